// Tiling a grid full of digits with the 36 dominoes, as an exact cover: the items are the cells and
// the dominoes, and an option lays one domino on two adjacent cells.
#pragma once

#include <cstdint>
#include <optional>

#include "board/puzzle.h"

namespace sudominoku::textbook {

/// How many tilings there are, and one of them.
struct DominoTilings {
  /// Counted up to the limit.
  std::uint64_t count = 0;
  std::optional<Tiling> first;
};

/// Counts up to `limit` tilings of a grid of 81 digits in which the puzzle's dominoes lie where
/// they are given, its isolated cells stay single, and every pair of digits is laid exactly once.
DominoTilings tileWithDominoes(const Sudominoku& puzzle, const Grid& digits,
                               std::uint64_t limit = 1);

}  // namespace sudominoku::textbook
