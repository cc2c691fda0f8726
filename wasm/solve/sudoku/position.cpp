#include "solve/sudoku/position.h"

#include <bit>
#include <cstring>

namespace sudominoku::solve {
namespace {

/// What a cell of a stack may hold, by its given digit.
constexpr auto kFields = [] {
  std::array<std::array<std::uint32_t, 1 + kSize>, 3> fields{};
  for (int stack = 0; stack < 3; ++stack) {
    fields[stack][0] = 0x1ffu << stack * kFieldBits;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      fields[stack][digit] = 1u << (stack * kFieldBits + digit - 1);
    }
  }
  return fields;
}();

}  // namespace

Position Position::of(const Grid& givens) {
  Position position;
  const std::uint8_t* digits = givens.digits().data();
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      std::uint32_t lanes[3];
      for (int band = 0; band < 3; ++band) {
        const std::uint8_t* cells = digits + cellAt(3 * band + i, j);
        lanes[band] = kFields[0][cells[0]] | kFields[1][cells[3]] | kFields[2][cells[6]];
      }
      position.places[3 * i + j] = Lanes{lanes[0], lanes[1], lanes[2], 0};
    }
  }
  return position;
}

Position Position::of(const Sudoku& puzzle) {
  Position position = of(puzzle.givens);
  if (!puzzle.hasCandidates()) return position;
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

CandidateGrid Position::candidates() const {
  CandidateGrid grid;
  for (Cell cell = 0; cell < kCells; ++cell) grid[cell] = candidates(cell);
  return grid;
}

Grid Position::grid() const {
  // The number of a bit is the exponent of what it stands for, as a floating-point number, so one
  // conversion tells the digits of a stack in all bands. Exponents begin at bit 23, with 127 more.
  using Ints = std::int32_t __attribute__((vector_size(16)));
  using Floats = float __attribute__((vector_size(16)));
  static constexpr Lanes kConstants[] = {inLanes(0x1ff), inLanes(126 * 0x010101)};
  const Lanes* constants = opaque(kConstants);
  Lanes minirows[3][3];
  for (int i = 0; i < 3; ++i) {
    for (int stack = 0; stack < 3; ++stack) {
      Lanes three{};
      for (int j = 0; j < 3; ++j) {
        const Lanes bit = places[3 * i + j] >> stack * kFieldBits & constants[0];
        const Floats power = __builtin_convertvector(reinterpret_cast<Ints>(bit), Floats);
        three |= reinterpret_cast<Lanes>(power) >> (23 - 8 * j);
      }
      minirows[i][stack] = three - constants[1];
    }
  }
  Grid grid;
  for (int band = 0; band < 3; ++band) {
    for (int i = 0; i < 3; ++i) {
      for (int stack = 0; stack < 3; ++stack) {
        const std::uint32_t three = minirows[i][stack][band];
        std::memcpy(&grid.digits()[cellAt(3 * band + i, 3 * stack)], &three, 3);
      }
    }
  }
  return grid;
}

}  // namespace sudominoku::solve
