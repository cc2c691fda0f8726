#include "solve/sudoku.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "solve/sudoku/retrial.h"
#include "support/checker.h"
#include "support/corpus.h"
#include "support/generate.h"
#include "support/row_major.h"

namespace sudominoku::solve {
namespace {

using test::corpusLines;
using test::flawOf;
using test::gridOf;

Sudoku sudokuOf(std::string_view text) { return Sudoku{gridOf(text)}; }

std::vector<Sudoku> sudokusOf(const std::string& name) {
  std::vector<Sudoku> puzzles;
  for (const Puzzle& puzzle : test::puzzlesOf(test::corpusFile(name))) {
    puzzles.push_back(std::get<Sudoku>(puzzle));
  }
  return puzzles;
}

const Sudoku kFiftySolutions =
    std::get<Sudoku>(test::puzzlesOf(test::corpusFile("judges/mimuw-zad7-2.in"))[0]);

TEST(SolveSudoku, ProvesUniquenessOnPublishedSets) {
  for (const std::string name : {"17_clue", "magictour", "hardest"}) {
    for (const std::string& line : corpusLines("sudoku/" + name + ".txt")) {
      const Sudoku puzzle = sudokuOf(line);
      const SudokuAnswer answer = solveSudoku(puzzle, {});
      ASSERT_EQ(answer.outcome, Outcome::unique) << line;
      ASSERT_EQ(answer.solutionCount.value, 1u);
      ASSERT_TRUE(answer.solutionCount.exact);
      ASSERT_EQ(flawOf(puzzle, answer.solutions.at(0)), "") << line;
    }
  }
}

TEST(SolveSudoku, TellsNoneOneAndManyApart) {
  EXPECT_EQ(solveSudoku(sudokuOf(std::string(81, '.')), {}).outcome, Outcome::multiple);
  EXPECT_EQ(solveSudoku(sudokuOf("55" + std::string(79, '.')), {}).outcome, Outcome::none);
  // The first row needs a 9 in its last cell, whose column has one.
  const std::string subtle = "12345678." + std::string(71, '.') + "9";
  EXPECT_EQ(solveSudoku(sudokuOf(subtle), {}).outcome, Outcome::none);
}

TEST(SolveSudoku, StopsAtTheSolutionLimitWithoutAVerdict) {
  Request request;
  request.limits.maxSolutions = 1;
  const SudokuAnswer answer = solveSudoku(kFiftySolutions, request);
  EXPECT_EQ(answer.outcome, Outcome::limit);
  EXPECT_EQ(answer.solutionCount.value, 1u);
  EXPECT_FALSE(answer.solutionCount.exact);
}

TEST(SolveSudoku, CountsExactlyAndKeepsWhatIsAskedFor) {
  Request request;
  request.limits.maxSolutions = kUnlimited;
  request.keepSolutions = 7;
  const SudokuAnswer answer = solveSudoku(kFiftySolutions, request);
  EXPECT_EQ(answer.outcome, Outcome::multiple);
  EXPECT_EQ(answer.solutionCount.value, 50u);
  EXPECT_TRUE(answer.solutionCount.exact);
  EXPECT_EQ(answer.solutions.size(), 7u);
  const std::set<Grid> different(answer.solutions.begin(), answer.solutions.end());
  EXPECT_EQ(different.size(), 7u);
}

TEST(SolveSudoku, GivesSmallestAndLargestInOrder) {
  Request request;
  request.limits.maxSolutions = kUnlimited;
  request.keepSolutions = kUnlimited;
  std::vector<Grid> all = solveSudoku(kFiftySolutions, request).solutions;
  std::sort(all.begin(), all.end());
  request.order = Order::smallest;
  EXPECT_EQ(solveSudoku(kFiftySolutions, request).solutions, all);
  request.order = Order::largest;
  std::reverse(all.begin(), all.end());
  EXPECT_EQ(solveSudoku(kFiftySolutions, request).solutions, all);
  request.limits.maxSolutions = 3;
  EXPECT_EQ(solveSudoku(kFiftySolutions, request).solutions,
            std::vector<Grid>(all.begin(), all.begin() + 3));
}

TEST(SolveSudoku, FindsTheSmallestGridOfTheBlankBoard) {
  Request request;
  request.order = Order::smallest;
  request.limits.maxSolutions = 1;
  EXPECT_EQ(solveSudoku(Sudoku{}, request).solutions.at(0), *test::solveRowMajor(Grid()).first);
}

TEST(SolveSudoku, DrawsTheSameRandomSolutionForTheSameSeed) {
  Request request;
  request.order = Order::random;
  request.limits.maxSolutions = 1;
  std::set<Grid> drawn;
  for (request.seed = 0; request.seed < 20; ++request.seed) {
    const Grid grid = solveSudoku(Sudoku{}, request).solutions.at(0);
    EXPECT_EQ(flawOf(Sudoku{}, grid), "");
    EXPECT_EQ(solveSudoku(Sudoku{}, request).solutions.at(0), grid);
    drawn.insert(grid);
  }
  EXPECT_EQ(drawn.size(), 20u);
}

TEST(SolveSudoku, DrawsAllOfManySolutionsNearlyAlike) {
  // 1,564 solutions: too many to be drawn exactly.
  constexpr int kDrawsOfEach = 4;
  const Sudoku puzzle{gridOf(corpusLines("sudoku/several.txt").at(29))};
  Request request;
  request.limits.maxSolutions = kUnlimited;
  request.keepSolutions = kUnlimited;
  std::map<Grid, int> drawn;
  for (const Grid& grid : solveSudoku(puzzle, request).solutions) drawn[grid] = 0;
  ASSERT_EQ(drawn.size(), 1564u);
  request.order = Order::random;
  request.limits.maxSolutions = 1;
  for (request.seed = 0; request.seed < kDrawsOfEach * drawn.size(); ++request.seed) {
    ++drawn.at(solveSudoku(puzzle, request).solutions.at(0));
  }
  double squares = 0;
  for (const auto& [grid, draws] : drawn) squares += std::pow(draws - kDrawsOfEach, 2);
  // 1 ± 0.04 if they were drawn quite alike.
  EXPECT_LT(squares / kDrawsOfEach / static_cast<double>(drawn.size() - 1), 1.4);
}

TEST(SolveSudoku, RespectsRestrictedCandidates) {
  Request request;
  request.limits.maxSolutions = kUnlimited;
  request.keepSolutions = kUnlimited;
  const std::vector<Grid> all = solveSudoku(kFiftySolutions, request).solutions;
  Sudoku restricted = kFiftySolutions;
  for (Cell cell = 0; cell < kCells; ++cell) {
    restricted.candidates[cell] = restricted.candidates[cell].without(all[0][cell] % kSize + 1);
  }
  std::set<Grid> expected;
  for (const Grid& grid : all) {
    if (flawOf(restricted, grid).empty()) expected.insert(grid);
  }
  const std::vector<Grid> found = solveSudoku(restricted, request).solutions;
  EXPECT_EQ(std::set<Grid>(found.begin(), found.end()), expected);
  EXPECT_EQ(found.size(), expected.size());
}

TEST(SolveSudoku, SeesWhatAHouseHasNoRoomFor) {
  // Pencil marks that leave some cells of a house, and nothing else, too few digits.
  for (const House& house : kHouseCells) {
    for (int cells = 3; cells <= kSize; ++cells) {
      Sudoku puzzle;
      const DigitSet digits = DigitSet::fromBits((1u << (cells - 1)) - 1);
      for (int i = 0; i < cells; ++i) puzzle.candidates[house[(4 * i) % kSize]] = digits;
      Request request;
      request.limits.maxNodes = 5000;
      ASSERT_EQ(solveSudoku(puzzle, request).outcome, Outcome::none) << cells;
    }
  }
}

TEST(SolveSudoku, DoesNotGetLostWhereLittleIsGiven) {
  Request request;
  request.limits.maxNodes = 5000;
  for (const std::string& line : corpusLines("sudoku/thrashing.txt")) {
    const Sudoku puzzle = sudokuOf(line);
    const SudokuAnswer answer = solveSudoku(puzzle, request);
    ASSERT_NE(answer.outcome, Outcome::limit) << line;
    for (const Grid& grid : answer.solutions) ASSERT_EQ(flawOf(puzzle, grid), "") << line;
  }
}

TEST(SolveSudoku, IsPatientWhereMuchIsToBeRefuted) {
  Request request;
  request.limits.maxNodes = 30'000;
  for (const Sudoku& puzzle : sudokusOf("sudoku/marks.txt")) {
    const SudokuAnswer answer = solveSudoku(puzzle, request);
    ASSERT_NE(answer.outcome, Outcome::limit);
    for (const Grid& grid : answer.solutions) ASSERT_EQ(flawOf(puzzle, grid), "");
  }
}

/// All solutions, if everything is searched as where the search has lost its way.
std::set<Grid> solutionsByRetrial(const Sudoku& puzzle, std::size_t& count) {
  Position positions[kMaxDepth + 1] = {Position::of(puzzle)};
  Configurations configurations;
  Retrial retrial;
  std::set<Grid> solutions;
  int depth = 0;
  retrial.begin(depth);
  while (depth >= 0) {
    switch (retrial.settle(positions, depth, configurations)) {
      case Settled::open:
        retrial.branch(positions, depth++, configurations);
        break;
      case Settled::solved:
        ++count;
        solutions.insert(positions[depth--].grid());
        if (depth >= 0) retrial.begin(depth);
        break;
      case Settled::contradiction:
        --depth;
        break;
    }
  }
  return solutions;
}

TEST(SolveSudoku, FindsEachSolutionOnceWhereTheSearchIsLost) {
  Request request;
  request.limits.maxSolutions = 5000;
  request.keepSolutions = kUnlimited;
  for (const std::string name : {"several", "hardest", "thrashing", "marks"}) {
    for (const Sudoku& puzzle : sudokusOf("sudoku/" + name + ".txt")) {
      const SudokuAnswer answer = solveSudoku(puzzle, request);
      const std::set<Grid> found(answer.solutions.begin(), answer.solutions.end());
      ASSERT_EQ(found.size(), answer.solutions.size());
      if (!answer.solutionCount.exact) continue;
      std::size_t count = 0;
      const std::set<Grid> solutions = solutionsByRetrial(puzzle, count);
      ASSERT_EQ(solutions, found);
      ASSERT_EQ(count, solutions.size());
    }
  }
}

TEST(SolveSudoku, RefusesAGivenThatIsNoCandidate) {
  Sudoku puzzle = sudokuOf(corpusLines("sudoku/17_clue.txt")[0]);
  const Grid solution = solveSudoku(puzzle, {}).solutions.at(0);
  Cell given = 0;
  while (puzzle.givens[given] == 0) ++given;
  puzzle.candidates[given] = DigitSet::all().without(solution[given]);
  EXPECT_EQ(solveSudoku(puzzle, {}).outcome, Outcome::none);
}

TEST(SolveSudoku, KeepsNodeAndTimeLimits) {
  Request request;
  request.limits.maxSolutions = kUnlimited;
  request.limits.maxNodes = 1000;
  SudokuAnswer answer = solveSudoku(Sudoku{}, request);
  EXPECT_LE(answer.counters.nodes, 1000u);
  EXPECT_FALSE(answer.solutionCount.exact);
  request.limits.maxNodes = kUnlimited;
  request.limits.maxMillis = 30;
  answer = solveSudoku(Sudoku{}, request);
  EXPECT_EQ(answer.outcome, Outcome::multiple);
  EXPECT_FALSE(answer.solutionCount.exact);
}

TEST(SolveSudoku, StopsWhenTheMonitorSaysSo) {
  Request request;
  request.limits.maxSolutions = kUnlimited;
  int calls = 0;
  std::uint64_t seen = 0;
  request.monitor = [&](const Progress& progress) {
    EXPECT_GE(progress.nodes, seen);
    seen = progress.nodes;
    return ++calls < 3;
  };
  const SudokuAnswer answer = solveSudoku(Sudoku{}, request);
  EXPECT_EQ(calls, 3);
  EXPECT_FALSE(answer.solutionCount.exact);
}

}  // namespace
}  // namespace sudominoku::solve
