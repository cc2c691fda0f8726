#include "judge/judge.h"

#include <iostream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/json.h"
#include "cli/judge_wording.h"
#include "cli/profiles.h"
#include "cli/stream.h"

namespace sudominoku::cli {
namespace {

/// A judgement on an output, and what it is about.
struct Judged {
  const JudgeOptions& options;
  const ProfiledInput& input;
  const judge::Judgement& judgement;

  std::string sentenceFor(const judge::Reason& reason) const {
    // What names cells is about a puzzle; the input may hold none.
    if (reason.puzzle == 0) return wordingOf(reason, false, kSize);
    const profile::Case& one = input.cases[reason.puzzle - 1];
    return wordingOf(reason, one.sudominoku.has_value(), one.square.size());
  }

  std::string jsonOf(const judge::Reason& reason) const {
    return JsonObject()
        .add("kind", nameOf(reason.kind))
        .add("puzzle", static_cast<std::uint64_t>(reason.puzzle))
        .add("line", static_cast<std::uint64_t>(reason.place.line))
        .add("column", static_cast<std::uint64_t>(reason.place.column))
        .add("length", static_cast<std::uint64_t>(reason.place.length))
        .addRaw("cells", jsonArray(reason.cells, [](Cell cell) { return std::to_string(cell); }))
        .add("found", reason.found)
        .add("expected", reason.expected)
        .add("sentence", sentenceFor(reason))
        .text();
  }

  void writeJson() const {
    JsonObject json;
    json.add("profile", input.profile->id).add("verdict", nameOf(judgement.verdict));
    if (judgement.reason) json.addRaw("reason", jsonOf(*judgement.reason));
    if (judgement.strictReason) json.addRaw("strictReason", jsonOf(*judgement.strictReason));
    if (judgement.calls != 0) json.add("calls", judgement.calls);
    std::cout << json.text() << '\n';
  }

  void writeLine(const judge::Reason& reason) const {
    std::cout << options.output << ':' << reason.place.line << ':' << reason.place.column << ": ";
    if (reason.puzzle > 0 && input.cases.size() > 1) {
      std::cout << "puzzle " << reason.puzzle << ": ";
    }
    std::cout << sentenceFor(reason) << '\n';
  }

  void writeText() const {
    std::cout << nameOf(judgement.verdict) << '\n';
    if (judgement.calls != 0) std::cout << "calls: " << judgement.calls << '\n';
    if (judgement.reason) writeLine(*judgement.reason);
    if (judgement.strictReason) {
      std::cout << "a byte-exact judge would reject it:\n";
      writeLine(*judgement.strictReason);
    }
  }
};

}  // namespace

int runJudge(const JudgeOptions& options) {
  if (options.input == "-" && options.output == "-") {
    std::cerr << "INPUT and OUTPUT cannot both be standard input\n";
    return kBadInput;
  }
  const auto input = readFile(options.input);
  const auto output = readFile(options.output);
  if (!input || !output) return kBadInput;
  const auto read = readByProfile(options.profile, options.input, *input, *output);
  if (!read) return kBadInput;
  if (options.profile == "auto" && !options.json) sayProfile(options.input, *read);
  const judge::Judgement judgement =
      judge::judge(*read->profile, read->cases, *output, {.isStrict = options.isStrict});
  const Judged judged{options, *read, judgement};
  if (options.json) {
    judged.writeJson();
  } else {
    judged.writeText();
  }
  return judgement.verdict == judge::Verdict::accepted ? kSuccess : kUnsolved;
}

}  // namespace sudominoku::cli
