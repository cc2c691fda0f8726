// A digit's pairs of places, joined end to end, take two colours in turns: all cells of one colour
// hold it, or all of the other.
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// Colours all that is joined to `start`.
void colour(const Position& position, Digit digit, Cell start, Cells colours[2]) {
  colours[0] = Cells::of(start);
  colours[1] = {};
  Cells fresh[2] = {Cells::of(start), {}};
  while (fresh[0].any() || fresh[1].any()) {
    Cells next[2];
    for (const int side : {0, 1}) {
      for (const Cell cell : fresh[side]) {
        for (const int house : kCellHouses[cell]) {
          const Cells pair = position.plane(digit, house);
          if (pair.size() == 2) next[1 - side] |= pair - Cells::of(cell);
        }
      }
    }
    for (const int side : {0, 1}) {
      fresh[side] = next[side] - colours[side];
      colours[side] |= fresh[side];
    }
  }
}

bool seesItself(Cells cells) {
  for (const Cell cell : cells) {
    if (kPeerSets[cell].meets(cells)) return true;
  }
  return false;
}

Cells seenBy(Cells cells) {
  Cells seen;
  for (const Cell cell : cells) seen |= kPeerSets[cell];
  return seen;
}

}  // namespace

bool findSimpleColouring(const Position& position, Step& step) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    Cells left = position.plane(digit);
    while (left.any()) {
      Cells colours[2];
      colour(position, digit, left.first(), colours);
      const Cells all = colours[0] | colours[1];
      left -= all;
      if (all.size() < 3) continue;
      Cells victims;
      for (const int side : {0, 1}) {
        if (victims.empty() && seesItself(colours[side])) victims = colours[side];
      }
      if (victims.empty()) victims = (seenBy(colours[0]) & seenBy(colours[1])) - all;
      step.remove(position, victims, digit);
      if (step.removed.empty()) continue;
      step.cells = all;
      step.digits = DigitSet::of(digit);
      step.mark(MarkRole::on, colours[0], digit);
      step.mark(MarkRole::off, colours[1], digit);
      return true;
    }
  }
  return false;
}

}  // namespace sudominoku::explain::techniques
