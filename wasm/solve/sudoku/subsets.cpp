#include "solve/sudoku/subsets.h"

#include <array>
#include <bit>

#include "board/cell.h"

namespace sudominoku::solve {
namespace {

constexpr unsigned kSubsets = 1u << kSize;

bool settleHouse(CandidateGrid& candidates, const House& cells) {
  std::array<Cell, kSize> open;
  int count = 0;
  for (const Cell cell : cells) {
    if (candidates[cell].size() != 1) open[count++] = cell;
  }
  // By the cells of a subset, bit by bit: the digits that they have between them.
  std::array<DigitSet, kSubsets> digits;
  for (unsigned subset = 1; subset < 1u << count; ++subset) {
    const Cell last = open[std::countr_zero(subset)];
    digits[subset] = digits[subset & (subset - 1)] | candidates[last];
    const int spare = digits[subset].size() - std::popcount(subset);
    if (spare < 0) return false;
    if (spare > 0) continue;
    for (int i = 0; i < count; ++i) {
      if ((subset >> i & 1) == 0) candidates[open[i]] = candidates[open[i]] - digits[subset];
    }
  }
  return true;
}

}  // namespace

bool settleSubsets(Position& position) {
  CandidateGrid candidates = position.candidates();
  for (const House& house : kHouseCells) {
    if (!settleHouse(candidates, house)) return false;
  }
  for (Cell cell = 0; cell < kCells; ++cell) position.restrict(cell, candidates[cell]);
  return true;
}

}  // namespace sudominoku::solve
