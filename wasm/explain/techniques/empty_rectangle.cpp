// A digit's places in a box lie in one row and one column of it. A pair of places elsewhere that
// begins in that row or column carries the choice to the cell that the pair's end and the other
// share.
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// The pair stands in a line across `along`, and ends where `across` can be reached.
bool found(const Position& position, Digit digit, int box, int along, int across, Step& step) {
  const Cells places = position.plane(digit, box);
  const bool alongIsRow = along < 9;
  for (const Cell begin : position.plane(digit, along) - kHouseSets[box]) {
    const int line = kCellHouses[begin][alongIsRow ? 1 : 0];
    const Cells pair = position.plane(digit, line);
    if (pair.size() != 2) continue;
    const Cell end = (pair - Cells::of(begin)).first();
    const Cells crossing = kHouseSets[kCellHouses[end][alongIsRow ? 0 : 1]] & kHouseSets[across];
    const Cells victims = (crossing & position.plane(digit)) - kHouseSets[box];
    if (victims.empty()) continue;
    step.cells = places | pair;
    step.houses = {box, line};
    step.digits = DigitSet::of(digit);
    step.mark(MarkRole::base, places, digit);
    step.mark(MarkRole::cover, pair, digit);
    const Cells reached = places & kHouseSets[across];
    const std::vector<Candidate> blocked = candidatesOf(places - reached, digit);
    const std::vector<Candidate> beginning = candidatesOf(Cells::of(begin), digit);
    step.links = {{true, candidatesOf(Cells::of(end), digit), beginning},
                  {false, beginning, blocked},
                  {true, blocked, candidatesOf(reached, digit)}};
    step.remove(position, victims, digit);
    return true;
  }
  return false;
}

}  // namespace

bool findEmptyRectangle(const Position& position, Step& step) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    for (int box = kFirstBox; box < kHouses; ++box) {
      const Cells places = position.plane(digit, box);
      if (places.empty() || places.single()) continue;
      for (const Cell crossing : kHouseCells[box]) {
        const int row = kCellHouses[crossing][0];
        const int column = kCellHouses[crossing][1];
        if (!(kHouseSets[row] | kHouseSets[column]).contains(places)) continue;
        if (kHouseSets[row].contains(places) || kHouseSets[column].contains(places)) continue;
        if (found(position, digit, box, row, column, step)) return true;
        if (found(position, digit, box, column, row, step)) return true;
      }
    }
  }
  return false;
}

}  // namespace sudominoku::explain::techniques
