// Whether what somebody has entered so far can be right, without telling the solution.
#pragma once

#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "solve/inquiry.h"

namespace sudominoku::solve {

/// What can be said about entries.
enum class Judgement {
  right,       ///< a solution agrees with all entries
  wrong,       ///< some entries are wrong, each by itself
  together,    ///< each entry agrees with some solution, but none with all of them
  noSolution,  ///< the puzzle itself has none
  undecided,   ///< the effort was spent
};

/// `right`, `wrong`, `together`, `no-solution` or `undecided`.
std::string_view nameOf(Judgement judgement);

/// How entries stand.
struct CheckedEntries {
  Judgement judgement = Judgement::undecided;
  /// Ascending; for Judgement::wrong alone.
  std::vector<Cell> wrongCells;
};

/// Entries on cells with a given are passed over.
CheckedEntries checkEntries(const Sudoku& puzzle, const Grid& entries, const Effort& effort = {});
CheckedEntries checkEntries(const Sudominoku& puzzle, const Grid& entries,
                            const Effort& effort = {});

/// One cell of a solution.
struct RevealedCell {
  /// 0: the puzzle has no solution, or the effort was spent before one was found.
  Digit digit = 0;
  /// About the puzzle: with Outcome::multiple, or Outcome::limit and a digit, the digit is that of
  /// one solution.
  Outcome outcome = Outcome::limit;
};

/// Tells the digit of a cell: where there are several solutions, in one that agrees with the
/// entries in the other cells, if there is any.
RevealedCell revealCell(const Sudoku& puzzle, const Grid& entries, Cell cell,
                        const Effort& effort = {});
RevealedCell revealCell(const Sudominoku& puzzle, const Grid& entries, Cell cell,
                        const Effort& effort = {});

}  // namespace sudominoku::solve
