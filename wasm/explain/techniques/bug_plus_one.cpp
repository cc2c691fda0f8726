// If every open cell had two candidates, and every digit two places in each house, there would be
// two solutions or none. So where one cell has a third candidate, that is it.
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {

bool findBugPlusOne(const Position& position, Step& step) {
  Cell third = kNoCell;
  for (const Cell cell : position.open) {
    const int size = position.candidates[cell].size();
    if (size == 2) continue;
    if (size != 3 || third != kNoCell) return false;
    third = cell;
  }
  if (third == kNoCell) return false;
  for (const Digit digit : position.candidates[third]) {
    Position rest = position;
    rest.remove(third, digit);
    bool isBug = true;
    for (int house = 0; house < kHouses && isBug; ++house) {
      for (Digit other = 1; other <= kSize && isBug; ++other) {
        const int places = rest.plane(other, house).size();
        isBug = places == 0 || places == 2;
      }
    }
    if (!isBug) continue;
    step.cells = Cells::of(third);
    step.digits = DigitSet::of(digit);
    step.mark(MarkRole::base, step.cells, digit);
    step.placed = {candidateOf(third, digit)};
    return true;
  }
  return false;
}

}  // namespace sudominoku::explain::techniques
