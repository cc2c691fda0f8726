// A digit whose places in some rows lie in as many columns is out in the rest of these columns, and
// the same with columns and rows. With fins, further places in one box, what sees the fins as well.
// Of a Franken fish some of the lines are boxes.
#include <vector>

#include "explain/techniques/subsets.h"
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// Covers that take in a fish, if they can: the base's places beyond the covers are the fins.
bool foundWith(const Position& position, Digit digit, Cells base, Cells covers, Step& step) {
  const Cells places = base & position.plane(digit);
  const Cells fins = places - covers;
  Cells victims = (covers - base) & position.plane(digit);
  for (const Cell fin : fins) {
    victims &= kPeerSets[fin];
    if (victims.empty()) return false;
  }
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
    for (const int firstBase : {0, kFirstColumn}) {
      const int firstCover = kFirstColumn - firstBase;
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
          if (fins.any() && !kHouseSets[kFirstBox + boxOf(fins.first())].contains(fins))
            return false;
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

constexpr int kMostFrankenFins = 3;

/// A house, and where it may hold the digit.
struct Places {
  int house = 0;
  Cells cells;
};

/// Lines of one direction and boxes, or some of them.
struct Houses {
  std::array<Places, 2 * kSize> places;
  int count = 0;
};

Houses linesAndBoxes(Cells plane, int firstLine) {
  Houses houses;
  for (int i = 0; i < 2 * kSize; ++i) {
    const int house = i < kSize ? firstLine + i : kFirstBox + i - kSize;
    const Cells cells = plane & kHouseSets[house];
    if (cells.size() >= 2) houses.places[houses.count++] = {house, cells};
  }
  return houses;
}

/// Covers for a base of as many houses.
bool findFrankenCovers(const Position& position, Digit digit, const std::vector<int>& baseHouses,
                       Cells base, const Houses& crossing, Step& step) {
  const int size = static_cast<int>(baseHouses.size());
  std::array<int, 2 * kSize> inBase;
  Houses covers;
  for (int i = 0; i < crossing.count; ++i) {
    inBase[covers.count] = (crossing.places[i].cells & base).size();
    if (inBase[covers.count] > 0) covers.places[covers.count++] = crossing.places[i];
  }
  const bool hasBox = baseHouses.back() >= kFirstBox;
  const int least = base.size() - kMostFrankenFins;
  return anyChoice(covers.count, size, [&](const std::array<int, 4>& taken) {
    int covered = 0;
    for (int i = 0; i < size; ++i) covered += inBase[taken[i]];
    if (covered < least) return false;
    // Without boxes it is one of the fish above.
    if (!hasBox && covers.places[taken[size - 1]].house < kFirstBox) return false;
    Cells cover;
    for (int i = 0; i < size; ++i) cover |= covers.places[taken[i]].cells;
    if ((base - cover).size() > kMostFrankenFins ||
        !foundWith(position, digit, base, cover, step)) {
      return false;
    }
    step.houses = baseHouses;
    for (int i = 0; i < size; ++i) step.houses.push_back(covers.places[taken[i]].house);
    return true;
  });
}

bool findFrankenFishOf(const Position& position, int size, Digit digit, int firstBase, Step& step) {
  const Houses bases = linesAndBoxes(position.plane(digit), firstBase);
  const Houses crossing = linesAndBoxes(position.plane(digit), kFirstColumn - firstBase);
  std::vector<int> baseHouses(size);
  return anyChoice(bases.count, size, [&](const std::array<int, 4>& chosen) {
    Cells base;
    for (int i = 0; i < size; ++i) {
      const Places& one = bases.places[chosen[i]];
      // A place in two of them would count twice.
      if (base.meets(one.cells)) return false;
      base |= one.cells;
      baseHouses[i] = one.house;
    }
    return findFrankenCovers(position, digit, baseHouses, base, crossing, step);
  });
}

}  // namespace

bool findFrankenFish(const Position& position, Step& step) {
  for (const int size : {2, 3}) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      for (const int firstBase : {0, kFirstColumn}) {
        if (findFrankenFishOf(position, size, digit, firstBase, step)) return true;
      }
    }
  }
  return false;
}

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
