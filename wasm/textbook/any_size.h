// Row-major backtracking on boards of other sizes: 1×1, 4×4, 9×9.
#pragma once

#include <optional>
#include <vector>

namespace sudominoku::textbook {

/// Whether a value other than 0 stands twice in a row, column or box of a square of boxes with
/// `boxSize` rows and columns: boxSize⁴ values, row by row, 0 blank.
bool hasRepeats(int boxSize, const std::vector<int>& values);

/// The smallest solution in dictionary order, rows first; none where there is none.
std::optional<std::vector<int>> smallestOfAnySize(int boxSize, const std::vector<int>& values);

}  // namespace sudominoku::textbook
