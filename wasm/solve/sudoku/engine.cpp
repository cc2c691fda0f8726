#include "solve/sudoku/engine.h"

#include "solve/sudoku/branch.h"
#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {

Engine::Step Engine::next(std::uint64_t maxNodes) {
  if (atSolution_) {
    atSolution_ = false;
    takeBack();
  }
  Configurations configurations;
  for (; depth_ >= 0; --maxNodes) {
    if (maxNodes == 0) return Step::paused;
    ++counters_.nodes;
    switch (propagate(positions_[depth_], configurations)) {
      case Settled::open:
        branch(positions_[depth_], configurations, positions_[depth_ + 1]);
        ++depth_;
        break;
      case Settled::solved:
        atSolution_ = true;
        return Step::solution;
      case Settled::contradiction:
        takeBack();
        break;
    }
  }
  return Step::exhausted;
}

}  // namespace sudominoku::solve
