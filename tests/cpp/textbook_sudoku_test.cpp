// The textbook algorithms that the judge relies on, against the production engines; and the meter.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "solve/sudoku.h"
#include "support/checker.h"
#include "support/corpus.h"
#include "support/generate.h"
#include "support/row_major.h"
#include "textbook/any_size.h"
#include "textbook/call_meter.h"
#include "textbook/cross_hatching.h"
#include "textbook/deep_grids.h"
#include "textbook/exact_cover.h"
#include "textbook/masks.h"

namespace sudominoku::textbook {
namespace {

using test::gridOf;
using test::Random;

TEST(Masks, CountAndFindAsTheEngineDoes) {
  Random random(11);
  for (int i = 0; i < 1500; ++i) {
    const Sudoku puzzle = test::randomSudoku(random, 19 + random.below(20), i % 5 != 0);
    solve::Request request;
    request.limits.maxSolutions = 100;
    const auto expected = solveSudoku(puzzle, request);
    const MaskRun run = solveByMasks(puzzle.givens, 100);
    EXPECT_EQ(run.solutions, expected.solutionCount.value);
    ASSERT_EQ(run.first.has_value(), run.solutions > 0);
    if (!run.first) continue;
    EXPECT_EQ(test::flawOf(puzzle, *run.first), "");
  }
}

TEST(Masks, FindTheSmallestAsTheEngineDoes) {
  Random random(12);
  for (int i = 0; i < 400; ++i) {
    const Sudoku puzzle = test::randomSudoku(random, 10 + random.below(25), true);
    solve::Request request;
    request.order = solve::Order::smallest;
    request.limits.maxSolutions = 1;
    EXPECT_EQ(smallestSolution(puzzle.givens), solveSudoku(puzzle, request).solutions.front());
  }
  EXPECT_FALSE(smallestSolution(gridOf("55" + std::string(79, '.'))).has_value());
}

TEST(Masks, SettleTheHardestPuzzles) {
  for (const std::string& line : test::corpusLines("sudoku/hardest.txt")) {
    EXPECT_EQ(solveByMasks(gridOf(line), 2).solutions, 1u) << line;
  }
}

TEST(ExactCover, FindsEveryCover) {
  // Knuth's example: items a to g, and one cover.
  ExactCover cover(7);
  cover.addOption({2, 4});
  cover.addOption({0, 3, 6});
  cover.addOption({1, 2, 5});
  cover.addOption({0, 3, 5});
  cover.addOption({1, 6});
  cover.addOption({3, 4, 6});
  std::vector<std::vector<int>> found;
  cover.search([&](const std::vector<int>& options) {
    found.push_back(options);
    std::sort(found.back().begin(), found.back().end());
    return true;
  });
  EXPECT_EQ(found, (std::vector<std::vector<int>>{{0, 3, 4}}));
}

TEST(ExactCover, CountsPerfectMatchings) {
  // Four items in a square can be paired in two ways along its sides.
  ExactCover cover(4);
  for (int i = 0; i < 4; ++i) cover.addOption({i, (i + 1) % 4});
  int count = 0;
  cover.search([&](const std::vector<int>&) { return ++count < 100; });
  EXPECT_EQ(count, 2);
}

struct MeterRow {
  std::string puzzle;
  std::uint64_t calls;
};

/// Figures of problem 12095's judge, and ours: judged by it are 72,097 and 102,108.
TEST(CallMeter, CountsAsProblem12095Does) {
  const std::vector<MeterRow> rows{
      {"800000000003600000070090200050007000000045700000100030001000068008500010090000400", 72'097},
      {"800000000003600000070090200050007000000040700000100030001000008008500010090000400",
       102'108},
      {"070003000600070809090000000300000002000000000000000000000200040000060000004000003",
       109'518},
      {"030400008002000600000200030300000807000900006500000410010002000600000050050094060",
       333'601},
      {"000000000003600000070090200050007000000045700000100030001000068008500010090000400",
       2'589'802},
      {".......12....35......6...7.7.....3.....4..8..1...........12.....8.....4..5....6..",
       9'840'147},
      {"........9.....6....92.4..5.......4...49.8...51....2.8....3...4..84.2.5..7.......2",
       9'999'861},
      {std::string(81, '.'), 392},
  };
  for (const auto& [puzzle, calls] : rows) {
    const CallCount count = countCalls(gridOf(puzzle), SearchOrder::rowMajor);
    EXPECT_EQ(count.calls, calls) << puzzle;
    EXPECT_EQ(test::solveRowMajor(gridOf(puzzle)).calls, calls) << puzzle;
    EXPECT_TRUE(isLegalFor2580(gridOf(puzzle), count)) << puzzle;
  }
  // Of equally narrow cells it takes the first.
  EXPECT_EQ(countCalls(gridOf(rows[0].puzzle), SearchOrder::fewestCandidates).calls, 10'123u);
  const Grid killer =
      gridOf("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
  const CallCount cut = countCalls(killer, SearchOrder::rowMajor);
  EXPECT_TRUE(cut.capped);
  EXPECT_EQ(cut.calls, kCallCap);
  EXPECT_FALSE(isLegalFor2580(killer, cut));
  const CallCount old = countCalls(gridOf(rows[1].puzzle), SearchOrder::rowMajor, 100'000);
  EXPECT_TRUE(old.capped);
}

TEST(CallMeter, CountsPastTheCap) {
  const Grid killer =
      gridOf("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
  const CallCount count = countCalls(killer, SearchOrder::rowMajor, UINT64_MAX);
  EXPECT_EQ(count.calls, 88'178'563u);
  EXPECT_TRUE(count.solved);
  EXPECT_FALSE(isLegalFor2580(killer, count));
}

TEST(CallMeter, CountsAFullGridAlikeInEveryOrder) {
  const Grid full = *solveByMasks(Grid(), 1).first;
  for (int i = 0; i < kSearchOrders; ++i) {
    const CallCount count = countCalls(full, static_cast<SearchOrder>(i));
    EXPECT_EQ(count.calls, 82u);
    EXPECT_TRUE(count.solved);
  }
}

TEST(CallMeter, TellsWhatIsNoLegalTest) {
  const Grid clash = gridOf("55" + std::string(79, '.'));
  EXPECT_FALSE(isLegalFor2580(clash, countCalls(clash, SearchOrder::rowMajor, 1000)));
  const Grid impossible = gridOf("12345678.........9" + std::string(63, '.'));
  const CallCount count = countCalls(impossible, SearchOrder::rowMajor);
  EXPECT_FALSE(count.solved);
  EXPECT_FALSE(count.capped);
  EXPECT_FALSE(isLegalFor2580(impossible, count));
}

TEST(CallMeter, StopsWhereTheMonitorSaysSo) {
  const Grid deep = deepGrid(SearchOrder::rowMajor);
  int looks = 0;
  const CallCount count =
      countCalls(deep, SearchOrder::rowMajor, kCallCap, [&](std::uint64_t) { return ++looks < 3; });
  EXPECT_EQ(count.calls, 3'000'000u);
  EXPECT_TRUE(count.capped);
}

TEST(DeepGrids, AreCloseToTheCapInTheirOrderAndLegal) {
  for (const SearchOrder order : {SearchOrder::rowMajor, SearchOrder::columnMajor,
                                  SearchOrder::reversed, SearchOrder::digitsDescending}) {
    const Grid grid = deepGrid(order);
    const CallCount count = countCalls(grid, order);
    EXPECT_GE(count.calls, 9'000'000u) << nameOf(order);
    EXPECT_FALSE(count.capped) << nameOf(order);
    EXPECT_TRUE(isLegalFor2580(grid, countCalls(grid, SearchOrder::rowMajor))) << nameOf(order);
    EXPECT_EQ(solveByMasks(grid, 2).solutions, 1u) << nameOf(order);
  }
}

TEST(CrossHatching, NeverContradictsASolution) {
  Random random(13);
  for (int i = 0; i < 200; ++i) {
    const Sudoku puzzle = test::randomSudoku(random, 25 + random.below(20), true);
    const Grid solution = *solveByMasks(puzzle.givens, 1).first;
    const auto filled = crossHatch(puzzle.givens);
    ASSERT_TRUE(filled.has_value());
    if (solveByMasks(puzzle.givens, 2).solutions != 1) continue;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if ((*filled)[cell] == 0) continue;
      EXPECT_EQ((*filled)[cell], solution[cell]);
    }
  }
}

/// The rule of problem 2955, read to the letter: in a box, a digit that it lacks goes into the only
/// blank cell whose row and column lack it.
std::optional<Grid> crossHatchedToTheLetter(Grid grid) {
  const auto has = [&](int top, int left, int height, int width, Digit digit) {
    int count = 0;
    for (int i = 0; i < height * width; ++i) {
      if (grid[9 * (top + i / width) + left + i % width] == digit) ++count;
    }
    return count;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (int i = 0; i < 729; ++i) {
      const int top = i / 243 * 3;
      const int left = i / 81 % 3 * 3;
      const Digit digit = 1 + i % 9;
      if (has(top, left, 3, 3, digit) > 0) continue;
      std::vector<Cell> places;
      for (int k = 0; k < 9; ++k) {
        const int row = top + k / 3;
        const int column = left + k % 3;
        if (grid[9 * row + column] != 0 || has(row, 0, 1, 9, digit) > 0) continue;
        if (has(0, column, 9, 1, digit) == 0) places.push_back(9 * row + column);
      }
      if (places.empty()) return std::nullopt;
      if (places.size() > 1) continue;
      grid.set(places[0], digit);
      changed = true;
    }
  }
  return grid;
}

TEST(CrossHatching, FillsWhatTheRuleSays) {
  Random random(14);
  int failed = 0;
  for (int i = 0; i < 500; ++i) {
    Grid givens = test::randomSudoku(random, 20 + random.below(30), true).givens;
    if (i % 2 == 0) {
      // Mostly one that comes to no end, without givens that clash.
      const Cell cell = random.below(kCells);
      const Digit before = givens[cell];
      givens.set(cell, 1 + random.below(9));
      if (!clashingCells(givens).empty()) givens.set(cell, before);
    }
    const auto filled = crossHatch(givens);
    EXPECT_EQ(filled, crossHatchedToTheLetter(givens));
    if (!filled) ++failed;
  }
  EXPECT_GT(failed, 20);
  EXPECT_LT(failed, 480);
}

TEST(AnySize, FindsTheSmallestOfAllBoardsOfTwo) {
  // All 288 grids in order, from the 24 rows that there are.
  std::vector<BoardValues> grids;
  std::vector<BoardValues> rows;
  BoardValues row = {1, 2, 3, 4};
  do rows.push_back(row);
  while (std::next_permutation(row.begin(), row.end()));
  for (int i = 0; i < 24 * 24 * 24 * 24; ++i) {
    BoardValues grid;
    for (const int each : {i / 13824, i / 576 % 24, i / 24 % 24, i % 24}) {
      grid.insert(grid.end(), rows[each].begin(), rows[each].end());
    }
    bool isRight = true;
    for (int a = 0; a < 16 && isRight; ++a) {
      for (int b = a + 1; b < 16; ++b) {
        const bool inBox = a / 8 == b / 8 && a % 4 / 2 == b % 4 / 2;
        if (grid[a] == grid[b] && (a % 4 == b % 4 || inBox)) isRight = false;
      }
    }
    if (isRight) grids.push_back(grid);
  }
  ASSERT_EQ(grids.size(), 288u);
  Random random(15);
  for (int i = 0; i < 500; ++i) {
    BoardValues values = grids[random.below(288)];
    for (auto& value : values) {
      if (random.below(3) > 0) value = 0;
    }
    if (i % 2 == 0) values[random.below(16)] = 1 + random.below(4);
    const auto smallest = std::find_if(grids.begin(), grids.end(), [&](const auto& grid) {
      return std::equal(values.begin(), values.end(), grid.begin(),
                        [](int value, int digit) { return value == 0 || value == digit; });
    });
    const auto found = smallestOfAnySize(2, values);
    ASSERT_EQ(found.has_value(), smallest != grids.end());
    if (found) {
      EXPECT_EQ(*found, *smallest);
    }
  }
}

TEST(AnySize, FindsTheSmallestSolution) {
  EXPECT_EQ(smallestOfAnySize(1, {0}), (BoardValues{1}));
  EXPECT_EQ(smallestOfAnySize(2, BoardValues(16, 0)),
            (BoardValues{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}));
  EXPECT_FALSE(smallestOfAnySize(2, {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}).has_value());
}

}  // namespace
}  // namespace sudominoku::textbook
