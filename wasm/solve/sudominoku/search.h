// The search for grids: guess a digit, propagate, repeat.
#pragma once

#include "board/split_mix.h"
#include "solve/sudominoku.h"
#include "solve/sudominoku/meter.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

class Search {
 public:
  explicit Search(const Request& request)
      : request_(request), meter_(request), random_(request.seed) {}

  SudominokuAnswer run(State root);

 private:
  /// What to do with a position whose digits are all known; `false` ends the walk.
  using Visit = bool (Search::*)(const State& leaf);

  /// Walks over the grids of a position, in whatever order is quickest. `false`: not to the end.
  bool explore(State& state, Visit visit);
  /// Walks over the grids of a propagated position as 81-digit numbers, ascending or descending,
  /// given the leaf of one of them.
  bool exploreInOrder(const State& state, const State& witness);

  /// Starts over a few times before it searches to the end; see search.cpp.
  bool exploreWithRestarts(const State& root);

  bool reportGrid(const State& leaf);
  bool keepWitness(const State& leaf);

  /// Counts a node and propagates.
  enum class Position { alive, dead, unvisited };
  Position enter(State& state);

  const Request& request_;
  Meter meter_;
  SplitMix64 random_;
  /// Whether choices are made at random.
  bool randomised_ = false;
  /// At this many nodes an attempt that has found nothing gives up.
  std::uint64_t attemptEnd_ = kUnlimited;
  State witness_;
  bool hasWitness_ = false;
  bool allTilingsCounted_ = true;
  SudominokuAnswer answer_;
};

}  // namespace sudominoku::solve::domino
