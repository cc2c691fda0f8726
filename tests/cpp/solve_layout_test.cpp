// The two layouts of candidates, and steps from cell to cell, against the plain board.
#include <gtest/gtest.h>

#include "solve/sudominoku/placements.h"
#include "solve/sudominoku/planes.h"
#include "support/generate.h"

namespace sudominoku::solve::domino {
namespace {

CellSet randomCells(test::Random& random) {
  CellSet cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (random.below(2) == 0) cells |= CellSet::of(cell);
  }
  return cells;
}

Position randomPosition(test::Random& random) {
  Position position = Position::of(Grid());
  for (Cell cell = 0; cell < kCells; ++cell) {
    position.restrict(cell, DigitSet::fromBits(static_cast<unsigned>(random.below(0x200))));
  }
  return position;
}

/// The cell so many columns and rows away, if it is on the board.
Cell cellFrom(Cell cell, int columns, int rows) {
  const int column = columnOf(cell) + columns;
  const int row = rowOf(cell) + rows;
  const bool isOnBoard = column >= 0 && column < kSize && row >= 0 && row < kSize;
  return isOnBoard ? cellAt(row, column) : kNoCell;
}

TEST(CellSets, HoldTheirCells) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    const CellSet only = CellSet::of(cell);
    EXPECT_EQ(only.size(), 1);
    EXPECT_EQ(only.one(), cell);
    only.forEach([&](Cell visited) { EXPECT_EQ(visited, cell); });
    for (Cell other = 0; other < kCells; ++other) EXPECT_EQ(only.has(other), other == cell);
  }
}

TEST(CellSets, MoveToNeighbours) {
  test::Random random(1);
  for (int i = 0; i < 20; ++i) {
    const CellSet cells = randomCells(random);
    const EdgeSet edges = {randomCells(random) & CellSet::all().shiftedLeft(),
                           randomCells(random) & CellSet::all().shiftedUp()};
    const Along along(edges);
    for (Cell cell = 0; cell < kCells; ++cell) {
      const auto has = [&](int columns, int rows) {
        const Cell other = cellFrom(cell, columns, rows);
        return other != kNoCell && cells.has(other);
      };
      EXPECT_EQ(cells.shiftedLeft().has(cell), has(1, 0));
      EXPECT_EQ(cells.shiftedRight().has(cell), has(-1, 0));
      EXPECT_EQ(cells.shiftedUp().has(cell), has(0, 1));
      EXPECT_EQ(cells.shiftedDown().has(cell), has(0, -1));

      const Cell left = cellFrom(cell, -1, 0);
      const Cell upper = cellFrom(cell, 0, -1);
      EXPECT_EQ(along.leftOf(cells).has(cell), has(1, 0) && edges.right.has(cell));
      EXPECT_EQ(along.above(cells).has(cell), has(0, 1) && edges.down.has(cell));
      EXPECT_EQ(along.rightOf(cells).has(cell), has(-1, 0) && edges.right.has(left));
      EXPECT_EQ(along.below(cells).has(cell), has(0, -1) && edges.down.has(upper));
    }
  }
}

TEST(Planes, AreThePositionByDigit) {
  test::Random random(1);
  for (int i = 0; i < 20; ++i) {
    const Position position = randomPosition(random);
    const Planes planes = planesOf(position);
    const Position back = positionOf(planes);
    for (Cell cell = 0; cell < kCells; ++cell) {
      const DigitSet digits = position.candidates(cell);
      for (Digit digit = 1; digit <= kSize; ++digit) {
        EXPECT_EQ(planes[digit - 1].has(cell), digits.has(digit));
      }
      EXPECT_EQ(back.candidates(cell), digits);
    }
  }
}

TEST(Positions, TakeADigitFromThePeers) {
  test::Random random(1);
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit digit = 1 + random.below(kSize);
    const Position before = randomPosition(random);
    Position after = before;
    after.setDigit(cell, digit);
    for (Cell other = 0; other < kCells; ++other) {
      const DigitSet digits = before.candidates(other);
      EXPECT_EQ(after.candidates(other), other == cell           ? DigitSet::of(digit)
                                         : arePeers(cell, other) ? digits.without(digit)
                                                                 : digits);
    }
  }
}

}  // namespace
}  // namespace sudominoku::solve::domino
