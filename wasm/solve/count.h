// How many solutions a Sudoku has, far beyond what can be visited.
#pragma once

#include <string>

#include "board/puzzle.h"
#include "solve/request.h"

namespace sudominoku::solve {

/// A number of solutions. The blank board has some 2^73.
__extension__ using SolutionTotal = unsigned __int128;

/// In decimal digits.
std::string digitsOf(SolutionTotal total);

/// A number that a limit may have cut.
struct SolutionCount {
  SolutionTotal value = 0;
  /// False: the count ended early, so `value` is a lower bound.
  bool exact = false;
};

/// Counts the solutions up to Limits::maxSolutions. They are searched for at first; where that
/// takes long and the nodes are not limited, they are counted without being visited. The monitor is
/// told of no more than kUnlimited.
SolutionCount countSolutions(const Sudoku& puzzle, const Request& request);

}  // namespace sudominoku::solve
