// Cells of two or three candidates of which one, whichever it is, holds a certain digit.
#include <utility>

#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

Cells cellsWith(const Position& position, int candidates) {
  Cells cells;
  for (const Cell cell : position.open) {
    if (position.candidates[cell].size() == candidates) cells |= Cells::of(cell);
  }
  return cells;
}

/// A pivot with two or three candidates, and two pincers of two.
bool findPivotWing(const Position& position, int pivotSize, Step& step) {
  const Cells bivalue = cellsWith(position, 2);
  for (const Cell pivot : cellsWith(position, pivotSize)) {
    const DigitSet digits = position.candidates[pivot];
    const Cells near = kPeerSets[pivot] & bivalue;
    for (const Cell a : near) {
      for (const Cell b : near) {
        const DigitSet shared = position.candidates[a] & position.candidates[b];
        const DigitSet all = position.candidates[a] | position.candidates[b] | digits;
        if (b <= a || shared.size() != 1 || all.size() != 3) continue;
        // Of a pivot with two candidates the pincers share the third digit, of one with three any.
        const Digit digit = shared.smallest();
        if (pivotSize == 2 && digits.has(digit)) continue;
        const Cells pincers = Cells::of(a) | Cells::of(b);
        const Cells holders = pivotSize == 3 ? pincers | Cells::of(pivot) : pincers;
        step.remove(position, commonPeers(holders), digit);
        if (step.removed.empty()) continue;
        step.cells = pincers | Cells::of(pivot);
        step.digits = all;
        step.markAll(MarkRole::pivot, position, Cells::of(pivot));
        step.markAll(MarkRole::base, position, pincers);
        return true;
      }
    }
  }
  return false;
}

/// For two cells with the same two candidates, a house with two places for one of these, each of
/// which sees one of the cells.
bool findLinkBetween(const Position& position, Cell a, Cell b, Digit linked, Step& step) {
  const Digit digit = position.candidates[a].without(linked).smallest();
  const Cells victims = kPeerSets[a] & kPeerSets[b] & position.plane(digit);
  if (victims.empty()) return false;
  for (int house = 0; house < kHouses; ++house) {
    const Cells pair = position.plane(linked, house);
    if (pair.size() != 2 || pair.has(a) || pair.has(b)) continue;
    Cell nearA = pair.first();
    Cell nearB = pair.last();
    if (!arePeers(a, nearA) || !arePeers(b, nearB)) std::swap(nearA, nearB);
    if (!arePeers(a, nearA) || !arePeers(b, nearB)) continue;
    const auto at = [](Cell cell, Digit on) {
      return std::vector<Candidate>{candidateOf(cell, on)};
    };
    step.cells = Cells::of(a) | Cells::of(b) | pair;
    step.houses = {house};
    step.digits = position.candidates[a];
    step.markAll(MarkRole::base, position, Cells::of(a) | Cells::of(b));
    step.mark(MarkRole::pivot, pair, linked);
    step.links = {{true, at(a, digit), at(a, linked)},
                  {false, at(a, linked), at(nearA, linked)},
                  {true, at(nearA, linked), at(nearB, linked)},
                  {false, at(nearB, linked), at(b, linked)},
                  {true, at(b, linked), at(b, digit)}};
    step.remove(position, victims, digit);
    return true;
  }
  return false;
}

}  // namespace

bool findXyWing(const Position& position, Step& step) { return findPivotWing(position, 2, step); }
bool findXyzWing(const Position& position, Step& step) { return findPivotWing(position, 3, step); }

bool findWWing(const Position& position, Step& step) {
  const Cells bivalue = cellsWith(position, 2);
  for (const Cell a : bivalue) {
    for (const Cell b : bivalue) {
      if (b <= a || position.candidates[a] != position.candidates[b] || arePeers(a, b)) continue;
      for (const Digit linked : position.candidates[a]) {
        if (findLinkBetween(position, a, b, linked, step)) return true;
      }
    }
  }
  return false;
}

}  // namespace sudominoku::explain::techniques
