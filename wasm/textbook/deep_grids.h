// Puzzles that plain backtracking just solves below the cap of problem 12095.
#pragma once

#include "board/grid.h"
#include "textbook/call_meter.h"

namespace sudominoku::textbook {

/// A puzzle with one solution that takes the search in this order between 9,000,000 and kCallCap
/// calls, and is a legal test of problem 2580. Not for SearchOrder::fewestCandidates, for which no
/// such puzzle is known.
Grid deepGrid(SearchOrder order);

}  // namespace sudominoku::textbook
