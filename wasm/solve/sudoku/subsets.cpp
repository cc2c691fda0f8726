#include "solve/sudoku/subsets.h"

#include <array>
#include <bit>

#include "board/cell.h"

namespace sudominoku::solve {
namespace {

constexpr unsigned kSubsets = 1u << kSize;

bool settleHouse(Position& position, const House& cells) {
  std::array<DigitSet, kSize> candidates;
  for (int i = 0; i < kSize; ++i) candidates[i] = position.candidates(cells[i]);
  // By the cells of a subset, bit by bit: the digits that they have between them.
  std::array<DigitSet, kSubsets> digits{};
  bool isStruck = false;
  for (unsigned subset = 1; subset < kSubsets; ++subset) {
    const int last = std::countr_zero(subset);
    digits[subset] = digits[subset & (subset - 1)] | candidates[last];
    const int spare = digits[subset].size() - std::popcount(subset);
    if (spare < 0) return false;
    if (spare > 0) continue;
    for (int i = 0; i < kSize; ++i) {
      if ((subset >> i & 1) != 0 || (candidates[i] & digits[subset]).empty()) continue;
      candidates[i] = candidates[i] - digits[subset];
      isStruck = true;
    }
  }
  if (isStruck) {
    for (int i = 0; i < kSize; ++i) position.restrict(cells[i], candidates[i]);
  }
  return true;
}

}  // namespace

bool settleSubsets(Position& position) {
  for (const auto& house : kHouseCells) {
    if (!settleHouse(position, house)) return false;
  }
  return true;
}

}  // namespace sudominoku::solve
