// Where a search puts its solutions.
#pragma once

#include <vector>

#include "solve/sudoku/watch.h"

namespace sudominoku::solve {

/// Counts solutions, and keeps those that the request wants.
class Sink {
 public:
  Sink(Watch& watch, const Request& request)
      : watch_(watch), skip_(request.skipSolutions), keep_(request.keepSolutions) {}

  /// False: no more are wanted.
  bool accept(const Position& solution) {
    if (isWanted()) solutions_.push_back(solution.grid());
    return watch_.countSolution();
  }
  bool accept(const Grid& solution) {
    if (isWanted()) solutions_.push_back(solution);
    return watch_.countSolution();
  }

  std::vector<Grid> take() { return std::move(solutions_); }

 private:
  bool isWanted() const { return watch_.solutions() >= skip_ && solutions_.size() < keep_; }

  Watch& watch_;
  const std::uint64_t skip_;
  const std::uint64_t keep_;
  std::vector<Grid> solutions_;
};

}  // namespace sudominoku::solve
