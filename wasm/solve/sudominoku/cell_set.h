// A set of cells in one 128-bit vector, laid out so that whole-board rules are a few shifts.
//
// Each of the three bands is one 32-bit lane (the fourth lane stays empty); within a lane each row
// takes ten bits, nine cells and one spare. Hence
//   - the right neighbour of every cell is one shift by 1, and the spare bit keeps rows apart;
//   - the cell below is a shift by 10, with one row carried over from the next lane;
//   - a band is a lane, so "somewhere in this band" needs no masks.
// Two of these vectors, shifted and combined, thus say something about all 81 cells at once:
// "cells that may hold a 3 with a possible 5 to their right" is `threes & fives.shiftedLeft()`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/cell.h"
#include "solve/vector.h"

namespace sudominoku::solve::domino {

inline constexpr int kRowPitch = 10;
inline constexpr std::uint32_t kRowBits = 0x1ff;
inline constexpr std::uint32_t kRowStarts = 1u | 1u << kRowPitch | 1u << 2 * kRowPitch;
inline constexpr std::uint32_t kBandBits = kRowBits * kRowStarts;

constexpr int laneOf(Cell cell) { return rowOf(cell) / 3; }
constexpr int bitOf(Cell cell) { return rowOf(cell) % 3 * kRowPitch + columnOf(cell); }

/// The cell of each bit of two lanes, for lanes 0 and 1.
inline constexpr std::array<std::uint8_t, 64> kCellOfBit = [] {
  std::array<std::uint8_t, 64> cells{};
  for (Cell cell = 0; cell < 6 * kSize; ++cell)
    cells[32 * laneOf(cell) + bitOf(cell)] = static_cast<std::uint8_t>(cell);
  return cells;
}();

class CellSet {
 public:
  CellSet() : lanes_{} {}
  explicit CellSet(Lanes lanes) : lanes_(lanes) {}
  /// The same 30 bits in each of the three bands.
  static CellSet everyBand(std::uint32_t bits) { return CellSet(Lanes{bits, bits, bits, 0}); }
  static CellSet all() { return everyBand(kBandBits); }
  static CellSet of(Cell cell);

  Lanes lanes() const { return lanes_; }
  std::uint32_t band(int lane) const { return lanes_[lane]; }
  bool has(Cell cell) const { return (*this & of(cell)).any(); }

  bool any() const { return solve::any(lanes_); }
  bool empty() const { return !any(); }
  int size() const {
    const auto [low, high] = halves(lanes_);
    return std::popcount(low) + std::popcount(high);
  }
  /// The first cell of a set that is not empty.
  Cell first() const {
    const auto [low, high] = halves(lanes_);
    return low != 0 ? kCellOfBit[std::countr_zero(low)]
                    : 6 * kSize + kCellOfBit[std::countr_zero(high)];
  }

  friend CellSet operator|(CellSet a, CellSet b) { return CellSet(a.lanes_ | b.lanes_); }
  friend CellSet operator&(CellSet a, CellSet b) { return CellSet(a.lanes_ & b.lanes_); }
  friend CellSet operator^(CellSet a, CellSet b) { return CellSet(a.lanes_ ^ b.lanes_); }
  friend CellSet operator-(CellSet a, CellSet b) { return CellSet(a.lanes_ & ~b.lanes_); }
  CellSet& operator|=(CellSet other) { return *this = *this | other; }
  CellSet& operator&=(CellSet other) { return *this = *this & other; }
  CellSet& operator-=(CellSet other) { return *this = *this - other; }

  /// Every cell's content moved one column left or right, one row up or down. What leaves the
  /// board may linger in spare bits: intersect the result with a set of cells.
  CellSet shiftedLeft() const { return CellSet(lanes_ >> 1); }
  CellSet shiftedRight() const { return CellSet(lanes_ << 1); }
  CellSet shiftedUp() const {
    const Lanes next = __builtin_shufflevector(lanes_, lanes_, 1, 2, 3, 3);
    return CellSet((lanes_ >> kRowPitch) | (next << 2 * kRowPitch));
  }
  CellSet shiftedDown() const {
    const Lanes previous = __builtin_shufflevector(lanes_, lanes_, 3, 0, 1, 3);
    return CellSet((lanes_ << kRowPitch) | (previous >> 2 * kRowPitch));
  }

  /// Calls `visit(cell)` for every cell in ascending order.
  template <typename Visit>
  void forEach(Visit visit) const {
    auto [low, high] = halves(lanes_);
    for (; low != 0; low &= low - 1) visit(Cell{kCellOfBit[std::countr_zero(low)]});
    for (; high != 0; high &= high - 1) visit(6 * kSize + kCellOfBit[std::countr_zero(high)]);
  }

 private:
  Lanes lanes_;
};

/// Words of a cell set, for tables known at compile time.
struct alignas(16) CellSetWords {
  std::array<std::uint32_t, 4> words{};
  constexpr void add(Cell cell) { words[laneOf(cell)] |= 1u << bitOf(cell); }
  CellSet set() const { return CellSet(Lanes{words[0], words[1], words[2], words[3]}); }
};

inline constexpr std::array<CellSetWords, kCells> kSingletonWords = [] {
  std::array<CellSetWords, kCells> all{};
  for (Cell cell = 0; cell < kCells; ++cell) all[cell].add(cell);
  return all;
}();

inline constexpr std::array<CellSetWords, kCells> kPeerWords = [] {
  std::array<CellSetWords, kCells> all{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const Cell peer : kPeerCells[cell]) all[cell].add(peer);
  }
  return all;
}();

inline constexpr std::array<CellSetWords, kHouses> kHouseWords = [] {
  std::array<CellSetWords, kHouses> all{};
  for (int house = 0; house < kHouses; ++house) {
    for (const Cell cell : kHouseCells[house]) all[house].add(cell);
  }
  return all;
}();

inline CellSet CellSet::of(Cell cell) { return kSingletonWords[cell].set(); }
/// The 20 cells that share a house with a cell.
inline CellSet peersOf(Cell cell) { return kPeerWords[cell].set(); }

}  // namespace sudominoku::solve::domino
