// The two kinds of puzzle.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include "board/domino.h"
#include "board/grid.h"

namespace sudominoku {

/// A Sudoku: givens, and where pencil marks were read, the candidates of the blank cells.
/// Givens may contradict each other or the candidates; it then has no solution.
struct Sudoku {
  Grid givens;
  CandidateGrid candidates = allCandidates();

  /// Whether there is more to the puzzle than its givens.
  bool hasCandidates() const { return !areAll(candidates); }
  /// Takes a given away, and a candidate that only says the same.
  void clear(Cell cell) {
    if (candidates[cell] == DigitSet::of(givens[cell])) candidates[cell] = DigitSet::all();
    givens.set(cell, 0);
  }
  friend bool operator==(const Sudoku&, const Sudoku&) = default;
};

/// A Su-domino-ku: given dominoes and the cells of the nine isolated digits. No cell and no
/// domino is used twice. Its solution fills every other cell with the unused dominoes. A draft, in
/// which some isolated digits have no cell yet, cannot be solved.
struct Sudominoku {
  std::vector<Placement> dominoes;
  /// Index d−1 holds the cell of the isolated digit d; kNoCell in a draft only.
  std::array<Cell, kSize> isolated{};
  /// Further restricts the cells that no given covers.
  CandidateGrid candidates = allCandidates();
  friend bool operator==(const Sudominoku&, const Sudominoku&) = default;

  /// The digits of the given dominoes and the isolated digits; every other cell is blank.
  Grid givens() const {
    Grid grid;
    for (const Placement& placement : dominoes) {
      grid.set(placement.firstCell, placement.firstDigit);
      grid.set(placement.secondCell, placement.secondDigit);
    }
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (isolated[digit - 1] != kNoCell) grid.set(isolated[digit - 1], digit);
    }
    return grid;
  }
};

/// Whether every isolated digit has its cell, as a search requires.
inline bool isComplete(const Sudominoku& puzzle) {
  return std::find(puzzle.isolated.begin(), puzzle.isolated.end(), kNoCell) ==
         puzzle.isolated.end();
}

/// A puzzle of either kind.
using Puzzle = std::variant<Sudoku, Sudominoku>;

/// The kinds, in the order in which Puzzle has them.
enum class PuzzleKind { sudoku, sudominoku };

inline constexpr int kPuzzleKinds = static_cast<int>(PuzzleKind::sudominoku) + 1;

/// `sudoku` or `sudominoku`.
constexpr std::string_view nameOf(PuzzleKind kind) {
  return kind == PuzzleKind::sudoku ? "sudoku" : "sudominoku";
}

/// Which kind a puzzle is of.
inline PuzzleKind kindOf(const Puzzle& puzzle) {
  return std::holds_alternative<Sudoku>(puzzle) ? PuzzleKind::sudoku : PuzzleKind::sudominoku;
}

}  // namespace sudominoku
