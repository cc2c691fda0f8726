// An almost locked set is cells of a house with one candidate more than cells: lose one digit and
// the rest are all in it. Two such sets that cannot both have a digit x leave every other digit
// they share in one of them.
#include <vector>

#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

struct AlmostLocked {
  Cells cells;
  DigitSet digits;
  int house;
};

constexpr int kMostCells = 5;

void gather(const Position& position, std::vector<AlmostLocked>& sets) {
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
      if (digits.size() != size + 1) continue;
      // A set in a line and a box is taken once.
      const Cell first = set.first();
      bool isKnown = false;
      for (int kind = 0; kind < 3; ++kind) {
        const int other = houseOf(first, kind);
        isKnown |= other < house && kHouseSets[other].contains(set);
      }
      if (!isKnown) sets.push_back({set, digits, house});
    }
  }
}

}  // namespace

bool findAlsXz(const Position& position, Step& step) {
  std::vector<AlmostLocked> sets;
  gather(position, sets);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = i + 1; j < sets.size(); ++j) {
      const AlmostLocked& a = sets[i];
      const AlmostLocked& b = sets[j];
      const DigitSet shared = a.digits & b.digits;
      if (shared.size() < 2 || a.cells.meets(b.cells)) continue;
      for (const Digit x : shared) {
        const Cells xInA = a.cells & position.plane(x);
        const Cells xInB = b.cells & position.plane(x);
        if (!commonPeers(xInA).contains(xInB)) continue;
        for (const Digit z : shared.without(x)) {
          const Cells holders = (a.cells | b.cells) & position.plane(z);
          step.remove(position, commonPeers(holders), z);
        }
        if (step.removed.empty()) continue;
        step.cells = a.cells | b.cells;
        step.houses = {a.house, b.house};
        step.digits = DigitSet::of(x);
        step.markAll(MarkRole::base, position, a.cells);
        step.markAll(MarkRole::cover, position, b.cells);
        return true;
      }
    }
  }
  return false;
}

}  // namespace sudominoku::explain::techniques
