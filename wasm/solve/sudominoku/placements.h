// Where a domino may still lie, for all cells at once.
#pragma once

#include "solve/sudominoku/look.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// Steps along edges only.
class Along {
 public:
  explicit Along(const EdgeSet& edges)
      : right_(split(edges.right, kStepsRight)), down_(split(edges.down, kStepsDown)) {}

  /// The cells from which an edge to the right, left, below or above leads to one of `cells`.
  CellSet leftOf(CellSet cells) const { return CellSet(right_.left(cells.lanes())); }
  CellSet rightOf(CellSet cells) const { return CellSet(right_.right(cells.lanes())); }
  CellSet above(CellSet cells) const { return CellSet(down_.up(cells.lanes())); }
  CellSet below(CellSet cells) const { return CellSet(down_.down(cells.lanes())); }

 private:
  static Steps split(CellSet firstCells, const Steps& all) {
    return {firstCells.lanes() & all.within, firstCells.lanes() & all.across};
  }

  Steps right_, down_;
};

/// The view of the digit that the open cells `here` may hold.
SUDOMINOKU_INLINE DigitView viewOf(CellSet here, const Along& along) {
  const CellSet onRight = along.leftOf(here);
  const CellSet below = along.above(here);
  return {here, onRight, below, onRight | below | along.rightOf(here) | along.below(here)};
}

/// The views of all digits, by the planes of a position.
SUDOMINOKU_INLINE void lookAtDigits(const State& state, Look& look) {
  const Along along(state.edges);
  for (int i = 0; i < kSize; ++i) look.views[i] = viewOf(look.planes[i] & state.open, along);
}

/// The placements of a domino, each under its left or upper cell: by direction, and by which of its
/// digits stands on that cell.
struct Placements {
  CellSet lowLeft, highLeft, lowAbove, highAbove;

  Placements() = default;
  Placements(const DigitView& low, const DigitView& high)
      : lowLeft(low.here & high.onRight),
        highLeft(high.here & low.onRight),
        lowAbove(low.here & high.below),
        highAbove(high.here & low.below) {}

  CellSet right() const { return lowLeft | highLeft; }
  CellSet down() const { return lowAbove | highAbove; }
  CellSet firstCells() const { return right() | down(); }
  /// Whether two placements have the same left or upper cell.
  bool shareFirstCell() const {
    return ((lowLeft & highLeft) | (lowAbove & highAbove) | (right() & down())).any();
  }
  int size() const { return lowLeft.size() + highLeft.size() + lowAbove.size() + highAbove.size(); }
  /// The cells where the placements put the low or the high digit.
  CellSet lowCells() const {
    return lowLeft | lowAbove | highLeft.shiftedRight() | highAbove.shiftedDown();
  }
  CellSet highCells() const {
    return highLeft | highAbove | lowLeft.shiftedRight() | lowAbove.shiftedDown();
  }
};

}  // namespace sudominoku::solve::domino
