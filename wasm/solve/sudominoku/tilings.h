// The tilings of a position whose digits are all known: a small search over domino placements.
#pragma once

#include <cstdint>

#include "solve/sudominoku/budget.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// How many tilings there are, as far as they were counted.
struct TilingCount {
  std::uint64_t value = 0;
  /// False: it stopped at the limit, or the budget ended it.
  bool complete = false;
  /// The dominoes of the first one, if there is one.
  EdgeSet first;
};

/// Counts to `limit`. The position has been propagated.
TilingCount countTilings(const State& state, std::uint64_t limit, Budget& budget);

}  // namespace sudominoku::solve::domino
