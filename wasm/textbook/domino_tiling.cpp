#include "textbook/domino_tiling.h"

#include <vector>

#include "textbook/exact_cover.h"

namespace sudominoku::textbook {

DominoTilings tileWithDominoes(const Sudominoku& puzzle, const Grid& digits, std::uint64_t limit) {
  // A given domino is the only option of its cells.
  std::array<Cell, kCells> onlyPartner{};
  onlyPartner.fill(kNoCell);
  for (const Cell cell : puzzle.isolated) onlyPartner[cell] = cell;
  for (const Placement& placement : puzzle.dominoes) {
    onlyPartner[placement.firstCell] = placement.secondCell;
    onlyPartner[placement.secondCell] = placement.firstCell;
  }

  std::array<int, kCells> items{};
  int itemCount = kDominoes;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (onlyPartner[cell] != cell) items[cell] = itemCount++;
  }
  ExactCover cover(itemCount);
  std::vector<std::pair<Cell, Cell>> options;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const Cell other : kAdjacentCells[cell]) {
      if (other < cell || digits[cell] == digits[other]) continue;
      const auto mayJoin = [&](Cell a, Cell b) {
        return onlyPartner[a] == kNoCell || onlyPartner[a] == b;
      };
      if (!mayJoin(cell, other) || !mayJoin(other, cell)) continue;
      cover.addOption({dominoOf(digits[cell], digits[other]), items[cell], items[other]});
      options.emplace_back(cell, other);
    }
  }

  DominoTilings tilings;
  cover.search([&](const std::vector<int>& chosen) {
    if (!tilings.first) {
      Tiling& tiling = tilings.first.emplace();
      for (Cell cell = 0; cell < kCells; ++cell) tiling[cell] = static_cast<std::uint8_t>(cell);
      for (const int option : chosen) {
        const Cell cell = options[option].first;
        const Cell other = options[option].second;
        tiling[cell] = static_cast<std::uint8_t>(other);
        tiling[other] = static_cast<std::uint8_t>(cell);
      }
    }
    return ++tilings.count < limit;
  });
  return tilings;
}

}  // namespace sudominoku::textbook
