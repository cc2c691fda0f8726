#include "solve/sudoku/engine.h"

#include "solve/sudoku/branch.h"
#include "solve/sudoku/propagate.h"
#include "solve/sudoku/subsets.h"

namespace sudominoku::solve {

/// Nodes without a solution after which subsets are worth their time: the hardest puzzles known
/// take some hundred. What never ended without are pencil marks that leave three cells two digits.
constexpr std::uint64_t kBarren = 1000;

Engine::Step Engine::next(std::uint64_t maxNodes) {
  if (atSolution_) {
    atSolution_ = false;
    takeBack();
  }
  Configurations configurations;
  for (; depth_ >= 0; --maxNodes) {
    if (maxNodes == 0) return Step::paused;
    ++counters_.nodes;
    if (++barren_ > kBarren && !settleSubsets(positions_[depth_])) {
      takeBack();
      continue;
    }
    switch (propagate(positions_[depth_], configurations)) {
      case Settled::open:
        branch(positions_[depth_], configurations, positions_[depth_ + 1]);
        ++depth_;
        break;
      case Settled::solved:
        atSolution_ = true;
        barren_ = 0;
        return Step::solution;
      case Settled::contradiction:
        takeBack();
        break;
    }
  }
  return Step::exhausted;
}

}  // namespace sudominoku::solve
