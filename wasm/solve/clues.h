// Clues more, and clues less: what would make a puzzle unique, and what it could do without.
#pragma once

#include <cstddef>
#include <vector>

#include "board/puzzle.h"
#include "solve/inquiry.h"

namespace sudominoku::solve {

/// A given of either kind: a digit in `firstCell`, for Su-domino-ku a domino. Of a digit the second
/// cell is kNoCell.
using Clue = Placement;

/// Clues that would make a puzzle unique.
struct ExtraClues {
  /// About the puzzle as it is; without Outcome::multiple there is nothing to look for.
  Outcome outcome = Outcome::limit;
  /// The clues each of which alone makes the puzzle unique.
  std::vector<Clue> each;
  /// Where there is none: a few that do together, the fewest that were found. Without any one of
  /// them the puzzle has several solutions.
  std::vector<Clue> together;
  /// False: the effort was spent, or `most` was reached, before all had been looked at.
  bool complete = false;
};

/// Looks for further givens, of `each` for no more than `most`: digits for a Sudoku, dominoes for a
/// Su-domino-ku. Unique means one grid. Order: by cell, then by digit.
ExtraClues findExtraClues(const Sudoku& puzzle, std::size_t most, const Effort& effort = {});
ExtraClues findExtraClues(const Sudominoku& puzzle, std::size_t most, const Effort& effort = {});

/// Clues that a puzzle could do without.
struct RedundantClues {
  /// Only a unique puzzle can have redundant clues.
  Outcome outcome = Outcome::limit;
  /// The givens without any one of which, the others kept, the puzzle is still unique. None: it is
  /// minimal, where `complete`.
  std::vector<Clue> clues;
  /// False: the effort was spent before all had been tried.
  bool complete = false;
};

/// Of a Su-domino-ku the given dominoes are tried; its isolated digits always stay.
RedundantClues findRedundantClues(const Sudoku& puzzle, const Effort& effort = {});
RedundantClues findRedundantClues(const Sudominoku& puzzle, const Effort& effort = {});

}  // namespace sudominoku::solve
