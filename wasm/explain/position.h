// What is known at a point of a logical solution: candidates, and for Su-domino-ku where dominoes
// may still lie.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "board/domino.h"
#include "board/puzzle.h"
#include "explain/cells.h"

namespace sudominoku::explain {

/// 9 · cell + digit − 1.
using Candidate = int;
inline constexpr int kCandidates = kCells * kSize;
constexpr Candidate candidateOf(Cell cell, Digit digit) { return cell * kSize + digit - 1; }
/// The same digit in some cells.
std::vector<Candidate> candidatesOf(Cells cells, Digit digit);
/// The cell and the digit of a candidate.
constexpr Cell cellOf(Candidate candidate) { return candidate / kSize; }
constexpr Digit digitOf(Candidate candidate) { return candidate % kSize + 1; }

/// A pair of adjacent cells: 2 · the left or upper cell, plus 1 if the other is below it.
using Edge = int;
inline constexpr int kEdges = 2 * kCells;
/// The edge of two adjacent cells, in either order.
constexpr Edge edgeOf(Cell a, Cell b) {
  const Cell first = a < b ? a : b;
  const Cell second = a < b ? b : a;
  return 2 * first + (second == first + 1 ? 0 : 1);
}
/// The left or upper cell of an edge, and the other.
constexpr Cell firstCellOf(Edge edge) { return edge / 2; }
constexpr Cell secondCellOf(Edge edge) { return edge / 2 + (edge % 2 == 0 ? 1 : kSize); }
constexpr Cells cellsOf(Edge edge) {
  return Cells::of(firstCellOf(edge)) | Cells::of(secondCellOf(edge));
}

/// Sets of edges; bit c of `right` is the edge of cell c and its right neighbour.
struct Edges {
  Cells right, down;

  bool has(Edge edge) const { return (edge % 2 == 0 ? right : down).has(edge / 2); }
  void add(Edge edge) { (edge % 2 == 0 ? right : down) |= Cells::of(edge / 2); }
  void remove(Edge edge) { (edge % 2 == 0 ? right : down) -= Cells::of(edge / 2); }
  /// The cells of a set that have an edge to one of `from`.
  Cells neighbours(Cells from) const {
    return (from & right).shiftedOn(1) | (from.shiftedBack(1) & right) |
           (from & down).shiftedOn(kSize) | (from.shiftedBack(kSize) & down);
  }
  /// Calls `visit(edge)` for each.
  template <typename Visit>
  void forEach(Visit visit) const {
    for (const Cell cell : right) visit(2 * cell);
    for (const Cell cell : down) visit(2 * cell + 1);
  }
};

/// The edge on which each domino is known to lie; −1: none.
using LaidOn = std::array<std::int16_t, kDominoes>;

/// For each digit (index d−1) those that form a domino with it which is not known to lie somewhere.
std::array<DigitSet, kSize> freePartners(const LaidOn& laidOn);

/// What the steps until now have made known. Position::of() makes one.
struct Position {
  /// Of a filled cell its digit alone.
  CandidateGrid candidates = kAllCandidates;
  /// For each digit (index d−1) the open cells that may hold it.
  std::array<Cells, kSize> planes;
  Cells open = Cells::all();

  bool hasDominoes = false;
  /// Pairs of cells that may share a domino, and are not known to.
  Edges edges;
  /// Pairs that do.
  Edges laid;
  /// Cells whose partner is not known. Isolated cells have none.
  Cells uncovered;
  LaidOn laidOn;

  /// The digits of the puzzle and those of `entries`, which may clash: findContradiction()
  /// tells.
  static Position of(const Sudoku& puzzle, const Grid& entries = {});
  static Position of(const Sudominoku& puzzle, const Grid& entries = {});

  bool has(Cell cell, Digit digit) const { return candidates[cell].has(digit); }
  bool isFilled(Cell cell) const { return !open.has(cell); }
  Cells plane(Digit digit) const { return planes[digit - 1]; }
  Cells plane(Digit digit, int house) const { return planes[digit - 1] & kHouseSets[house]; }
  bool isSolved() const { return open.empty(); }
  /// The filled cells.
  Grid digits() const;

  /// Fills an open cell and strikes the digit from its peers.
  void place(Cell cell, Digit digit);
  void remove(Cell cell, Digit digit) {
    candidates[cell] = candidates[cell].without(digit);
    planes[digit - 1] -= Cells::of(cell);
  }
  /// Two cells share a domino, and so neither shares one with another cell.
  void lay(Edge edge);
  void part(Edge edge) { edges.remove(edge); }

  /// Whether an edge can be a domino with those digits on its first and second cell.
  bool canLie(Edge edge, Digit first, Digit second) const {
    const int at = first == second ? -2 : laidOn[dominoOf(first, second)];
    return at == -1 || at == edge;
  }

 private:
  bool standsBeside(Cell cell, Digit digit) const;
  void noteDomino(Edge edge);
};

/// How a position fails: see web/src/engine/types/explain.ts.
struct Contradiction {
  enum class Kind { noCandidate, noPlace, clash, noPartner, dominoNowhere, search };
  Kind kind = Kind::noCandidate;
  Cells cells;
  int house = -1;
  DigitSet digits;
};

/// `no-candidate`, `no-place`, `clash`, `no-partner`, `domino-nowhere` or `search`.
std::string_view nameOf(Contradiction::Kind kind);

/// What can be seen to be wrong with a position without any deduction; false: nothing.
bool findContradiction(const Position& position, Contradiction& found);

}  // namespace sudominoku::explain
