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

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "board/cell.h"

namespace sudominoku::solve::domino {

inline constexpr int kRowPitch = 10;
inline constexpr std::uint32_t kRowBits = 0x1ff;
inline constexpr std::uint32_t kRowStarts = 1u | 1u << kRowPitch | 1u << 2 * kRowPitch;
inline constexpr std::uint32_t kBandBits = kRowBits * kRowStarts;

constexpr int laneOf(Cell cell) { return rowOf(cell) / 3; }
constexpr int bitOf(Cell cell) { return rowOf(cell) % 3 * kRowPitch + columnOf(cell); }

/// The cell of each bit of a lane, for lane 0; each further lane adds 27.
inline constexpr std::array<std::uint8_t, 32> kCellOfBit = [] {
  std::array<std::uint8_t, 32> cells{};
  for (Cell cell = 0; cell < 3 * kSize; ++cell)
    cells[bitOf(cell)] = static_cast<std::uint8_t>(cell);
  return cells;
}();
constexpr Cell cellOfBit(int lane, int bit) { return 3 * kSize * lane + kCellOfBit[bit]; }

class CellSet {
 public:
  using Lanes [[gnu::vector_size(16)]] = std::uint32_t;

  CellSet() : lanes_{} {}
  explicit CellSet(Lanes lanes) : lanes_(lanes) {}
  /// The same 30 bits in each of the three bands.
  static CellSet everyBand(std::uint32_t bits) { return CellSet(Lanes{bits, bits, bits, 0}); }
  static CellSet all() { return everyBand(kBandBits); }
  static CellSet of(Cell cell);

  Lanes lanes() const { return lanes_; }
  std::uint32_t band(int lane) const { return lanes_[lane]; }
  bool has(Cell cell) const { return (lanes_[laneOf(cell)] >> bitOf(cell)) & 1u; }

  bool any() const {
#if defined(__wasm_simd128__)
    return wasm_v128_any_true(static_cast<v128_t>(lanes_));
#else
    const auto [low, high] = halves();
    return (low | high) != 0;
#endif
  }
  bool empty() const { return !any(); }
  /// Whether there are two cells or more.
  bool several() const {
    const auto [low, high] = halves();
    return ((low & (low - 1)) | (high & (high - 1))) != 0 || (low != 0 && high != 0);
  }
  /// Counted in all lanes at once: plain x86-64 has no instruction for it.
  int size() const {
    Lanes sums = lanes_ - ((lanes_ >> 1) & 0x55555555u);
    sums = (sums & 0x33333333u) + ((sums >> 2) & 0x33333333u);
    sums = (sums + (sums >> 4)) & 0x0f0f0f0fu;
    return static_cast<int>(((sums[0] + sums[1] + sums[2]) * 0x01010101u) >> 24);
  }
  /// The first cell of a set that is not empty.
  Cell first() const {
    for (int lane = 0;; ++lane) {
      if (const std::uint32_t bits = band(lane)) return cellOfBit(lane, std::countr_zero(bits));
    }
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
    for (int lane = 0; lane < 3; ++lane) {
      for (std::uint32_t bits = band(lane); bits != 0; bits &= bits - 1) {
        visit(cellOfBit(lane, std::countr_zero(bits)));
      }
    }
  }

 private:
  struct Halves {
    std::uint64_t low, high;
  };
  Halves halves() const {
    using Pair [[gnu::vector_size(16)]] = std::uint64_t;
    const Pair pair = reinterpret_cast<Pair>(lanes_);
    return {pair[0], pair[1]};
  }

  Lanes lanes_;
};

/// Words of a cell set, for tables known at compile time.
struct alignas(16) CellSetWords {
  std::array<std::uint32_t, 4> words{};
  constexpr void add(Cell cell) { words[laneOf(cell)] |= 1u << bitOf(cell); }
  CellSet set() const { return CellSet(CellSet::Lanes{words[0], words[1], words[2], words[3]}); }
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

inline CellSet CellSet::of(Cell cell) { return kSingletonWords[cell].set(); }
/// The 20 cells that share a house with a cell.
inline CellSet peersOf(Cell cell) { return kPeerWords[cell].set(); }

}  // namespace sudominoku::solve::domino
