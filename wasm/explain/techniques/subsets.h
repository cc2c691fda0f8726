// Choosing some of a few things.
#pragma once

#include <array>

#include "explain/position.h"

namespace sudominoku::explain::techniques {

/// Calls `visit(const std::array<int, 4>& chosen)` with the indices of every choice of `size` (1 to
/// 4) of `count` things, ascending, until one returns true. Whether one did.
template <typename Visit>
bool anyChoice(int count, int size, Visit visit) {
  std::array<int, 4> chosen{0, 1, 2, 3};
  if (size > count) return false;
  while (true) {
    if (visit(chosen)) return true;
    int last = size - 1;
    while (last >= 0 && chosen[last] == count - size + last) --last;
    if (last < 0) return false;
    ++chosen[last];
    for (int i = last + 1; i < size; ++i) chosen[i] = chosen[i - 1] + 1;
  }
}

/// Calls `visit(Cells subset, DigitSet digits)` with every choice of `size` (1 to 4) of some cells
/// of a house and the candidates of those, in the order of anyChoice(), until one returns true.
/// Whether one did.
template <typename Visit>
bool anySubset(const Position& position, Cells cells, int size, Visit visit) {
  std::array<Cell, kSize> members;
  int count = 0;
  for (const Cell cell : cells) members[count++] = cell;
  return anyChoice(count, size, [&](const std::array<int, 4>& chosen) {
    Cells subset;
    DigitSet digits;
    for (int i = 0; i < size; ++i) {
      const Cell cell = members[chosen[i]];
      subset |= Cells::of(cell);
      digits = digits | position.candidates[cell];
    }
    return visit(subset, digits);
  });
}

}  // namespace sudominoku::explain::techniques
