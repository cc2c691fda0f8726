// The search: propagate, guess, take back. Allocates nothing, and can pause.
#pragma once

#include <cstdint>

#include "solve/request.h"
#include "solve/sudoku/branch.h"
#include "solve/sudoku/position.h"
#include "solve/sudoku/retrial.h"

namespace sudominoku::solve {

/// Finds the solutions of a position one by one, in no particular order but always the same.
///
///     Engine engine;
///     engine.start(Position::of(puzzle));
///     while (engine.next() == Engine::Step::solution) use(engine.solution());
class Engine {
 public:
  enum class Step {
    solution,   ///< one more is found
    exhausted,  ///< there are no more
    paused,     ///< the nodes are used up; call again to go on
  };

  /// Starts over with a position. The counters go on.
  void start(const Position& position) {
    positions_[0] = position;
    depth_ = 0;
    barren_ = 0;
    atSolution_ = false;
  }

  /// Searches on, for no more than so many nodes.
  Step next(std::uint64_t maxNodes = kUnlimited);

  /// The solution that was found last, until the search goes on.
  const Position& solution() const { return positions_[depth_]; }

  const Counters& counters() const { return counters_; }

 private:
  /// Gives up the deepest position and turns to what was put off last.
  void takeBack() {
    if (--depth_ >= 0) ++counters_.guesses;
  }

  /// Positions 0 to depth_ are to be searched, the deepest first.
  Position positions_[kMaxDepth + 1];
  int depth_ = -1;
  /// Nodes since the last solution.
  std::uint64_t barren_ = 0;
  Retrial retrial_;
  bool atSolution_ = false;
  Counters counters_;
};

}  // namespace sudominoku::solve
