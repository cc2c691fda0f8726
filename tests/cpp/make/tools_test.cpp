// Worst cases, and what is made of a puzzle at hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bitset>

#include "board/by_name.h"
#include "make/canonical.h"
#include "make/complete.h"
#include "make/labelling.h"
#include "make/minimise.h"
#include "make/sudoku.h"
#include "make/sudominoku.h"
#include "make/transform.h"
#include "make/worst.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "support/corpus.h"
#include "support/row_major.h"
#include "text/read.h"
#include "text/write.h"
#include "textbook/domino_search.h"
#include "textbook/masks.h"

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
      EXPECT_EQ(test::solveRowMajor(puzzle).calls, worst.calls);
    }
  }
}

TEST(WorstCase, MayTakeAsManyCallsAsAreAllowed) {
  WorstWish wish;
  wish.mostCalls = 99'999;
  Patience once({.maxTries = 1});
  const std::uint64_t calls = findWorstCase(wish, 1, once).calls;
  ASSERT_GT(calls, 0u);
  wish.mostCalls = calls;
  Patience again({.maxTries = 1});
  EXPECT_EQ(findWorstCase(wish, 1, again).calls, calls);
}

TEST(Labelling, StaysBelowTheCap) {
  CallTree tree;
  tree.always = 10;
  tree.before[0][1] = 5;
  EXPECT_EQ(costliestLabelling(tree, 9).calls, 0u);
  EXPECT_EQ(costliestLabelling(tree, 10).calls, 10u);
  EXPECT_EQ(costliestLabelling(tree, 14).calls, 10u);
  const Labelling costliest = costliestLabelling(tree, 15);
  EXPECT_EQ(costliest.calls, 15u);
  EXPECT_LT(costliest.names[0], costliest.names[1]);
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
  EXPECT_EQ(test::solveRowMajor(std::get<Sudoku>(worst.puzzle).givens).calls, worst.calls);
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

TEST(Minimise, LeavesAPuzzleAsItIsWhereTimeIsUp) {
  Patience none({.maxTries = 0});
  const Minimised<Sudoku> stopped = minimised(easy(), 1, 3, none);
  EXPECT_EQ(stopped.outcome, solve::Outcome::stopped);
  EXPECT_EQ(stopped.puzzle, easy());
  const Sudominoku dominoes = someSudominoku(12);
  for (double millis = 0.25; millis < 100; millis *= 1.5) {
    Patience patience({.maxMillis = millis});
    const Minimised<Sudominoku> fewer = minimised(dominoes, 1, 1, patience);
    if (fewer.outcome == solve::Outcome::stopped) {
      EXPECT_EQ(fewer.puzzle, dominoes) << millis;
    } else {
      EXPECT_TRUE(isMinimal(fewer.puzzle, false)) << millis;
    }
  }
}

TEST(Minimise, KeepsNothingOfAnOrderThatIsStopped) {
  // That its two dominoes are enough takes fifty milliseconds to show, and so does leaving out what
  // it is given here beside them; the monitor is asked every ten.
  const auto puzzles = test::puzzlesOf(test::corpusFile("sudominoku/minimal.txt"));
  auto dominoes = std::get<Sudominoku>(puzzles[2]);
  ASSERT_EQ(dominoes.dominoes.size(), 2u);
  const solve::SudominokuSolution found = solve::solveSudominoku(dominoes, {}).solutions.front();
  Cell open = 0;
  while (dominoes.givens()[open] != 0) ++open;
  const Cell other = found.tiling[open];
  dominoes.dominoes.push_back({open, other, found.grid[open], found.grid[other]});
  const auto stoppedIn = [&](std::uint64_t order) {
    Patience patience({.monitor = [=](const Tries& tries) { return tries.done < order; }});
    return minimised(dominoes, 1, 2, patience);
  };
  const Minimised<Sudominoku> none = stoppedIn(1);
  EXPECT_EQ(none.outcome, solve::Outcome::stopped);
  EXPECT_EQ(none.puzzle, dominoes);
  const Minimised<Sudominoku> first = stoppedIn(2);
  EXPECT_EQ(first.outcome, solve::Outcome::unique);
  EXPECT_EQ(first.puzzle, minimisedOf(dominoes, 1).puzzle);
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
  for (const int rectangles : {3, 4}) {
    const std::uint64_t solutions = 1u << rectangles;
    for (int settled = 0, tried = 0; settled < 3; ++tried) {
      ASSERT_LT(tried, 200);
      const Sudoku puzzle = withRectangles(randomSolution(dice), rectangles);
      if (textbook::solveByMasks(puzzle.givens, solutions + 1).solutions != solutions) continue;
      ++settled;
      const Completed<Sudoku> full = completed(puzzle);
      EXPECT_EQ(full.added.size(), static_cast<std::size_t>(rectangles));
      EXPECT_TRUE(full.isFewest);
      EXPECT_EQ(textbook::solveByMasks(full.puzzle.givens, 2).solutions, 1u);
    }
  }
}

TEST(Complete, DoesNotProveFourOfManySolutions) {
  // Three do for neither, as far as they are tried; one by one, four and five digits are chosen.
  for (const std::string_view puzzle :
       {"5.1...2...4....6.8.....935.1..7..8..2.........6...........8....685.......1.2.....",
        "...16..7..7.....1......9..67..6....4....3......5...8......8...........3.5...14.9."}) {
    const Completed<Sudoku> full = completed(Sudoku{.givens = test::gridOf(puzzle)});
    EXPECT_EQ(full.added.size(), 4u);
    EXPECT_FALSE(full.isFewest);
    EXPECT_TRUE(isUnique(full.puzzle.givens));
  }
}

/// The fewest digits that just one of these solutions has; 3: two are not enough.
std::size_t fewestOf(const std::vector<Grid>& solutions) {
  using Holders = std::bitset<400>;
  std::vector<Holders> all;
  for (int candidate = 0; candidate < kCells * kSize; ++candidate) {
    Holders holders;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      holders[i] = solutions[i][candidate / kSize] == 1 + candidate % kSize;
    }
    all.push_back(holders);
  }
  std::size_t fewest = 3;
  for (const Holders& first : all) {
    if (first.count() == 1) return 1;
    for (const Holders& second : all) {
      if ((first & second).count() == 1) fewest = 2;
    }
  }
  return fewest;
}

TEST(Complete, AddsNoMoreThanItTakes) {
  std::array<int, 4> seen{};
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Patience patience({});
    Grid puzzle = makeSudoku({.isMinimal = true}, seed, patience)->puzzle;
    SplitMix64 dice(seed);
    for (int left = 2; left > 0;) {
      const Cell cell = static_cast<Cell>(dice.below(kCells));
      left -= puzzle[cell] != 0 ? 1 : 0;
      puzzle.set(cell, 0);
    }
    solve::Request request;
    request.limits.maxSolutions = request.keepSolutions = 400;
    const std::vector<Grid> solutions = solveSudoku({.givens = puzzle}, request).solutions;
    if (solutions.size() == 400) continue;
    const std::size_t fewest = fewestOf(solutions);
    const Completed<Sudoku> full = completed(Sudoku{.givens = puzzle});
    ++seen[fewest];
    EXPECT_EQ(full.added.size(), fewest) << seed;
    EXPECT_TRUE(full.isFewest) << seed;
    EXPECT_TRUE(isUnique(full.puzzle.givens)) << seed;
  }
  EXPECT_GT(seen[1], 0);
  EXPECT_GT(seen[2], 0);
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
