// Random solutions.
#pragma once

#include <cstdint>

#include "solve/sudoku/bounded_engine.h"
#include "solve/sudoku/sink.h"

namespace sudominoku::solve {

/// Gives different solutions of a position to the sink, drawn with the seed; the same seed gives
/// the same solutions everywhere.
///
/// Where there are up to kShuffled solutions they come in a random order, each order as likely as
/// any other. Where there are more, the first kDrawn are drawn one by one, close to uniformly (see
/// random.cpp), and any that are wanted beyond them come in the engine's order.
void searchRandom(BoundedEngine& engine, const Position& start, std::uint64_t seed, Sink& sink);

/// Solutions: see searchRandom.
inline constexpr int kShuffled = 1000;
inline constexpr int kDrawn = 500;

}  // namespace sudominoku::solve
