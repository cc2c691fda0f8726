// As many digits as there are places for them in a house leave nothing else in these places.
#include "explain/techniques/subsets.h"
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

bool findHiddenSubset(const Position& position, int size, Step& step) {
  for (int house = 0; house < kHouses; ++house) {
    std::array<Digit, kSize> digits;
    int count = 0;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      const int places = position.plane(digit, house).size();
      if (places >= 2 && places <= size) digits[count++] = digit;
    }
    const bool isFound = anyChoice(count, size, [&](const std::array<int, 4>& chosen) {
      Cells places;
      DigitSet subset;
      for (int i = 0; i < size; ++i) {
        places |= position.plane(digits[chosen[i]], house);
        subset = subset.with(digits[chosen[i]]);
      }
      if (places.size() != size) return false;
      for (const Digit other : DigitSet::all() - subset) step.remove(position, places, other);
      if (step.removed.empty()) return false;
      step.cells = places;
      step.houses = {house};
      step.digits = subset;
      for (const Digit digit : subset) {
        step.mark(MarkRole::base, position.plane(digit, house), digit);
      }
      return true;
    });
    if (isFound) return true;
  }
  return false;
}

}  // namespace

bool findHiddenPair(const Position& position, Step& step) {
  return findHiddenSubset(position, 2, step);
}
bool findHiddenTriple(const Position& position, Step& step) {
  return findHiddenSubset(position, 3, step);
}
bool findHiddenQuad(const Position& position, Step& step) {
  return findHiddenSubset(position, 4, step);
}

}  // namespace sudominoku::explain::techniques
