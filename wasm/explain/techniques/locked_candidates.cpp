// A digit whose places in one house all lie in another is out in the rest of the other.
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// All places of `digit` in `house` lie in `other`.
bool found(const Position& position, Digit digit, int house, int other, Step& step) {
  const Cells places = position.plane(digit, house);
  if (places.empty() || places.single() || !kHouseSets[other].contains(places)) return false;
  const Cells rest = position.plane(digit, other) - places;
  if (rest.empty()) return false;
  step.cells = places;
  step.houses = {house, other};
  step.digits = DigitSet::of(digit);
  step.mark(MarkRole::base, places, digit);
  step.remove(position, rest, digit);
  return true;
}

}  // namespace

bool findPointing(const Position& position, Step& step) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    for (int box = kFirstBox; box < kHouses; ++box) {
      const Cells places = position.plane(digit, box);
      if (places.empty()) continue;
      for (const int kind : {0, 1}) {
        if (found(position, digit, box, kCellHouses[places.first()][kind], step)) return true;
      }
    }
  }
  return false;
}

bool findClaiming(const Position& position, Step& step) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    for (int line = 0; line < kFirstBox; ++line) {
      const Cells places = position.plane(digit, line);
      if (places.empty()) continue;
      if (found(position, digit, line, kFirstBox + boxOf(places.first()), step)) return true;
    }
  }
  return false;
}

}  // namespace sudominoku::explain::techniques
