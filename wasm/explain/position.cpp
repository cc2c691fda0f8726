#include "explain/position.h"

namespace sudominoku::explain {
namespace {

constexpr Cells kLeftColumns = Cells::all() - kHouseSets[17];
constexpr Cells kUpperRows = Cells::all() - kHouseSets[8];

}  // namespace

std::string_view nameOf(Contradiction::Kind kind) {
  static constexpr std::array<std::string_view, 6> names{
      "no-candidate", "no-place", "clash", "no-partner", "domino-nowhere", "search"};
  return names[static_cast<int>(kind)];
}

std::vector<Candidate> candidatesOf(Cells cells, Digit digit) {
  std::vector<Candidate> candidates;
  for (const Cell cell : cells) candidates.push_back(candidateOf(cell, digit));
  return candidates;
}

std::array<DigitSet, kSize> freePartners(const LaidOn& laidOn) {
  std::array<DigitSet, kSize> free{};
  for (Domino domino = 0; domino < kDominoes; ++domino) {
    if (laidOn[domino] != -1) continue;
    const auto [low, high] = kDominoDigits[domino];
    free[low - 1] = free[low - 1].with(high);
    free[high - 1] = free[high - 1].with(low);
  }
  return free;
}

Position Position::of(const Sudoku& puzzle, const Grid& entries) {
  Position position;
  position.planes.fill(Cells::all());
  position.laidOn.fill(-1);
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const Digit digit : DigitSet::all() - puzzle.candidates[cell]) {
      position.remove(cell, digit);
    }
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit digit = puzzle.givens[cell] != 0 ? puzzle.givens[cell] : entries[cell];
    if (digit != 0) position.place(cell, digit);
  }
  return position;
}

Position Position::of(const Sudominoku& puzzle, const Grid& entries) {
  Position position = of(Sudoku{puzzle.givens(), puzzle.candidates}, entries);
  position.hasDominoes = true;
  position.uncovered = Cells::all();
  for (const Cell cell : puzzle.isolated) position.uncovered -= Cells::of(cell);
  const Cells free = position.uncovered;
  position.edges.right = free & free.shiftedBack(1) & kLeftColumns;
  position.edges.down = free & free.shiftedBack(kSize) & kUpperRows;
  for (const Placement& given : puzzle.dominoes) {
    position.lay(edgeOf(given.firstCell, given.secondCell));
  }
  return position;
}

Grid Position::digits() const {
  Grid grid;
  for (const Cell cell : Cells::all() - open) {
    if (!candidates[cell].empty()) grid.set(cell, candidates[cell].smallest());
  }
  return grid;
}

void Position::place(Cell cell, Digit digit) {
  const Cells only = Cells::of(cell);
  for (Cells& plane : planes) plane -= only;
  open -= only;
  // A digit that is out already stays as a clash where a peer holds it; else the cell is left
  // empty. findContradiction sees both.
  if (has(cell, digit) || standsBeside(cell, digit)) {
    candidates[cell] = DigitSet::of(digit);
  } else {
    candidates[cell] = {};
  }
  for (const Cell peer : kPeerSets[cell] & plane(digit)) remove(peer, digit);
  if (!hasDominoes || uncovered.has(cell)) return;
  for (const Cell other : kAdjacentCells[cell]) {
    const Edge edge = edgeOf(cell, other);
    if (laid.has(edge)) noteDomino(edge);
  }
}

bool Position::standsBeside(Cell cell, Digit digit) const {
  for (const Cell peer : kPeerSets[cell] - open) {
    if (has(peer, digit)) return true;
  }
  return false;
}

void Position::lay(Edge edge) {
  for (const Cell cell : {firstCellOf(edge), secondCellOf(edge)}) {
    for (const Cell other : kAdjacentCells[cell]) edges.remove(edgeOf(cell, other));
    uncovered -= Cells::of(cell);
  }
  laid.add(edge);
  noteDomino(edge);
}

void Position::noteDomino(Edge edge) {
  const Cell first = firstCellOf(edge);
  const Cell second = secondCellOf(edge);
  if (open.has(first) || open.has(second)) return;
  if (candidates[first].empty() || candidates[second].empty()) return;
  const Digit a = candidates[first].smallest();
  const Digit b = candidates[second].smallest();
  if (a != b && laidOn[dominoOf(a, b)] == -1) {
    laidOn[dominoOf(a, b)] = static_cast<std::int16_t>(edge);
  }
}

bool findContradiction(const Position& position, Contradiction& found) {
  using Kind = Contradiction::Kind;
  std::array<Cells, kSize> filled;
  for (const Cell cell : Cells::all() - position.open) {
    for (const Digit digit : position.candidates[cell]) filled[digit - 1] |= Cells::of(cell);
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    for (const Cell cell : filled[digit - 1]) {
      const Cells others = filled[digit - 1] & kPeerSets[cell];
      if (others.empty()) continue;
      found = {Kind::clash, Cells::of(cell) | Cells::of(others.first()), -1, DigitSet::of(digit)};
      return true;
    }
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!position.candidates[cell].empty()) continue;
    found = {Kind::noCandidate, Cells::of(cell), -1, {}};
    return true;
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    for (int house = 0; house < kHouses; ++house) {
      if (filled[digit - 1].meets(kHouseSets[house])) continue;
      if (position.plane(digit, house).any()) continue;
      found = {Kind::noPlace, {}, house, DigitSet::of(digit)};
      return true;
    }
  }
  if (!position.hasDominoes) return false;
  for (const Cell cell : position.uncovered) {
    if (position.edges.neighbours(Cells::of(cell)).any()) continue;
    found = {Kind::noPartner, Cells::of(cell), -1, {}};
    return true;
  }
  return false;
}

}  // namespace sudominoku::explain
