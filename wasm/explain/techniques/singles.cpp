#include "explain/techniques/singles.h"

#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

Step stepOf(const Single& single, int difficulty) {
  Step step;
  step.cells = Cells::of(single.cell);
  if (single.house >= 0) step.houses = {single.house};
  step.digits = DigitSet::of(single.digit);
  step.mark(MarkRole::base, candidateOf(single.cell, single.digit));
  step.placed = {candidateOf(single.cell, single.digit)};
  step.difficulty = single.difficulty - difficulty;
  return step;
}

}  // namespace

bool findFullHouse(const Position& position, Single& single) {
  for (int house = 0; house < kHouses; ++house) {
    const Cells open = position.open & kHouseSets[house];
    if (!open.single()) continue;
    const Cell cell = open.first();
    if (position.candidates[cell].empty()) continue;
    single = {Technique::fullHouse, cell, position.candidates[cell].smallest(), house,
              kFullHouseDifficulty};
    return true;
  }
  return false;
}

bool findHiddenSingle(const Position& position, Single& single) {
  for (const int firstHouse : {kFirstBox, 0}) {
    const int end = firstHouse == kFirstBox ? kHouses : kFirstBox;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      const Cells plane = position.plane(digit);
      if (plane.empty()) continue;
      for (int house = firstHouse; house < end; ++house) {
        const Cells places = plane & kHouseSets[house];
        if (!places.single()) continue;
        single = {Technique::hiddenSingle, places.first(), digit, house,
                  kHiddenSingleDifficulty + (firstHouse == kFirstBox ? 0 : kHiddenInLine)};
        return true;
      }
    }
  }
  return false;
}

bool findNakedSingle(const Position& position, Single& single) {
  for (const Cell cell : position.open) {
    if (position.candidates[cell].size() != 1) continue;
    single = {Technique::nakedSingle, cell, position.candidates[cell].smallest(), -1,
              kNakedSingleDifficulty};
    return true;
  }
  return false;
}

bool findFullHouse(const Position& position, Step& step) {
  Single single;
  if (!findFullHouse(position, single)) return false;
  step = stepOf(single, kFullHouseDifficulty);
  return true;
}

bool findHiddenSingle(const Position& position, Step& step) {
  Single single;
  if (!findHiddenSingle(position, single)) return false;
  step = stepOf(single, kHiddenSingleDifficulty);
  return true;
}

bool findNakedSingle(const Position& position, Step& step) {
  Single single;
  if (!findNakedSingle(position, single)) return false;
  step = stepOf(single, kNakedSingleDifficulty);
  return true;
}

}  // namespace sudominoku::explain::techniques
