// Propagation: everything that follows from a position without guessing.
#pragma once

#include "solve/sudominoku/look.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// Applies all rules until none finds anything; `false` if the position has no solution. Else
/// `look` is what there is to see of it.
bool propagate(State& state, Look& look);

}  // namespace sudominoku::solve::domino
