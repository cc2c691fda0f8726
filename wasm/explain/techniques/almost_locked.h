// Almost locked sets, which two techniques look for.
#pragma once

#include <vector>

#include "explain/position.h"

namespace sudominoku::explain::techniques {

/// Cells of a house with one candidate more than cells: lose one digit and the rest are all in it.
struct AlmostLocked {
  Cells cells;
  DigitSet digits;
  int house;
};

/// All of one to five cells. A set in a line and a box is given once.
std::vector<AlmostLocked> almostLockedSets(const Position& position);

}  // namespace sudominoku::explain::techniques
