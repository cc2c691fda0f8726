// An independent judge of solutions: shares no table and no code with the searches it checks.
#pragma once

#include <string>

#include "board/puzzle.h"

namespace sudominoku::test {

/// What is wrong with a claimed solution of a Sudoku; empty where nothing is.
std::string flawOf(const Sudoku& puzzle, const Grid& solution);

/// The same for a Su-domino-ku: the digits, and a tiling with the 36 dominoes that holds the
/// givens.
std::string flawOf(const Sudominoku& puzzle, const Grid& solution, const Tiling& tiling);

}  // namespace sudominoku::test
