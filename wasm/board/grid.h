// The digits on a board, and the candidates of its cells.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <vector>

#include "board/cell.h"
#include "board/digit_set.h"

namespace sudominoku {

/// A digit for each of the 81 cells; 0 is blank. Ordered as an 81-digit number.
class Grid {
 public:
  constexpr Digit operator[](Cell cell) const { return digits_[cell]; }
  constexpr void set(Cell cell, Digit digit) { digits_[cell] = static_cast<std::uint8_t>(digit); }
  constexpr const std::array<std::uint8_t, kCells>& digits() const { return digits_; }
  constexpr std::array<std::uint8_t, kCells>& digits() { return digits_; }
  constexpr int filledCount() const {
    return static_cast<int>(std::count_if(digits_.begin(), digits_.end(),
                                          [](std::uint8_t digit) { return digit != 0; }));
  }
  friend constexpr bool operator==(const Grid&, const Grid&) = default;
  // Spelled out because std::array has no <=> in libc++ 14.
  friend constexpr std::strong_ordering operator<=>(const Grid& a, const Grid& b) {
    Cell cell = 0;
    while (cell < kCells - 1 && a[cell] == b[cell]) ++cell;
    return a[cell] <=> b[cell];
  }

 private:
  std::array<std::uint8_t, kCells> digits_{};
};

/// The digits that each cell may still hold.
using CandidateGrid = std::array<DigitSet, kCells>;

/// Every digit in every cell: nothing is known. The function fills what is new faster than the
/// constant is copied: in WebAssembly by 5% of all that reading and solving an easy set takes.
constexpr CandidateGrid allCandidates() {
  CandidateGrid candidates{};
  candidates.fill(DigitSet::all());
  return candidates;
}
inline constexpr CandidateGrid kAllCandidates = allCandidates();

/// Whether these are kAllCandidates, told by eight cells at a time: it is asked of every puzzle
/// that is solved.
inline bool areAll(const CandidateGrid& candidates) {
  using Eight = std::uint16_t __attribute__((vector_size(16)));
  constexpr Cell kStep = sizeof(Eight) / sizeof(DigitSet);
  Eight missing{};
  const auto look = [&](Cell first) {
    Eight cells;
    std::memcpy(&cells, &candidates[first], sizeof(cells));
    missing |= cells ^ static_cast<std::uint16_t>(DigitSet::all().bits());
  };
  for (Cell cell = 0; cell < kCells - kStep; cell += kStep) look(cell);
  look(kCells - kStep);
  std::array<std::uint64_t, 2> halves;
  std::memcpy(&halves, &missing, sizeof(halves));
  return (halves[0] | halves[1]) == 0;
}

/// The filled cells, ascending, that hold the same digit as one of their peers.
inline std::vector<Cell> clashingCells(const Grid& grid) {
  std::vector<Cell> clashes;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid[cell] == 0) continue;
    const auto& peers = kPeerCells[cell];
    if (std::any_of(peers.begin(), peers.end(),
                    [&](Cell peer) { return grid[peer] == grid[cell]; })) {
      clashes.push_back(cell);
    }
  }
  return clashes;
}

}  // namespace sudominoku
