// Fail early: the fewer ways, the sooner a mistake shows. And the more a way strikes, the sooner as
// well, which is why a domino with ten placements may be worth more than a cell with two digits:
// each placement settles two cells, an edge, and which domino is used up.
#include "solve/sudominoku/branch.h"

#include <algorithm>

#include "solve/sudominoku/placements.h"

namespace sudominoku::solve::domino {
namespace {

/// Whether the next of `ties` equally good choices replaces the one kept so far, so that each is
/// kept with the same probability.
bool winsTie(SplitMix64* random, int ties) { return random != nullptr && random->below(ties) == 0; }

/// 100 · log2: what a choice of so many ways leaves open.
constexpr std::array<int, kMostPlacements + 1> kLogarithms = {
    0, 0, 100, 158, 200, 232, 258, 281, 300, 317, 332, 346, 358, 370, 381, 391, 400};

/// What a choice leaves open for each candidate that a way of it strikes at once.
double costOf(const Look& look, const Choice& choice) {
  // A cell whose digit becomes known counts as so many candidates.
  constexpr int kKnownCell = 4;
  const auto strikes = [&](Cell cell, Digit digit) {
    return look.solved.has(cell) ? 0 : kKnownCell + (look.plane(digit) & peersOf(cell)).size();
  };
  int struck = 0;
  for (int i = 0; i < choice.count; ++i) {
    const Option& way = choice.options[i];
    struck += strikes(way.cell, way.digit);
    if (way.isPlacement()) struck += strikes(way.secondCell, way.secondDigit);
  }
  return static_cast<double>(kLogarithms[choice.count] * choice.count) / struck;
}

Choice choiceOf(const Placements& placements, Digit low, Digit high) {
  Choice choice;
  const auto add = [&](CellSet cells, int step, Digit first, Digit second) {
    cells.forEach([&](Cell cell) { choice.add(cell, first, cell + step, second); });
  };
  add(placements.lowLeft, 1, low, high);
  add(placements.highLeft, 1, high, low);
  add(placements.lowAbove, kSize, low, high);
  add(placements.highAbove, kSize, high, low);
  return choice;
}

/// The cells with the fewest candidates, of those with two or more.
CellSet narrowestCells(const Look& look) {
  // By candidates: one or more, two or more, …
  std::array<CellSet, kSize> least;
  for (const CellSet plane : look.planes) {
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
Cell busiestOf(const State& state, const Look& look, CellSet cells, SplitMix64* random) {
  Cell best = kNoCell;
  int bestScore = -1;
  int ties = 0;
  cells.forEach([&](Cell cell) {
    const CellSet others = cells & peersOf(cell);
    int score = 1;
    for (const Digit digit : state.digits.candidates(cell)) {
      score *= 1 + (look.plane(digit) & others).size();
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

/// Of the digits with two cells left in a house, the one with most candidates to strike.
Choice busiestDigit(const Look& look, SplitMix64* random) {
  CellSet best;
  Digit bestDigit = 0;
  int bestScore = 0;
  int ties = 0;
  for (Digit digit = 1; digit <= kSize; ++digit) {
    const CellSet plane = look.plane(digit) - look.solved;
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

/// The placements of the unused domino that has the fewest, none if all have too many. Where some
/// dominoes are narrow, only those are looked at.
Choice narrowestDomino(const Look& look, SplitMix64* random) {
  const DigitViews& views = look.views;
  Placements best;
  DominoDigits digits{};
  int fewest = kMostPlacements + 1;
  int ties = 0;
  const std::uint64_t narrow = look.firstCells.atMost(kFewFirstCells);
  std::uint64_t rest = narrow != 0 ? narrow : look.firstCells.atMost(kMostPlacements);
  while (rest != 0) {
    const DominoDigits domino = kDominoDigits[std::countr_zero(rest)];
    rest &= rest - 1;
    const Placements placements(views[domino.low - 1], views[domino.high - 1]);
    const int count = placements.size();
    if (count < 2 || count > std::min(fewest, kMostPlacements)) continue;
    if (count == fewest && !winsTie(random, ++ties)) continue;
    if (count < fewest) ties = 1;
    best = placements;
    digits = domino;
    fewest = count;
    // None has fewer placements than first cells.
    rest &= look.firstCells.atMost(fewest);
  }
  return choiceOf(best, digits.low, digits.high);
}

}  // namespace

Choice digitsOfCell(const State& state, Cell cell) {
  Choice choice;
  for (const Digit digit : state.digits.candidates(cell)) choice.add(cell, digit);
  return choice;
}

Choice narrowestDigits(const State& state, const Look& look, SplitMix64* random) {
  const CellSet cells = narrowestCells(look);
  if (state.digits.candidates(cells.one()).size() > 2) {
    const Choice choice = busiestDigit(look, random);
    if (choice.count > 0) return choice;
  }
  return digitsOfCell(state, busiestOf(state, look, cells, random));
}

Choice mostTellingChoice(const State& state, const Look& look, SplitMix64* random) {
  // What a placement settles beside the strikes that are counted: an edge, and a domino is used.
  constexpr double kPlacementCost = 0.7;
  Choice choice = narrowestDomino(look, random);
  if (choice.count != 2) {
    const Choice digits = narrowestDigits(state, look, random);
    const bool isWorthIt =
        choice.count > 0 && kPlacementCost * costOf(look, choice) < costOf(look, digits);
    if (!isWorthIt) choice = digits;
  }
  if (random != nullptr) {
    for (int i = choice.count - 1; i > 0; --i) {
      std::swap(choice.options[i], choice.options[random->below(i + 1)]);
    }
  }
  return choice;
}

}  // namespace sudominoku::solve::domino
