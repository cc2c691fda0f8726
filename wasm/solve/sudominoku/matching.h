// The part of tiling that has nothing to do with digits: which edges belong to any tiling at all.
#pragma once

#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// Strikes every edge that no tiling of the open cells contains; `false` if there is no tiling.
bool keepMatchableEdges(State& state);

}  // namespace sudominoku::solve::domino
