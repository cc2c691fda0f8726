#include <gtest/gtest.h>

#include "support/corpus.h"
#include "support/row_major.h"
#include "textbook/domino_search.h"

namespace sudominoku::textbook {
namespace {

using test::corpusFile;
using test::gridOf;
using test::puzzlesOf;
using test::RowMajorRun;
using test::solveRowMajor;

std::uint64_t callsOf(std::string_view text) { return solveRowMajor(gridOf(text)).calls; }

TEST(RowMajor, CountsCallsAsProblem12095Does) {
  const auto sample = std::get<Sudoku>(puzzlesOf(corpusFile("judges/boj2580-1.in"))[0]);
  EXPECT_EQ(solveRowMajor(sample.givens).calls, 82u);
  EXPECT_EQ(callsOf(std::string(81, '.')), 392u);
  EXPECT_EQ(
      callsOf("800000000003600000070090200050007000000045700000100030001000068008500010090000400"),
      72'097u);
  EXPECT_EQ(
      callsOf("800000000003600000070090200050007000000040700000100030001000008008500010090000400"),
      102'108u);
  EXPECT_EQ(
      callsOf("070003000600070809090000000300000002000000000000000000000200040000060000004000003"),
      109'518u);
  EXPECT_EQ(
      callsOf("030400008002000600000200030300000807000900006500000410010002000600000050050094060"),
      333'601u);
  EXPECT_EQ(
      callsOf("000000000003600000070090200050007000000045700000100030001000068008500010090000400"),
      2'589'802u);
  EXPECT_EQ(
      callsOf(".......12....35......6...7.7.....3.....4..8..1...........12.....8.....4..5....6.."),
      9'840'147u);
  EXPECT_EQ(
      callsOf("........9.....6....92.4..5.......4...49.8...51....2.8....3...4..84.2.5..7.......2"),
      9'999'861u);
}

TEST(RowMajor, StopsAtTheCapWithoutAnAnswer) {
  const Grid killer =
      gridOf("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
  const RowMajorRun run = solveRowMajor(killer, 100'000);
  EXPECT_TRUE(run.capped);
  EXPECT_EQ(run.calls, 100'000u);
  EXPECT_FALSE(run.first.has_value());
}

TEST(RowMajor, FindsTheSmallestSolutionFirst) {
  const RowMajorRun run = solveRowMajor(Grid());
  ASSERT_TRUE(run.first.has_value());
  EXPECT_EQ(*run.first,
            gridOf("12345678945678912378912345621436589736589721489721436553164297864297853197853"
                   "1642"));
}

TEST(RowMajor, CountsSolutions) {
  const auto puzzles = puzzlesOf(corpusFile("judges/mimuw-zad7-2.in"));
  const RowMajorRun run =
      solveRowMajor(std::get<Sudoku>(puzzles[0]).givens, UINT64_MAX, UINT64_MAX);
  EXPECT_EQ(run.solutions, 50u);
}

TEST(DominoSearch, FindsOneGridAndTwoTilingsInThePublishedSample) {
  const auto puzzles = puzzlesOf(corpusFile("judges/boj4574-1.in"));
  const auto first = solveDominoSearch(std::get<Sudominoku>(puzzles[0]), UINT64_MAX, UINT64_MAX);
  const auto second = solveDominoSearch(std::get<Sudominoku>(puzzles[1]), UINT64_MAX, UINT64_MAX);
  EXPECT_EQ(first.tilings, 1u);
  EXPECT_EQ(second.tilings, 2u);
  EXPECT_EQ(second.grids.size(), 1u);
}

TEST(DominoSearch, StopsAtTheCap) {
  const auto puzzles = puzzlesOf(corpusFile("sudominoku/hard.txt"));
  const auto run = solveDominoSearch(std::get<Sudominoku>(puzzles[0]), 1000);
  EXPECT_TRUE(run.capped);
  EXPECT_EQ(run.calls, 1000u);
}

}  // namespace
}  // namespace sudominoku::textbook
