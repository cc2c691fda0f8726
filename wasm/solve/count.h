// How many solutions a Sudoku has, far beyond what can be visited.
#pragma once

#include "board/puzzle.h"
#include "solve/request.h"

namespace sudominoku::solve {

/// Counts the solutions up to Limits::maxSolutions. They are searched for at first; where that
/// takes long and the nodes are not limited, they are counted without being visited.
Count countSolutions(const Sudoku& puzzle, const Request& request);

}  // namespace sudominoku::solve
