// Colour the board like a chessboard: a tiling pairs every open black cell with an adjacent white
// one, a perfect matching of a bipartite graph. Some boards pass every local rule and have none,
// say because more black cells than white ones are open; digits alone would take seconds to notice.
//
// One matching is grown by augmenting paths. An edge outside it belongs to another matching exactly
// if it lies on a cycle that takes unmatched and matched edges in turn. Contract every matched pair
// to one vertex, and let each unmatched edge lead from its black cell's pair to its white cell's
// pair: such cycles are then the cycles of a directed graph, so an edge is good exactly if it stays
// within a strongly connected component (Tarjan's algorithm).
#include "solve/sudominoku/matching.h"

#include <algorithm>

namespace sudominoku::solve::domino {
namespace {

constexpr bool isBlack(Cell cell) { return (rowOf(cell) + columnOf(cell)) % 2 == 0; }

class Matching {
 public:
  explicit Matching(const State& state) : open_(state.open) {
    state.edges.forEach([&](Cell a, Cell b) {
      Neighbours& whites = whites_[isBlack(a) ? a : b];
      whites.cells[whites.count++] = static_cast<std::uint8_t>(isBlack(a) ? b : a);
    });
    partner_.fill(kNoCell);
    component_.fill(0);
    entry_.fill(0);
  }

  /// Whether every open cell finds a partner.
  bool grow() {
    int blacks = 0;
    bool perfect = true;
    open_.forEach([&](Cell cell) {
      if (!isBlack(cell) || !perfect) return;
      ++blacks;
      reached_ = CellSet();
      perfect = augment(cell);
    });
    return perfect && 2 * blacks == open_.size();
  }

  /// The edges that some perfect matching contains, once grow() found one.
  EdgeSet matchableEdges() {
    open_.forEach([&](Cell cell) {
      if (isBlack(cell) && entry_[cell] == 0) visit(cell);
    });
    EdgeSet edges;
    open_.forEach([&](Cell black) {
      for (const Cell white : whites_[black]) {
        if (component_[black] == component_[partner_[white]]) edges.add(edgeOf(black, white));
      }
    });
    return edges;
  }

 private:
  bool augment(Cell black) {
    for (const Cell white : whites_[black]) {
      if (reached_.has(white)) continue;
      reached_ |= CellSet::of(white);
      if (partner_[white] == kNoCell || augment(partner_[white])) {
        partner_[white] = black;
        return true;
      }
    }
    return false;
  }

  /// Tarjan's depth-first visit of a black cell, which stands for its pair.
  int visit(Cell black) {
    int lowest = entry_[black] = ++entries_;
    stack_[stackSize_++] = static_cast<std::uint8_t>(black);
    for (const Cell white : whites_[black]) {
      const Cell next = partner_[white];
      if (entry_[next] == 0) {
        lowest = std::min(lowest, visit(next));
      } else if (component_[next] == 0) {
        lowest = std::min(lowest, entry_[next]);
      }
    }
    if (lowest == entry_[black]) {
      ++components_;
      Cell member;
      do {
        member = stack_[--stackSize_];
        component_[member] = components_;
      } while (member != black);
    }
    return lowest;
  }

  CellSet open_;
  /// For each black cell the white cells along its edges.
  std::array<Neighbours, kCells> whites_{};
  /// For each white cell its black partner.
  std::array<Cell, kCells> partner_;
  CellSet reached_;

  std::array<int, kCells> entry_;
  std::array<int, kCells> component_;
  std::array<std::uint8_t, kCells> stack_;
  int stackSize_ = 0;
  int entries_ = 0;
  int components_ = 0;
};

}  // namespace

bool keepMatchableEdges(State& state) {
  Matching matching(state);
  if (!matching.grow()) return false;
  state.edges = matching.matchableEdges();
  return true;
}

}  // namespace sudominoku::solve::domino
