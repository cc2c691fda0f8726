// As many cells of a house as they have candidates keep these digits to themselves.
#include <algorithm>

#include "explain/techniques/subsets.h"
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// `house`, and those outside of it where a digit is struck: all its places in the subset share
/// them.
std::vector<int> housesOf(const Position& position, Cells subset, DigitSet digits, int house) {
  std::vector<int> houses{house};
  for (const Digit digit : digits) {
    const Cells holders = subset & position.plane(digit);
    for (const int other : kCellHouses[holders.first()]) {
      const Cells places = position.plane(digit, other);
      if (!kHouseSets[other].contains(holders) || (places - kHouseSets[house]).empty()) continue;
      if (std::find(houses.begin(), houses.end(), other) == houses.end()) houses.push_back(other);
    }
  }
  return houses;
}

bool findNakedSubset(const Position& position, int size, Step& step) {
  for (int house = 0; house < kHouses; ++house) {
    Cells cells;
    for (const Cell cell : position.open& kHouseSets[house]) {
      const int candidates = position.candidates[cell].size();
      if (candidates >= 2 && candidates <= size) cells |= Cells::of(cell);
    }
    const bool isFound = anySubset(position, cells, size, [&](Cells subset, DigitSet digits) {
      if (digits.size() != size) return false;
      for (const Digit digit : digits) {
        const Cells holders = subset & position.plane(digit);
        if (holders.any()) step.remove(position, commonPeers(holders) - subset, digit);
      }
      if (step.removed.empty()) return false;
      step.cells = subset;
      step.houses = housesOf(position, subset, digits, house);
      step.digits = digits;
      step.markAll(MarkRole::base, position, subset);
      return true;
    });
    if (isFound) return true;
  }
  return false;
}

}  // namespace

bool findNakedPair(const Position& position, Step& step) {
  return findNakedSubset(position, 2, step);
}
bool findNakedTriple(const Position& position, Step& step) {
  return findNakedSubset(position, 3, step);
}
bool findNakedQuad(const Position& position, Step& step) {
  return findNakedSubset(position, 4, step);
}

}  // namespace sudominoku::explain::techniques
