#include "make/symmetry.h"

#include <algorithm>
#include <bitset>
#include <set>
#include <utility>

namespace sudominoku::make {
namespace {

/// What some of several numbers sum up to.
using Sums = std::bitset<kCells + 1>;

}  // namespace

Cell turned(Cell cell, Turn turn) {
  constexpr int kLast = kSize - 1;
  const int row = rowOf(cell);
  const int column = columnOf(cell);
  switch (turn) {
    case Turn::none:
      return cell;
    case Turn::quarter:
      return cellAt(column, kLast - row);
    case Turn::half:
      return cellAt(kLast - row, kLast - column);
    case Turn::threeQuarter:
      return cellAt(kLast - column, row);
    case Turn::horizontal:
      return cellAt(row, kLast - column);
    case Turn::vertical:
      return cellAt(kLast - row, column);
    case Turn::diagonal:
      return cellAt(column, row);
    case Turn::antidiagonal:
      return cellAt(kLast - column, kLast - row);
  }
  return cell;
}

std::string_view nameOf(Turn turn) {
  static constexpr std::array<std::string_view, kTurns> names{
      "none",       "quarter",  "half",     "three-quarter",
      "horizontal", "vertical", "diagonal", "antidiagonal"};
  return names[static_cast<int>(turn)];
}

std::string_view nameOf(Symmetry symmetry) {
  static constexpr std::array<std::string_view, kSymmetries> names{
      "none",      "half",     "quarter",      "horizontal",     "vertical",
      "both-axes", "diagonal", "antidiagonal", "both-diagonals", "full"};
  return names[static_cast<int>(symmetry)];
}

std::vector<Turn> turnsOf(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::none:
      return {Turn::none};
    case Symmetry::half:
      return {Turn::none, Turn::half};
    case Symmetry::quarter:
      return {Turn::none, Turn::quarter, Turn::half, Turn::threeQuarter};
    case Symmetry::horizontal:
      return {Turn::none, Turn::horizontal};
    case Symmetry::vertical:
      return {Turn::none, Turn::vertical};
    case Symmetry::bothAxes:
      return {Turn::none, Turn::horizontal, Turn::vertical, Turn::half};
    case Symmetry::diagonal:
      return {Turn::none, Turn::diagonal};
    case Symmetry::antidiagonal:
      return {Turn::none, Turn::antidiagonal};
    case Symmetry::bothDiagonals:
      return {Turn::none, Turn::diagonal, Turn::antidiagonal, Turn::half};
    case Symmetry::full:
      break;
  }
  return {Turn::none,       Turn::quarter,  Turn::half,     Turn::threeQuarter,
          Turn::horizontal, Turn::vertical, Turn::diagonal, Turn::antidiagonal};
}

std::vector<Orbit> orbitsOf(Symmetry symmetry) {
  const std::vector<Turn> turns = turnsOf(symmetry);
  std::vector<Orbit> orbits;
  for (Cell cell = 0; cell < kCells; ++cell) {
    Orbit orbit;
    for (const Turn turn : turns) {
      const Cell image = turned(cell, turn);
      if (std::find(orbit.begin(), orbit.end(), image) == orbit.end()) orbit.push_back(image);
    }
    if (*std::min_element(orbit.begin(), orbit.end()) == cell) orbits.push_back(std::move(orbit));
  }
  return orbits;
}

bool goesWithCells(Symmetry symmetry, int cells) {
  Sums sums(1);
  for (const Orbit& orbit : orbitsOf(symmetry)) sums |= sums << orbit.size();
  return sums[static_cast<std::size_t>(cells)];
}

bool goesWithDominoes(Symmetry symmetry, int dominoes) {
  Sums sums(1);
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const bool isBelow : {false, true}) {
      if (isBelow ? rowOf(cell) == kSize - 1 : columnOf(cell) == kSize - 1) continue;
      std::set<std::pair<Cell, Cell>> orbit;
      for (const Turn turn : turnsOf(symmetry)) {
        orbit.insert(std::minmax({turned(cell, turn), turned(cell + (isBelow ? kSize : 1), turn)}));
      }
      sums |= sums << orbit.size();
    }
  }
  return sums[static_cast<std::size_t>(dominoes)];
}

}  // namespace sudominoku::make
