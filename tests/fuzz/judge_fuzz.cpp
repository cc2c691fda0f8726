// Any output for any input of any judge problem. Promised: a reason with every verdict but
// `accepted`, about a puzzle of the input.
#include "expect.h"
#include "judge/judge.h"
#include "profile/registry.h"

namespace sudominoku::fuzz {
namespace {

/// Stands between input and output.
constexpr char kSeparator = '\x1e';

void expectSane(const judge::Judgement& judgement, std::size_t cases) {
  const bool isAccepted = judgement.verdict == judge::Verdict::accepted;
  expect(judgement.reason.has_value() != isAccepted, "there is a reason unless it is accepted");
  if (judgement.reason) {
    expect(judgement.reason->puzzle >= 0 && judgement.reason->puzzle <= static_cast<int>(cases),
           "a reason is about a puzzle of the input");
  }
  if (judgement.board) {
    expect(judgement.board->caseIndex >= 0 && judgement.board->caseIndex < static_cast<int>(cases),
           "a board is one of the input");
  }
}

int run(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const auto& all = profile::profiles();
  const auto choice = static_cast<std::size_t>(bytes.below(static_cast<int>(all.size()) + 1));
  const bool isStrict = bytes.below(2) == 1;
  const std::string_view rest = bytes.rest();
  const std::size_t end = rest.find(kSeparator);
  const std::string_view input = rest.substr(0, end);
  const std::string_view output =
      end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  const profile::Profile* profile =
      choice == all.size() ? profile::detectProfile(input, output) : all[choice];
  if (profile == nullptr) return 0;
  const profile::Input read = profile->read(input);
  if (hasErrors(read.diagnostics)) return 0;
  expectSane(judge::judge(*profile, read.cases, output, {.isStrict = isStrict}), read.cases.size());
  return 0;
}

}  // namespace
}  // namespace sudominoku::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudominoku::fuzz::run(data, size);
}
