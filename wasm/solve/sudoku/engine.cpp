#include "solve/sudoku/engine.h"

#include "solve/sudoku/branch.h"
#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {

/// Nodes without a solution after which the search has lost its way: the hardest puzzles known take
/// some hundred.
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
    const bool isBarren = ++barren_ >= kBarren;
    if (barren_ == kBarren) retrial_.begin(depth_);
    switch (isBarren ? retrial_.settle(positions_, depth_, configurations)
                     : propagate(positions_[depth_], configurations)) {
      case Settled::open:
        if (isBarren) {
          retrial_.branch(positions_, depth_, configurations);
        } else {
          branch(positions_[depth_], configurations, positions_[depth_ + 1]);
        }
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
