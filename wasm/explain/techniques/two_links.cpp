// Two houses with two places each for a digit: where an end of one sees an end of the other, one of
// the two far ends holds the digit.
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// A house with two places for a digit, seen from one of them.
struct Link {
  Cell near, far;
  int house;
};

int kindOf(int house) { return house / kSize; }

/// What two links are called whose near ends see each other.
Technique nameOf(const Link& a, const Link& b) {
  const int kindA = kindOf(a.house);
  const int kindB = kindOf(b.house);
  if (kindA == kindB && kindA < 2 &&
      kCellHouses[a.near][1 - kindA] == kCellHouses[b.near][1 - kindA]) {
    return Technique::skyscraper;
  }
  if (kindA + kindB == 1 && boxOf(a.near) == boxOf(b.near)) return Technique::twoStringKite;
  return Technique::turbotFish;
}

bool found(const Position& position, Digit digit, const Link& a, const Link& b, Step& step) {
  const Cells victims = kPeerSets[a.far] & kPeerSets[b.far] & position.plane(digit);
  if (victims.empty()) return false;
  const auto at = [&](Cell cell) { return std::vector<Candidate>{candidateOf(cell, digit)}; };
  step.cells = Cells::of(a.near) | Cells::of(a.far) | Cells::of(b.near) | Cells::of(b.far);
  step.houses = {a.house, b.house};
  step.digits = DigitSet::of(digit);
  step.mark(MarkRole::base, step.cells, digit);
  step.links = {{true, at(a.far), at(a.near)},
                {false, at(a.near), at(b.near)},
                {true, at(b.near), at(b.far)}};
  step.remove(position, victims, digit);
  return true;
}

bool findTwoLinks(const Position& position, Technique wanted, Step& step) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    std::array<Link, 2 * kHouses> links;
    int count = 0;
    for (int house = 0; house < kHouses; ++house) {
      const Cells places = position.plane(digit, house);
      if (places.size() != 2) continue;
      links[count++] = {places.first(), places.last(), house};
      links[count++] = {places.last(), places.first(), house};
    }
    for (int i = 0; i < count; i += 2) {
      for (int j = i + 2; j < count; ++j) {
        for (const Link& a : {links[i], links[i + 1]}) {
          const Link& b = links[j];
          const bool areApart = a.far != b.far && a.near != b.far && b.near != a.far;
          if (areApart && arePeers(a.near, b.near) && nameOf(a, b) == wanted &&
              found(position, digit, a, b, step)) {
            return true;
          }
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
