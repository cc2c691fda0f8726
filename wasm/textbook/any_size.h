// Row-major backtracking on boards of other sizes: 1×1, 4×4, 9×9.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace sudominoku::textbook {

/// What stands in a square of boxes with `boxSize` rows and columns, 10 at most: boxSize⁴ values,
/// row by row, 0 blank.
using BoardValues = std::vector<std::uint8_t>;

/// Whether a value other than 0 stands twice in a row, column or box.
bool hasRepeats(int boxSize, const BoardValues& values);

/// The smallest solution in dictionary order, rows first; none where there is none.
std::optional<BoardValues> smallestOfAnySize(int boxSize, const BoardValues& values);

}  // namespace sudominoku::textbook
