// Worst cases, and what is made of a puzzle at hand.
#include <gtest/gtest.h>

#include "board/by_name.h"
#include "make/canonical.h"
#include "make/complete.h"
#include "make/minimise.h"
#include "make/sudoku.h"
#include "make/sudominoku.h"
#include "make/transform.h"
#include "make/worst.h"
#include "solve/sudominoku.h"
#include "support/corpus.h"
#include "text/read.h"
#include "text/write.h"
#include "textbook/domino_search.h"
#include "textbook/masks.h"
#include "textbook/row_major.h"

namespace sudominoku::make {
namespace {

constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Sudoku easy() { return {.givens = test::gridOf(kEasy)}; }

template <typename PuzzleOfKind>
Minimised<PuzzleOfKind> minimisedOf(const PuzzleOfKind& puzzle, int orders) {
  const Effort unlimited;
  Patience patience(unlimited);
  return minimised(puzzle, 1, orders, patience);
}

Sudominoku someSudominoku(int dominoes) {
  const Effort unlimited;
  Patience patience(unlimited);
  return makeSudominoku({.dominoes = dominoes}, 3, patience)->puzzle;
}

/// Whatever it takes: isUnique() gives up on the hardest.
bool hasOneGrid(const Sudominoku& puzzle) {
  solve::Request request;
  request.limits.maxSolutions = 2;
  return solveSudominoku(puzzle, request).outcome == solve::Outcome::unique;
}

TEST(WorstCase, ComesCloseToTheCapInEveryOrder) {
  constexpr std::uint64_t kMost = 99'999;
  for (int i = 0; i < textbook::kSearchOrders; ++i) {
    WorstWish wish;
    wish.order = static_cast<textbook::SearchOrder>(i);
    if (wish.order == textbook::SearchOrder::fewestCandidates) continue;
    SCOPED_TRACE(nameOf(wish.order));
    wish.mostCalls = kMost;
    wish.enough = kMost / 100 * 99;
    const Effort effort{.maxTries = 200};
    Patience patience(effort);
    const WorstCase worst = findWorstCase(wish, 1, patience);
    EXPECT_GE(worst.calls, wish.enough);
    EXPECT_LE(worst.calls, kMost);
    const Grid& puzzle = std::get<Sudoku>(worst.puzzle).givens;
    EXPECT_EQ(textbook::solveByMasks(puzzle, 2).solutions, 1u);
    const auto count = countCalls(puzzle, wish.order);
    EXPECT_EQ(count.calls, worst.calls);
    EXPECT_TRUE(count.solved);
    if (i == 0) {
      EXPECT_EQ(textbook::solveRowMajor(puzzle).calls, worst.calls);
    }
  }
}

TEST(WorstCase, GrowsStepByStepForFewestCandidates) {
  WorstWish wish;
  wish.order = textbook::SearchOrder::fewestCandidates;
  const Effort effort{.maxTries = 25};
  Patience patience(effort);
  std::vector<std::uint64_t> told;
  const WorstCase worst = findWorstCase(
      wish, 1, patience, [&](const WorstCase& better) { told.push_back(better.calls); });
  ASSERT_FALSE(told.empty());
  EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
  EXPECT_EQ(told.back(), worst.calls);
  EXPECT_GT(worst.calls, 500u);
  EXPECT_EQ(countCalls(std::get<Sudoku>(worst.puzzle).givens, wish.order).calls, worst.calls);
}

TEST(WorstCase, MayHaveSeveralSolutionsWhereThatIsAllowed) {
  WorstWish wish;
  wish.mostCalls = 99'999;
  wish.enough = 90'000;
  wish.isUnique = false;
  const Effort effort{.maxTries = 200};
  Patience patience(effort);
  const WorstCase worst = findWorstCase(wish, 1, patience);
  EXPECT_GE(worst.calls, wish.enough);
  EXPECT_EQ(textbook::solveRowMajor(std::get<Sudoku>(worst.puzzle).givens).calls, worst.calls);
}

TEST(WorstCase, KeepsTheDominoSearchBusy) {
  WorstWish wish;
  wish.kind = PuzzleKind::sudominoku;
  wish.mostCalls = 9'999;
  wish.enough = 9'000;
  wish.dominoes = 16;
  const Effort effort{.maxTries = 40};
  Patience patience(effort);
  const WorstCase worst = findWorstCase(wish, 1, patience);
  EXPECT_GE(worst.calls, wish.enough);
  EXPECT_LE(worst.calls, wish.mostCalls);
  const auto& puzzle = std::get<Sudominoku>(worst.puzzle);
  EXPECT_EQ(puzzle.dominoes.size(), 16u);
  EXPECT_EQ(textbook::solveDominoSearch(puzzle, 100'000).calls, worst.calls);
  EXPECT_TRUE(isUnique(puzzle, false));
}

TEST(Minimise, LeavesNothingToSpare) {
  const Minimised<Sudoku> one = minimisedOf(easy(), 1);
  ASSERT_EQ(one.outcome, solve::Outcome::unique);
  EXPECT_LT(one.puzzle.givens.filledCount(), easy().givens.filledCount());
  EXPECT_EQ(textbook::solveByMasks(one.puzzle.givens, 2).solutions, 1u);
  EXPECT_TRUE(isMinimal(one.puzzle.givens));
  const Minimised<Sudoku> best = minimisedOf(easy(), 20);
  EXPECT_LE(best.puzzle.givens.filledCount(), one.puzzle.givens.filledCount());
  EXPECT_TRUE(isMinimal(best.puzzle.givens));

  const Sudominoku dominoes = someSudominoku(12);
  const Minimised<Sudominoku> fewer = minimisedOf(dominoes, 1);
  ASSERT_EQ(fewer.outcome, solve::Outcome::unique);
  EXPECT_LT(fewer.puzzle.dominoes.size(), dominoes.dominoes.size());
  EXPECT_TRUE(hasOneGrid(fewer.puzzle));
  EXPECT_TRUE(isMinimal(fewer.puzzle, false));
}

TEST(Minimise, TakesTheCandidateOfAGivenWithIt) {
  Sudoku marked = easy();
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (marked.givens[cell] != 0) marked.candidates[cell] = DigitSet::of(marked.givens[cell]);
  }
  const Minimised<Sudoku> fewer = minimisedOf(marked, 1);
  ASSERT_EQ(fewer.outcome, solve::Outcome::unique);
  EXPECT_TRUE(isMinimal(fewer.puzzle.givens));
  EXPECT_EQ(textbook::solveByMasks(fewer.puzzle.givens, 2).solutions, 1u);
}

TEST(Minimise, LeavesOthersAsTheyAre) {
  const Sudoku open{};
  EXPECT_EQ(minimisedOf(open, 1).outcome, solve::Outcome::multiple);
  EXPECT_EQ(minimisedOf(open, 1).puzzle, open);
}

TEST(Complete, AddsTheFewestOfASmallPuzzle) {
  Sudoku puzzle = minimisedOf(easy(), 1).puzzle;
  EXPECT_EQ(completed(puzzle).outcome, solve::Outcome::unique);
  EXPECT_TRUE(completed(puzzle).added.empty());
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens[cell] != 0) {
      puzzle.givens.set(cell, 0);
      break;
    }
  }
  const Completed<Sudoku> full = completed(puzzle);
  EXPECT_EQ(full.outcome, solve::Outcome::multiple);
  EXPECT_EQ(full.added.size(), 1u);
  EXPECT_TRUE(full.isFewest);
  EXPECT_EQ(textbook::solveByMasks(full.puzzle.givens, 2).solutions, 1u);
}

TEST(Complete, FindsTwoAmongHundredsOfThousandsOfSolutions) {
  // 678,361 solutions; one by one, six digits are chosen.
  const Sudoku puzzle{
      .givens = test::gridOf("098010000200000000000000000000302050084000000000600000000040800"
                             "300500000000000100")};
  const Completed<Sudoku> full = completed(puzzle);
  EXPECT_EQ(full.added.size(), 2u);
  EXPECT_TRUE(full.isFewest);
  EXPECT_EQ(textbook::solveByMasks(full.puzzle.givens, 2).solutions, 1u);
}

TEST(Complete, AddsGivensThatPencilMarksAgreeWith) {
  Sudoku puzzle = minimisedOf(easy(), 1).puzzle;
  Cell first = 0;
  while (puzzle.givens[first] == 0) ++first;
  puzzle.clear(first);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens[cell] != 0) puzzle.candidates[cell] = DigitSet::of(puzzle.givens[cell]);
  }
  const Completed<Sudoku> full = completed(puzzle);
  ASSERT_EQ(full.added.size(), 1u);
  const text::Reading read = text::read(text::writeCandidates(full.puzzle));
  ASSERT_EQ(read.puzzles.size(), 1u);
  EXPECT_EQ(read.puzzles.front().puzzle, Puzzle{full.puzzle});
}

/// Blanks rectangles of two digits each, which can be exchanged: each needs a clue of its own.
Sudoku withRectangles(Grid grid, int rectangles) {
  for (Cell first = 0; first < kCells && rectangles > 0; ++first) {
    for (Cell last = first + 10; last < kCells && rectangles > 0; ++last) {
      const Cell right = cellAt(rowOf(first), columnOf(last));
      const Cell below = cellAt(rowOf(last), columnOf(first));
      const bool isOpen = rowOf(first) / 3 == rowOf(last) / 3 && rowOf(first) != rowOf(last) &&
                          columnOf(first) / 3 < columnOf(last) / 3;
      if (!isOpen || grid[first] == 0 || grid[right] == 0 || grid[below] == 0) continue;
      if (grid[first] != grid[last] || grid[right] != grid[below]) continue;
      for (const Cell cell : {first, right, below, last}) grid.set(cell, 0);
      --rectangles;
    }
  }
  return {.givens = grid};
}

TEST(Complete, ProvesThatNoFewerDo) {
  SplitMix64 dice(3);
  for (int settled = 0, tried = 0; settled < 3; ++tried) {
    ASSERT_LT(tried, 200);
    const Sudoku puzzle = withRectangles(randomSolution(dice), 3);
    if (textbook::solveByMasks(puzzle.givens, 9).solutions != 8) continue;
    ++settled;
    const Completed<Sudoku> full = completed(puzzle);
    EXPECT_EQ(full.added.size(), 3u);
    EXPECT_TRUE(full.isFewest);
    EXPECT_EQ(textbook::solveByMasks(full.puzzle.givens, 2).solutions, 1u);
  }
}

TEST(Complete, AddsToManySolutions) {
  Sudoku open;
  open.givens.set(0, 5);
  for (Cell cell = 0; cell < 60; cell += 4) open.givens.set(cell, easy().givens[cell]);
  const Completed<Sudoku> full = completed(open);
  EXPECT_EQ(textbook::solveByMasks(full.puzzle.givens, 2).solutions, 1u);
  EXPECT_FALSE(full.isFewest);

  Sudominoku dominoes = minimisedOf(someSudominoku(8), 1).puzzle;
  dominoes.dominoes.pop_back();
  const Completed<Sudominoku> laid = completed(dominoes);
  EXPECT_EQ(laid.outcome, solve::Outcome::multiple);
  EXPECT_EQ(laid.added.size(), 1u);
  EXPECT_TRUE(laid.isFewest);
  EXPECT_TRUE(hasOneGrid(laid.puzzle));
}

/// By trying every guise of a few changes at a time this is what minlex means for a full grid.
TEST(Canonical, IsTheMinlexForm) {
  // As published for the grid with the most automorphisms.
  const Grid most = test::gridOf(
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
  EXPECT_EQ(canonical(most), most);
  EXPECT_EQ(canonical(Grid()), Grid());
  // The first of the published 17-clue puzzles in minlex form.
  const Grid fewest = test::gridOf(
      "000000010400000000020000000000050407008000300001090000300400200050100000000806000");
  SplitMix64 dice(4);
  const Grid form = canonical(fewest);
  EXPECT_LE(form, fewest);
  EXPECT_EQ(canonical(form), form);
  for (int i = 0; i < 40; ++i) {
    EXPECT_EQ(canonical(randomTransformation(kShuffleAll, dice).of(fewest)), form);
    EXPECT_EQ(canonical(randomTransformation(kShuffleAll, dice).of(most)), most);
  }
  Grid other = fewest;
  other.set(7, 0);
  EXPECT_NE(canonical(other), form);
}

TEST(Canonical, IsNoLargerThanAnyGuise) {
  SplitMix64 dice(5);
  for (const Grid& puzzle : {easy().givens, randomSolution(dice)}) {
    const Grid form = canonical(puzzle);
    for (int i = 0; i < 3000; ++i) {
      ASSERT_LE(form, randomTransformation(kShuffleAll, dice).of(puzzle));
    }
  }
}

TEST(Canonical, TellsSudominokuApart) {
  const Sudominoku puzzle = someSudominoku(10);
  const Sudominoku form = canonical(puzzle);
  SplitMix64 dice(6);
  for (int i = 0; i < 40; ++i) {
    const Transformation change = randomTransformation({.turn = true, .digits = true}, dice);
    Sudominoku guise = change.of(puzzle);
    std::swap(guise.dominoes.front(), guise.dominoes.back());
    EXPECT_EQ(canonical(guise), form);
  }
  Sudominoku other = puzzle;
  other.dominoes.pop_back();
  EXPECT_NE(canonical(other), form);
}

TEST(Transform, KeepsTheSolutions) {
  SplitMix64 dice(7);
  const Grid solution = *textbook::solveByMasks(easy().givens).first;
  for (int i = 0; i < 20; ++i) {
    const Transformation change = randomTransformation(kShuffleAll, dice);
    EXPECT_TRUE(isOrderOfLines(change.rows) && isOrderOfLines(change.columns));
    const Sudoku guise = change.of(easy());
    const auto run = textbook::solveByMasks(guise.givens, 2);
    EXPECT_EQ(run.solutions, 1u);
    EXPECT_EQ(*run.first, change.of(solution));
  }
}

TEST(Transform, DoesWhatItsNamesSay) {
  Transformation change;
  change.turn = Turn::quarter;
  Grid grid;
  grid.set(cellAt(0, 0), 1);
  EXPECT_EQ(change.of(grid)[cellAt(0, 8)], 1);
  change = {};
  change.rows = {2, 0, 1, 3, 4, 5, 6, 7, 8};
  change.digits = {9, 1, 2, 3, 4, 5, 6, 7, 8};
  grid.set(cellAt(2, 4), 2);
  EXPECT_EQ(change.of(grid)[cellAt(0, 4)], 1);
  EXPECT_EQ(change.of(grid)[cellAt(1, 0)], 9);
  EXPECT_FALSE(isOrderOfLines({3, 0, 1, 2, 4, 5, 6, 7, 8}));
  EXPECT_FALSE(isRenaming({1, 1, 2, 3, 4, 5, 6, 7, 8}));
  for (int i = 0; i < kTurns; ++i) {
    EXPECT_EQ(byName<Turn>(nameOf(static_cast<Turn>(i)), kTurns), static_cast<Turn>(i));
  }
}

}  // namespace
}  // namespace sudominoku::make
