// Propagation: everything that follows from a position without guessing.
#pragma once

#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// Applies all rules until none finds anything; `false` if the position has no solution.
bool propagate(State& state);

}  // namespace sudominoku::solve::domino
