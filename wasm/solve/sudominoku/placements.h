// Where a domino may still lie, for all cells at once.
#pragma once

#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// A digit's candidates in open cells, and moved onto their left and upper neighbours along edges:
/// `onRight` are the cells whose right neighbour may hold the digit, as a part of their domino.
struct DigitView {
  CellSet here, onRight, below;
  CellSet next() const { return onRight | below; }
};

using DigitViews = std::array<DigitView, kSize>;

inline DigitViews viewsOf(const State& state) {
  DigitViews views;
  for (int i = 0; i < kSize; ++i) {
    const CellSet here = state.planes[i] & state.open;
    views[i] = {here, here.shiftedLeft() & state.edges.right, here.shiftedUp() & state.edges.down};
  }
  return views;
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
    return (lowLeft | lowAbove | highLeft.shiftedRight() | highAbove.shiftedDown()) &
           CellSet::all();
  }
  CellSet highCells() const {
    return (highLeft | highAbove | lowLeft.shiftedRight() | lowAbove.shiftedDown()) &
           CellSet::all();
  }
};

}  // namespace sudominoku::solve::domino
