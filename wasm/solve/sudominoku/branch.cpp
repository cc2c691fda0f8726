// Fail early: the fewer ways, the sooner a mistake shows. Dominoes with two placements come first,
// then cells with two digits, then digits with two cells in a house, then the narrowest cells.
#include "solve/sudominoku/branch.h"

#include <algorithm>

#include "solve/sudominoku/placements.h"

namespace sudominoku::solve::domino {
namespace {

/// Whether the next of `ties` equally good choices replaces the one kept so far, so that each is
/// kept with the same probability.
bool winsTie(SplitMix64* random, int ties) { return random != nullptr && random->below(ties) == 0; }

/// The cells with the fewest candidates, of those with two or more.
CellSet narrowestCells(const State& state) {
  // By candidates: one or more, two or more, …
  std::array<CellSet, kSize> least;
  for (const CellSet plane : state.planes) {
    for (int i = kSize - 1; i > 0; --i) least[i] |= least[i - 1] & plane;
    least[0] |= plane;
  }
  for (int i = 2; i < kSize; ++i) {
    const CellSet cells = least[i - 1] - least[i];
    if (cells.any()) return cells;
  }
  return least[kSize - 1];
}

/// Of some cells the one whose digits are found most in its peers among them: a guess there settles
/// many others at once, whichever way it goes.
Cell busiestOf(const State& state, CellSet cells, SplitMix64* random) {
  std::array<int, kCells> scores;
  cells.forEach([&](Cell cell) { scores[cell] = 1; });
  for (const CellSet plane : state.planes) {
    const CellSet mine = plane & cells;
    mine.forEach([&](Cell cell) { scores[cell] *= 1 + (mine & peersOf(cell)).size(); });
  }
  Cell best = kNoCell;
  int bestScore = -1;
  int ties = 0;
  cells.forEach([&](Cell cell) {
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

/// Of the digits with two cells left in a house, the one with most candidates to strike.
Choice busiestDigit(const State& state, SplitMix64* random) {
  CellSet best;
  Digit bestDigit = 0;
  int bestScore = 0;
  int ties = 0;
  for (Digit digit = 1; digit <= kSize; ++digit) {
    const CellSet plane = state.plane(digit) - state.solved;
    for (const CellSetWords& house : kHouseWords) {
      const CellSet cells = plane & house.set();
      if (cells.size() != 2) continue;
      int score = 1;
      cells.forEach([&](Cell cell) { score *= 1 + (plane & peersOf(cell)).size(); });
      if (score > bestScore) {
        ties = 1;
      } else if (score < bestScore || !winsTie(random, ++ties)) {
        continue;
      }
      best = cells;
      bestDigit = digit;
      bestScore = score;
    }
  }
  Choice choice;
  best.forEach([&](Cell cell) { choice.add(cell, bestDigit); });
  return choice;
}

/// A domino with two placements that may be guessed at, if there is any.
///
/// A grid may have several tilings, in which a domino lies on different edges; guessing at these
/// would find that grid several times. But where an edge is certain, the digits of its two cells
/// say which domino lies there. So a domino may be guessed at when at most one of its placements is
/// on an edge that is not certain: no grid then fits both.
Choice dominoWithTwoPlacements(const State& state, SplitMix64* random) {
  const DigitViews views = viewsOf(state);
  const CellSet lone = degreesOf(state.edges).one;
  Placements best;
  Digit bestLow = 0;
  Digit bestHigh = 0;
  int ties = 0;
  forEachDomino(state.narrow, [&](Digit low, Digit high) {
    const Placements placements(views[low - 1], views[high - 1]);
    const CellSet uncertain = placements.firstCells() - lone;
    if (uncertain.several() || placements.size() != 2) return;
    if (uncertain.any() && placements.shareFirstCell()) return;
    if (++ties > 1 && !winsTie(random, ties)) return;
    best = placements;
    bestLow = low;
    bestHigh = high;
  });
  Choice choice;
  best.lowLeft.forEach([&](Cell cell) { choice.add(cell, bestLow, cell + 1, bestHigh); });
  best.highLeft.forEach([&](Cell cell) { choice.add(cell, bestHigh, cell + 1, bestLow); });
  best.lowAbove.forEach([&](Cell cell) { choice.add(cell, bestLow, cell + kSize, bestHigh); });
  best.highAbove.forEach([&](Cell cell) { choice.add(cell, bestHigh, cell + kSize, bestLow); });
  return choice;
}

}  // namespace

Choice digitsOfCell(const State& state, Cell cell) {
  Choice choice;
  for (const Digit digit : state.candidatesOf(cell)) choice.add(cell, digit);
  return choice;
}

Choice narrowestChoice(const State& state, SplitMix64* random) {
  Choice choice = dominoWithTwoPlacements(state, random);
  if (choice.count == 0) {
    const CellSet cells = narrowestCells(state);
    if (state.candidatesOf(cells.first()).size() > 2) choice = busiestDigit(state, random);
    if (choice.count == 0) choice = digitsOfCell(state, busiestOf(state, cells, random));
  }
  if (random != nullptr) {
    for (int i = choice.count - 1; i > 0; --i) {
      std::swap(choice.options[i], choice.options[random->below(i + 1)]);
    }
  }
  return choice;
}

}  // namespace sudominoku::solve::domino
