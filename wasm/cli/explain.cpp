#include "cli/commands.h"
#include "cli/json.h"
#include "cli/step_wording.h"
#include "cli/stream.h"
#include "explain/hint.h"
#include "explain/path.h"
#include "explain/registry.h"

namespace sudominoku::cli {
namespace {

/// `solved medium 2.6 523 pointing`.
std::string ratingLine(explain::Outcome outcome, const explain::Rating& rating) {
  if (rating.steps == 0) return std::string(nameOf(outcome));
  std::string line(nameOf(outcome));
  line += ' ' + std::string(nameOf(rating.level)) + ' ' + tenths(rating.difficulty) + ' ' +
          std::to_string(rating.score) + ' ';
  return line + std::string(explain::rowFor(rating.hardest).id);
}

std::string jsonOf(const explain::Explanation& found, PuzzleKind kind, std::uint64_t number) {
  JsonObject json;
  json.add("puzzle", number).add("outcome", nameOf(found.outcome));
  if (!found.steps.empty()) {
    json.add("level", nameOf(found.rating.level));
    json.addRaw("difficulty", tenths(found.rating.difficulty));
    json.add("score", static_cast<std::uint64_t>(found.rating.score));
    json.add("hardest", explain::rowFor(found.rating.hardest).id);
  }
  json.addRaw("steps", jsonArray(found.steps,
                                 [=](const explain::Step& step) { return stepJson(step, kind); }));
  if (found.hasContradiction) json.add("contradiction", wordsOf(found.contradiction, kind));
  return json.text();
}

std::string textOf(const explain::Explanation& found, PuzzleKind kind) {
  std::string text;
  int number = 0;
  for (const explain::Step& step : found.steps) {
    text += std::to_string(++number) + ". " + stepLine(step, kind) + '\n';
  }
  if (found.hasContradiction) text += wordsOf(found.contradiction, kind) + '\n';
  return text + ratingLine(found.outcome, found.rating);
}

std::string textOf(const explain::Hint& hint, PuzzleKind kind) {
  std::string text;
  if (hint.kind != explain::Hint::Kind::step) return std::string(nameOf(hint.kind));
  for (const explain::Step& step : hint.before) text += stepLine(step, kind) + '\n';
  return text + stepLine(hint.step, kind);
}

}  // namespace

int runExplain(const ExplainOptions& options) {
  Stream stream{options.input, {}};
  stream.isSlow = true;
  stream.answer = [&](const Puzzle& puzzle, const text::Preceding& preceding, std::string& output) {
    const PuzzleKind kind = kindOf(puzzle);
    if (options.hint) {
      const explain::Hint hint = explain::hint(puzzle, {}, {});
      output += textOf(hint, kind) + '\n';
      return hint.kind != explain::Hint::Kind::impossible;
    }
    const explain::Explanation found = explain::explain(puzzle);
    if (!options.json && preceding.puzzles > 0) output += '\n';
    output +=
        (options.json ? jsonOf(found, kind, preceding.puzzles + 1) : textOf(found, kind)) + '\n';
    return found.outcome != explain::Outcome::impossible;
  };
  return run(stream);
}

int runRateByTechnique(const InputOptions& options) {
  return runLines(
      options,
      [](const Puzzle& puzzle) {
        const explain::PuzzleRating rating = explain::rate(puzzle);
        return ratingLine(rating.outcome, rating);
      },
      /*isSlow=*/true);
}

}  // namespace sudominoku::cli
