// Fail early: the fewer ways, the sooner a mistake shows. Dominoes with two placements come first,
// then cells with two digits; only where there are none, all cells and houses are compared.
#include "solve/sudominoku/branch.h"

#include <algorithm>

#include "solve/sudominoku/placements.h"

namespace sudominoku::solve::domino {
namespace {

/// Whether the next of `ties` equally good choices replaces the one kept so far, so that each is
/// kept with the same probability.
bool winsTie(Random* random, int ties) { return random != nullptr && random->below(ties) == 0; }

/// Of cells with two candidates, the one whose digits are found most in its peers among them: a
/// guess there settles many others at once, whichever way it goes.
Cell busiestPair(const State& state, CellSet pairs, Random* random) {
  std::array<int, kCells> scores;
  pairs.forEach([&](Cell cell) { scores[cell] = 1; });
  for (const CellSet plane : state.planes) {
    const CellSet mine = plane & pairs;
    mine.forEach([&](Cell cell) { scores[cell] *= 1 + (mine & peersOf(cell)).size(); });
  }
  Cell best = kNoCell;
  int bestScore = -1;
  int ties = 0;
  pairs.forEach([&](Cell cell) {
    if (scores[cell] > bestScore) {
      ties = 1;
    } else if (scores[cell] < bestScore || !winsTie(random, ++ties)) {
      return;
    }
    bestScore = scores[cell];
    best = cell;
  });
  return best;
}

/// The narrowest domino that may be guessed at, if its placements are at most `most`.
///
/// A grid may have several tilings, in which a domino lies on different edges; guessing at these
/// would find that grid several times. But where an edge is certain, the digits of its two cells
/// say which domino lies there. So a domino may be guessed at when at most one of its placements is
/// on an edge that is not certain: no grid then fits two of them.
Choice narrowestDomino(const State& state, int most, Random* random) {
  const DigitViews views = viewsOf(state);
  const CellSet lone = degreesOf(state.edges).one;
  Placements best;
  DominoDigits bestDigits{};
  int fewest = most + 1;
  int ties = 0;
  for (std::uint64_t rest = state.unused; rest != 0; rest &= rest - 1) {
    const DominoDigits digits = kDominoDigits[std::countr_zero(rest)];
    const Placements placements(views[digits.low - 1], views[digits.high - 1]);
    const CellSet uncertain = placements.firstCells() - lone;
    if (uncertain.several()) continue;
    const int count = placements.size();
    if (count > most || count > fewest || (uncertain.any() && placements.shareFirstCell())) {
      continue;
    }
    if (count < fewest) {
      ties = 1;
    } else if (!winsTie(random, ++ties)) {
      continue;
    }
    fewest = count;
    best = placements;
    bestDigits = digits;
  }
  Choice choice;
  if (fewest > most) return choice;
  const Digit low = bestDigits.low;
  const Digit high = bestDigits.high;
  best.lowLeft.forEach([&](Cell cell) { choice.add(cell, low, cell + 1, high); });
  best.highLeft.forEach([&](Cell cell) { choice.add(cell, high, cell + 1, low); });
  best.lowAbove.forEach([&](Cell cell) { choice.add(cell, low, cell + kSize, high); });
  best.highAbove.forEach([&](Cell cell) { choice.add(cell, high, cell + kSize, low); });
  return choice;
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
  Choice choice = narrowestDomino(state, 2, random);
  if (choice.count == 0) {
    choice = pairs.any() ? digitsOfCell(state, busiestPair(state, pairs, random))
                         : fewestWays(state, random);
  }
  if (random != nullptr) {
    for (int i = choice.count - 1; i > 0; --i) {
      std::swap(choice.options[i], choice.options[random->below(i + 1)]);
    }
  }
  return choice;
}

}  // namespace sudominoku::solve::domino
