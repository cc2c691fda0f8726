#include "explain/techniques/almost_locked.h"

namespace sudominoku::explain::techniques {
namespace {

constexpr int kMostCells = 5;

bool isInEarlierHouse(Cells cells, int house) {
  for (const int other : kCellHouses[cells.first()]) {
    if (other < house && kHouseSets[other].contains(cells)) return true;
  }
  return false;
}

}  // namespace

std::vector<AlmostLocked> almostLockedSets(const Position& position) {
  std::vector<AlmostLocked> sets;
  for (int house = 0; house < kHouses; ++house) {
    std::array<Cell, kSize> cells;
    int count = 0;
    for (const Cell cell : position.open& kHouseSets[house]) cells[count++] = cell;
    for (unsigned chosen = 1; chosen < 1u << count; ++chosen) {
      const int size = std::popcount(chosen);
      if (size > kMostCells) continue;
      DigitSet digits;
      Cells set;
      for (int i = 0; i < count; ++i) {
        if (!((chosen >> i) & 1u)) continue;
        digits = digits | position.candidates[cells[i]];
        set |= Cells::of(cells[i]);
      }
      if (digits.size() == size + 1 && !isInEarlierHouse(set, house)) {
        sets.push_back({set, digits, house});
      }
    }
  }
  return sets;
}

}  // namespace sudominoku::explain::techniques
