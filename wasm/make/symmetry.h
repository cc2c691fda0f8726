// Patterns of givens that look the same when the board is turned or mirrored.
#pragma once

#include <string_view>
#include <vector>

#include "board/cell.h"

namespace sudominoku::make {

/// The ways to turn and mirror the board onto itself.
enum class Turn {
  none,
  quarter,  ///< clockwise
  half,
  threeQuarter,  ///< clockwise
  horizontal,    ///< left and right exchanged
  vertical,      ///< top and bottom exchanged
  diagonal,      ///< mirrored in the line from the top left to the bottom right
  antidiagonal,
};

inline constexpr int kTurns = static_cast<int>(Turn::antidiagonal) + 1;

/// Where a cell goes.
Cell turned(Cell cell, Turn turn);

/// `none`, `quarter`, `half`, `three-quarter`, `horizontal`, `vertical`, `diagonal` or
/// `antidiagonal`.
std::string_view nameOf(Turn turn);

/// What a pattern is symmetrical about.
enum class Symmetry {
  none,
  half,        ///< half a turn
  quarter,     ///< quarter turns
  horizontal,  ///< left is right
  vertical,    ///< top is bottom
  bothAxes,
  diagonal,
  antidiagonal,
  bothDiagonals,
  full,  ///< all of these
};

inline constexpr int kSymmetries = static_cast<int>(Symmetry::full) + 1;

/// `none`, `half`, `quarter`, `horizontal`, `vertical`, `both-axes`, `diagonal`, `antidiagonal`,
/// `both-diagonals` or `full`.
std::string_view nameOf(Symmetry symmetry);

/// Cells that are given together or not at all, the first one first.
using Orbit = std::vector<Cell>;

/// Every cell in one orbit, by the first cell.
std::vector<Orbit> orbitsOf(Symmetry symmetry);

/// The turns that a pattern with this symmetry does not change, none included.
std::vector<Turn> turnsOf(Symmetry symmetry);

/// Whether so many cells of a board, 0 to 81, can lie in whole orbits: quarter turns go with 4, 5,
/// 8, 9 and so on.
bool goesWithCells(Symmetry symmetry, int cells);

/// The same for 0 to 36 dominoes. What overlaps is not looked at: a number may go with a symmetry
/// and still not be found.
bool goesWithDominoes(Symmetry symmetry, int dominoes);

}  // namespace sudominoku::make
