// Solutions in the order of their 81-digit numbers.
#pragma once

#include "solve/sudoku/bounded_engine.h"
#include "solve/sudoku/sink.h"

namespace sudominoku::solve {

/// Gives the solutions of a position to the sink, ascending or descending.
void searchOrdered(BoundedEngine& engine, const Position& start, bool descending, Sink& sink);

}  // namespace sudominoku::solve
