// Solutions in the order of their 81-digit numbers.
#pragma once

#include "solve/sudoku/sink.h"
#include "solve/sudoku/watch.h"

namespace sudominoku::solve {

/// Gives the solutions of a position to the sink, ascending or descending.
void searchOrdered(Watch& watch, const Position& start, bool descending, Sink& sink);

}  // namespace sudominoku::solve
