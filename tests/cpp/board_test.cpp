#include <gtest/gtest.h>

#include <set>

#include "board/puzzle.h"

namespace sudominoku {
namespace {

TEST(House, CoversEveryCellThreeTimes) {
  std::array<int, kCells> uses{};
  for (const House& house : kHouseCells) {
    for (const Cell cell : house) ++uses[cell];
  }
  for (const int count : uses) EXPECT_EQ(count, 3);
}

TEST(Peers, ShareAHouseAndNothingElse) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    std::set<Cell> expected;
    for (const House& house : kHouseCells) {
      if (std::find(house.begin(), house.end(), cell) == house.end()) continue;
      expected.insert(house.begin(), house.end());
    }
    expected.erase(cell);
    EXPECT_EQ(std::set<Cell>(kPeerCells[cell].begin(), kPeerCells[cell].end()), expected);
  }
}

TEST(Adjacent, CountsTwoToFourNeighboursWithoutWrappingAround) {
  EXPECT_EQ(kAdjacentCells[0].count, 2);
  EXPECT_EQ(kAdjacentCells[4].count, 3);
  EXPECT_EQ(kAdjacentCells[40].count, 4);
  EXPECT_FALSE(areAdjacent(8, 9));
  EXPECT_TRUE(areAdjacent(8, 17));
}

TEST(DigitSet, VisitsItsDigitsInAscendingOrder) {
  const DigitSet set = DigitSet().with(9).with(1).with(4).with(7).without(7);
  std::vector<Digit> visited;
  for (const Digit digit : set) visited.push_back(digit);
  EXPECT_EQ(visited, (std::vector<Digit>{1, 4, 9}));
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.smallest(), 1);
  EXPECT_EQ(set.largest(), 9);
  EXPECT_EQ((DigitSet::all() - set).size(), 6);
}

TEST(Domino, NumbersThePairsOfDigitsFromZeroTo35) {
  std::set<Domino> seen;
  for (Digit low = 1; low <= kSize; ++low) {
    for (Digit high = low + 1; high <= kSize; ++high) {
      const Domino domino = dominoOf(high, low);
      EXPECT_EQ(domino, dominoOf(low, high));
      EXPECT_EQ(domino, static_cast<Domino>(seen.size()));
      EXPECT_EQ(kDominoDigits[domino].low, low);
      EXPECT_EQ(kDominoDigits[domino].high, high);
      seen.insert(domino);
    }
  }
  EXPECT_EQ(seen.size(), 36u);
}

TEST(Grid, ComparesAsAnEightyOneDigitNumber) {
  Grid small, large;
  small.set(80, 9);
  large.set(79, 1);
  EXPECT_LT(small, large);
}

TEST(ClashingCells, NamesBothCellsOfEveryClash) {
  Grid grid;
  grid.set(0, 5);
  grid.set(8, 5);
  grid.set(40, 5);
  EXPECT_EQ(clashingCells(grid), (std::vector<Cell>{0, 8}));
  grid.set(36, 5);
  EXPECT_EQ(clashingCells(grid), (std::vector<Cell>{0, 8, 36, 40}));
}

TEST(SudominokuGivens, HoldBothDigitsOfADominoAndTheIsolatedDigits) {
  Sudominoku puzzle;
  puzzle.dominoes.push_back({0, 1, 3, 8});
  for (Digit digit = 1; digit <= kSize; ++digit) puzzle.isolated[digit - 1] = 8 * digit;
  const Grid givens = puzzle.givens();
  EXPECT_EQ(givens[0], 3);
  EXPECT_EQ(givens[1], 8);
  EXPECT_EQ(givens[8], 1);
  EXPECT_EQ(givens.filledCount(), 11);
}

}  // namespace
}  // namespace sudominoku
