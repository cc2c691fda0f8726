// Cells and houses of the 9×9 board: pure geometry, known at compile time.
#pragma once

#include <array>
#include <cstdint>

namespace sudominoku {

inline constexpr int kSize = 9;              ///< digits, and cells in a house
inline constexpr int kCells = 81;            ///< cells of the board
inline constexpr int kHouses = 27;           ///< 9 rows, then 9 columns, then 9 boxes
inline constexpr int kFirstColumn = kSize;   ///< among the houses
inline constexpr int kFirstBox = 2 * kSize;  ///< among the houses
inline constexpr int kPeers = 20;            ///< cells that share a house with a given cell

/// A cell's index, 0 to 80, row by row from the top left. People see `r1c1` or `A1`.
using Cell = int;

/// Stands for a cell where there is none.
inline constexpr Cell kNoCell = -1;

/// A cell's row, column and box, each 0 to 8; boxes are counted row by row.
constexpr int rowOf(Cell cell) { return cell / kSize; }
constexpr int columnOf(Cell cell) { return cell % kSize; }
constexpr int boxOf(Cell cell) { return rowOf(cell) / 3 * 3 + columnOf(cell) / 3; }
/// The cell of a row and a column, each 0 to 8.
constexpr Cell cellAt(int row, int column) { return row * kSize + column; }

/// Whether two cells touch by a side.
constexpr bool areAdjacent(Cell a, Cell b) {
  const int rows = rowOf(a) - rowOf(b);
  const int columns = columnOf(a) - columnOf(b);
  return rows * rows + columns * columns == 1;
}

/// Whether two different cells share a house.
constexpr bool arePeers(Cell a, Cell b) {
  return a != b && (rowOf(a) == rowOf(b) || columnOf(a) == columnOf(b) || boxOf(a) == boxOf(b));
}

/// The cells of a row, a column or a box.
using House = std::array<std::uint8_t, kSize>;

/// The cells of each house in ascending order: rows 0–8, columns 9–17, boxes 18–26.
inline constexpr std::array<House, kHouses> kHouseCells = [] {
  std::array<House, kHouses> houses{};
  for (int i = 0; i < kSize; ++i) {
    for (int j = 0; j < kSize; ++j) {
      houses[i][j] = static_cast<std::uint8_t>(cellAt(i, j));
      houses[kFirstColumn + i][j] = static_cast<std::uint8_t>(cellAt(j, i));
      houses[kFirstBox + i][j] =
          static_cast<std::uint8_t>(cellAt(i / 3 * 3 + j / 3, i % 3 * 3 + j % 3));
    }
  }
  return houses;
}();

/// The houses of each cell: its row, its column, its box.
inline constexpr std::array<std::array<std::uint8_t, 3>, kCells> kCellHouses = [] {
  std::array<std::array<std::uint8_t, 3>, kCells> houses{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    houses[cell] = {static_cast<std::uint8_t>(rowOf(cell)),
                    static_cast<std::uint8_t>(kFirstColumn + columnOf(cell)),
                    static_cast<std::uint8_t>(kFirstBox + boxOf(cell))};
  }
  return houses;
}();

/// The 20 peers of each cell in ascending order.
inline constexpr std::array<std::array<std::uint8_t, kPeers>, kCells> kPeerCells = [] {
  std::array<std::array<std::uint8_t, kPeers>, kCells> peers{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    int count = 0;
    for (Cell other = 0; other < kCells; ++other) {
      if (arePeers(cell, other)) peers[cell][count++] = static_cast<std::uint8_t>(other);
    }
  }
  return peers;
}();

/// A cell's neighbours by side; only the first `count` entries hold cells.
struct Neighbours {
  std::array<std::uint8_t, 4> cells{};
  std::uint8_t count = 0;
  constexpr const std::uint8_t* begin() const { return cells.data(); }
  constexpr const std::uint8_t* end() const { return cells.data() + count; }
};

/// The two to four adjacent cells of each cell in ascending order.
inline constexpr std::array<Neighbours, kCells> kAdjacentCells = [] {
  std::array<Neighbours, kCells> all{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Cell other = 0; other < kCells; ++other) {
      if (areAdjacent(cell, other)) {
        all[cell].cells[all[cell].count++] = static_cast<std::uint8_t>(other);
      }
    }
  }
  return all;
}();

}  // namespace sudominoku
