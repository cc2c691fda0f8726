// Sudoku with bit masks, singles and fewest candidates first: what people write after row-major
// backtracking has proven too slow.
#pragma once

#include <cstdint>
#include <optional>

#include "board/grid.h"

namespace sudominoku::textbook {

/// What a search has found.
struct MaskRun {
  std::uint64_t solutions = 0;
  /// The first solution met; no particular one.
  std::optional<Grid> first;
  /// `maxSolutions` were found, and there may be more.
  bool capped = false;
};

/// Counts the solutions of a grid up to `maxSolutions`. Givens that clash have none.
MaskRun solveByMasks(const Grid& givens, std::uint64_t maxSolutions = 2);

/// The solution that is the smallest 81-digit number; none where there is no solution. Digit by
/// digit: a cell takes the smallest digit with which a solution is left.
std::optional<Grid> smallestSolution(const Grid& givens);

}  // namespace sudominoku::textbook
