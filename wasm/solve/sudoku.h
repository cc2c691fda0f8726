// The production Sudoku engine.
#pragma once

#include <vector>

#include "board/puzzle.h"
#include "solve/request.h"

namespace sudominoku::solve {

/// What a search has found.
struct SudokuAnswer {
  Outcome outcome = Outcome::none;
  Count solutionCount;
  /// At most Request::keepSolutions of them.
  std::vector<Grid> solutions;
  Counters counters;
};

/// Searches a Sudoku. Any givens and candidates are allowed: contradictions give Outcome::none.
SudokuAnswer solveSudoku(const Sudoku& puzzle, const Request& request);

}  // namespace sudominoku::solve
