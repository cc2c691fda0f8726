// Where a search puts its solutions.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "solve/sudoku/bounded_engine.h"

namespace sudominoku::solve {

/// Counts solutions, and keeps those that the request wants.
class Sink {
 public:
  Sink(BoundedEngine& engine, const Request& request)
      : engine_(engine), skip_(request.skipSolutions), keep_(request.keepSolutions) {}

  /// False: no more are wanted.
  bool accept(const Position& solution) {
    if (isWanted()) solutions_.push_back(solution.grid());
    return engine_.countSolution();
  }
  bool accept(const Grid& solution) {
    if (isWanted()) solutions_.push_back(solution);
    return engine_.countSolution();
  }

  std::vector<Grid> take() { return std::move(solutions_); }

 private:
  bool isWanted() const { return engine_.solutionCount() >= skip_ && solutions_.size() < keep_; }

  BoundedEngine& engine_;
  const std::uint64_t skip_;
  const std::uint64_t keep_;
  std::vector<Grid> solutions_;
};

}  // namespace sudominoku::solve
