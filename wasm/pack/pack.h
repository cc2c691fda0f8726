// Test packs: inputs named after the bug they catch, with the output that is expected.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sudominoku::pack {

/// What a case is for; worded by the page and the command line.
enum class CaseKind {
  alreadyFull,
  oneBlank,
  blankGrid,
  manySolutions,
  fewClues,
  needsGuessing,
  deepRowMajor,
  deepColumnMajor,
  deepReversed,
  deepDigitsDescending,
  lateFailure,
  trailingBlanks,
  crlf,
  published,
  severalCases,
  fewestDominoes,
  mostDominoes,
  crossingBoxes,
  verticalOnly,
  horizontalOnly,
  leftAndUp,
  digitOrder,
  severalTilings,
  hardSearch,
  halfChecked,
  noFinalNewline,
};

inline constexpr int kCaseKinds = static_cast<int>(CaseKind::noFinalNewline) + 1;

/// The calls that the posts' domino search makes at most on CaseKind::hardSearch; at least half of
/// them.
inline constexpr std::uint64_t kHardSearchCap = 1'000'000;

/// `already-full` and so on.
std::string_view nameOf(CaseKind kind);

/// One test: an input and what should come out.
struct PackCase {
  CaseKind kind;
  std::string input;
  /// One right output; the only one unless `isAnyAccepted`.
  std::string output;
  /// Several outputs are right: the judge or the checker decides.
  bool isAnyAccepted = false;
  /// Calls that the search takes that the case is aimed at, counted to the solution; 0: at none.
  std::uint64_t calls = 0;
};

/// A file that goes with a pack: for problem setters.
struct PackFile {
  std::string_view name;
  std::string_view content;
};

/// The tests for one problem.
struct Pack {
  /// `2580`, `2239` or `4574`.
  std::string problem;
  std::uint64_t seed = 0;
  std::vector<PackCase> cases;
  /// A validator, a checker and a generator for testlib.h, in C++.
  std::vector<PackFile> files;
};

/// Whether there is a pack for this problem.
bool hasPack(std::string_view problem);

/// Makes the pack of a problem that has one. The same seed gives the same pack everywhere.
Pack makePack(std::string_view problem, std::uint64_t seed);

/// `01-already-full`: the stem of a case's files; `index` counts from 0.
std::string stemOf(const Pack& pack, int index);

}  // namespace sudominoku::pack
