// The 36 dominoes of Su-domino-ku and where they lie.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "board/cell.h"
#include "board/digit_set.h"

namespace sudominoku {

inline constexpr int kDominoes = 36;  ///< unordered pairs of different digits

/// A domino's index, 0 to 35: {1,2}, {1,3}, …, {1,9}, {2,3}, …, {8,9}.
using Domino = int;

/// The domino that shows two different digits, in either order.
constexpr Domino dominoOf(Digit a, Digit b) {
  const int low = std::min(a, b);
  const int high = std::max(a, b);
  return (low - 1) * (18 - low) / 2 + high - low - 1;
}

/// The two digits of a domino, the smaller first.
struct DominoDigits {
  std::uint8_t low;
  std::uint8_t high;
};

/// The digits of each domino.
inline constexpr std::array<DominoDigits, kDominoes> kDominoDigits = [] {
  std::array<DominoDigits, kDominoes> all{};
  for (int low = 1; low <= kSize; ++low) {
    for (int high = low + 1; high <= kSize; ++high) {
      all[dominoOf(low, high)] = {static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high)};
    }
  }
  return all;
}();

/// A domino laid on two adjacent cells: `firstDigit` on `firstCell`, `secondDigit` on `secondCell`.
struct Placement {
  Cell firstCell = kNoCell;
  Cell secondCell = kNoCell;
  Digit firstDigit = 0;
  Digit secondDigit = 0;
  friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

/// For each cell the other cell of its domino; an isolated cell is its own partner.
using Tiling = std::array<std::uint8_t, kCells>;

}  // namespace sudominoku
