// Conflicts are minimal, and the first wrong move is the one that problem 1840 asks for.
#include "explain/conflict.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "profile/registry.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "support/corpus.h"

namespace sudominoku::explain::conflict_test {
namespace {

bool isSolvable(const Sudoku& puzzle) { return !solve::solveSudoku(puzzle, {}).solutions.empty(); }
bool isSolvable(const Sudominoku& puzzle) {
  return !solve::solveSudominoku(puzzle, {}).solutions.empty();
}

/// The clues of a Sudoku, but for one.
Sudoku without(const Conflict& conflict, std::size_t dropped) {
  Sudoku puzzle;
  for (std::size_t i = 0; i < conflict.clues.size(); ++i) {
    if (i != dropped) puzzle.givens.set(conflict.clues[i].firstCell, conflict.clues[i].firstDigit);
  }
  return puzzle;
}

void expectMinimal(const Sudoku&, const Conflict& conflict) {
  EXPECT_FALSE(isSolvable(without(conflict, conflict.clues.size())));
  for (std::size_t i = 0; i < conflict.clues.size(); ++i) {
    EXPECT_TRUE(isSolvable(without(conflict, i)));
  }
}

/// Whether a puzzle is solvable with one of its isolated digits elsewhere.
bool isSolvableWithout(Sudominoku puzzle, Digit digit) {
  const Grid givens = puzzle.givens();
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (givens[cell] != 0) continue;
    puzzle.isolated[digit - 1] = cell;
    if (isSolvable(puzzle)) return true;
  }
  return false;
}

void expectMinimal(const Sudominoku& puzzle, const Conflict& conflict) {
  for (std::size_t dropped = 0; dropped <= conflict.clues.size(); ++dropped) {
    Sudominoku part = puzzle;
    part.dominoes.clear();
    for (std::size_t i = 0; i < conflict.clues.size(); ++i) {
      if (i != dropped && conflict.clues[i].secondCell != kNoCell) {
        part.dominoes.push_back(conflict.clues[i]);
      }
    }
    const bool isDomino =
        dropped < conflict.clues.size() && conflict.clues[dropped].secondCell != kNoCell;
    if (isDomino || dropped == conflict.clues.size()) {
      EXPECT_EQ(isSolvable(part), isDomino);
    }
  }
}

/// What is left of the givens where, from the last on, each is left out that is not needed.
int leftInOneOrder(Sudoku puzzle) {
  for (Cell cell = kCells - 1; cell >= 0; --cell) {
    Sudoku fewer = puzzle;
    fewer.givens.set(cell, 0);
    if (!isSolvable(fewer)) puzzle = fewer;
  }
  return puzzle.givens.filledCount();
}

TEST(Conflicts, OfSudokuAreMinimal) {
  int found = 0;
  std::size_t clues = 0;
  int inOneOrder = 0;
  for (const std::string& line : test::corpusLines("sudoku/near_solved.txt")) {
    const Sudoku puzzle{test::gridOf(line)};
    if (isSolvable(puzzle)) continue;
    const Conflict conflict = findConflict(puzzle);
    ASSERT_EQ(conflict.kind, Conflict::Kind::found);
    EXPECT_FALSE(conflict.withCandidates);
    expectMinimal(puzzle, conflict);
    clues += conflict.clues.size();
    const int left = leftInOneOrder(puzzle);
    EXPECT_LE(static_cast<int>(conflict.clues.size()), left);
    inOneOrder += left;
    if (++found == 12) break;
  }
  EXPECT_EQ(found, 12);
  // Several orders find smaller ones.
  EXPECT_LT(clues, static_cast<std::size_t>(inOneOrder));
}

TEST(Conflicts, AreNoneWhereThereIsASolution) {
  EXPECT_EQ(findConflict(Sudoku{}).kind, Conflict::Kind::none);
}

TEST(Conflicts, MayLieInThePencilMarks) {
  Sudoku puzzle;
  for (const Cell cell : {0, 1}) puzzle.candidates[cell] = DigitSet::of(1);
  const Conflict conflict = findConflict(puzzle);
  EXPECT_EQ(conflict.kind, Conflict::Kind::found);
  EXPECT_TRUE(conflict.withCandidates);
  EXPECT_TRUE(conflict.clues.empty());
}

TEST(Conflicts, NameTheGivensThatPencilMarksRestOn) {
  // As a grid of candidates is read: of a given its digit alone.
  Sudoku puzzle;
  for (const auto& [cell, digit] : {std::pair<Cell, Digit>{0, 1}, {50, 7}}) {
    puzzle.givens.set(cell, digit);
    puzzle.candidates[cell] = DigitSet::of(digit);
  }
  for (const Cell cell : {1, 2}) puzzle.candidates[cell] = DigitSet::of(1).with(2);
  const Conflict conflict = findConflict(puzzle);
  EXPECT_EQ(conflict.kind, Conflict::Kind::found);
  EXPECT_TRUE(conflict.withCandidates);
  EXPECT_EQ(conflict.clues, (std::vector<solve::Clue>{{0, kNoCell, 1, 0}}));
}

TEST(Conflicts, OfSudominokuAreMinimal) {
  int found = 0;
  for (const Puzzle& any : test::puzzlesOf(test::corpusFile("sudominoku/unsat.txt"))) {
    const auto& puzzle = std::get<Sudominoku>(any);
    if (puzzle.dominoes.size() < 20) continue;
    const Conflict conflict = findConflict(puzzle);
    ASSERT_EQ(conflict.kind, Conflict::Kind::found);
    ASSERT_GT(conflict.clues.size(), 2u);
    expectMinimal(puzzle, conflict);
    Sudominoku part = puzzle;
    part.dominoes.clear();
    DigitSet named;
    for (const solve::Clue& clue : conflict.clues) {
      if (clue.secondCell != kNoCell) {
        part.dominoes.push_back(clue);
      } else {
        named = named.with(clue.firstDigit);
      }
    }
    for (Digit digit = 1; digit <= kSize; ++digit) {
      EXPECT_EQ(named.has(digit), isSolvableWithout(part, digit)) << digit;
    }
    if (++found == 1) break;
  }
  EXPECT_EQ(found, 1);
}

TEST(Conflicts, NameAllIsolatedDigitsThatHaveNoSolutionByThemselves) {
  // Three of the cells have one colour of the chequerboard and six the other: moving one is too
  // little.
  Sudominoku puzzle;
  const std::array<std::pair<int, int>, kSize> at{
      {{1, 5}, {8, 7}, {2, 3}, {4, 3}, {8, 2}, {8, 4}, {7, 2}, {6, 5}, {4, 7}}};
  for (int i = 0; i < kSize; ++i) puzzle.isolated[i] = cellAt(at[i].first, at[i].second);
  puzzle.dominoes = {{cellAt(6, 0), cellAt(5, 0), 9, 8}};
  const Conflict conflict = findConflict(puzzle);
  EXPECT_EQ(conflict.kind, Conflict::Kind::found);
  ASSERT_EQ(conflict.clues.size(), 9u);
  for (int i = 0; i < kSize; ++i) {
    EXPECT_EQ(conflict.clues[i], (solve::Clue{puzzle.isolated[i], kNoCell, i + 1, 0}));
  }
}

Sudoku hardest() {
  return std::get<Sudoku>(test::puzzlesOf(test::corpusFile("sudoku/hardest.txt")).front());
}

/// A puzzle with a wrong digit more, which clashes with no given.
Sudoku withWrongDigit(const Sudoku& puzzle, const Grid& solution) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens[cell] != 0) continue;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      Sudoku wrong = puzzle;
      wrong.givens.set(cell, digit);
      if (digit != solution[cell] && clashingCells(wrong.givens).empty()) return wrong;
    }
  }
  return puzzle;
}

TEST(Conflicts, AreKnownWholeOrNotAtAll) {
  const Sudoku puzzle = withWrongDigit(hardest(), solve::solveSudoku(hardest(), {}).solutions[0]);
  const Conflict whole = findConflict(puzzle);
  ASSERT_EQ(whole.kind, Conflict::Kind::found);
  ASSERT_GT(whole.clues.size(), 2u);
  for (std::uint64_t nodes = 1; nodes < 1'000'000; nodes *= 4) {
    const Conflict conflict = findConflict(puzzle, {.maxNodes = nodes});
    if (conflict.kind == Conflict::Kind::stuck) continue;
    EXPECT_EQ(conflict.kind, Conflict::Kind::found) << nodes;
    EXPECT_EQ(conflict.clues, whole.clues) << nodes;
  }
}

TEST(FirstWrongMove, IsNoneWhereTheEffortIsSpent) {
  const Sudoku puzzle = hardest();
  const Grid solution = solve::solveSudoku(puzzle, {}).solutions.front();
  std::vector<Move> moves;
  std::vector<Move> right;
  for (Cell cell = 0; cell < kCells; ++cell) {
    right.push_back({cell, solution[cell]});
    // What stands in a given's cell is none of them.
    if (puzzle.givens[cell] != 0) moves.push_back({cell, puzzle.givens[cell] % kSize + 1});
    if (puzzle.givens[cell] == 0) moves.push_back({cell, solution[cell]});
  }
  EXPECT_EQ(findFirstWrongMove(puzzle, moves).move, std::nullopt);
  const auto last = std::find_if(moves.rbegin(), moves.rend(),
                                 [&](const Move& move) { return puzzle.givens[move.cell] == 0; });
  last->digit = last->digit % kSize + 1;
  const auto wrong = static_cast<int>(moves.rend() - last) - 1;
  EXPECT_EQ(findFirstWrongMove(puzzle, moves).move, wrong);
  for (std::uint64_t nodes = 1; nodes < 100'000; nodes *= 2) {
    const FirstWrongMove found = findFirstWrongMove(puzzle, moves, {.maxNodes = nodes});
    EXPECT_EQ(found.move.has_value(), found.complete) << nodes;
    EXPECT_EQ(found.move.value_or(wrong), wrong) << nodes;
    // Of many solutions most moves need a search.
    EXPECT_EQ(findFirstWrongMove(Sudoku{}, right, {.maxNodes = nodes}).move, std::nullopt) << nodes;
  }
}

TEST(FirstWrongMove, IsThatOfProblem1840) {
  for (const auto& [name, expected] :
       {std::pair{"judges/boj1840-1.in", 30}, std::pair{"judges/boj1840-2.in", -1}}) {
    const profile::Input input = profile::profileOf("1840")->read(test::corpusFile(name));
    std::vector<Move> moves;
    for (const auto& step : input.cases.front().steps) moves.push_back({step.cell, step.digit});
    ASSERT_EQ(moves.size(), 81u);
    const FirstWrongMove found = findFirstWrongMove(Sudoku{}, moves);
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.move ? *found.move + 1 : -1, expected);
  }
}

}  // namespace
}  // namespace sudominoku::explain::conflict_test
