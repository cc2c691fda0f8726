// Where a search puts its solutions.
#pragma once

#include <vector>

#include "solve/sudoku/watch.h"

namespace sudominoku::solve {

/// Counts solutions, and keeps the first of them.
class Sink {
 public:
  Sink(Watch& watch, std::uint64_t keep) : watch_(watch), keep_(keep) {}

  /// False: no more are wanted.
  bool accept(const Position& solution) {
    if (solutions_.size() < keep_) solutions_.push_back(solution.grid());
    return watch_.countSolution();
  }
  bool accept(const Grid& solution) {
    if (solutions_.size() < keep_) solutions_.push_back(solution);
    return watch_.countSolution();
  }

  std::vector<Grid> take() { return std::move(solutions_); }

 private:
  Watch& watch_;
  const std::uint64_t keep_;
  std::vector<Grid> solutions_;
};

}  // namespace sudominoku::solve
