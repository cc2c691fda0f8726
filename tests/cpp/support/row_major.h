// An oracle for Sudoku, as the blog posts teach it: cells row by row, digits in ascending order,
// and back up.
#pragma once

#include <cstdint>
#include <optional>

#include "board/grid.h"
#include "textbook/call_meter.h"

namespace sudominoku::test {

/// How long a search took, and what it found.
struct RowMajorRun {
  /// Calls of the recursive function, counted as problem 12095 counts them: before anything else,
  /// for given cells too, and for the one past the last cell.
  std::uint64_t calls = 0;
  /// The cap was reached; what was found until then stands.
  bool capped = false;
  std::uint64_t solutions = 0;
  std::optional<Grid> first;
};

/// Solves by row-major backtracking until `maxSolutions` are found or `callCap` calls are made. As
/// in problem 12095 the givens are marked as used but not compared with each other; check
/// clashingCells first where they may clash.
RowMajorRun solveRowMajor(const Grid& givens, std::uint64_t callCap = textbook::kCallCap,
                          std::uint64_t maxSolutions = 1);

}  // namespace sudominoku::test
