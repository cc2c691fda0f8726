// Choosing some of a few things.
#pragma once

#include <array>

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

}  // namespace sudominoku::explain::techniques
