// What is made keeps its promises, by programs that had no part in making it, and a seed makes the
// same natively and in WebAssembly.
#include <gtest/gtest.h>

#include <set>

#include "board/by_name.h"
#include "explain/path.h"
#include "make/canonical.h"
#include "make/dice.h"
#include "make/sudoku.h"
#include "make/sudominoku.h"
#include "make/transform.h"
#include "support/checker.h"
#include "support/hash.h"
#include "text/write.h"
#include "textbook/domino_tiling.h"
#include "textbook/masks.h"

namespace sudominoku::make {
namespace {

using test::flawOf;

std::optional<MadeSudoku> sudokuOf(const SudokuWish& wish, std::uint64_t seed,
                                   std::uint64_t maxTries = 20'000) {
  const Effort effort{.maxTries = maxTries};
  Patience patience(effort);
  return makeSudoku(wish, seed, patience);
}

std::optional<MadeSudominoku> sudominokuOf(const SudominokuWish& wish, std::uint64_t seed,
                                           std::uint64_t maxTries = 2'000) {
  const Effort effort{.maxTries = maxTries};
  Patience patience(effort);
  return makeSudominoku(wish, seed, patience);
}

/// What the masks of the textbook say about a made Sudoku.
void check(const MadeSudoku& made) {
  const textbook::MaskRun run = textbook::solveByMasks(made.puzzle, 2);
  ASSERT_EQ(run.solutions, 1u);
  EXPECT_EQ(*run.first, made.solution);
  EXPECT_EQ(flawOf(Sudoku{.givens = made.puzzle}, made.solution), "");
}

void checkMinimal(const Grid& puzzle) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] == 0) continue;
    Grid fewer = puzzle;
    fewer.set(cell, 0);
    EXPECT_EQ(textbook::solveByMasks(fewer, 2).solutions, 2u) << cell;
  }
}

bool isSymmetrical(const std::set<Cell>& cells, Symmetry symmetry) {
  for (const Turn turn : turnsOf(symmetry)) {
    for (const Cell cell : cells) {
      if (cells.count(turned(cell, turn)) == 0) return false;
    }
  }
  return true;
}

std::set<Cell> givenCells(const Grid& puzzle) {
  std::set<Cell> cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] != 0) cells.insert(cell);
  }
  return cells;
}

TEST(MakeSudoku, HasOneSolution) {
  std::set<Grid> guises;
  for (std::uint64_t i = 0; i < 60; ++i) {
    const auto made = sudokuOf({}, seedOf(1, i));
    ASSERT_TRUE(made);
    check(*made);
    guises.insert(canonical(made->solution));
  }
  // Not one solution in several guises.
  EXPECT_EQ(guises.size(), 60u);
}

TEST(MakeSudoku, IsMinimalWhereThatIsPromised) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto made = sudokuOf({.isMinimal = true}, seed);
    ASSERT_TRUE(made);
    check(*made);
    checkMinimal(made->puzzle);
  }
}

TEST(MakeSudoku, HasTheNumberOfCluesThatIsWanted) {
  for (const int clues : {20, 21, 22, 23, 25, 28, 30, 33, 36, 40, 60, 80}) {
    const auto made = sudokuOf({.clues = clues}, 5);
    ASSERT_TRUE(made) << clues;
    check(*made);
    EXPECT_EQ(made->puzzle.filledCount(), clues);
  }
  const auto made = sudokuOf({.clues = 27, .isMinimal = true}, 3);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->puzzle.filledCount(), 27);
  checkMinimal(made->puzzle);
}

TEST(MakeSudoku, SaysWhereNothingWasFound) {
  EXPECT_FALSE(sudokuOf({.clues = 17}, 1, 50));
  EXPECT_FALSE(sudokuOf({.clues = 40, .isMinimal = true}, 1, 50));
}

TEST(MakeSudoku, TriesNoPatternThatCannotBe) {
  const auto triesFor = [](bool isMinimal, auto isGiven) {
    SudokuWish wish{.isMinimal = isMinimal};
    wish.pattern.emplace();
    for (Cell cell = 0; cell < kCells; ++cell) (*wish.pattern)[cell] = isGiven(cell);
    const Effort effort{.maxTries = 3};
    Patience patience(effort);
    const bool isMade = makeSudoku(wish, 1, patience).has_value();
    return isMade ? 0 : patience.tries().done;
  };
  const auto firstOf = [](int cells) { return [=](Cell cell) { return cell < cells; }; };
  const auto butRows = [](int a, int b) {
    return [=](Cell cell) { return rowOf(cell) != a && rowOf(cell) != b; };
  };
  EXPECT_EQ(triesFor(false, firstOf(0)), 0u);
  EXPECT_EQ(triesFor(false, [](Cell cell) { return cell % 5 == 0 && cell < 80; }), 0u);
  EXPECT_EQ(triesFor(false, butRows(3, 5)), 0u);
  EXPECT_EQ(triesFor(false, [](Cell cell) { return columnOf(cell) > 1; }), 0u);
  EXPECT_EQ(triesFor(true, [](Cell cell) { return cell % 2 == 0; }), 0u);
  EXPECT_EQ(triesFor(true, butRows(5, 6)), 0u);
  EXPECT_EQ(triesFor(true, [](Cell cell) { return cell % 2 != 0; }), 3u);
  // Two blank lines of different bands tell nothing: this is made.
  EXPECT_EQ(triesFor(false, butRows(5, 6)), 0u);
}

TEST(Make, TriesNothingThatIsHarderThanItCanBe) {
  const Effort effort{.maxTries = 1};
  Patience patience(effort);
  EXPECT_FALSE(makeSudoku({.clues = 75, .level = explain::Level::medium}, 1, patience));
  SudokuWish wish{.level = explain::Level::extreme};
  wish.pattern.emplace();
  wish.pattern->fill(true);
  EXPECT_FALSE(makeSudoku(wish, 1, patience));
  EXPECT_FALSE(makeSudominoku({.dominoes = 34, .level = explain::Level::medium}, 1, patience));
  EXPECT_EQ(patience.tries().done, 0u);
  EXPECT_NE(mostPuzzles(SudokuWish{.clues = 74, .level = explain::Level::medium}), 0u);
  EXPECT_NE(mostPuzzles(SudominokuWish{.dominoes = 33, .level = explain::Level::medium}), 0u);
  EXPECT_EQ(mostPuzzles(SudominokuWish{.dominoes = 36, .isMinimal = true}), 0u);
  EXPECT_TRUE(sudokuOf({.clues = 80, .level = explain::Level::easy}, 1));
}

TEST(Make, KnowsWhichNumbersGoWithASymmetry) {
  for (int number = 0; number <= kCells; ++number) {
    SCOPED_TRACE(number);
    EXPECT_TRUE(goesWithCells(Symmetry::none, number));
    // The cell in the middle is an orbit of its own, and axes have nine of these.
    EXPECT_TRUE(goesWithCells(Symmetry::half, number));
    EXPECT_TRUE(goesWithCells(Symmetry::diagonal, number));
    EXPECT_EQ(goesWithCells(Symmetry::quarter, number), number % 4 <= 1);
    EXPECT_EQ(goesWithCells(Symmetry::full, number), number % 4 <= 1);
    if (number > kDominoes) continue;
    EXPECT_TRUE(goesWithDominoes(Symmetry::none, number));
    // A domino along the axis is its own image.
    EXPECT_TRUE(goesWithDominoes(Symmetry::horizontal, number));
    EXPECT_EQ(goesWithDominoes(Symmetry::half, number), number % 2 == 0);
    EXPECT_EQ(goesWithDominoes(Symmetry::antidiagonal, number), number % 2 == 0);
    EXPECT_EQ(goesWithDominoes(Symmetry::bothAxes, number), number % 2 == 0);
    EXPECT_EQ(goesWithDominoes(Symmetry::quarter, number), number % 4 == 0);
  }
  const Effort effort;
  Patience patience(effort);
  EXPECT_FALSE(makeSudoku({.clues = 27, .symmetry = Symmetry::quarter}, 1, patience));
  EXPECT_FALSE(makeSudominoku({.dominoes = 13, .symmetry = Symmetry::half}, 1, patience));
  EXPECT_EQ(patience.tries().done, 0u);
}

TEST(MakeSudoku, IsSymmetricalInEveryWay) {
  for (int i = 0; i < kSymmetries; ++i) {
    const auto symmetry = static_cast<Symmetry>(i);
    SCOPED_TRACE(nameOf(symmetry));
    const auto made = sudokuOf({.symmetry = symmetry}, 7);
    ASSERT_TRUE(made);
    check(*made);
    EXPECT_TRUE(isSymmetrical(givenCells(made->puzzle), symmetry));
    EXPECT_EQ(byName<Symmetry>(nameOf(symmetry), kSymmetries), symmetry);
  }
  const auto made = sudokuOf({.clues = 26, .symmetry = Symmetry::half, .isMinimal = true}, 7);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->puzzle.filledCount(), 26);
  EXPECT_TRUE(isSymmetrical(givenCells(made->puzzle), Symmetry::half));
  checkMinimal(made->puzzle);
}

TEST(MakeSudoku, FollowsAPatternAndASolution) {
  SudokuWish wish;
  wish.pattern.emplace();
  for (Cell cell = 0; cell < kCells; ++cell) {
    (*wish.pattern)[cell] = (rowOf(cell) * 2 + columnOf(cell)) % 3 == 0;
  }
  const auto made = sudokuOf(wish, 2);
  ASSERT_TRUE(made);
  check(*made);
  for (Cell cell = 0; cell < kCells; ++cell) {
    EXPECT_EQ(made->puzzle[cell] != 0, (*wish.pattern)[cell]) << cell;
  }
  wish.isMinimal = true;
  const auto minimal = sudokuOf(wish, 1);
  ASSERT_TRUE(minimal);
  checkMinimal(minimal->puzzle);
  const auto other = sudokuOf({.isMinimal = true, .solution = made->solution}, 3);
  ASSERT_TRUE(other);
  check(*other);
  EXPECT_EQ(other->solution, made->solution);
}

TEST(MakeSudoku, LooksOnceAtAPatternOfASolution) {
  SudokuWish wish;
  wish.solution = sudokuOf({}, 1)->solution;
  wish.pattern.emplace();
  for (Cell cell = 0; cell < kCells; cell += 4) (*wish.pattern)[cell] = true;
  const Effort effort{.maxTries = 100};
  Patience patience(effort);
  EXPECT_FALSE(makeSudoku(wish, 1, patience));
  EXPECT_EQ(patience.tries().done, 1u);
}

TEST(MakeSudoku, IsAsHardAsIsWanted) {
  for (const auto level : {explain::Level::easy, explain::Level::medium, explain::Level::hard}) {
    SCOPED_TRACE(nameOf(level));
    for (const bool isMinimal : {false, true}) {
      const auto made = sudokuOf({.isMinimal = isMinimal, .level = level}, 3);
      ASSERT_TRUE(made);
      check(*made);
      const auto rating = explain::rate(Sudoku{.givens = made->puzzle});
      EXPECT_EQ(rating.outcome, explain::Outcome::solved);
      EXPECT_EQ(rating.level, level);
    }
  }
}

TEST(MakeSudoku, IsAsHardAsIsWantedWithManyClues) {
  constexpr int kClues = 44;
  // A puzzle with few of them, and one more for each cell that is blank in it.
  constexpr int kPuzzles = 1 + kCells - kFewestClues;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto made = sudokuOf({.clues = kClues, .level = explain::Level::medium}, seed, kPuzzles);
    ASSERT_TRUE(made) << seed;
    check(*made);
    EXPECT_EQ(made->puzzle.filledCount(), kClues);
    EXPECT_EQ(explain::rate(Sudoku{.givens = made->puzzle}).level, explain::Level::medium);
  }
}

TEST(MakeSudominoku, IsAsHardAsIsWanted) {
  const auto made = sudominokuOf({.level = explain::Level::medium}, 3);
  ASSERT_TRUE(made);
  EXPECT_EQ(explain::rate(made->puzzle).level, explain::Level::medium);
}

TEST(MakeSudominoku, IsAsHardAsIsWantedWithTheFewestDominoes) {
  for (const auto level : {explain::Level::easy, explain::Level::medium}) {
    SCOPED_TRACE(nameOf(level));
    const auto made = sudominokuOf({.level = level, .isFewest = true}, 3, 30);
    ASSERT_TRUE(made);
    EXPECT_LE(made->puzzle.dominoes.size(), 10u);
    EXPECT_EQ(flawOf(made->puzzle, made->solution, made->tiling), "");
    EXPECT_EQ(explain::rate(made->puzzle).level, level);
  }
}

TEST(MakeSudominoku, IsAsHardAsIsWantedWithManyDominoes) {
  // As dominoes come, twenty of them make one puzzle in hundreds hard.
  constexpr int kDominoesGiven = 20;
  for (const auto level : {explain::Level::medium, explain::Level::hard}) {
    SCOPED_TRACE(nameOf(level));
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto made = sudominokuOf({.dominoes = kDominoesGiven, .level = level}, seed, 30);
      ASSERT_TRUE(made) << seed;
      EXPECT_EQ(static_cast<int>(made->puzzle.dominoes.size()), kDominoesGiven);
      EXPECT_EQ(flawOf(made->puzzle, made->solution, made->tiling), "");
      const auto rating = explain::rate(made->puzzle);
      EXPECT_EQ(rating.outcome, explain::Outcome::solved);
      EXPECT_EQ(rating.level, level);
    }
  }
}

TEST(MakeSudominoku, HasOneGrid) {
  for (std::uint64_t i = 0; i < 5; ++i) {
    const auto made = sudominokuOf({.isTilingUnique = true}, seedOf(1, i));
    ASSERT_TRUE(made);
    EXPECT_EQ(flawOf(made->puzzle, made->solution, made->tiling), "");
    // Its digits alone, tiled by exact cover.
    const auto tilings = textbook::tileWithDominoes(made->puzzle, made->solution, 2);
    EXPECT_EQ(tilings.count, 1u);
    EXPECT_EQ(*tilings.first, made->tiling);
  }
}

TEST(MakeSudominoku, HasTheDominoesThatAreWanted) {
  for (const int dominoes : {6, 10, 20, 35, 36}) {
    const auto made = sudominokuOf({.dominoes = dominoes}, 4);
    ASSERT_TRUE(made) << dominoes;
    EXPECT_EQ(static_cast<int>(made->puzzle.dominoes.size()), dominoes);
    EXPECT_EQ(flawOf(made->puzzle, made->solution, made->tiling), "");
  }
  const auto made = sudominokuOf({.isMinimal = true, .isFewest = true}, 4);
  ASSERT_TRUE(made);
  EXPECT_LE(made->puzzle.dominoes.size(), 6u);
  EXPECT_TRUE(isMinimal(made->puzzle, false));
}

TEST(MakeSudominoku, MayNeedADominoForItsTilingAlone) {
  bool isNeededForTiling = false;
  for (std::uint64_t i = 0; i < 10; ++i) {
    const auto made = sudominokuOf({.isTilingUnique = true, .isMinimal = true}, seedOf(1, i));
    ASSERT_TRUE(made);
    EXPECT_TRUE(isMinimal(made->puzzle, true));
    isNeededForTiling |= !isMinimal(made->puzzle, false);
  }
  EXPECT_TRUE(isNeededForTiling);
}

TEST(MakeSudominoku, IsNotAnotherOneWhereTimeIsUp) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Effort effort{.maxTries = 1, .monitor = [](const Tries&) { return false; }};
    Patience patience(effort);
    const auto made = makeSudominoku({.isFewest = true}, seed, patience);
    const auto whole = sudominokuOf({.isFewest = true}, seed);
    EXPECT_TRUE(!made || made->puzzle == whole->puzzle) << seed;
  }
}

TEST(MakeSudominoku, IsSymmetrical) {
  for (const Symmetry symmetry : {Symmetry::half, Symmetry::diagonal, Symmetry::quarter}) {
    SCOPED_TRACE(nameOf(symmetry));
    const auto made = sudominokuOf({.symmetry = symmetry}, 3);
    ASSERT_TRUE(made);
    EXPECT_EQ(flawOf(made->puzzle, made->solution, made->tiling), "");
    const auto& isolated = made->puzzle.isolated;
    EXPECT_TRUE(isSymmetrical({isolated.begin(), isolated.end()}, symmetry));
    EXPECT_TRUE(isSymmetrical(givenCells(made->puzzle.givens()), symmetry));
  }
}

TEST(MakeSudominoku, SolutionsAreWellMixed) {
  SplitMix64 dice(11);
  const Effort unlimited;
  Patience patience(unlimited);
  std::array<std::set<Digit>, kCells> digits;
  std::array<std::set<Cell>, kCells> partners;
  std::set<Cell> isolated;
  constexpr int kDrawn = 40;
  for (int i = 0; i < kDrawn; ++i) {
    const auto solved = randomSudominoku(Symmetry::none, dice, patience);
    ASSERT_TRUE(solved);
    ASSERT_EQ(flawOf(solved->puzzle, solved->solution, solved->tiling), "");
    for (Cell cell = 0; cell < kCells; ++cell) {
      digits[cell].insert(solved->solution[cell]);
      partners[cell].insert(solved->tiling[cell]);
    }
    isolated.insert(solved->puzzle.isolated.begin(), solved->puzzle.isolated.end());
  }
  EXPECT_GT(isolated.size(), 75u);
  for (Cell cell = 0; cell < kCells; ++cell) {
    EXPECT_GE(digits[cell].size(), 7u) << cell;
    // Each of its neighbours, or none.
    EXPECT_GE(partners[cell].size(), kAdjacentCells[cell].count) << cell;
  }
}

TEST(Make, IsTheSameEverywhere) {
  std::string text;
  const auto add = [&](const SudokuWish& wish, std::uint64_t seed) {
    const auto made = sudokuOf(wish, seed);
    ASSERT_TRUE(made);
    text += text::writeOneLine(made->puzzle);
  };
  for (std::uint64_t i = 0; i < 10; ++i) add({}, seedOf(2026, i));
  // make.contract.test.ts expects the same of the module, and of the Su-domino-ku below.
  EXPECT_EQ(test::hashOf(text), 1408975434040742239u);
  add({.clues = 21}, 1);
  add({.symmetry = Symmetry::quarter, .isMinimal = true}, 1);
  SudokuWish pattern;
  pattern.pattern.emplace();
  for (Cell cell = 0; cell < kCells; ++cell)
    (*pattern.pattern)[cell] = (rowOf(cell) * 2 + columnOf(cell)) % 3 == 0;
  add(pattern, 1);
  EXPECT_EQ(test::hashOf(text), 11212316203416379472u);
  text.clear();
  for (std::uint64_t i = 0; i < 3; ++i) {
    const auto made = sudominokuOf({}, seedOf(2026, i));
    ASSERT_TRUE(made);
    text += text::writeDominoCase(made->puzzle);
  }
  EXPECT_EQ(test::hashOf(text), 5250143306527793874u);
}

}  // namespace
}  // namespace sudominoku::make
