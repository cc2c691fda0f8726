// A set of cells in one 128-bit vector, laid out so that whole-board rules are a few shifts, and so
// that it takes little to get there from a Position, the candidates as the Sudoku engine keeps
// them.
//
// Each of the three bands is one 32-bit lane (the fourth lane stays empty); within a lane each box
// takes a field of ten bits, nine places and one spare. Hence
//   - the right neighbour is a shift by 1 within a box, and by 8 into the next one;
//   - the cell below is a shift by 3 within a box, and by 6 into the next lane.
// Two of these vectors, shifted and combined, thus say something about all 81 cells at once:
// "cells that may hold a 3 with a possible 5 to their right" is `threes & fives.shiftedLeft()`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/cell.h"
#include "solve/sudoku/position.h"
#include "solve/vector.h"

namespace sudominoku::solve::domino {

/// Where the bit of a cell is: its lane, and which of the lane it is.
constexpr int laneOf(Cell cell) { return kSeats[cell].band; }
constexpr int bitOf(Cell cell) { return kSeats[cell].shift + kSeats[cell].place; }

/// Places of a box: all, and those at its right and lower side; bit 3·i + j is row i and column j.
inline constexpr std::uint32_t kAllPlaces = 0b111'111'111;
inline constexpr std::uint32_t kRightPlaces = 0b100'100'100;
inline constexpr std::uint32_t kBottomPlaces = 0b111'000'000;

/// The cell of each bit of two lanes, for lanes 0 and 1.
inline constexpr std::array<std::uint8_t, 64> kCellOfBit = [] {
  std::array<std::uint8_t, 64> cells{};
  for (Cell cell = 0; cell < 6 * kSize; ++cell)
    cells[32 * laneOf(cell) + bitOf(cell)] = static_cast<std::uint8_t>(cell);
  return cells;
}();

/// For each lane the content of the lane below or above, all around: what comes from the other end
/// of the board must be empty or masked. (Where a lane is not asked for, LLVM forgets by how much
/// that one is to be shifted, and shifts the others one by one: WebAssembly shifts all alike.)
SUDOMINOKU_INLINE Lanes bandBelow(Lanes x) { return __builtin_shufflevector(x, x, 1, 2, 3, 0); }
SUDOMINOKU_INLINE Lanes bandAbove(Lanes x) { return __builtin_shufflevector(x, x, 3, 0, 1, 2); }

/// The same places in every box.
constexpr Lanes inBoxes(std::uint32_t places) { return inLanes(inFields(places)); }

/// Cells that have a neighbour to their right (or below them), by whether it is in the same box. To
/// go from one to the other is a shift for each of the two.
struct Steps {
  Lanes within, across;

  SUDOMINOKU_INLINE Lanes left(Lanes x) const { return (x >> 1 & within) | (x >> 8 & across); }
  SUDOMINOKU_INLINE Lanes right(Lanes x) const { return (x & within) << 1 | (x & across) << 8; }
  SUDOMINOKU_INLINE Lanes up(Lanes x) const {
    return (x >> 3 & within) | (bandBelow(x) << 6 & across);
  }
  SUDOMINOKU_INLINE Lanes down(Lanes x) const {
    return (x & within) << 3 | bandAbove(x & across) >> 6;
  }
};

/// From every cell of the board to its right neighbour, or to the one below.
inline constexpr Steps kStepsRight = {inBoxes(kAllPlaces ^ kRightPlaces),
                                      inLanes(kRightPlaces | kRightPlaces << kFieldBits)};
inline constexpr Steps kStepsDown = {inBoxes(kAllPlaces ^ kBottomPlaces),
                                     Lanes{inFields(kBottomPlaces), inFields(kBottomPlaces), 0, 0}};

/// Any cells of the board, in the layout above.
class CellSet {
 public:
  CellSet() : lanes_{} {}
  explicit CellSet(Lanes lanes) : lanes_(lanes) {}
  static CellSet all() { return CellSet(inBoxes(kAllPlaces)); }
  static CellSet of(Cell cell);

  Lanes lanes() const { return lanes_; }
  bool has(Cell cell) const { return (*this & of(cell)).any(); }

  bool any() const { return solve::any(lanes_); }
  bool empty() const { return !any(); }
  int size() const {
    const auto [low, high] = halves(lanes_);
    return std::popcount(low) + std::popcount(high);
  }
  /// One cell of a set that is not empty.
  Cell one() const {
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

  /// Every cell's content moved one column left or right, one row up or down.
  CellSet shiftedLeft() const { return CellSet(kStepsRight.left(lanes_)); }
  CellSet shiftedRight() const { return CellSet(kStepsRight.right(lanes_)); }
  CellSet shiftedUp() const { return CellSet(kStepsDown.up(lanes_)); }
  CellSet shiftedDown() const { return CellSet(kStepsDown.down(lanes_)); }

  /// Calls `visit(cell)` for every cell, box by box.
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

/// Of each cell the set of it alone.
inline constexpr std::array<CellSetWords, kCells> kSingletonWords = [] {
  std::array<CellSetWords, kCells> all{};
  for (Cell cell = 0; cell < kCells; ++cell) all[cell].add(cell);
  return all;
}();

/// Of each cell the set of its 20 peers.
inline constexpr std::array<CellSetWords, kCells> kPeerWords = [] {
  std::array<CellSetWords, kCells> all{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const Cell peer : kPeerCells[cell]) all[cell].add(peer);
  }
  return all;
}();

/// Of each house (rows, columns, boxes) the set of its cells.
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
