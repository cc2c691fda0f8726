// What the algorithms of textbook/traced find and count, against independent counts.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "learn/recount.h"
#include "measure/measure.h"
#include "support/checker.h"
#include "support/corpus.h"
#include "support/generate.h"
#include "textbook/call_meter.h"
#include "textbook/domino_search.h"
#include "textbook/masks.h"

namespace sudominoku::learn_test {
namespace {

using test::gridOf;
using test::recount;
using textbook::Algorithm;
using textbook::AlgorithmRun;
using textbook::Ending;

AlgorithmRun runOn(Algorithm algorithm, const Puzzle& puzzle, std::uint64_t maxSolutions = 1,
                   std::uint64_t maxCalls = UINT64_MAX) {
  textbook::RunLimits limits;
  limits.maxSolutions = maxSolutions;
  limits.maxCalls = maxCalls;
  return runAlgorithm(algorithm, puzzle, limits);
}

Sudoku sudokuOf(std::string_view text) { return {gridOf(text)}; }

constexpr std::array kRowMajor{Algorithm::sudokuBlankList, Algorithm::sudokuUsedTables,
                               Algorithm::sudokuBlankStack, Algorithm::sudokuCandidateSet,
                               Algorithm::sudokuMasks};

std::vector<Algorithm> algorithmsFor(PuzzleKind kind) {
  std::vector<Algorithm> algorithms;
  for (int i = 0; i < textbook::kAlgorithms; ++i) {
    if (kindOf(static_cast<Algorithm>(i)) == kind) algorithms.push_back(static_cast<Algorithm>(i));
  }
  return algorithms;
}

bool countsItsOwnReads(Algorithm algorithm) {
  return algorithm == Algorithm::sudokuSingles || algorithm == Algorithm::sudokuExactCover ||
         algorithm == Algorithm::sudominokuExactCover;
}

void expectAsRecounted(Algorithm algorithm, const Puzzle& puzzle, std::uint64_t maxSolutions) {
  textbook::Counters counted = runOn(algorithm, puzzle, maxSolutions).counters;
  textbook::Counters expected = recount(algorithm, puzzle, maxSolutions);
  if (countsItsOwnReads(algorithm)) expected.reads = counted.reads;
  counted.propagated = 0;
  EXPECT_EQ(counted.calls, expected.calls) << nameOf(algorithm);
  EXPECT_EQ(counted.reads, expected.reads) << nameOf(algorithm);
  EXPECT_EQ(counted.placed, expected.placed) << nameOf(algorithm);
  EXPECT_EQ(counted.rejected, expected.rejected) << nameOf(algorithm);
  EXPECT_EQ(counted, expected) << nameOf(algorithm);
}

TEST(Algorithms, CountSudokuAsTheRecountDoes) {
  test::Random random(31);
  for (int i = 0; i < 24; ++i) {
    const Sudoku puzzle = test::randomSudoku(random, 32 + random.below(20), i % 4 != 0);
    if (!clashingCells(puzzle.givens).empty()) continue;
    for (const Algorithm algorithm : algorithmsFor(PuzzleKind::sudoku)) {
      expectAsRecounted(algorithm, puzzle, 1 + i % 3);
    }
  }
}

TEST(Algorithms, CountSudominokuAsTheRecountDoes) {
  const auto solved = test::solvedSudominokus();
  test::Random random(32);
  for (int i = 0; i < 12; ++i) {
    const Sudominoku puzzle = test::randomSudominoku(random, solved[i % solved.size()],
                                                     22 + random.below(12), i % 4 != 0);
    if (!clashingCells(puzzle.givens()).empty()) continue;
    for (const Algorithm algorithm : algorithmsFor(PuzzleKind::sudominoku)) {
      expectAsRecounted(algorithm, puzzle, 1 + i % 3);
    }
  }
}

TEST(Algorithms, CountCallsAsTheMeterDoes) {
  test::Random random(33);
  for (int i = 0; i < 150; ++i) {
    const Sudoku puzzle = test::randomSudoku(random, 24 + random.below(16), i % 5 != 0);
    if (!clashingCells(puzzle.givens).empty()) continue;
    const std::uint64_t cap = i % 3 == 0 ? 1 + random.below(300) : 30'000;
    const auto rowMajor = countCalls(puzzle.givens, textbook::SearchOrder::rowMajor, cap);
    for (const Algorithm algorithm : kRowMajor) {
      const AlgorithmRun run = runOn(algorithm, puzzle, 1, cap);
      EXPECT_EQ(run.counters.calls, rowMajor.calls) << nameOf(algorithm);
      EXPECT_EQ(run.ending == Ending::calls, rowMajor.capped) << nameOf(algorithm);
      EXPECT_EQ(run.first.has_value(), rowMajor.solved) << nameOf(algorithm);
    }
    const auto fewest = countCalls(puzzle.givens, textbook::SearchOrder::fewestCandidates, cap);
    EXPECT_EQ(runOn(Algorithm::sudokuFewestFirst, puzzle, 1, cap).counters.calls, fewest.calls);
  }
}

/// Judged by problem 12095.
TEST(Algorithms, CountCallsAsProblem12095Does) {
  const Sudoku judged =
      sudokuOf("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
  for (const Algorithm algorithm : kRowMajor) {
    EXPECT_EQ(runOn(algorithm, judged).counters.calls, 72'097u) << nameOf(algorithm);
  }
  for (const Algorithm algorithm : algorithmsFor(PuzzleKind::sudoku)) {
    const Sudoku full{*textbook::solveByMasks(Grid(), 1).first};
    const AlgorithmRun run = runOn(algorithm, full);
    EXPECT_EQ(run.counters.calls, 82u) << nameOf(algorithm);
    EXPECT_EQ(run.ending, Ending::solved) << nameOf(algorithm);
    EXPECT_EQ(run.first, full.givens);
  }
}

TEST(Algorithms, CountAsDocumented) {
  const Sudoku judged =
      sudokuOf("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  std::ifstream document(SUDOMINOKU_DOCS "/LEARN.md");
  const std::string text(std::istreambuf_iterator<char>(document), {});
  for (const Algorithm algorithm : algorithmsFor(PuzzleKind::sudoku)) {
    const textbook::Counters counters = runOn(algorithm, judged).counters;
    std::string row = "| `" + std::string(nameOf(algorithm)) + "` |";
    for (const std::uint64_t count : {counters.calls, counters.reads, counters.placed,
                                      counters.rejected, counters.propagated, counters.backUps}) {
      std::string digits = std::to_string(count);
      for (int place = static_cast<int>(digits.size()) - 3; place > 0; place -= 3) {
        digits.insert(place, ",");
      }
      row += ' ';
      row += digits;
      row += " |";
    }
    EXPECT_NE(text.find(row), std::string::npos) << row;
  }
}

TEST(Algorithms, FirstFiveDifferInTheirChecksAlone) {
  const Sudoku puzzle =
      sudokuOf("070003000600070809090000000300000002000000000000000000000200040000060000004000003");
  std::vector<std::uint64_t> reads;
  for (const Algorithm algorithm : kRowMajor) {
    const AlgorithmRun run = runOn(algorithm, puzzle);
    EXPECT_EQ(run.counters.calls, 109'518u);
    EXPECT_EQ(run.first, runOn(Algorithm::sudokuBlankList, puzzle).first);
    reads.push_back(run.counters.reads);
  }
  EXPECT_GT(reads[2], reads[0]);  // the whole board rather than three houses
  EXPECT_GT(reads[0], reads[1]);  // cells rather than tables
  EXPECT_GT(reads[1], reads[4]);  // a table a digit rather than a mask
}

TEST(Algorithms, FindAllSolutions) {
  const Sudoku fifty{
      std::get<Sudoku>(test::puzzlesOf(test::corpusFile("judges/mimuw-zad7-2.in"))[0])};
  for (const Algorithm algorithm : algorithmsFor(PuzzleKind::sudoku)) {
    const AlgorithmRun run = runOn(algorithm, fifty, 1000);
    EXPECT_EQ(run.counters.solutions, 50u) << nameOf(algorithm);
    EXPECT_EQ(run.ending, Ending::exhausted) << nameOf(algorithm);
    EXPECT_EQ(test::flawOf(fifty, *run.first), "") << nameOf(algorithm);
    const AlgorithmRun some = runOn(algorithm, fifty, 50);
    EXPECT_EQ(some.ending, Ending::solved) << nameOf(algorithm);
  }
}

TEST(Algorithms, AgreeOnTilings) {
  const auto puzzles = test::puzzlesOf(test::corpusFile("judges/boj4574-1.in"));
  for (const Puzzle& puzzle : puzzles) {
    const auto expected =
        textbook::solveDominoSearch(std::get<Sudominoku>(puzzle), UINT64_MAX, UINT64_MAX);
    for (const Algorithm algorithm : algorithmsFor(PuzzleKind::sudominoku)) {
      const AlgorithmRun run = runOn(algorithm, puzzle, 1'000'000);
      EXPECT_EQ(run.counters.solutions, expected.tilings) << nameOf(algorithm);
      EXPECT_EQ(run.first, expected.grids.front()) << nameOf(algorithm);
      EXPECT_EQ(run.ending, Ending::exhausted) << nameOf(algorithm);
    }
    const AlgorithmRun post = runOn(Algorithm::sudominokuPost, puzzle, 1'000'000);
    const AlgorithmRun rightDown = runOn(Algorithm::sudominokuRightDown, puzzle, 1'000'000);
    EXPECT_EQ(post.counters.calls, expected.calls);
    EXPECT_EQ(rightDown.counters.calls, expected.calls);
    EXPECT_LT(rightDown.counters.reads, post.counters.reads);
  }
}

TEST(Algorithms, TryNothingWhereGivensClash) {
  const AlgorithmRun run =
      runOn(Algorithm::sudokuExactCover, sudokuOf("55" + std::string(79, '.')));
  EXPECT_EQ(run.ending, Ending::clash);
  EXPECT_EQ(run.counters, textbook::Counters());
}

TEST(Algorithms, StopWhereTheMonitorSaysSo) {
  const Sudoku killer =
      sudokuOf("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
  std::uint64_t asked = 0;
  const auto monitor = [&](const textbook::Counters&, double) { return ++asked < 5; };
  for (const Algorithm algorithm : kRowMajor) {
    asked = 0;
    const AlgorithmRun run = runAlgorithm(algorithm, killer, {}, monitor);
    EXPECT_EQ(run.ending, Ending::time);
    EXPECT_EQ(asked, 5u);
    EXPECT_FALSE(run.first.has_value());
  }
}

TEST(Algorithms, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int i = 0; i < textbook::kAlgorithms; ++i) names.insert(nameOf(static_cast<Algorithm>(i)));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(textbook::kAlgorithms));
}

TEST(Measure, BeginsNoPuzzleWhenItsTimeIsUp) {
  const auto algorithm = measure::AlgorithmId{static_cast<int>(Algorithm::sudokuBlankList)};
  // 72,097 calls each.
  std::vector<Puzzle> puzzles =
      measure::puzzlesFor(algorithm, test::corpusFile("judges/boj12095-1.out"));
  ASSERT_EQ(puzzles.size(), 1u);
  puzzles.resize(20, puzzles.front());
  EXPECT_EQ(measure::measure({algorithm, 1}, puzzles).puzzles, 20u);
  EXPECT_EQ(measure::measure({.algorithm = algorithm, .maxSeconds = 0}, puzzles).puzzles, 1u);
}

}  // namespace
}  // namespace sudominoku::learn_test
