// What follows from where dominoes may lie. Every cell that is neither covered nor isolated shares
// a domino with one neighbour, and each of the 36 dominoes lies in one place.
#include <vector>

#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// A way to lay a domino.
struct Placed {
  Edge edge;
  Digit first;
  Digit second;
};

/// Whether a digit on one end of an edge leaves one to `other`, its other end.
bool hasPartner(const Position& position, const std::array<DigitSet, kSize>& free, Edge edge,
                Cell other, Digit digit) {
  for (const Digit partner : position.candidates[other]) {
    if (partner == digit) continue;
    if (free[digit - 1].has(partner) || position.laidOn[dominoOf(digit, partner)] == edge) {
      return true;
    }
  }
  return false;
}

/// Whether an unused domino fits on an edge.
bool fits(const Position& position, const std::array<DigitSet, kSize>& free, Edge edge) {
  for (const Digit digit : position.candidates[firstCellOf(edge)]) {
    if (hasPartner(position, free, edge, secondCellOf(edge), digit)) return true;
  }
  return false;
}

/// Calls `visit(edge, other)` for the edges of a cell that may be or are dominoes.
template <typename Visit>
void forEachEdge(const Position& position, Cell cell, Visit visit) {
  for (const Cell other : kAdjacentCells[cell]) {
    const Edge edge = edgeOf(cell, other);
    if (position.edges.has(edge) || position.laid.has(edge)) visit(edge, other);
  }
}

void lay(const Position& position, Edge edge, Step& step) {
  LaidDomino laid{edge};
  if (position.isFilled(firstCellOf(edge)) && position.isFilled(secondCellOf(edge))) {
    laid.first = position.candidates[firstCellOf(edge)].smallest();
    laid.second = position.candidates[secondCellOf(edge)].smallest();
  }
  step.laid.push_back(laid);
}

/// The ways to lay a domino that does not lie yet: all, or some where there are more than `most`.
void waysOf(const Position& position, Domino domino, std::size_t most, std::vector<Placed>& ways) {
  ways.clear();
  const Digit low = kDominoDigits[domino].low;
  const Digit high = kDominoDigits[domino].high;
  const auto add = [&](Edge edge) {
    if (ways.size() > most) return;
    const Cell first = firstCellOf(edge);
    const Cell second = secondCellOf(edge);
    if (position.has(first, low) && position.has(second, high)) ways.push_back({edge, low, high});
    if (position.has(first, high) && position.has(second, low)) ways.push_back({edge, high, low});
  };
  position.edges.forEach(add);
  position.laid.forEach([&](Edge edge) {
    if (position.open.has(firstCellOf(edge)) || position.open.has(secondCellOf(edge))) add(edge);
  });
}

/// What a way to lay a domino would rule out.
struct RuledOut {
  std::array<Cells, kSize> candidates;
  Edges edges;
};

RuledOut ruledOutBy(const Position& position, const Placed& way) {
  RuledOut out;
  const Cell cells[2] = {firstCellOf(way.edge), secondCellOf(way.edge)};
  const Digit digits[2] = {way.first, way.second};
  for (const int end : {0, 1}) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (digit != digits[end]) out.candidates[digit - 1] |= Cells::of(cells[end]);
    }
    out.candidates[digits[end] - 1] |= kPeerSets[cells[end]];
    for (const Cell other : kAdjacentCells[cells[end]]) {
      if (other != cells[1 - end]) out.edges.add(edgeOf(cells[end], other));
    }
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    out.candidates[digit - 1] &= position.plane(digit);
  }
  out.edges.right &= position.edges.right;
  out.edges.down &= position.edges.down;
  return out;
}

/// Adds what every way rules out to the step.
bool ruleOut(const Position& position, const std::vector<Placed>& ways, Step& step) {
  RuledOut common = ruledOutBy(position, ways.front());
  for (const Placed& way : ways) {
    const RuledOut out = ruledOutBy(position, way);
    for (int i = 0; i < kSize; ++i) common.candidates[i] &= out.candidates[i];
    common.edges.right &= out.edges.right;
    common.edges.down &= out.edges.down;
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    step.remove(position, common.candidates[digit - 1], digit);
  }
  common.edges.forEach([&](Edge edge) { step.parted.push_back(edge); });
  return step.concludes();
}

/// The uncovered cells that can be reached from one by edges, without some cells.
Cells regionOf(const Edges& edges, Cell start, Cells without) {
  Cells region = Cells::of(start);
  Cells fresh = region;
  while (fresh.any()) {
    fresh = edges.neighbours(fresh) - region - without;
    region |= fresh;
  }
  return region;
}

constexpr Cells kDark = [] {
  Cells dark;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if ((rowOf(cell) + columnOf(cell)) % 2 == 0) dark |= Cells::of(cell);
  }
  return dark;
}();

/// A region that no dominoes cover, since it has more cells of one colour of a chequerboard.
bool isOdd(Cells region) { return 2 * (region & kDark).size() != region.size(); }

/// The smallest odd region that laying a domino on an edge would cut off, or an empty set.
Cells oddRegionBehind(const Position& position, Edge edge) {
  const Cells taken = cellsOf(edge);
  Cells smallest;
  Cells left = position.edges.neighbours(taken) - taken;
  while (left.any()) {
    const Cells region = regionOf(position.edges, left.first(), taken);
    if (isOdd(region) && (smallest.empty() || region.size() < smallest.size())) smallest = region;
    left -= region;
  }
  return smallest;
}

/// The smaller of the two odd regions that an edge which is no domino would leave, or an empty set.
Cells oddRegionWithout(const Position& position, Edge edge) {
  Edges edges = position.edges;
  edges.remove(edge);
  const Cells region = regionOf(edges, firstCellOf(edge), {});
  if (region.has(secondCellOf(edge)) || !isOdd(region)) return {};
  const Cells rest = regionOf(edges, secondCellOf(edge), {});
  return isOdd(rest) && rest.size() < region.size() ? rest : region;
}

}  // namespace

bool findOneFreeNeighbour(const Position& position, Step& step) {
  for (const Cell cell : position.uncovered) {
    const Cells free = position.edges.neighbours(Cells::of(cell));
    if (!free.single()) continue;
    lay(position, edgeOf(cell, free.first()), step);
    step.cells = Cells::of(cell);
    return true;
  }
  return false;
}

bool findForcedPartner(const Position& position, Step& step) {
  const auto free = freePartners(position.laidOn);
  for (const Cell cell : position.uncovered) {
    Edge only = -1;
    int count = 0;
    forEachEdge(position, cell, [&](Edge edge, Cell) {
      if (!fits(position, free, edge)) return;
      only = edge;
      ++count;
    });
    if (count != 1) continue;
    lay(position, only, step);
    step.cells = Cells::of(cell);
    return true;
  }
  return false;
}

bool findDominoExhausted(const Position& position, Step& step) {
  if (!position.hasDominoes) return false;
  const auto free = freePartners(position.laidOn);
  for (const Cell cell : position.open) {
    for (const Digit digit : position.candidates[cell]) {
      bool isPossible = false;
      forEachEdge(position, cell, [&](Edge edge, Cell other) {
        isPossible |= hasPartner(position, free, edge, other, digit);
      });
      if (isPossible) continue;
      const Candidate candidate = candidateOf(cell, digit);
      step.removed.push_back(candidate);
      step.digits = step.digits.with(digit);
      forEachEdge(position, cell, [&](Edge, Cell other) {
        for (const Digit partner : position.candidates[other].without(digit)) {
          step.links.push_back({false, {candidate}, {candidateOf(other, partner)}});
        }
      });
    }
    if (step.removed.empty()) continue;
    step.cells = Cells::of(cell);
    for (const Digit digit : step.digits) step.mark(MarkRole::base, step.cells, digit);
    return true;
  }
  return false;
}

bool findForcedDomino(const Position& position, Step& step) {
  if (!position.hasDominoes) return false;
  std::vector<Placed> ways;
  for (Domino domino = 0; domino < kDominoes; ++domino) {
    if (position.laidOn[domino] != -1) continue;
    waysOf(position, domino, 1, ways);
    if (ways.size() != 1) continue;
    const Placed way = ways.front();
    step.digits = DigitSet::of(way.first).with(way.second);
    const Cell cells[2] = {firstCellOf(way.edge), secondCellOf(way.edge)};
    const Digit digits[2] = {way.first, way.second};
    for (const int end : {0, 1}) {
      if (!position.open.has(cells[end])) continue;
      step.mark(MarkRole::base, candidateOf(cells[end], digits[end]));
      step.placed.push_back(candidateOf(cells[end], digits[end]));
    }
    step.laid = {{way.edge, way.first, way.second}};
    step.cells = Cells::of(cells[0]) | Cells::of(cells[1]);
    return true;
  }
  return false;
}

bool findOddRegion(const Position& position, Step& step) {
  bool isFound = false;
  position.edges.forEach([&](Edge edge) {
    if (isFound) return;
    if (const Cells region = oddRegionBehind(position, edge); region.any()) {
      step.parted.push_back(edge);
      step.cells = region;
      isFound = true;
    } else if (const Cells rest = oddRegionWithout(position, edge); rest.any()) {
      lay(position, edge, step);
      step.cells = rest;
      isFound = true;
    }
  });
  return isFound;
}

bool findDominoPlaces(const Position& position, Step& step) {
  if (!position.hasDominoes) return false;
  constexpr std::size_t kMostWays = 6;
  std::vector<Placed> ways;
  for (std::size_t size = 2; size <= kMostWays; ++size) {
    for (Domino domino = 0; domino < kDominoes; ++domino) {
      if (position.laidOn[domino] != -1) continue;
      waysOf(position, domino, size, ways);
      if (ways.size() != size || !ruleOut(position, ways, step)) continue;
      step.digits = DigitSet::of(kDominoDigits[domino].low).with(kDominoDigits[domino].high);
      for (const Placed& way : ways) {
        const Cell cells[2] = {firstCellOf(way.edge), secondCellOf(way.edge)};
        step.cells |= Cells::of(cells[0]) | Cells::of(cells[1]);
        const Candidate ends[2] = {candidateOf(cells[0], way.first),
                                   candidateOf(cells[1], way.second)};
        for (const Candidate end : ends) {
          if (position.open.has(cellOf(end))) step.mark(MarkRole::base, end);
        }
        step.links.push_back({true, {ends[0]}, {ends[1]}});
      }
      step.difficulty += static_cast<int>(size) - 2;
      return true;
    }
  }
  return false;
}

}  // namespace sudominoku::explain::techniques
