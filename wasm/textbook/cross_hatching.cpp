#include "textbook/cross_hatching.h"

#include <algorithm>

namespace sudominoku::textbook {

std::optional<Grid> crossHatch(const Grid& givens) {
  if (!clashingCells(givens).empty()) return std::nullopt;
  Grid grid = givens;
  const auto isPlaced = [&](const House& house, Digit digit) {
    return std::any_of(house.begin(), house.end(), [&](Cell cell) { return grid[cell] == digit; });
  };
  const auto fits = [&](Cell cell, Digit digit) {
    return grid[cell] == 0 && std::none_of(kPeerCells[cell].begin(), kPeerCells[cell].end(),
                                           [&](Cell peer) { return grid[peer] == digit; });
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (int box = 0; box < kSize; ++box) {
      const House& house = kHouseCells[kFirstBox + box];
      for (Digit digit = 1; digit <= kSize; ++digit) {
        if (isPlaced(house, digit)) continue;
        const auto first =
            std::find_if(house.begin(), house.end(), [&](Cell cell) { return fits(cell, digit); });
        if (first == house.end()) return std::nullopt;
        if (std::any_of(first + 1, house.end(), [&](Cell cell) { return fits(cell, digit); })) {
          continue;
        }
        grid.set(*first, digit);
        changed = true;
      }
    }
  }
  return grid;
}

}  // namespace sudominoku::textbook
