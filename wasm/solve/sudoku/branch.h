// Where to guess.
#pragma once

#include "solve/sudoku/position.h"
#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {

/// Splits a position that propagation left open in two, which share no solution and lose none:
/// `rest` becomes one of them, `chosen` the other.
void branch(Position& rest, const Configurations& configurations, Position& chosen);

/// How often `branch` can be taken one after the other on the chosen side. Each choice settles for
/// one digit and one of the six bands which stack one of its minirows takes, and the second such
/// choice leaves one configuration.
inline constexpr int kMaxDepth = 2 * 6 * kSize;

}  // namespace sudominoku::solve
