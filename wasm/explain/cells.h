// A set of cells in two words, and the sets that matter.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/cell.h"

namespace sudominoku::explain {

/// A set of cells; the bits are in the order of the cells.
class Cells {
 public:
  constexpr Cells() = default;
  static constexpr Cells of(Cell cell) {
    Cells set;
    (cell < 64 ? set.low_ : set.high_) = std::uint64_t{1} << (cell & 63);
    return set;
  }
  static constexpr Cells all() {
    Cells set;
    set.low_ = ~std::uint64_t{0};
    set.high_ = (std::uint64_t{1} << (kCells - 64)) - 1;
    return set;
  }

  constexpr bool has(Cell cell) const { return ((cell < 64 ? low_ : high_) >> (cell & 63)) & 1u; }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr bool any() const { return !empty(); }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  /// Whether there is exactly one cell.
  constexpr bool single() const {
    return (low_ == 0) != (high_ == 0) && std::has_single_bit(low_ | high_);
  }
  /// The first cell of a set that is not empty.
  constexpr Cell first() const {
    return low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_);
  }
  /// The last cell of a set that is not empty.
  constexpr Cell last() const {
    return high_ != 0 ? 127 - std::countl_zero(high_) : 63 - std::countl_zero(low_);
  }
  constexpr bool contains(Cells other) const {
    return ((other.low_ & ~low_) | (other.high_ & ~high_)) == 0;
  }
  constexpr bool meets(Cells other) const {
    return ((other.low_ & low_) | (other.high_ & high_)) != 0;
  }

  friend constexpr Cells operator|(Cells a, Cells b) {
    return Cells(a.low_ | b.low_, a.high_ | b.high_);
  }
  friend constexpr Cells operator&(Cells a, Cells b) {
    return Cells(a.low_ & b.low_, a.high_ & b.high_);
  }
  friend constexpr Cells operator-(Cells a, Cells b) {
    return Cells(a.low_ & ~b.low_, a.high_ & ~b.high_);
  }
  constexpr Cells& operator|=(Cells other) { return *this = *this | other; }
  constexpr Cells& operator&=(Cells other) { return *this = *this & other; }
  constexpr Cells& operator-=(Cells other) { return *this = *this - other; }
  friend constexpr bool operator==(Cells, Cells) = default;
  /// Some order, for maps.
  friend constexpr bool operator<(Cells a, Cells b) {
    return a.high_ != b.high_ ? a.high_ < b.high_ : a.low_ < b.low_;
  }

  /// The set as seen from `steps` cells further: bit c of the result is bit c + steps. 1 to 63.
  constexpr Cells shiftedBack(int steps) const {
    return Cells(low_ >> steps | high_ << (64 - steps), high_ >> steps);
  }
  /// Every cell moved `steps` cells on, 1 to 63. What leaves the board may linger beyond its end.
  constexpr Cells shiftedOn(int steps) const {
    return Cells(low_ << steps, high_ << steps | low_ >> (64 - steps));
  }

  /// Visits the cells in ascending order: `for (Cell cell : set)`.
  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Cell operator*() const {
      return low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_);
    }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_, high_;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  constexpr Cells(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

/// The cells of each house: rows 0–8, columns 9–17, boxes 18–26.
inline constexpr std::array<Cells, kHouses> kHouseSets = [] {
  std::array<Cells, kHouses> sets{};
  for (int house = 0; house < kHouses; ++house) {
    for (const Cell cell : kHouseCells[house]) sets[house] |= Cells::of(cell);
  }
  return sets;
}();

/// The 20 peers of each cell.
inline constexpr std::array<Cells, kCells> kPeerSets = [] {
  std::array<Cells, kCells> sets{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const int house : kCellHouses[cell]) sets[cell] |= kHouseSets[house];
    sets[cell] -= Cells::of(cell);
  }
  return sets;
}();

/// The cells that see all cells of a set that is not empty.
constexpr Cells commonPeers(Cells cells) {
  Cells common = Cells::all();
  for (const Cell cell : cells) common &= kPeerSets[cell];
  return common;
}

}  // namespace sudominoku::explain
