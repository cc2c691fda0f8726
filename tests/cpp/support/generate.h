// Seeded puzzles of both kinds for the cross-checks. The same seed gives the same puzzles.
#pragma once

#include <cstdint>
#include <vector>

#include "board/puzzle.h"

namespace sudominoku::test {

/// A small generator of our own, so that every platform draws the same numbers.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  /// 0 to `bound` − 1.
  int below(int bound);

 private:
  std::uint64_t state_;
};

/// One of the 8 rotations and reflections of the board together with a relabelling of the digits.
class Symmetry {
 public:
  explicit Symmetry(Random& random);
  Cell operator()(Cell cell) const { return cells_[cell]; }
  Digit digit(Digit digit) const { return digits_[digit]; }
  Sudoku of(const Sudoku& puzzle) const;
  Sudominoku of(const Sudominoku& puzzle) const;
  Grid of(const Grid& grid) const;

 private:
  std::array<Cell, kCells> cells_{};
  std::array<Digit, kSize + 1> digits_{};
};

/// A random solved grid.
Grid randomSolution(Random& random);

/// A Sudoku with `givens` clues: out of a random solution, or where `consistent` is false with one
/// digit changed, which mostly leaves no solution.
Sudoku randomSudoku(Random& random, int givens, bool consistent);

/// The corpus's solved Su-domino-ku, as puzzles in which all 36 dominoes are given.
std::vector<Sudominoku> solvedSudominokus();

/// Keeps `dominoes` of a solved Su-domino-ku under a random symmetry; where `consistent` is false
/// two isolated digits change places, which mostly leaves no solution.
Sudominoku randomSudominoku(Random& random, const Sudominoku& solved, int dominoes,
                            bool consistent);

}  // namespace sudominoku::test
