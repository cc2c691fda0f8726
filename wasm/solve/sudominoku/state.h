// A position of the search: which digits each cell may still hold, which pairs of adjacent cells
// may still be dominoes, and which dominoes are still unused. It is plain data of 240 bytes, so a
// guess copies it and nothing is ever undone.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "board/domino.h"
#include "solve/sudominoku/cell_set.h"

namespace sudominoku::solve::domino {

/// Where the other cell of an edge is.
enum class Direction : std::uint8_t { right, down };

/// An edge is a pair of adjacent cells, named by its left or upper cell and its direction.
struct Edge {
  std::uint8_t cell = 0;
  Direction direction = Direction::right;
  Cell other() const { return cell + (direction == Direction::right ? 1 : kSize); }
  friend bool operator==(const Edge&, const Edge&) = default;
};

/// The edge of a cell and its right or lower neighbour.
inline Edge edgeFrom(Cell first, Cell second) {
  return {static_cast<std::uint8_t>(first),
          second == first + 1 ? Direction::right : Direction::down};
}
/// The edge of two adjacent cells, in either order.
inline Edge edgeOf(Cell a, Cell b) { return a < b ? edgeFrom(a, b) : edgeFrom(b, a); }

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
  CellSet cells() const { return right | right.shiftedRight() | down | down.shiftedDown(); }
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

/// Cells with just one of the edges, and with any.
inline Degrees degreesOf(const EdgeSet& edges) {
  CellSet once = edges.right;
  const CellSet fromLeft = edges.right.shiftedRight();
  CellSet twice = once & fromLeft;
  once |= fromLeft;
  twice |= once & edges.down;
  once |= edges.down;
  const CellSet fromAbove = edges.down.shiftedDown();
  twice |= once & fromAbove;
  once |= fromAbove;
  return {once - twice, once};
}

/// Of each two digits the bit of their domino in a set; none of equal digits.
inline constexpr auto kDominoBits = [] {
  std::array<std::array<std::uint64_t, 1 + kSize>, 1 + kSize> bits{};
  for (Domino domino = 0; domino < kDominoes; ++domino) {
    const auto [low, high] = kDominoDigits[domino];
    bits[low][high] = bits[high][low] = std::uint64_t{1} << domino;
  }
  return bits;
}();

/// A set of dominoes, all of them to begin with.
struct DominoSet {
  /// Bit i: domino i is in the set.
  std::uint64_t bits = (std::uint64_t{1} << kDominoes) - 1;

  bool empty() const { return bits == 0; }
  /// False for equal digits, too.
  bool has(Digit a, Digit b) const { return (bits & kDominoBits[a][b]) != 0; }
  void remove(Digit a, Digit b) { bits &= ~kDominoBits[a][b]; }
};

/// What is known of a position.
struct State {
  /// The digits each cell may hold.
  Position digits;
  /// Cells that no laid domino covers yet; isolated cells are never open.
  CellSet open;
  /// Edges between open cells that may still be dominoes.
  EdgeSet edges;
  /// Edges that are dominoes: laid ones, both of whose digits are known.
  EdgeSet laid;
  /// Dominoes that are not laid yet.
  DominoSet unused;

  /// Like `=`, which Clang makes a call of memcpy in WebAssembly: four bytes at a time, not
  /// sixteen.
  void copyFrom(const State& other) {
    [&]<std::size_t... i>(std::index_sequence<i...>) {
      ((digits.places[i] = other.digits.places[i]), ...);
    }
    (std::make_index_sequence<kPlaces>());
    open = other.open;
    edges.right = other.edges.right;
    edges.down = other.edges.down;
    laid.right = other.laid.right;
    laid.down = other.laid.down;
    unused.bits = other.unused.bits;
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
