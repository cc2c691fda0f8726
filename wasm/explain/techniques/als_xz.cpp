// Two almost locked sets that cannot both have a digit x leave every other digit they share in one
// of them.
#include "explain/techniques/almost_locked.h"
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {

bool findAlsXz(const Position& position, Step& step) {
  const std::vector<AlmostLocked> sets = almostLockedSets(position);
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
