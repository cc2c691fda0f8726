#include "solve/count.h"

#include <gtest/gtest.h>

#include "solve/sudoku.h"
#include "solve/sudoku/minirow_sum.h"
#include "solve/sudoku/propagate.h"
#include "support/corpus.h"
#include "support/effort.h"
#include "support/generate.h"

namespace sudominoku::solve {
namespace {

using test::Random;

Request countingRequest() {
  Request request;
  request.limits.maxSolutions = kUnlimited;
  request.keepSolutions = 0;
  return request;
}

/// Too many to visit in a test.
Sudoku sparse() {
  return {
      test::gridOf(".................1.......4......452............78........1....72......9.3...."
                   "5...")};
}

/// Every step of the sum, whether it would be worth it or not.
SolutionTotal sumOf(const Sudoku& puzzle) {
  Position position = Position::of(puzzle);
  Configurations unused;
  if (propagate(position, unused) == Settled::contradiction) return 0;
  MinirowSum sum(position.candidates());
  return sum.sum([](SolutionTotal) { return false; });
}

std::uint64_t searchedFor(const Sudoku& puzzle) {
  const SudokuAnswer answer = solveSudoku(puzzle, countingRequest());
  EXPECT_TRUE(answer.solutionCount.exact);
  return answer.solutionCount.value;
}

TEST(MinirowSum, IsWhatTheSearchFinds) {
  Random random(81);
  int several = 0;
  for (int i = 0; i < 150 / static_cast<int>(test::kStride); ++i) {
    const Sudoku puzzle = test::randomSudoku(random, 22 + random.below(12), i % 6 != 0);
    const std::uint64_t solutions = searchedFor(puzzle);
    ASSERT_EQ(sumOf(puzzle), solutions) << i;
    several += solutions > 1;
  }
  EXPECT_GT(several, 15 / static_cast<int>(test::kStride));
}

TEST(MinirowSum, HeedsCandidates) {
  Random random(729);
  for (int i = 0; i < 60 / static_cast<int>(test::kStride); ++i) {
    Sudoku puzzle = test::randomSudoku(random, 20, true);
    for (int j = 0; j < 60; ++j) {
      const Cell cell = random.below(kCells);
      if (puzzle.givens[cell] != 0) continue;
      const DigitSet fewer = puzzle.candidates[cell].without(1 + random.below(kSize));
      if (!fewer.empty()) puzzle.candidates[cell] = fewer;
    }
    ASSERT_EQ(sumOf(puzzle), searchedFor(puzzle)) << i;
  }
}

// Rows or columns of which one order stands for all, and digits that can be exchanged.
TEST(MinirowSum, CountsWhatIsAlikeAsOftenAsItIs) {
  Random random(6);
  for (int i = 0; i < 12; ++i) {
    Sudoku puzzle{test::randomSolution(random)};
    const Digit digits = 2 + i % 3;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const int line = i < 6 ? rowOf(cell) : columnOf(cell);
      const bool isBlank = i % 2 == 0 ? line == 3 || line == 5 : line < 3;
      if (isBlank || puzzle.givens[cell] <= digits) puzzle.givens.set(cell, 0);
    }
    const std::uint64_t solutions = searchedFor(puzzle);
    ASSERT_GT(solutions, 1u);
    ASSERT_EQ(sumOf(puzzle), solutions) << i;
  }
}

TEST(CountSolutions, GoesFarBeyondWhatCanBeVisited) {
  const SolutionCount all = countSolutions(sparse(), countingRequest());
  EXPECT_TRUE(all.exact);
  EXPECT_GT(all.value, 500'000'000u);
  // Whatever a cell holds, it holds one digit.
  Sudoku puzzle = sparse();
  SolutionTotal together = 0;
  for (Digit digit = 1; digit <= kSize; ++digit) {
    puzzle.givens.set(40, digit);
    together += countSolutions(puzzle, countingRequest()).value;
  }
  EXPECT_EQ(together, all.value);
  const test::Symmetry symmetry = [] {
    Random random(9);
    return test::Symmetry(random);
  }();
  EXPECT_EQ(countSolutions(symmetry.of(sparse()), countingRequest()).value, all.value);
}

// As Bertram Felgenhauer and Frazer Jarvis found in 2005 (Mathematics of Sudoku I).
TEST(CountSolutions, CountsTheBlankBoard) {
  const SolutionCount all = countSolutions(Sudoku{}, countingRequest());
  EXPECT_EQ(digitsOf(all.value), "6670903752021072936960");
  EXPECT_TRUE(all.exact);
}

TEST(CountSolutions, TellsNoneOneAndFew) {
  Sudoku clash;
  clash.givens.set(0, 1);
  clash.givens.set(1, 1);
  EXPECT_EQ(countSolutions(clash, countingRequest()).value, 0u);
  for (const Puzzle& puzzle : test::puzzlesOf(test::corpusFile("judges/mimuw-zad7-2.in"))) {
    const SolutionCount count = countSolutions(std::get<Sudoku>(puzzle), countingRequest());
    EXPECT_TRUE(count.exact);
    EXPECT_EQ(count.value, searchedFor(std::get<Sudoku>(puzzle)));
  }
}

TEST(CountSolutions, EndsAtTheLimitOfSolutions) {
  Request request = countingRequest();
  for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{500'000'000}}) {
    request.limits.maxSolutions = limit;
    const SolutionCount count = countSolutions(sparse(), request);
    EXPECT_EQ(count.value, limit);
    EXPECT_FALSE(count.exact);
  }
}

TEST(CountSolutions, KeepsItsOtherLimits) {
  Request request = countingRequest();
  request.limits.maxNodes = 100'000;
  SolutionCount count = countSolutions(sparse(), request);
  EXPECT_LE(count.value, 100'000u);
  EXPECT_FALSE(count.exact);
  request = countingRequest();
  request.limits.maxMillis = 50;
  count = countSolutions(Sudoku{}, request);
  EXPECT_GT(count.value, 0u);
  EXPECT_FALSE(count.exact);
}

TEST(CountSolutions, StopsInTheMiddleOfTheSumWhenTheMonitorSaysSo) {
  Request request = countingRequest();
  // More than a search can have found by then.
  constexpr std::uint64_t kEnough = 100'000'000;
  std::uint64_t seen = 0;
  request.monitor = [&](const Progress& progress) {
    EXPECT_GE(progress.solutions, seen);
    seen = progress.solutions;
    return seen < kEnough;
  };
  const SolutionCount count = countSolutions(sparse(), request);
  EXPECT_GE(count.value, kEnough);
  EXPECT_EQ(count.value, seen);
  EXPECT_FALSE(count.exact);
}

}  // namespace
}  // namespace sudominoku::solve
