// Which choice to guess at next.
#pragma once

#include <vector>

#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// One way of a choice: a digit for a cell or, with an edge, a domino's placement.
struct Option {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  bool isPlacement = false;
  Direction direction = Direction::right;
  std::uint8_t otherDigit = 0;

  Edge edge() const { return {cell, direction}; }
  void applyTo(State& state) const {
    state.setDigit(cell, digit);
    if (isPlacement) {
      state.setDigit(edge().other(), otherDigit);
      state.setEdge(edge());
    }
  }
};

/// Ways that exclude each other and of which every solution takes one. Fixed room: no allocation.
struct Choice {
  std::array<Option, 4 * kCells> options;
  int count = 0;
  void add(Option option) { options[count++] = option; }
};

/// The placements that a domino has left.
void addPlacements(const State& state, Digit low, Digit high, Choice& choice);

/// The choice with the fewest ways, in a position where some domino is unused.
void narrowestChoice(const State& state, Choice& choice);

/// The digits of the first unsolved cell, ascending.
void firstCellChoice(const State& state, Choice& choice);

}  // namespace sudominoku::solve::domino
