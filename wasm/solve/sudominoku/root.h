// The position that a puzzle starts from.
#pragma once

#include "board/puzzle.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// The givens laid, nothing deduced yet.
State rootState(const Sudominoku& puzzle);

}  // namespace sudominoku::solve::domino
