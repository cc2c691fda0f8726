// Which choice to guess at next.
#pragma once

#include <array>
#include <cstdint>

#include "board/split_mix.h"
#include "solve/sudominoku/look.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// A digit for a cell or, where there is a second cell, a domino for an edge.
struct Option {
  std::uint8_t cell;
  std::uint8_t digit;
  std::uint8_t secondCell;
  std::uint8_t secondDigit;

  bool isPlacement() const { return secondDigit != 0; }
  /// The edge of a placement.
  Edge edge() const { return edgeFrom(cell, secondCell); }
  void applyTo(State& position) const {
    position.digits.setDigit(cell, digit);
    if (!isPlacement()) return;
    position.digits.setDigit(secondCell, secondDigit);
    position.setEdge(edge());
  }
};

/// A domino is guessed at only if it has at most so many placements.
inline constexpr int kMostPlacements = 16;

/// Ways of which every grid takes one: the digits of a cell, the cells of a digit in a house, or
/// the placements of a domino. Of placements a grid that has several tilings may take several.
struct Choice {
  std::array<Option, kMostPlacements> options;
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

/// The digits of a cell or the cells of a digit in a house, whichever are fewest, in a propagated
/// position with an unsolved cell. Among equally narrow ones, the one that strikes most candidates;
/// with `random`, most ties are broken at random.
Choice narrowestDigits(const State& state, const Look& look, SplitMix64* random);

/// That or the placements of the domino that has the fewest, by what a guess promises to settle.
/// With `random`, the ways come in random order as well.
Choice mostTellingChoice(const State& state, const Look& look, SplitMix64* random);

}  // namespace sudominoku::solve::domino
