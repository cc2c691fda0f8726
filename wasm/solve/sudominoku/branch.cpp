#include "solve/sudominoku/branch.h"

#include <algorithm>

namespace sudominoku::solve::domino {
namespace {

/// Whether the next of `ties` equally good choices replaces the one kept so far, so that each is
/// kept with the same probability.
bool winsTie(Random* random, int ties) { return random != nullptr && random->below(ties) == 0; }

/// Of cells with two candidates, the one whose digits are found most in its peers among them: a
/// guess there settles many others at once, whichever way it goes.
Cell busiestPair(const State& state, CellSet pairs, Random* random) {
  Cell best = kNoCell;
  int bestScore = -1;
  int ties = 0;
  pairs.forEach([&](Cell cell) {
    const CellSet touched = peersOf(cell) & pairs;
    int score = 1;
    for (const CellSet plane : state.planes) {
      if (plane.has(cell)) score *= 1 + (plane & touched).size();
    }
    if (score > bestScore) {
      ties = 1;
    } else if (score < bestScore || !winsTie(random, ++ties)) {
      return;
    }
    bestScore = score;
    best = cell;
  });
  return best;
}

/// Looks through all cells and all houses; used where no cell has just two candidates.
Choice fewestWays(const State& state, Random* random) {
  Choice best;
  best.count = kSize + 1;
  int ties = 0;
  const auto offer = [&](const Choice& choice) {
    if (choice.count < 2) return;
    if (choice.count < best.count) {
      ties = 1;
    } else if (choice.count > best.count || !winsTie(random, ++ties)) {
      return;
    }
    best = choice;
  };
  (CellSet::all() - state.solved).forEach([&](Cell cell) { offer(digitsOfCell(state, cell)); });
  for (const House& house : kHouseCells) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      Choice choice;
      for (const Cell cell : house) {
        if (state.plane(digit).has(cell)) choice.add(cell, digit);
      }
      offer(choice);
    }
  }
  return best;
}

}  // namespace

Choice digitsOfCell(const State& state, Cell cell) {
  Choice choice;
  for (const Digit digit : state.candidatesOf(cell)) choice.add(cell, digit);
  return choice;
}

Choice narrowestChoice(const State& state, Random* random) {
  CellSet once, twice, thrice;
  for (const CellSet plane : state.planes) {
    thrice |= twice & plane;
    twice |= once & plane;
    once |= plane;
  }
  const CellSet pairs = twice - thrice;
  Choice choice = pairs.any() ? digitsOfCell(state, busiestPair(state, pairs, random))
                              : fewestWays(state, random);
  if (random != nullptr) {
    for (int i = choice.count - 1; i > 0; --i) {
      std::swap(choice.options[i], choice.options[random->below(i + 1)]);
    }
  }
  return choice;
}

}  // namespace sudominoku::solve::domino
