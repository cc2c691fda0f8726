// Where to guess.
#pragma once

#include <cstdint>

#include "solve/sudoku/position.h"
#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {

/// Splits a position that propagation left open in two, which share no solution and lose none:
/// `rest` becomes one of them, `chosen` the other.
void branch(Position& rest, const Configurations& configurations, Position& chosen);

/// The configurations of a band: field k of a word holds the digits that can take configuration k.
struct BandConfigurations {
  std::uint32_t even;
  std::uint32_t odd;
};

/// Bands 0–2 are of rows, 3–5 of columns.
BandConfigurations configurationsOf(const Configurations& all, int band);

/// The same at a digit (0–8) of a band, which has more than one of the band's configurations.
void split(Position& rest, int band, int digit, BandConfigurations configurations,
           Position& chosen);

/// How often either can be taken one after the other on the chosen side. Each choice settles for
/// one digit and one of the six bands which stack one of its minirows takes, and the second such
/// choice leaves one configuration.
inline constexpr int kMaxDepth = 2 * 6 * kSize;

}  // namespace sudominoku::solve
