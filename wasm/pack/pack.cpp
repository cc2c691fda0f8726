#include "pack/pack.h"

#include <array>

#include "answer/answer.h"
#include "pack/cases.h"
#include "pack/testlib.h"
#include "profile/registry.h"

namespace sudominoku::pack {

std::string_view nameOf(CaseKind kind) {
  static constexpr std::array<std::string_view, kCaseKinds> names{"already-full",
                                                                  "one-blank",
                                                                  "blank-grid",
                                                                  "many-solutions",
                                                                  "few-clues",
                                                                  "needs-guessing",
                                                                  "deep-row-major",
                                                                  "deep-column-major",
                                                                  "deep-reversed",
                                                                  "deep-digits-descending",
                                                                  "late-failure",
                                                                  "trailing-blanks",
                                                                  "crlf",
                                                                  "published",
                                                                  "several-cases",
                                                                  "fewest-dominoes",
                                                                  "most-dominoes",
                                                                  "crossing-boxes",
                                                                  "vertical-only",
                                                                  "horizontal-only",
                                                                  "left-and-up",
                                                                  "digit-order",
                                                                  "several-tilings",
                                                                  "hard-search",
                                                                  "half-checked",
                                                                  "no-final-newline"};
  return names[static_cast<int>(kind)];
}

bool hasPack(std::string_view problem) {
  return problem == "2580" || problem == "2239" || problem == "4574";
}

Pack makePack(std::string_view problem, std::uint64_t seed) {
  const profile::Profile& profile = *profile::profileOf(problem);
  Random random(seed);
  Pack pack{std::string(problem), seed, {}, testlibFilesFor(problem)};
  pack.cases = problem == "4574" ? sudominokuCases(profile, random) : sudokuCases(profile, random);
  return pack;
}

std::string stemOf(const Pack& pack, int index) {
  std::string number = std::to_string(index + 1);
  if (number.size() < 2) number.insert(0, "0");
  number += '-';
  number += nameOf(pack.cases[index].kind);
  return number;
}

PackCase caseOf(const profile::Profile& profile, CaseKind kind,
                const std::vector<profile::Case>& cases) {
  return {kind, writeInput(profile, cases),
          writeOutput(profile, cases, answer::answersTo(profile, cases).answers)};
}

}  // namespace sudominoku::pack
