// What a search has done so far, and how it ended.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "board/grid.h"

namespace sudominoku::textbook {

/// docs/LEARN.md says for each algorithm what is counted.
struct Counters {
  /// Calls of the recursive function. Sudoku: as problem 12095 counts them, given cells included.
  std::uint64_t calls = 0;
  /// What checks have read: cells, flags, masks or links.
  std::uint64_t reads = 0;
  /// Digits tried. A domino is two.
  std::uint64_t placed = 0;
  /// Digits that were looked at one at a time and did not fit.
  std::uint64_t rejected = 0;
  /// Digits that followed from others.
  std::uint64_t propagated = 0;
  /// Calls that ended without success.
  std::uint64_t backUps = 0;
  std::uint64_t solutions = 0;
  friend bool operator==(const Counters&, const Counters&) = default;
};

/// How a search ended.
enum class Ending {
  solved,     ///< as many solutions were found as were wanted
  exhausted,  ///< everything was tried
  calls,      ///< the limit of calls was met
  time,       ///< the limit of time was met, or the monitor stopped the search
  clash,      ///< two givens clash, so nothing was tried
};

/// Asked now and then with what has been done; `false` stops the search.
using RunMonitor = std::function<bool(const Counters& soFar, double millis)>;

/// When a search must end: at whichever is met first.
struct RunLimits {
  std::uint64_t maxCalls = UINT64_MAX;
  double maxMillis = 1e300;
  /// Solutions to stop after, at least 1. Of a Su-domino-ku: grids with a tiling.
  std::uint64_t maxSolutions = 1;
};

/// What a search did and found.
struct AlgorithmRun {
  Ending ending = Ending::exhausted;
  Counters counters;
  /// The first solution.
  std::optional<Grid> first;
  double millis = 0;
};

}  // namespace sudominoku::textbook
