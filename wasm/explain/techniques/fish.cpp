// A digit whose places in some rows lie in as many columns is out in the rest of these columns, and
// the same with columns and rows. With fins, further places in one box, what sees the fins as well.
#include "explain/techniques/subsets.h"
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// Covers that take in a fish, if they can: the base's places beyond the covers are the fins.
bool foundWith(const Position& position, Digit digit, Cells base, Cells covers, Step& step) {
  const Cells places = base & position.plane(digit);
  const Cells fins = places - covers;
  Cells victims = (covers - base) & position.plane(digit);
  if (fins.any()) victims &= commonPeers(fins);
  if (victims.empty()) return false;
  step.cells = places;
  step.digits = DigitSet::of(digit);
  step.mark(MarkRole::base, places & covers, digit);
  step.mark(MarkRole::fin, fins, digit);
  step.remove(position, victims, digit);
  return true;
}

bool findFish(const Position& position, int size, bool isFinned, Step& step) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    for (const int firstBase : {0, 9}) {
      const int firstCover = 9 - firstBase;
      std::array<int, kSize> houses;
      std::array<Cells, kSize> places;
      int count = 0;
      for (int i = 0; i < kSize; ++i) {
        const Cells here = position.plane(digit, firstBase + i);
        const int most = isFinned ? size + 2 : size;
        if (here.empty() || here.single() || here.size() > most) continue;
        houses[count] = firstBase + i;
        places[count++] = here;
      }
      const bool isFound = anyChoice(count, size, [&](const std::array<int, 4>& chosen) {
        Cells base;
        Cells all;
        for (int i = 0; i < size; ++i) {
          base |= kHouseSets[houses[chosen[i]]];
          all |= places[chosen[i]];
        }
        std::array<int, kSize> covers;
        int coverCount = 0;
        for (int i = 0; i < kSize; ++i) {
          if (all.meets(kHouseSets[firstCover + i])) covers[coverCount++] = firstCover + i;
        }
        // Fins in one box lie in three covers at most.
        if (isFinned ? coverCount <= size || coverCount > size + 3 : coverCount != size) {
          return false;
        }
        return anyChoice(coverCount, size, [&](const std::array<int, 4>& taken) {
          Cells cover;
          for (int i = 0; i < size; ++i) cover |= kHouseSets[covers[taken[i]]];
          const Cells fins = all - cover;
          if (fins.any() && !kHouseSets[houseOf(fins.first(), 2)].contains(fins)) return false;
          if (!foundWith(position, digit, base, cover, step)) return false;
          for (int i = 0; i < size; ++i) {
            step.houses.push_back(houses[chosen[i]]);
            step.sashimi |= (places[chosen[i]] & cover).size() < 2;
          }
          for (int i = 0; i < size; ++i) step.houses.push_back(covers[taken[i]]);
          return true;
        });
      });
      if (isFound) return true;
    }
  }
  return false;
}

}  // namespace

bool findXWing(const Position& position, Step& step) { return findFish(position, 2, false, step); }
bool findSwordfish(const Position& position, Step& step) {
  return findFish(position, 3, false, step);
}
bool findJellyfish(const Position& position, Step& step) {
  return findFish(position, 4, false, step);
}
bool findFinnedXWing(const Position& position, Step& step) {
  return findFish(position, 2, true, step);
}
bool findFinnedSwordfish(const Position& position, Step& step) {
  return findFish(position, 3, true, step);
}
bool findFinnedJellyfish(const Position& position, Step& step) {
  return findFish(position, 4, true, step);
}

}  // namespace sudominoku::explain::techniques
