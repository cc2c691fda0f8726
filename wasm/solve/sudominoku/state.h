// A position of the search: which digits each cell may still hold, which pairs of adjacent cells
// may still be dominoes, and which dominoes are still unused. It is plain data of a few hundred
// bytes, so a guess copies it and nothing is ever undone.
#pragma once

#include <array>
#include <cstdint>

#include "board/domino.h"
#include "solve/sudominoku/cell_set.h"

namespace sudominoku::solve::domino {

/// An edge is a pair of adjacent cells, named by its left or upper cell and its direction.
enum class Direction : std::uint8_t { right, down };

struct Edge {
  std::uint8_t cell = 0;
  Direction direction = Direction::right;
  Cell other() const { return cell + (direction == Direction::right ? 1 : kSize); }
  friend bool operator==(const Edge&, const Edge&) = default;
};

/// Sets of edges; bit c of `right` stands for the edge of cell c and its right neighbour.
struct EdgeSet {
  CellSet right;
  CellSet down;

  bool has(Edge edge) const {
    return (edge.direction == Direction::right ? right : down).has(edge.cell);
  }
  void add(Edge edge) {
    (edge.direction == Direction::right ? right : down) |= CellSet::of(edge.cell);
  }
  /// Both ends of every edge.
  CellSet cells() const {
    return (right | right.shiftedRight() | down | down.shiftedDown()) & CellSet::all();
  }
  /// Calls `visit(Cell, Cell)` with both ends of every edge.
  template <typename Visit>
  void forEach(Visit visit) const {
    right.forEach([&](Cell cell) { visit(cell, cell + 1); });
    down.forEach([&](Cell cell) { visit(cell, cell + kSize); });
  }
  /// The edges none of whose ends is in `cells`.
  EdgeSet clearOf(CellSet cells) const {
    return {right - (cells | cells.shiftedLeft()), down - (cells | cells.shiftedUp())};
  }
};

/// Cells by how many edges they have.
struct Degrees {
  CellSet one, any;
};

inline Degrees degreesOf(const EdgeSet& edges) {
  CellSet once = edges.right;
  const CellSet fromLeft = edges.right.shiftedRight();
  CellSet twice = once & fromLeft;
  once |= fromLeft;
  twice |= once & edges.down;
  once |= edges.down;
  const CellSet fromAbove = edges.down.shiftedDown() & CellSet::all();
  twice |= once & fromAbove;
  once |= fromAbove;
  return {once - twice, once};
}

/// A set of dominoes, also seen from each digit.
struct DominoSet {
  /// Bit i: domino i is in the set.
  std::uint64_t bits = (std::uint64_t{1} << kDominoes) - 1;
  /// For each digit (index d−1) the digits (bits e−1) that form a domino of the set with it.
  std::array<std::uint16_t, kSize> partners = [] {
    std::array<std::uint16_t, kSize> all{};
    for (int i = 0; i < kSize; ++i) {
      all[i] = static_cast<std::uint16_t>(DigitSet::all().bits() & ~(1u << i));
    }
    return all;
  }();

  bool empty() const { return bits == 0; }
  bool has(Digit a, Digit b) const { return (partners[a - 1] >> (b - 1)) & 1u; }
  void remove(Digit a, Digit b) {
    bits &= ~(std::uint64_t{1} << dominoOf(a, b));
    partners[a - 1] &= static_cast<std::uint16_t>(~(1u << (b - 1)));
    partners[b - 1] &= static_cast<std::uint16_t>(~(1u << (a - 1)));
  }
};

struct State {
  /// For each digit (index d−1) the cells that may hold it. All rules work on these planes.
  std::array<CellSet, kSize> planes;
  /// The planes as the rule of houses last saw them: it skips those that have not changed.
  std::array<CellSet, kSize> settled;
  /// Cells whose digit is known and has been struck from their peers.
  CellSet solved;
  /// Cells that no laid domino covers yet; isolated cells are never open.
  CellSet open;
  /// Edges between open cells that may still be dominoes.
  EdgeSet edges;
  /// Edges that are dominoes: laid ones, both of whose digits are known.
  EdgeSet laid;
  /// Dominoes that are not laid yet.
  DominoSet unused;
  /// After propagation: those of the unused dominoes that have few placements, as bits.
  std::uint64_t narrow = 0;

  CellSet& plane(Digit digit) { return planes[digit - 1]; }
  const CellSet& plane(Digit digit) const { return planes[digit - 1]; }

  DigitSet candidatesOf(Cell cell) const {
    unsigned bits = 0;
    for (int i = 0; i < kSize; ++i) bits |= static_cast<unsigned>(planes[i].has(cell)) << i;
    return DigitSet::fromBits(bits);
  }
  /// Leaves one candidate in a cell; propagation strikes it from the peers.
  void setDigit(Cell cell, Digit digit) {
    const CellSet only = CellSet::of(cell);
    for (Digit other = 1; other <= kSize; ++other) {
      if (other != digit) plane(other) -= only;
    }
  }
  /// Makes an edge the only one at both of its ends.
  void setEdge(Edge edge) {
    edges = edges.clearOf(CellSet::of(edge.cell) | CellSet::of(edge.other()));
    edges.add(edge);
  }
};

/// Calls `visit(Digit low, Digit high)` for each domino of a set.
template <typename Visit>
void forEachDomino(std::uint64_t dominoes, Visit visit) {
  for (; dominoes != 0; dominoes &= dominoes - 1) {
    const DominoDigits digits = kDominoDigits[std::countr_zero(dominoes)];
    visit(Digit{digits.low}, Digit{digits.high});
  }
}

}  // namespace sudominoku::solve::domino
