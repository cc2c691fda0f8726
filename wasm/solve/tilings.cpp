// Covers exactly: every cell by one domino, every domino once. Each edge of the grid shows one
// domino, so few edges are open for each, and the walk takes the domino that has the fewest.
#include "solve/tilings.h"

#include <array>

namespace sudominoku::solve {
namespace {

struct GridEdge {
  std::uint8_t first;
  std::uint8_t second;
};

class TilingWalk {
 public:
  TilingWalk(const Sudominoku& puzzle, const Grid& grid, std::uint64_t most, std::uint64_t skip,
             std::uint64_t keep)
      : most_(most), skip_(skip), keep_(keep) {
    isUsed_.fill(false);
    for (Cell cell = 0; cell < kCells; ++cell) tiling_[cell] = static_cast<std::uint8_t>(cell);
    isCovered_.fill(false);
    for (const Cell cell : puzzle.isolated) isCovered_[cell] = true;
    for (const Placement& given : puzzle.dominoes) {
      lay({static_cast<std::uint8_t>(given.firstCell), static_cast<std::uint8_t>(given.secondCell)},
          dominoOf(given.firstDigit, given.secondDigit));
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
      for (const Cell other : kAdjacentCells[cell]) {
        if (other < cell || isCovered_[cell] || isCovered_[other]) continue;
        if (grid[cell] == 0 || grid[other] == 0 || grid[cell] == grid[other]) continue;
        edges_[dominoOf(grid[cell], grid[other])].push_back(
            {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(other)});
      }
    }
  }

  GridTilings run() {
    result_.count.exact = walk();
    return std::move(result_);
  }

 private:
  bool isOpen(const GridEdge& edge) const {
    return !isCovered_[edge.first] && !isCovered_[edge.second];
  }

  void lay(const GridEdge& edge, Domino domino) {
    isUsed_[domino] = isCovered_[edge.first] = isCovered_[edge.second] = true;
    tiling_[edge.first] = edge.second;
    tiling_[edge.second] = edge.first;
  }

  void lift(const GridEdge& edge, Domino domino) {
    isUsed_[domino] = isCovered_[edge.first] = isCovered_[edge.second] = false;
    tiling_[edge.first] = edge.first;
    tiling_[edge.second] = edge.second;
  }

  /// False: the walk is over.
  bool walk() {
    Domino tightest = -1;
    std::size_t fewest = kCells;
    for (Domino domino = 0; domino < kDominoes; ++domino) {
      if (isUsed_[domino]) continue;
      std::size_t open = 0;
      for (const GridEdge& edge : edges_[domino]) open += isOpen(edge);
      if (open >= fewest) continue;
      tightest = domino;
      fewest = open;
    }
    if (tightest < 0) return accept();
    for (const GridEdge& edge : edges_[tightest]) {
      if (!isOpen(edge)) continue;
      lay(edge, tightest);
      const bool goesOn = walk();
      lift(edge, tightest);
      if (!goesOn) return false;
    }
    return true;
  }

  bool accept() {
    if (++result_.count.value > skip_ && result_.tilings.size() < keep_) {
      result_.tilings.push_back(tiling_);
    }
    return result_.count.value < most_;
  }

  const std::uint64_t most_;
  const std::uint64_t skip_;
  const std::uint64_t keep_;
  std::array<std::vector<GridEdge>, kDominoes> edges_;
  std::array<bool, kDominoes> isUsed_;
  std::array<bool, kCells> isCovered_;
  Tiling tiling_;
  GridTilings result_;
};

}  // namespace

GridTilings findTilings(const Sudominoku& puzzle, const Grid& grid, std::uint64_t most,
                        std::uint64_t skip, std::uint64_t keep) {
  return TilingWalk(puzzle, grid, most, skip, keep).run();
}

}  // namespace sudominoku::solve
