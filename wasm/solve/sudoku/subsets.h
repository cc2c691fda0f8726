// What houses leave no room for: the search's help where it finds nothing for long.
#pragma once

#include "solve/sudoku/position.h"

namespace sudominoku::solve {

/// Strikes what any subset of a house's cells needs for itself (n cells with n digits between them)
/// from the others; cells that have one digit must have been taken care of. False where some have
/// fewer digits than cells: the position is a contradiction. That is all that can be said of a
/// house by itself (J.-C. Régin's all-different, AAAI 1994), some ten times the work of a
/// propagation.
bool settleSubsets(Position& position);

}  // namespace sudominoku::solve
