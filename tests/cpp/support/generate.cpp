#include "support/generate.h"

#include <numeric>
#include <utility>

#include "solve/sudominoku.h"
#include "support/corpus.h"

namespace sudominoku::test {
namespace {

template <typename Sequence>
void shuffle(Sequence& sequence, Random& random) {
  for (int i = static_cast<int>(sequence.size()) - 1; i > 0; --i) {
    std::swap(sequence[i], sequence[random.below(i + 1)]);
  }
}

bool fits(const Grid& grid, Cell cell, Digit digit) {
  for (const Cell peer : kPeerCells[cell]) {
    if (grid[peer] == digit) return false;
  }
  return true;
}

bool fillFrom(Grid& grid, Cell cell, Random& random) {
  if (cell == kCells) return true;
  std::array<Digit, kSize> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  shuffle(digits, random);
  for (const Digit digit : digits) {
    if (!fits(grid, cell, digit)) continue;
    grid.set(cell, digit);
    if (fillFrom(grid, cell + 1, random)) return true;
    grid.set(cell, 0);
  }
  return false;
}

}  // namespace

int Random::below(int bound) {
  // The 64-bit finaliser of SplitMix64 (Steele, Lea, Flood 2014).
  state_ += 0x9e3779b97f4a7c15u;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
  mixed ^= mixed >> 31;
  return static_cast<int>((mixed >> 32) * static_cast<std::uint64_t>(bound) >> 32);
}

Symmetry::Symmetry(Random& random) {
  const bool transposed = random.below(2) == 1;
  const bool rowsReversed = random.below(2) == 1;
  const bool columnsReversed = random.below(2) == 1;
  for (Cell cell = 0; cell < kCells; ++cell) {
    int row = rowOf(cell);
    int column = columnOf(cell);
    if (transposed) std::swap(row, column);
    cells_[cell] = cellAt(rowsReversed ? 8 - row : row, columnsReversed ? 8 - column : column);
  }
  std::array<Digit, kSize> labels{1, 2, 3, 4, 5, 6, 7, 8, 9};
  shuffle(labels, random);
  for (Digit digit = 1; digit <= kSize; ++digit) digits_[digit] = labels[digit - 1];
}

Grid Symmetry::of(const Grid& grid) const {
  Grid image;
  for (Cell cell = 0; cell < kCells; ++cell) image.set(cells_[cell], digits_[grid[cell]]);
  return image;
}

Sudoku Symmetry::of(const Sudoku& puzzle) const {
  Sudoku image;
  image.givens = of(puzzle.givens);
  for (Cell cell = 0; cell < kCells; ++cell) {
    DigitSet digits;
    for (const Digit digit : puzzle.candidates[cell]) digits = digits.with(digits_[digit]);
    image.candidates[cells_[cell]] = digits;
  }
  return image;
}

Sudominoku Symmetry::of(const Sudominoku& puzzle) const {
  Sudominoku image;
  for (const Placement& given : puzzle.dominoes) {
    image.dominoes.push_back({cells_[given.firstCell], cells_[given.secondCell],
                              digits_[given.firstDigit], digits_[given.secondDigit]});
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    image.isolated[digits_[digit] - 1] = cells_[puzzle.isolated[digit - 1]];
  }
  return image;
}

Grid randomSolution(Random& random) {
  Grid grid;
  fillFrom(grid, 0, random);
  return Symmetry(random).of(grid);
}

Sudoku randomSudoku(Random& random, int givens, bool consistent) {
  Sudoku puzzle;
  puzzle.givens = randomSolution(random);
  std::array<Cell, kCells> cells;
  std::iota(cells.begin(), cells.end(), 0);
  shuffle(cells, random);
  for (int i = givens; i < kCells; ++i) puzzle.givens.set(cells[i], 0);
  if (!consistent && givens > 0) {
    puzzle.givens.set(cells[0], puzzle.givens[cells[0]] % kSize + 1);
  }
  return puzzle;
}

std::vector<Sudominoku> solvedSudominokus() {
  std::vector<Sudominoku> solved;
  for (const Puzzle& puzzle : puzzlesOf(corpusFile("sudominoku/judge_like.txt"))) {
    const auto& given = std::get<Sudominoku>(puzzle);
    const solve::SudominokuAnswer answer = solve::solveSudominoku(given, {});
    Sudominoku full;
    full.isolated = given.isolated;
    const auto& [grid, tiling] = answer.solutions.front();
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (tiling[cell] > cell) {
        full.dominoes.push_back({cell, tiling[cell], grid[cell], grid[tiling[cell]]});
      }
    }
    solved.push_back(full);
  }
  return solved;
}

Sudominoku randomSudominoku(Random& random, const Sudominoku& solved, int dominoes,
                            bool consistent) {
  Sudominoku puzzle = Symmetry(random).of(solved);
  shuffle(puzzle.dominoes, random);
  puzzle.dominoes.resize(static_cast<std::size_t>(dominoes));
  if (!consistent) std::swap(puzzle.isolated[0], puzzle.isolated[1 + random.below(8)]);
  return puzzle;
}

}  // namespace sudominoku::test
