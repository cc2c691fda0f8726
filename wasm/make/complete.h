// The puzzle at hand, with as many givens more as make it unique.
#pragma once

#include <vector>

#include "board/puzzle.h"
#include "solve/clues.h"
#include "solve/inquiry.h"

namespace sudominoku::make {

/// A puzzle, and what was added to it.
template <typename PuzzleOfKind>
struct Completed {
  /// About the puzzle as it was: there is something to add where it is `multiple`.
  solve::Outcome outcome = solve::Outcome::limit;
  /// Unique, where `added` is not empty; otherwise as it was.
  PuzzleOfKind puzzle;
  std::vector<solve::Clue> added;
  /// Proven: no fewer do. Otherwise these are the fewest that were found.
  bool isFewest = false;
};

/// Adds the fewest clues (digits, for Su-domino-ku dominoes) that make a puzzle unique. Whether one
/// is enough is tried out; where it is not, several are chosen one by one, each that which leaves
/// the fewest solutions. For a Sudoku with few solutions all choices of fewer are gone through
/// then; with many, all pairs, and of three and four clues those that leave few solutions each.
Completed<Sudoku> completed(const Sudoku& puzzle, const solve::Effort& effort = {});
Completed<Sudominoku> completed(const Sudominoku& puzzle, const solve::Effort& effort = {});

}  // namespace sudominoku::make
