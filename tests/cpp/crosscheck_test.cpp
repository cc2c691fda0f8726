// The production engines against the textbook searches on generated puzzles: solution counts,
// outcomes, the smallest solution, and that symmetries change nothing.
#include <gtest/gtest.h>

#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "support/checker.h"
#include "support/effort.h"
#include "support/generate.h"
#include "support/row_major.h"
#include "textbook/domino_search.h"

namespace sudominoku {
namespace {

using test::flawOf;
using test::Random;
using test::Symmetry;

constexpr std::uint64_t kCountLimit = 200;
constexpr std::uint64_t kCallLimit = 300'000;

solve::Request countingRequest() {
  solve::Request request;
  request.limits.maxSolutions = kCountLimit;
  request.keepSolutions = 3;
  return request;
}

TEST(Crosscheck, SudokuCountsAgreeWithRowMajorBacktracking) {
  Random random(2580);
  constexpr int kRounds = 3000 / static_cast<int>(test::kStride);
  int settled = 0;
  for (int i = 0; i < kRounds; ++i) {
    const Sudoku puzzle = test::randomSudoku(random, 20 + random.below(30), i % 4 != 0);
    test::RowMajorRun expected;
    if (clashingCells(puzzle.givens).empty()) {
      expected = test::solveRowMajor(puzzle.givens, kCallLimit, kCountLimit);
    }
    if (expected.capped) continue;
    ++settled;
    SCOPED_TRACE(i);
    const solve::SudokuAnswer answer = solveSudoku(puzzle, countingRequest());
    ASSERT_EQ(answer.solutionCount.value, expected.solutions);
    for (const Grid& grid : answer.solutions) ASSERT_EQ(flawOf(puzzle, grid), "");
    if (!expected.first) continue;
    solve::Request smallest;
    smallest.order = solve::Order::smallest;
    smallest.limits.maxSolutions = 1;
    ASSERT_EQ(solveSudoku(puzzle, smallest).solutions.at(0), *expected.first);
  }
  EXPECT_GT(6 * settled, 5 * kRounds);
}

TEST(Crosscheck, SudokuCountsAreTheSameUnderSymmetries) {
  Random random(2239);
  for (int i = 0; i < 1000; ++i) {
    const Sudoku puzzle = test::randomSudoku(random, 22 + random.below(15), i % 5 != 0);
    const Symmetry symmetry(random);
    ASSERT_EQ(solveSudoku(puzzle, countingRequest()).solutionCount.value,
              solveSudoku(symmetry.of(puzzle), countingRequest()).solutionCount.value)
        << i;
  }
}

TEST(Crosscheck, SudominokuCountsAgreeWithTheDominoSearch) {
  Random random(4574);
  const std::vector<Sudominoku> solved = test::solvedSudominokus();
  int settled = 0;
  for (int i = 0; i < 1500; ++i) {
    const Sudominoku& full = solved[random.below(static_cast<int>(solved.size()))];
    const Sudominoku puzzle =
        test::randomSudominoku(random, full, 14 + random.below(22), i % 5 != 0);
    const auto expected = textbook::solveDominoSearch(puzzle, kCallLimit, UINT64_MAX);
    if (expected.capped) continue;
    ++settled;
    SCOPED_TRACE(i);
    solve::Request request;
    request.limits.maxSolutions = solve::kUnlimited;
    request.limits.maxTilings = solve::kUnlimited;
    request.keepSolutions = 3;
    const solve::SudominokuAnswer answer = solveSudominoku(puzzle, request);
    ASSERT_EQ(answer.gridCount.value, expected.grids.size());
    ASSERT_EQ(answer.tilingCount.value, expected.tilings);
    for (const auto& solution : answer.solutions) {
      ASSERT_EQ(flawOf(puzzle, solution.grid, solution.tiling), "");
    }
    if (expected.grids.empty()) continue;
    request.order = solve::Order::smallest;
    request.limits.maxSolutions = 1;
    ASSERT_EQ(solveSudominoku(puzzle, request).solutions.at(0).grid, expected.grids.front());
  }
  EXPECT_GT(settled, 1000);
}

TEST(Crosscheck, SudominokuCountsAreTheSameUnderSymmetries) {
  Random random(4210);
  const std::vector<Sudominoku> solved = test::solvedSudominokus();
  for (int i = 0; i < 300; ++i) {
    const Sudominoku& full = solved[random.below(static_cast<int>(solved.size()))];
    const Sudominoku puzzle =
        test::randomSudominoku(random, full, 9 + random.below(10), i % 5 != 0);
    const Symmetry symmetry(random);
    solve::Request request;
    request.limits.maxSolutions = 100;
    const auto one = solveSudominoku(puzzle, request);
    const auto other = solveSudominoku(symmetry.of(puzzle), request);
    ASSERT_EQ(one.gridCount.value, other.gridCount.value) << i;
    ASSERT_EQ(one.outcome, other.outcome) << i;
  }
}

}  // namespace
}  // namespace sudominoku
