// What chains of all kinds share: the ends of their links, and what the outermost two rule out.
#pragma once

#include <array>
#include <vector>

#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {

/// That a digit is in one of some cells of a house: a candidate or a group.
struct LinkEnd {
  Digit digit;
  Cells cells;
};

/// What is told of a chain's ends, false and true in turns: of a true one what it has not made
/// false before. Where nothing is left of the last, the chain comes back to where it began.
inline std::vector<std::vector<Candidate>> toldOf(const std::vector<LinkEnd>& ends) {
  std::vector<std::vector<Candidate>> told;
  std::array<Cells, kSize> isOut{};
  for (std::size_t i = 0; i < ends.size(); ++i) {
    Cells cells = ends[i].cells;
    Cells& out = isOut[ends[i].digit - 1];
    if (i % 2 == 0) {
      out |= cells;
    } else if ((cells - out).any()) {
      cells = cells - out;
    } else if (i + 1 == ends.size() && ends[i].digit == ends.front().digit) {
      cells = ends.front().cells;
    }
    told.push_back(candidatesOf(cells, ends[i].digit));
  }
  return told;
}

/// Links up to which a chain's length adds nothing to its difficulty.
inline constexpr int kLeastLinks = 6;

/// Removes what is false whichever of two ends is true; with no step it only tells whether there is
/// anything.
inline bool removeBetween(const Position& position, const LinkEnd& a, const LinkEnd& b,
                          Step* step) {
  bool any = false;
  const auto remove = [&](Cells cells, Digit digit) {
    const Cells victims = cells & position.plane(digit);
    any |= victims.any();
    if (step != nullptr) step->remove(position, victims, digit);
  };
  if (a.digit == b.digit) {
    remove(commonPeers(a.cells | b.cells), a.digit);
  } else if (a.cells == b.cells) {
    if (!a.cells.single()) return false;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (digit != a.digit && digit != b.digit) remove(a.cells, digit);
    }
  } else {
    if (b.cells.single() && commonPeers(a.cells).has(b.cells.first())) remove(b.cells, a.digit);
    if (a.cells.single() && commonPeers(b.cells).has(a.cells.first())) remove(a.cells, b.digit);
  }
  return any;
}

}  // namespace sudominoku::explain::techniques
