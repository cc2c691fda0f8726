// Two houses with two places each for a digit: where an end of one sees an end of the other, one of
// the two far ends holds the digit.
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

struct Pair {
  Cell cells[2];
  int house;
};

int kindOf(int house) { return house / kSize; }

/// What two pairs are called whose near ends see each other.
Technique nameOf(const Pair& a, const Pair& b, Cell nearA, Cell nearB) {
  const int kindA = kindOf(a.house);
  const int kindB = kindOf(b.house);
  if (kindA == kindB && kindA < 2 &&
      kCellHouses[nearA][1 - kindA] == kCellHouses[nearB][1 - kindA]) {
    return Technique::skyscraper;
  }
  if (kindA + kindB == 1 && boxOf(nearA) == boxOf(nearB)) return Technique::twoStringKite;
  return Technique::turbotFish;
}

bool findTwoLinks(const Position& position, Technique wanted, Step& step) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    std::array<Pair, kHouses> pairs;
    int count = 0;
    for (int house = 0; house < kHouses; ++house) {
      const Cells places = position.plane(digit, house);
      if (places.size() != 2) continue;
      pairs[count++] = {{places.first(), (places - Cells::of(places.first())).first()}, house};
    }
    for (int i = 0; i < count; ++i) {
      for (int j = i + 1; j < count; ++j) {
        for (int ends = 0; ends < 4; ++ends) {
          const Cell nearA = pairs[i].cells[ends & 1];
          const Cell farA = pairs[i].cells[1 - (ends & 1)];
          const Cell nearB = pairs[j].cells[ends >> 1];
          const Cell farB = pairs[j].cells[1 - (ends >> 1)];
          if (!arePeers(nearA, nearB) || farA == farB || nearA == farB || nearB == farA) continue;
          if (nameOf(pairs[i], pairs[j], nearA, nearB) != wanted) continue;
          const Cells victims = kPeerSets[farA] & kPeerSets[farB] & position.plane(digit);
          if (victims.empty()) continue;
          const auto at = [&](Cell cell) {
            return std::vector<Candidate>{candidateOf(cell, digit)};
          };
          step.cells = Cells::of(nearA) | Cells::of(farA) | Cells::of(nearB) | Cells::of(farB);
          step.houses = {pairs[i].house, pairs[j].house};
          step.digits = DigitSet::of(digit);
          step.mark(MarkRole::base, step.cells, digit);
          step.links = {{true, at(farA), at(nearA)},
                        {false, at(nearA), at(nearB)},
                        {true, at(nearB), at(farB)}};
          step.remove(position, victims, digit);
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

bool findSkyscraper(const Position& position, Step& step) {
  return findTwoLinks(position, Technique::skyscraper, step);
}
bool findTwoStringKite(const Position& position, Step& step) {
  return findTwoLinks(position, Technique::twoStringKite, step);
}
bool findTurbotFish(const Position& position, Step& step) {
  return findTwoLinks(position, Technique::turbotFish, step);
}

}  // namespace sudominoku::explain::techniques
