// One walk, explore(), serves every order. Any and random: report the grids as they come. Smallest
// and largest: fix the cells from the top left, digit by digit, and let the same quick walk say
// whether any grid begins like that; a prefix without one is never entered.
//
// Guesses at digits lead to different grids, but a grid with two tilings may be met once for each
// when placements are guessed. It counts where it was met first. Nothing is remembered for that:
// had it been met earlier, the two paths would part at one of the placements guessed, so it is
// enough to ask of each whether the grid also has a tiling with the same guesses before and an
// earlier way there.
#include "solve/sudominoku/search.h"

#include <algorithm>
#include <utility>

#include "solve/sudominoku/matching.h"
#include "solve/sudominoku/propagate.h"
#include "solve/sudominoku/tilings.h"

namespace sudominoku::solve::domino {
namespace {

Tiling tilingOf(const EdgeSet& dominoes) {
  Tiling tiling;
  for (Cell cell = 0; cell < kCells; ++cell) tiling[cell] = static_cast<std::uint8_t>(cell);
  dominoes.forEach([&](Cell a, Cell b) {
    tiling[a] = static_cast<std::uint8_t>(b);
    tiling[b] = static_cast<std::uint8_t>(a);
  });
  return tiling;
}

// With few dominoes given there are many grids, and yet a depth-first search may sit for seconds in
// a part without any, because of an early guess that it does not doubt. Most starts are lucky,
// though: so try with random choices, give up soon, and start over. Should none of the attempts
// find anything, there are few grids or none: who wants proof gets the last attempt to the end, who
// wants one solution more attempts, ever more patient ones, until one is.
constexpr int kManyOpenCells = 64;
constexpr double kPatience = 800;
constexpr int kAttempts = 16;
constexpr double kMorePatience = 1.15;

}  // namespace

Search::Entry Search::enter(State& state) {
  if (!budget_.countNode()) return Entry::unvisited;
  return propagate(state, look_) ? Entry::alive : Entry::dead;
}

bool Search::explore(State& state, Visit visit, const Turn* path) {
  switch (enter(state)) {
    case Entry::unvisited:
      return false;
    case Entry::dead:
      return true;
    case Entry::alive:
      break;
  }
  if (look_.allDigitsKnown()) return (this->*visit)(state, path);
  const Choice choice = mostTellingChoice(state, look_, randomised_ ? &random_ : nullptr);
  State child;
  for (int i = 0; i < choice.count; ++i) {
    if (budget_.counters().nodes >= attemptEnd_) return false;
    if (i > 0) budget_.countGuess();
    child.copyFrom(state);
    choice.options[i].applyTo(child);
    const Turn turn = {choice, i, path};
    if (!explore(child, visit, choice.options[i].isPlacement() ? &turn : path)) return false;
  }
  return true;
}

bool Search::exploreWithRestarts(const State& root) {
  randomised_ = true;
  const bool wantsProof = request_.limits.maxSolutions > 1;
  double patience = kPatience;
  for (int attempt = 0;; ++attempt) {
    const bool isLast = attempt >= kAttempts && wantsProof;
    if (attempt >= kAttempts) patience *= kMorePatience;
    attemptEnd_ =
        isLast ? kUnlimited : budget_.counters().nodes + static_cast<std::uint64_t>(patience);
    State state = root;
    const bool complete = explore(state, &Search::reportGrid);
    // An attempt that finds a grid drops its limit and goes on as the search proper.
    const bool gaveUp =
        !complete && answer_.gridCount.value == 0 && budget_.counters().nodes >= attemptEnd_;
    if (!gaveUp) return complete;
  }
}

bool Search::exploreInOrder(const State& state, const Position& witness, Cell from) {
  Cell cell = from;
  while (cell < kCells && state.digits.candidates(cell).size() == 1) ++cell;
  if (cell == kCells) return reportGrid(state, nullptr);
  Choice choice = digitsOfCell(state, cell);
  if (request_.order == Order::largest) {
    std::reverse(choice.options.begin(), choice.options.begin() + choice.count);
  }
  for (int i = 0; i < choice.count; ++i) {
    const Digit digit = choice.options[i].digit;
    if (i > 0) budget_.countGuess();
    State child = state;
    child.digits.setDigit(cell, digit);
    const Entry entry = enter(child);
    if (entry == Entry::unvisited) return false;
    if (entry == Entry::dead) continue;
    if (witness.candidates(cell).has(digit)) {
      if (!exploreInOrder(child, witness, cell)) return false;
      continue;
    }
    State scratch = child;
    hasWitness_ = false;
    const bool complete = explore(scratch, &Search::keepWitness);
    if (hasWitness_) {
      const Position found = witness_;
      if (!exploreInOrder(child, found, cell)) return false;
    } else if (!complete) {
      return false;
    }
  }
  return true;
}

bool Search::keepWitness(const State& leaf, const Turn*) {
  const TilingCount tilings = countTilings(leaf, 1, budget_);
  hasWitness_ = tilings.value > 0;
  witness_ = leaf.digits;
  return !hasWitness_ && tilings.complete;
}

State Search::untiled(const State& leaf) const {
  State state = *root_;
  state.digits = leaf.digits;
  return state;
}

bool Search::isMetBefore(const State& leaf, const Turn* path) {
  if (answer_.gridCount.value == 0) return false;
  for (const Turn* turn = path; turn != nullptr; turn = turn->before) {
    for (int i = 0; i < turn->taken; ++i) {
      const Option& earlier = turn->choice.options[i];
      if (!leaf.digits.candidates(earlier.cell).has(earlier.digit)) continue;
      if (!leaf.digits.candidates(earlier.secondCell).has(earlier.secondDigit)) continue;
      State other = untiled(leaf);
      other.setEdge(earlier.edge());
      for (const Turn* same = turn->before; same != nullptr; same = same->before) {
        other.setEdge(same->choice.options[same->taken].edge());
      }
      if (!propagate(other, look_)) continue;
      if (countTilings(other, 1, budget_).value > 0) return true;
    }
  }
  return false;
}

bool Search::reportGrid(const State& leaf, const Turn* path) {
  if (path == nullptr) return reportTilings(leaf);
  const TilingCount here = countTilings(leaf, 1, budget_);
  if (here.value == 0) return here.complete;
  if (isMetBefore(leaf, path)) return true;
  if (budget_.hasEnded()) return false;
  State grid = untiled(leaf);
  propagate(grid, look_);
  return reportTilings(grid);
}

bool Search::reportTilings(const State& grid) {
  const std::uint64_t wanted = request_.limits.maxTilings - answer_.tilingCount.value;
  const TilingCount tilings =
      countTilings(grid, wanted == kUnlimited ? wanted : wanted + 1, budget_);
  if (tilings.value > wanted || !tilings.complete) allTilingsCounted_ = false;
  answer_.tilingCount.value += std::min(tilings.value, wanted);
  if (tilings.value == 0) return tilings.complete;

  attemptEnd_ = kUnlimited;
  budget_.countSolution();
  ++answer_.gridCount.value;
  if (answer_.gridCount.value > request_.skipSolutions &&
      answer_.solutions.size() < request_.keepSolutions) {
    answer_.solutions.push_back({grid.digits.grid(), tilingOf(tilings.first)});
  }
  return answer_.gridCount.value < request_.limits.maxSolutions;
}

bool Search::exploreAll(State& root) {
  switch (enter(root)) {
    case Entry::unvisited:
      return false;
    case Entry::dead:
      return true;
    case Entry::alive:
      break;
  }
  if (look_.allDigitsKnown()) return reportGrid(root, nullptr);
  if (!keepMatchableEdges(root)) return true;
  if (request_.order == Order::smallest || request_.order == Order::largest) {
    State state = root;
    const bool complete = explore(state, &Search::keepWitness);
    if (!hasWitness_) return complete;
    const Position found = witness_;
    return exploreInOrder(root, found);
  }
  if (root.open.size() >= kManyOpenCells) return exploreWithRestarts(root);
  randomised_ = request_.order == Order::random;
  return explore(root, &Search::reportGrid);
}

Outcome Search::outcome(bool complete) const {
  if (answer_.gridCount.value >= 2) return Outcome::multiple;
  if (complete) return answer_.gridCount.value == 1 ? Outcome::unique : Outcome::none;
  return budget_.stoppedByMonitor() ? Outcome::stopped : Outcome::limit;
}

SudominokuAnswer Search::run(State root) {
  root_ = &root;
  const bool complete = exploreAll(root);
  answer_.counters = budget_.counters();
  answer_.gridCount.exact = complete;
  answer_.tilingCount.exact = complete && allTilingsCounted_ && request_.limits.maxTilings > 0;
  answer_.outcome = outcome(complete);
  return std::move(answer_);
}

}  // namespace sudominoku::solve::domino
