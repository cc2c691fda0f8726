#include "textbook/domino_search.h"

#include <array>
#include <set>

namespace sudominoku::textbook {
namespace {

class DominoSearch {
 public:
  DominoSearch(const Sudominoku& puzzle, std::uint64_t callCap, std::uint64_t maxTilings,
               Unchecked unchecked)
      : callCap_(callCap), maxTilings_(maxTilings), unchecked_(unchecked) {
    for (const Placement& placement : puzzle.dominoes) {
      grid_.set(placement.firstCell, placement.firstDigit);
      grid_.set(placement.secondCell, placement.secondDigit);
      const bool isSmallerFirst = placement.firstDigit < placement.secondDigit;
      isDominoUsed_[dominoOf(placement.firstDigit, placement.secondDigit)] =
          unchecked !=
          (isSmallerFirst ? Unchecked::givenSmallerFirst : Unchecked::givenLargerFirst);
    }
    for (Digit digit = 1; digit <= kSize; ++digit) grid_.set(puzzle.isolated[digit - 1], digit);
  }

  DominoSearchRun run() {
    go(0);
    run_.grids.assign(grids_.begin(), grids_.end());
    return run_;
  }

 private:
  /// Lays dominoes from the first empty cell at or behind `cell` on. True: the search is over.
  bool go(Cell cell) {
    ++run_.calls;
    if (run_.calls >= callCap_) {
      run_.capped = true;
      return true;
    }
    while (cell < kCells && grid_[cell] != 0) ++cell;
    if (cell == kCells) {
      grids_.insert(grid_);
      return ++run_.tilings == maxTilings_;
    }
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (!fits(cell, digit, Unchecked::boxOfFirstHalf)) continue;
      grid_.set(cell, digit);
      if (layBeside(cell, digit)) return true;
      grid_.set(cell, 0);
    }
    return false;
  }

  bool layBeside(Cell cell, Digit digit) {
    for (const Cell partner : kAdjacentCells[cell]) {
      if (grid_[partner] != 0) continue;
      for (Digit other = 1; other <= kSize; ++other) {
        if (other == digit || isDominoUsed_[dominoOf(digit, other)]) continue;
        if (!fits(partner, other, Unchecked::boxOfSecondHalf)) continue;
        isDominoUsed_[dominoOf(digit, other)] = true;
        grid_.set(partner, other);
        if (go(cell + 1)) return true;
        grid_.set(partner, 0);
        isDominoUsed_[dominoOf(digit, other)] = false;
      }
    }
    return false;
  }

  bool fits(Cell cell, Digit digit, Unchecked box) const {
    const bool checksBox = unchecked_ != box;
    for (const Cell peer : kPeerCells[cell]) {
      if (grid_[peer] != digit) continue;
      if (checksBox || rowOf(peer) == rowOf(cell) || columnOf(peer) == columnOf(cell)) return false;
    }
    return true;
  }

  Grid grid_;
  std::array<bool, kDominoes> isDominoUsed_{};
  std::set<Grid> grids_;
  std::uint64_t callCap_;
  std::uint64_t maxTilings_;
  Unchecked unchecked_;
  DominoSearchRun run_;
};

}  // namespace

DominoSearchRun solveDominoSearch(const Sudominoku& puzzle, std::uint64_t callCap,
                                  std::uint64_t maxTilings, Unchecked unchecked) {
  if (!clashingCells(puzzle.givens()).empty()) return {};
  return DominoSearch(puzzle, callCap, maxTilings, unchecked).run();
}

}  // namespace sudominoku::textbook
