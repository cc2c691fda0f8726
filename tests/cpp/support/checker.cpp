#include "support/checker.h"

#include <cstdlib>
#include <set>
#include <utility>

namespace sudominoku::test {
namespace {

std::string cellText(int cell) {
  std::string text = "r";
  text += std::to_string(cell / 9 + 1);
  return text.append("c").append(std::to_string(cell % 9 + 1));
}

/// Whether nine cells, named by `cellOf(0…8)`, hold nine different digits.
template <typename CellOf>
bool holdsAllDigits(const Grid& grid, CellOf cellOf) {
  std::set<int> digits;
  for (int i = 0; i < 9; ++i) digits.insert(grid[cellOf(i)]);
  return digits == std::set<int>{1, 2, 3, 4, 5, 6, 7, 8, 9};
}

std::string houseFlaw(const Grid& grid) {
  for (int house = 0; house < 9; ++house) {
    const std::string number = std::to_string(house + 1);
    if (!holdsAllDigits(grid, [&](int i) { return 9 * house + i; })) return "row " + number;
    if (!holdsAllDigits(grid, [&](int i) { return 9 * i + house; })) return "column " + number;
    const int corner = house / 3 * 27 + house % 3 * 3;
    if (!holdsAllDigits(grid, [&](int i) { return corner + i / 3 * 9 + i % 3; })) {
      return "box " + number;
    }
  }
  return {};
}

std::string candidateFlaw(const CandidateGrid& candidates, const Grid& grid) {
  for (int cell = 0; cell < 81; ++cell) {
    if (!candidates[cell].has(grid[cell])) return cellText(cell) + " is no candidate";
  }
  return {};
}

}  // namespace

std::string flawOf(const Sudoku& puzzle, const Grid& solution) {
  for (int cell = 0; cell < 81; ++cell) {
    if (puzzle.givens[cell] != 0 && puzzle.givens[cell] != solution[cell]) {
      return "the given " + cellText(cell) + " is changed";
    }
  }
  const std::string flaw = houseFlaw(solution);
  return flaw.empty() ? candidateFlaw(puzzle.candidates, solution) : flaw;
}

std::string flawOf(const Sudominoku& puzzle, const Grid& solution, const Tiling& tiling) {
  if (const std::string flaw = houseFlaw(solution); !flaw.empty()) return flaw;
  for (int digit = 1; digit <= 9; ++digit) {
    const int cell = puzzle.isolated[digit - 1];
    if (solution[cell] != digit) return "isolated " + std::to_string(digit);
    if (tiling[cell] != cell) return cellText(cell) + " is isolated but tiled";
  }
  for (const Placement& given : puzzle.dominoes) {
    if (solution[given.firstCell] != given.firstDigit ||
        solution[given.secondCell] != given.secondDigit ||
        tiling[given.firstCell] != given.secondCell) {
      return "the domino at " + cellText(given.firstCell) + " is changed";
    }
  }
  std::set<std::pair<int, int>> dominoes;
  int isolated = 0;
  for (int cell = 0; cell < 81; ++cell) {
    const int partner = tiling[cell];
    if (partner == cell) {
      ++isolated;
      continue;
    }
    if (partner > 80 || tiling[partner] != cell) return cellText(cell) + " has no partner";
    const int rows = std::abs(cell / 9 - partner / 9);
    const int columns = std::abs(cell % 9 - partner % 9);
    if (rows + columns != 1) return cellText(cell) + " is not beside its partner";
    if (solution[cell] < solution[partner]) dominoes.insert({solution[cell], solution[partner]});
  }
  if (isolated != 9) return std::to_string(isolated) + " isolated cells";
  if (dominoes.size() != 36) return std::to_string(dominoes.size()) + " different dominoes";
  return candidateFlaw(puzzle.candidates, solution);
}

}  // namespace sudominoku::test
