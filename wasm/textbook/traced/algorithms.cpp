#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

void search(Algorithm algorithm, const Puzzle& puzzle, Watch& watch) {
  const auto sudoku = [&] { return std::get_if<Sudoku>(&puzzle)->givens; };
  const auto sudominoku = [&]() -> const Sudominoku& { return *std::get_if<Sudominoku>(&puzzle); };
  switch (algorithm) {
    case Algorithm::sudokuBlankList:
      return searchBlankList(sudoku(), watch);
    case Algorithm::sudokuUsedTables:
      return searchUsedTables(sudoku(), watch);
    case Algorithm::sudokuBlankStack:
      return searchBlankStack(sudoku(), watch);
    case Algorithm::sudokuCandidateSet:
      return searchCandidateSet(sudoku(), watch);
    case Algorithm::sudokuMasks:
      return searchMasks(sudoku(), watch);
    case Algorithm::sudokuFewestFirst:
      return searchFewestFirst(sudoku(), watch);
    case Algorithm::sudokuSingles:
      return searchSingles(sudoku(), watch);
    case Algorithm::sudokuExactCover:
      return searchSudokuCover(sudoku(), watch);
    case Algorithm::sudominokuPost:
      return searchDominoPost(sudominoku(), watch);
    case Algorithm::sudominokuRightDown:
      return searchRightDown(sudominoku(), watch);
    case Algorithm::sudominokuMostConstrained:
      return searchMostConstrained(sudominoku(), watch);
    case Algorithm::sudominokuExactCover:
      return searchDominoCover(sudominoku(), watch);
  }
}

GivenCalls givenCallsOf(Algorithm algorithm) {
  if (kindOf(algorithm) == PuzzleKind::sudominoku) return GivenCalls::none;
  return algorithm < Algorithm::sudokuFewestFirst ? GivenCalls::onTheWay : GivenCalls::atFirst;
}

}  // namespace

std::string_view nameOf(Algorithm algorithm) {
  static constexpr std::array<std::string_view, kAlgorithms> names{"sudoku-blank-list",
                                                                   "sudoku-used-tables",
                                                                   "sudoku-blank-stack",
                                                                   "sudoku-candidate-set",
                                                                   "sudoku-masks",
                                                                   "sudoku-fewest-first",
                                                                   "sudoku-singles",
                                                                   "sudoku-exact-cover",
                                                                   "sudominoku-post",
                                                                   "sudominoku-right-down",
                                                                   "sudominoku-most-constrained",
                                                                   "sudominoku-exact-cover"};
  return names[static_cast<int>(algorithm)];
}

std::string_view nameOf(Ending ending) {
  static constexpr std::array<std::string_view, 5> names{"solved", "exhausted", "calls", "time",
                                                         "clash"};
  return names[static_cast<int>(ending)];
}

AlgorithmRun runAlgorithm(Algorithm algorithm, const Puzzle& puzzle, const RunLimits& limits,
                          const RunMonitor& monitor, Recorder* recorder) {
  const auto* sudominoku = std::get_if<Sudominoku>(&puzzle);
  const Grid givens = sudominoku ? sudominoku->givens() : std::get_if<Sudoku>(&puzzle)->givens;
  if (!clashingCells(givens).empty()) return {Ending::clash, {}, {}, 0};
  Watch watch(givens, givenCallsOf(algorithm), limits, monitor, recorder);
  if (sudominoku) {
    for (const Placement& domino : sudominoku->dominoes) watch.know(domino);
  }
  search(algorithm, puzzle, watch);
  return watch.take();
}

}  // namespace sudominoku::textbook
