// A hundred thousand generated puzzles of each kind: the production engine, what the textbooks say,
// exact cover, and the same puzzle relabelled, turned, reflected and permuted must agree on counts
// and outcomes, and every solution must be right. SUDOMINOKU_PUZZLES=1000000 for more.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "solve/tilings.h"
#include "support/checker.h"
#include "support/generate.h"
#include "textbook/domino_search.h"
#include "textbook/domino_tiling.h"
#include "textbook/exact_cover.h"
#include "textbook/masks.h"

namespace sudominoku::trust {
namespace {

using test::flawOf;
using test::Random;
using test::Symmetry;

constexpr std::uint64_t kCountLimit = 4;

int puzzleCount() {
  const char* wanted = std::getenv("SUDOMINOKU_PUZZLES");
  return wanted == nullptr ? 100'000 : std::atoi(wanted);
}

solve::Request countingRequest() {
  solve::Request request;
  request.limits.maxSolutions = kCountLimit;
  request.keepSolutions = 1;
  return request;
}

/// Rows within bands, columns within stacks, bands and stacks in another order.
Sudoku permuted(const Sudoku& puzzle, Random& random) {
  std::array<std::array<int, kSize>, 2> orders;
  for (auto& order : orders) {
    std::array<int, 3> bands{0, 1, 2};
    std::swap(bands[0], bands[random.below(3)]);
    std::swap(bands[1], bands[1 + random.below(2)]);
    for (int band = 0; band < 3; ++band) {
      std::array<int, 3> lines{0, 1, 2};
      std::swap(lines[0], lines[random.below(3)]);
      std::swap(lines[1], lines[1 + random.below(2)]);
      for (int i = 0; i < 3; ++i) order[band * 3 + i] = bands[band] * 3 + lines[i];
    }
  }
  Sudoku image;
  for (Cell cell = 0; cell < kCells; ++cell) {
    image.givens.set(cellAt(orders[0][rowOf(cell)], orders[1][columnOf(cell)]),
                     puzzle.givens[cell]);
  }
  return image;
}

/// The solutions by dancing links: cells, and digits of rows, columns and boxes, are covered.
std::uint64_t countByExactCover(const Grid& givens) {
  textbook::ExactCover cover(4 * kCells);
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (givens[cell] != 0 && givens[cell] != digit) continue;
      const auto item = [&](int kind, int house) {
        return kind * kCells + house * kSize + digit - 1;
      };
      cover.addOption({cell, item(1, rowOf(cell)), item(2, columnOf(cell)), item(3, boxOf(cell))});
    }
  }
  std::uint64_t count = 0;
  cover.search([&](const std::vector<int>&) { return ++count < kCountLimit; });
  return count;
}

TEST(Differential, SudokuEnginesAgree) {
  Random random(81);
  std::vector<Grid> solutions;
  for (int i = 0; i < 200; ++i) solutions.push_back(test::randomSolution(random));
  std::array<int, kCountLimit + 1> seen{};
  for (int i = puzzleCount(); i > 0; --i) {
    Sudoku puzzle;
    puzzle.givens = Symmetry(random).of(solutions[random.below(200)]);
    const int blanks = 35 + random.below(19);
    for (int j = 0; j < blanks; ++j) puzzle.givens.set(random.below(kCells), 0);
    if (i % 5 == 0) puzzle.givens.set(random.below(kCells), 1 + random.below(kSize));
    const solve::SudokuAnswer answer = solveSudoku(puzzle, countingRequest());
    const std::uint64_t count = answer.solutionCount.value;
    ASSERT_EQ(count, textbook::solveByMasks(puzzle.givens, kCountLimit).solutions) << i;
    for (const Grid& grid : answer.solutions) ASSERT_EQ(flawOf(puzzle, grid), "") << i;
    const Sudoku image = i % 2 == 0 ? Symmetry(random).of(puzzle) : permuted(puzzle, random);
    const solve::SudokuAnswer same = solveSudoku(image, countingRequest());
    ASSERT_EQ(same.solutionCount.value, count) << i;
    ASSERT_EQ(same.outcome, answer.outcome) << i;
    if (i % 25 == 0 && clashingCells(puzzle.givens).empty()) {
      ASSERT_EQ(countByExactCover(puzzle.givens), count) << i;
    }
    ++seen[count];
  }
  EXPECT_GT(*std::min_element(seen.begin(), seen.end()), 0);
}

TEST(Differential, SudominokuEnginesAgree) {
  constexpr std::uint64_t kCalls = 1'000;
  Random random(36);
  const std::vector<Sudominoku> solved = test::solvedSudominokus();
  int settled = 0;
  const int count = puzzleCount();
  for (int i = count; i > 0; --i) {
    const Sudominoku& full = solved[random.below(static_cast<int>(solved.size()))];
    const Sudominoku puzzle =
        test::randomSudominoku(random, full, 26 + random.below(11), i % 5 != 0);
    const solve::SudominokuAnswer answer = solveSudominoku(puzzle, countingRequest());
    const solve::SudominokuAnswer same =
        solveSudominoku(Symmetry(random).of(puzzle), countingRequest());
    ASSERT_EQ(same.gridCount.value, answer.gridCount.value) << i;
    ASSERT_EQ(same.outcome, answer.outcome) << i;
    for (const auto& [grid, tiling] : answer.solutions) {
      ASSERT_EQ(flawOf(puzzle, grid, tiling), "") << i;
      if (i % 10 != 0) continue;
      ASSERT_EQ(solve::findTilings(puzzle, grid, 100, 0, 0).count.value,
                textbook::tileWithDominoes(puzzle, grid, 100).count)
          << i;
    }
    const auto expected = textbook::solveDominoSearch(puzzle, kCalls, UINT64_MAX);
    if (expected.capped) continue;
    ++settled;
    ASSERT_EQ(answer.gridCount.value, std::min<std::uint64_t>(expected.grids.size(), kCountLimit))
        << i;
  }
  EXPECT_GT(settled, count / 2);
}

}  // namespace
}  // namespace sudominoku::trust
