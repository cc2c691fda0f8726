// The candidates by digit, which is how the rules of dominoes want them.
//
// A position has nine vectors, one for each place of a box, and in each field a bit for each digit;
// planes are a vector for each digit, and in each field a bit for each place. So going from one to
// the other is to transpose a 9×9 matrix of bits in all nine boxes at once, and the way back is the
// same. The upper left 8×8 bits are transposed as in Hacker's Delight (section 7-3), by swapping
// blocks of 4×4, of 2×2 and single bits; what is left are the last row and the last column.
#pragma once

#include <array>
#include <cstdint>

#include "solve/sudominoku/cell_set.h"

namespace sudominoku::solve::domino {

/// For each digit (index d−1) the cells that may hold it.
using Planes = std::array<CellSet, kSize>;

namespace bits {

/// A 9×9 matrix of bits for each box: bit j of row i.
using Rows = std::array<Lanes, kSize>;

/// Swaps the blocks of bits of rows a and b that lie off the diagonal.
SUDOMINOKU_INLINE void swapBlocks(Lanes& a, Lanes& b, int size, std::uint32_t lowBlocks) {
  const Lanes moved = ((a >> size) ^ b) & inBoxes(lowBlocks);
  b ^= moved;
  a ^= moved << size;
}

/// All nine matrices, their rows made columns.
SUDOMINOKU_INLINE Rows transposed(Rows rows) {
  constexpr int kLast = kSize - 1;
  const Lanes lastBits = inBoxes(1u << kLast);
  const Lanes lastRow = rows[kLast];
  Lanes lastColumn = lastRow & lastBits;
  for (int i = 0; i < kLast; ++i) lastColumn |= (rows[i] & lastBits) >> (kLast - i);

  for (int i = 0; i < 4; ++i) swapBlocks(rows[i], rows[i + 4], 4, 0b00001111);
  for (const int i : {0, 1, 4, 5}) swapBlocks(rows[i], rows[i + 2], 2, 0b00110011);
  for (const int i : {0, 2, 4, 6}) swapBlocks(rows[i], rows[i + 1], 1, 0b01010101);

  for (int i = 0; i < kLast; ++i) {
    rows[i] = (rows[i] & ~lastBits) | ((lastRow << (kLast - i)) & lastBits);
  }
  rows[kLast] = lastColumn;
  return rows;
}

}  // namespace bits

/// The candidates of a position by digit.
SUDOMINOKU_INLINE Planes planesOf(const Position& position) {
  const Lanes* p = position.places;
  const bits::Rows rows = bits::transposed({p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8]});
  const auto plane = [&](int i) { return CellSet(rows[i]); };
  return {plane(0), plane(1), plane(2), plane(3), plane(4), plane(5), plane(6), plane(7), plane(8)};
}

/// And back.
SUDOMINOKU_INLINE Position positionOf(const Planes& planes) {
  const auto row = [&](int i) { return planes[i].lanes(); };
  const bits::Rows p =
      bits::transposed({row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7), row(8)});
  return {{p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8]}};
}

}  // namespace sudominoku::solve::domino
