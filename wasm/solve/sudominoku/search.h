// The search for grids: guess a digit of a cell, or where a domino lies; propagate; repeat.
#pragma once

#include <cstdint>

#include "board/split_mix.h"
#include "solve/sudominoku.h"
#include "solve/sudominoku/branch.h"
#include "solve/sudominoku/budget.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// Answers one request, which must outlive it.
class Search {
 public:
  explicit Search(const Request& request)
      : request_(request), budget_(request), random_(request.seed) {}

  /// Searches a position, be it a puzzle's or one that propagation and guesses led to. Once.
  SudominokuAnswer run(State root);

 private:
  /// A placement that was guessed on the way to a position, and those before it.
  struct Turn {
    const Choice& choice;
    int taken = 0;
    const Turn* before = nullptr;
  };

  /// What to do with a position whose digits are all known; `false` ends the walk.
  using Visit = bool (Search::*)(const State& leaf, const Turn* path);

  /// Walks over the grids of a position, in whatever order is quickest. A grid with several tilings
  /// may be met once for each. `false`: not to the end.
  bool explore(State& state, Visit visit, const Turn* path = nullptr);
  /// Walks over the grids of a propagated position as 81-digit numbers, ascending or descending,
  /// given one of them. The cells before `from` are known.
  bool exploreInOrder(const State& state, const Position& witness, Cell from = 0);

  /// Walks over the grids of the root, not propagated yet, in the order that is asked for. `false`:
  /// not to the end.
  bool exploreAll(State& root);
  /// Starts over a few times before it searches to the end; see search.cpp.
  bool exploreWithRestarts(const State& root);

  /// What is known when the walk has ended, `complete` or not.
  Outcome outcome(bool complete) const;

  bool reportGrid(const State& leaf, const Turn* path);
  /// Reports the grid of a propagated position that leaves all of its tilings open.
  bool reportTilings(const State& grid);
  bool keepWitness(const State& leaf, const Turn* path);

  /// The root with the digits of a leaf: all of its tilings.
  State untiled(const State& leaf) const;
  /// Whether the walk to a leaf has met its grid earlier, with another tiling.
  bool isMetBefore(const State& leaf, const Turn* path);

  /// What a position turned out to be; `unvisited`: the budget has ended.
  enum class Entry { alive, dead, unvisited };
  /// Counts a node and propagates: `look_` is of this position then, until the next is entered.
  Entry enter(State& state);

  const Request& request_;
  Budget budget_;
  SplitMix64 random_;
  Look look_;
  /// Where the walk begins: propagated, with the edges that some tiling contains.
  const State* root_ = nullptr;
  /// Whether choices are made at random.
  bool randomised_ = false;
  /// At this many nodes an attempt that has found nothing gives up.
  std::uint64_t attemptEnd_ = kUnlimited;
  Position witness_;
  bool hasWitness_ = false;
  bool allTilingsCounted_ = true;
  SudominokuAnswer answer_;
};

}  // namespace sudominoku::solve::domino
