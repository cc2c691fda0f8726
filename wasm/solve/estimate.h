// How many solutions a puzzle has, where there are too many to count.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>

#include "board/puzzle.h"

namespace sudominoku::solve {

/// A number and its standard error, as a share of the number: about two times out of three the true
/// number is no further away. 0 where the number is exact, and where nothing can be said: none of
/// the probes hit, or there was but one.
struct Estimated {
  double value = 0;
  double relativeError = 0;
};

/// The numbers of solutions, as far as they are known.
struct Estimate {
  /// Different grids.
  Estimated grids;
  /// Su-domino-ku only: pairs of a grid and a tiling.
  Estimated tilings;
  /// True: few enough to be counted, so the numbers are exact and the errors 0.
  bool exact = false;
  /// Random descents, and how many of them ended at a solution. An estimate on a few dozen hits
  /// says little, its error included.
  std::uint64_t probes = 0;
  std::uint64_t hits = 0;
  double millis = 0;
};

/// When to stop: at whichever is met first.
struct EstimateRequest {
  std::uint64_t seed = 0;
  std::uint64_t maxProbes = 100'000;
  /// Nodes to spend beforehand on counting all solutions.
  std::uint64_t countNodes = 5'000;
  double maxMillis = std::numeric_limits<double>::infinity();
  /// Good enough is a relative error of the grids below this, after 1,000 hits.
  double goodError = 0;
  /// Asked at least every 20 milliseconds with what is known by then; `false` stops. May be empty.
  std::function<bool(const Estimate&)> monitor = {};
};

/// Estimates the numbers of solutions without bias. The same seed and number of probes give the
/// same estimate everywhere.
Estimate estimateSolutions(const Sudoku& puzzle, const EstimateRequest& request);
Estimate estimateSolutions(const Sudominoku& puzzle, const EstimateRequest& request);

}  // namespace sudominoku::solve
