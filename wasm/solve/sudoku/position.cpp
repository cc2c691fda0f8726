#include "solve/sudoku/position.h"

#include <bit>

namespace sudominoku::solve {

Position Position::of(const Grid& givens) {
  // What a cell may hold, by its given digit.
  static constexpr std::uint32_t kBits[1 + kSize] = {0x1ff, 1, 2, 4, 8, 16, 32, 64, 128, 256};
  Position position;
  const std::uint8_t* digits = givens.digits().data();
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      std::uint32_t lanes[3];
      for (int band = 0; band < 3; ++band) {
        const std::uint8_t* cells = digits + cellAt(3 * band + i, j);
        lanes[band] =
            kBits[cells[0]] | kBits[cells[3]] << kFieldBits | kBits[cells[6]] << 2 * kFieldBits;
      }
      position.places[3 * i + j] = Lanes{lanes[0], lanes[1], lanes[2], 0};
    }
  }
  return position;
}

Position Position::of(const Sudoku& puzzle) {
  Position position = of(puzzle.givens);
  // Half as wide as unsigned, so that a vector holds twice as many.
  std::uint16_t common = DigitSet::all().bits();
  for (const DigitSet digits : puzzle.candidates) common &= digits.bits();
  if (common == DigitSet::all().bits()) return position;
  for (Cell cell = 0; cell < kCells; ++cell) position.restrict(cell, puzzle.candidates[cell]);
  return position;
}

void Position::setDigit(Cell cell, Digit digit) {
  const Seat seat = kSeats[cell];
  const std::uint32_t bit = 1u << (digit - 1);
  const Lanes band = static_cast<Lanes>(Lanes{0, 1, 2, 3} == std::uint32_t{seat.band});
  const Lanes inBox = band & bit << seat.shift;
  const Lanes inRow = band & inFields(bit);
  const Lanes inColumn = inLanes(bit << seat.shift);
  for (Lanes& place : places) place &= ~inBox;
  for (int j = 0; j < 3; ++j) places[seat.place / 3 * 3 + j] &= ~inRow;
  for (int i = 0; i < 3; ++i) places[seat.place % 3 + 3 * i] &= ~inColumn;
  Lanes& own = places[seat.place];
  own = (own & ~(band & 0x1ffu << seat.shift)) | inBox;
}

int Position::spareCandidates() const {
  int spare = -kCells;
  for (const Lanes& place : places) {
    const Halves bits = halves(place);
    spare += std::popcount(bits.low) + std::popcount(bits.high);
  }
  return spare;
}

Grid Position::grid() const {
  Grid grid;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      for (int band = 0; band < 3; ++band) {
        const std::uint32_t lane = places[3 * i + j][band];
        const Cell cell = cellAt(3 * band + i, j);
        grid.set(cell, 1 + std::countr_zero(lane));
        grid.set(cell + 3, 1 + std::countr_zero(lane >> kFieldBits));
        grid.set(cell + 6, 1 + std::countr_zero(lane >> 2 * kFieldBits));
      }
    }
  }
  return grid;
}

}  // namespace sudominoku::solve
