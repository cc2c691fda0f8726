// The algorithms people write, each in a file of its own named like it, from the first that works
// to the fastest of the textbooks. They tell a Watch what they do.
#pragma once

#include <string_view>

#include "board/puzzle.h"
#include "textbook/traced/watch.h"

namespace sudominoku::textbook {

/// The algorithms, in the order in which they are taught: those for Sudoku first.
enum class Algorithm {
  sudokuBlankList,
  sudokuUsedTables,
  sudokuBlankStack,
  sudokuCandidateSet,
  sudokuMasks,
  sudokuFewestFirst,
  sudokuSingles,
  sudokuExactCover,
  sudominokuPost,
  sudominokuRightDown,
  sudominokuMostConstrained,
  sudominokuExactCover,
};

inline constexpr int kAlgorithms = static_cast<int>(Algorithm::sudominokuExactCover) + 1;

/// `sudoku-blank-list`, `sudominoku-post`, …: the file's name with - for _.
std::string_view nameOf(Algorithm algorithm);

/// `solved`, `exhausted`, `calls`, `time` or `clash`.
std::string_view nameOf(Ending ending);

/// Which kind of puzzle an algorithm works on.
constexpr PuzzleKind kindOf(Algorithm algorithm) {
  return algorithm < Algorithm::sudominokuPost ? PuzzleKind::sudoku : PuzzleKind::sudominoku;
}

/// Runs an algorithm on a complete puzzle of its kind, on the givens alone: candidates that a text
/// allows are not looked at. The monitor is asked about every thousand calls. Events go to the
/// recorder where there is one.
AlgorithmRun runAlgorithm(Algorithm algorithm, const Puzzle& puzzle, const RunLimits& limits,
                          const RunMonitor& monitor = {}, Recorder* recorder = nullptr);

// Each searches until the watch has enough or everything is tried. No two givens clash.

void searchBlankList(const Grid& givens, Watch& watch);
void searchUsedTables(const Grid& givens, Watch& watch);
void searchBlankStack(const Grid& givens, Watch& watch);
void searchCandidateSet(const Grid& givens, Watch& watch);
void searchMasks(const Grid& givens, Watch& watch);
void searchFewestFirst(const Grid& givens, Watch& watch);
void searchSingles(const Grid& givens, Watch& watch);
void searchSudokuCover(const Grid& givens, Watch& watch);
void searchDominoPost(const Sudominoku& puzzle, Watch& watch);
void searchRightDown(const Sudominoku& puzzle, Watch& watch);
void searchMostConstrained(const Sudominoku& puzzle, Watch& watch);
void searchDominoCover(const Sudominoku& puzzle, Watch& watch);

}  // namespace sudominoku::textbook
