// The checker is what every other test trusts: it must refuse each kind of broken solution.
#include "support/checker.h"

#include <gtest/gtest.h>

#include "support/generate.h"

namespace sudominoku::test {
namespace {

class CheckerTest : public testing::Test {
 protected:
  CheckerTest() : full_(solvedSudominokus().front()), grid_(full_.givens()) {
    for (const Digit digit : DigitSet::all()) {
      const Cell cell = full_.isolated[digit - 1];
      tiling_[cell] = static_cast<std::uint8_t>(cell);
    }
    for (const Placement& placement : full_.dominoes) {
      tiling_[placement.firstCell] = static_cast<std::uint8_t>(placement.secondCell);
      tiling_[placement.secondCell] = static_cast<std::uint8_t>(placement.firstCell);
    }
  }

  Sudominoku full_;
  Grid grid_;
  Tiling tiling_{};
};

TEST_F(CheckerTest, AcceptsAnHonestSolution) {
  EXPECT_EQ(flawOf(full_, grid_, tiling_), "");
  EXPECT_EQ(flawOf(Sudoku{grid_}, grid_), "");
}

TEST_F(CheckerTest, RefusesEveryChangedDigit) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    Grid changed = grid_;
    changed.set(cell, grid_[cell] % kSize + 1);
    EXPECT_NE(flawOf(Sudoku{}, changed), "") << cell;
    EXPECT_NE(flawOf(full_, changed, tiling_), "") << cell;
  }
}

TEST_F(CheckerTest, RefusesAChangedGivenInAValidGrid) {
  Random random(1);
  const Grid other = randomSolution(random);
  ASSERT_EQ(flawOf(Sudoku{}, other), "");
  EXPECT_NE(flawOf(Sudoku{grid_}, other), "");
}

TEST_F(CheckerTest, RefusesDominoesExchangedBetweenNeighbours) {
  int exchanged = 0;
  for (Cell cell = 0; cell < kCells - 10; ++cell) {
    const Cell below = cell + 9;
    const Cell partner = tiling_[cell];
    if (partner != cell + 1 || tiling_[below] != below + 1) continue;
    Tiling turned = tiling_;
    turned[cell] = static_cast<std::uint8_t>(below);
    turned[below] = static_cast<std::uint8_t>(cell);
    turned[cell + 1] = static_cast<std::uint8_t>(below + 1);
    turned[below + 1] = static_cast<std::uint8_t>(cell + 1);
    EXPECT_NE(flawOf(full_, grid_, turned), "");
    ++exchanged;
  }
  EXPECT_GT(exchanged, 0);
}

TEST_F(CheckerTest, RefusesAnIsolatedCellThatIsTiledAndADigitThatIsNoCandidate) {
  Tiling wrong = tiling_;
  wrong[full_.isolated[0]] = static_cast<std::uint8_t>((full_.isolated[0] + 1) % kCells);
  EXPECT_NE(flawOf(full_, grid_, wrong), "");
  Sudoku restricted{};
  restricted.candidates[7] = restricted.candidates[7].without(grid_[7]);
  EXPECT_NE(flawOf(restricted, grid_), "");
}

}  // namespace
}  // namespace sudominoku::test
