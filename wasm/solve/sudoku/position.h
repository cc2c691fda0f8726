// A position of the search: the candidates of all 81 cells in nine vectors.
//
// There is one vector for each *place*, which is a cell's seat within its box: place 3·i + j is row
// i and column j of the box. A vector holds the candidates of the nine cells that share the place,
// one in each box. Its lane is the box's band, and in the lane the box's stack is a field of ten
// bits, nine for the digits and one spare, always 0 at rest:
//
//      bit   29 28 … 20   19 18 … 10    9  8 … 0
//            –  9 … 1     –  9 … 1      –  9 … 1        lane 0: band 0, lane 1: band 1,
//            stack 2      stack 1       stack 0         lane 2: band 2, lane 3: always 0
//
// So one operation treats a place in all boxes and for all digits at once, and the sets that matter
// line up without a shuffle: the digits that a minirow (three cells of a row in one box) can take
// are the union of three vectors, those of a box the union of nine. Going to the next stack or band
// is a rotation of fields or of lanes.
#pragma once

#include <array>
#include <cstdint>

#include "board/puzzle.h"
#include "solve/vector.h"

namespace sudominoku::solve {

/// Cells of a box, and so places; bits of a field.
inline constexpr int kPlaces = 9;
inline constexpr int kFieldBits = 10;

/// The same nine or ten bits in all three fields of a lane.
constexpr std::uint32_t inFields(std::uint32_t bits) {
  return bits | bits << kFieldBits | bits << 2 * kFieldBits;
}

/// The same value in the three lanes that are used.
constexpr Lanes inLanes(std::uint32_t value) { return Lanes{value, value, value, 0}; }

/// The vectors of a position, one for each place.
struct Position {
  Lanes places[kPlaces];

  /// The givens, and every digit in the blank cells.
  static Position of(const Grid& givens);
  /// The givens and candidates; a given that is no candidate leaves its cell empty.
  static Position of(const Sudoku& puzzle);

  DigitSet candidates(Cell cell) const;
  /// Those of all cells.
  CandidateGrid candidates() const;
  /// Leaves the cell no other digits than these.
  void restrict(Cell cell, DigitSet digits);

  /// Leaves the cell this digit, and takes it from the cell's peers.
  void setDigit(Cell cell, Digit digit);

  /// The candidates beyond one for each cell.
  int spareCandidates() const;

  /// The digits of a solved position.
  Grid grid() const;
};

/// Where a cell's candidates are.
struct Seat {
  std::uint8_t place;
  std::uint8_t band;
  std::uint8_t shift;
};

/// The seat of each cell.
inline constexpr std::array<Seat, kCells> kSeats = [] {
  std::array<Seat, kCells> seats{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int row = rowOf(cell);
    const int column = columnOf(cell);
    seats[cell] = {static_cast<std::uint8_t>(row % 3 * 3 + column % 3),
                   static_cast<std::uint8_t>(row / 3),
                   static_cast<std::uint8_t>(column / 3 * kFieldBits)};
  }
  return seats;
}();

inline DigitSet Position::candidates(Cell cell) const {
  const Seat seat = kSeats[cell];
  return DigitSet::fromBits(places[seat.place][seat.band] >> seat.shift);
}

inline void Position::restrict(Cell cell, DigitSet digits) {
  const Seat seat = kSeats[cell];
  places[seat.place][seat.band] &= ~((digits.bits() ^ 0x1ffu) << seat.shift);
}

}  // namespace sudominoku::solve
