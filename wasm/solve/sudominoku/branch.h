// Which choice to guess at next. Different ways of a choice always lead to different grids, so no
// grid is ever found twice and none need be remembered.
#pragma once

#include "board/split_mix.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// A digit for a cell or, where there is a second cell, a domino for an edge.
struct Option {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  std::uint8_t secondCell = 0;
  std::uint8_t secondDigit = 0;

  void applyTo(State& state) const {
    state.setDigit(cell, digit);
    if (secondDigit == 0) return;
    state.setDigit(secondCell, secondDigit);
    state.setEdge({cell, secondCell == cell + 1 ? Direction::right : Direction::down});
  }
};

/// Ways that exclude each other and of which every grid takes one: the digits of a cell, the cells
/// of a digit in a house, or the placements of a domino.
struct Choice {
  std::array<Option, kSize> options;
  int count = 0;
  void add(Cell cell, Digit digit) {
    options[count++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit), 0, 0};
  }
  void add(Cell cell, Digit digit, Cell secondCell, Digit secondDigit) {
    options[count++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit),
                        static_cast<std::uint8_t>(secondCell),
                        static_cast<std::uint8_t>(secondDigit)};
  }
};

/// The digits of a cell, ascending.
Choice digitsOfCell(const State& state, Cell cell);

/// The choice with the fewest ways, in a propagated position with an unsolved cell. Among equally
/// narrow cells, the one whose digits touch the most other such cells. With `random`, the ways come
/// in random order, and most ties are broken at random.
Choice narrowestChoice(const State& state, SplitMix64* random);

}  // namespace sudominoku::solve::domino
