// What is asked about a puzzle beside its solutions, against plain enumeration: all solutions by
// the textbook searches, and what follows from them by definition.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "solve/check.h"
#include "solve/clues.h"
#include "solve/estimate.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "solve/tilings.h"
#include "solve/true_candidates.h"
#include "support/checker.h"
#include "support/corpus.h"
#include "support/effort.h"
#include "support/generate.h"
#include "support/row_major.h"
#include "textbook/domino_search.h"

namespace sudominoku::solve {
namespace {

using test::corpusFile;
using test::corpusLines;
using test::gridOf;

/// Sudoku with one to some hundred solutions: easy puzzles robbed of some givens.
std::vector<Sudoku> severalSolutions() {
  std::vector<Sudoku> puzzles;
  test::Random random(7);
  const std::vector<std::string> lines = corpusLines("sudoku/easy.txt");
  for (std::size_t i = 0; puzzles.size() < 20 / test::kStride; ++i) {
    Sudoku puzzle{gridOf(lines[i])};
    const int robbed = static_cast<int>(i % 8);
    for (int removed = 0; removed < robbed;) {
      const Cell cell = random.below(kCells);
      if (puzzle.givens[cell] == 0) continue;
      puzzle.givens.set(cell, 0);
      ++removed;
    }
    if (test::solveRowMajor(puzzle.givens, 300'000, 1000).solutions < 1000) {
      puzzles.push_back(puzzle);
    }
  }
  return puzzles;
}

/// All solutions in ascending order, found by trying digits cell by cell.
void enumerate(Grid& grid, Cell cell, std::vector<Grid>& all) {
  while (cell < kCells && grid[cell] != 0) ++cell;
  if (cell == kCells) {
    all.push_back(grid);
    return;
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    bool fits = true;
    for (const Cell peer : kPeerCells[cell]) fits &= grid[peer] != digit;
    if (!fits) continue;
    grid.set(cell, digit);
    enumerate(grid, cell + 1, all);
    grid.set(cell, 0);
  }
}

std::vector<Grid> allSolutions(const Sudoku& puzzle) {
  std::vector<Grid> all;
  Grid grid = puzzle.givens;
  if (clashingCells(grid).empty()) enumerate(grid, 0, all);
  return all;
}

std::vector<Grid> allSolutions(const Sudominoku& puzzle) {
  return textbook::solveDominoSearch(puzzle, UINT64_MAX, UINT64_MAX).grids;
}

CandidateCounts countsIn(const std::vector<Grid>& grids, std::uint32_t limit) {
  CandidateCounts counts{};
  for (const Grid& grid : grids) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      std::uint32_t& count = counts[cell][grid[cell] - 1];
      count = std::min(count + 1, limit);
    }
  }
  return counts;
}

/// Cases with so many dominoes that the textbook search goes through them in no time.
std::vector<Sudominoku> easyCases(const std::string& name, int fewest) {
  std::vector<Sudominoku> cases;
  for (const Puzzle& puzzle : test::puzzlesOf(corpusFile(name))) {
    const auto& one = std::get<Sudominoku>(puzzle);
    if (static_cast<int>(one.dominoes.size()) >= fewest) cases.push_back(one);
  }
  return cases;
}

TEST(SkippedSolutions, AreTheOnesBeforeThoseKept) {
  const auto sudoku = std::get<Sudoku>(test::puzzlesOf(corpusFile("judges/mimuw-zad7-2.in"))[0]);
  const auto domino = std::get<Sudominoku>(test::puzzlesOf(corpusFile("sudominoku/multi.txt"))[2]);
  for (const Order order : {Order::any, Order::smallest, Order::largest, Order::random}) {
    Request request;
    request.order = order;
    request.limits.maxSolutions = kUnlimited;
    request.keepSolutions = 50;
    const auto all = solveSudoku(sudoku, request).solutions;
    const auto allDomino = solveSudominoku(domino, request).solutions;
    request.skipSolutions = 7;
    request.keepSolutions = 5;
    const SudokuAnswer answer = solveSudoku(sudoku, request);
    EXPECT_EQ(answer.solutions, std::vector<Grid>(all.begin() + 7, all.begin() + 12));
    EXPECT_EQ(answer.solutionCount.value, 50u);
    const auto some = solveSudominoku(domino, request).solutions;
    ASSERT_EQ(some.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(some[i].grid, allDomino[i + 7].grid);
  }
}

TEST(TrueCandidates, AreThoseOfAllSolutions) {
  for (const Sudoku& puzzle : severalSolutions()) {
    const std::vector<Grid> all = allSolutions(puzzle);
    for (const std::uint32_t limit : {1u, 2u, 5u, 1'000'000u}) {
      const TrueCandidates found = findTrueCandidates(puzzle, limit);
      ASSERT_TRUE(found.complete);
      ASSERT_EQ(found.counts, countsIn(all, limit));
    }
  }
}

TEST(TrueCandidates, AreThoseOfAllGridsOfASudominoku) {
  for (const Sudominoku& puzzle : easyCases("sudominoku/multi.txt", 9)) {
    const std::vector<Grid> all = allSolutions(puzzle);
    for (const std::uint32_t limit : {1u, 2u, 3u, 1000u}) {
      ASSERT_EQ(findTrueCandidates(puzzle, limit).counts, countsIn(all, limit));
    }
  }
}

TEST(TrueCandidates, OfTheBlankBoardAreAll) {
  const TrueCandidates found = findTrueCandidates(Sudoku{}, 100);
  EXPECT_TRUE(found.complete);
  EXPECT_EQ(found.candidates(), kAllCandidates);
  for (const auto& cell : found.counts) {
    for (const std::uint32_t count : cell) EXPECT_EQ(count, 100u);
  }
}

TEST(TrueCandidates, AreLowerBoundsWhereTheEffortIsSpent) {
  Effort effort;
  effort.maxNodes = 500;
  const TrueCandidates found = findTrueCandidates(Sudoku{}, 100, effort);
  EXPECT_FALSE(found.complete);
  EXPECT_LE(found.counters.nodes, 500u);
  EXPECT_NE(found.candidates(), CandidateGrid{});
  effort = {};
  int calls = 0;
  effort.monitor = [&](const Steps& steps) {
    EXPECT_LE(steps.done, steps.total);
    return ++calls < 2;
  };
  EXPECT_FALSE(findTrueCandidates(Sudoku{}, 10'000, effort).complete);
  EXPECT_EQ(calls, 2);
}

TEST(Estimate, IsExactForFewSolutions) {
  EstimateRequest request;
  request.maxProbes = 1;
  request.countNodes = 20'000;
  for (const Sudoku& puzzle : severalSolutions()) {
    const Estimate estimate = estimateSolutions(puzzle, request);
    EXPECT_TRUE(estimate.exact);
    EXPECT_EQ(estimate.grids.value, static_cast<double>(allSolutions(puzzle).size()));
  }
  const auto cases = test::puzzlesOf(corpusFile("sudominoku/multi.txt"));
  int exact = 0;
  for (const test::CaseCounts& counts : test::countsOf("sudominoku/multi.counts")) {
    const auto& puzzle = std::get<Sudominoku>(cases[static_cast<std::size_t>(counts.number - 1)]);
    const Estimate estimate = estimateSolutions(puzzle, request);
    if (!estimate.exact) continue;
    ++exact;
    EXPECT_EQ(estimate.grids.value, static_cast<double>(counts.grids));
    EXPECT_EQ(estimate.tilings.value, static_cast<double>(counts.tilings));
  }
  EXPECT_GT(exact, 0);
  EXPECT_EQ(estimateSolutions(Sudoku{gridOf("55" + std::string(79, '.'))}, {}).grids.value, 0);
}

/// Over some seeds the errors must be as large as they are said to be: their mean square, in
/// standard errors, is near 1.
void expectHonest(const Sudoku& puzzle, double truth, std::uint64_t probes) {
  constexpr int kSeeds = 12;
  double squares = 0;
  EstimateRequest request;
  request.maxProbes = probes;
  request.countNodes = 1;
  for (request.seed = 0; request.seed < kSeeds; ++request.seed) {
    const Estimate estimate = estimateSolutions(puzzle, request);
    EXPECT_FALSE(estimate.exact);
    EXPECT_EQ(estimate.probes, probes);
    squares += std::pow((estimate.grids.value / truth - 1) / estimate.grids.relativeError, 2);
  }
  EXPECT_LT(squares / kSeeds, 2.5) << truth;
}

TEST(Estimate, OfTheBlankBoardIsAsGoodAsItSays) {
  // Bertram Felgenhauer and Frazer Jarvis counted them in 2005.
  constexpr double kGrids = 6670903752021072936960.0;
  expectHonest(Sudoku{}, kGrids, 1500);
  EstimateRequest request;
  request.maxProbes = 5000;
  const Estimate estimate = estimateSolutions(Sudoku{}, request);
  EXPECT_LT(estimate.grids.relativeError, 0.015);
  EXPECT_NEAR(estimate.grids.value / kGrids, 1, 3 * estimate.grids.relativeError);
  EXPECT_EQ(estimateSolutions(Sudoku{}, request).grids.value, estimate.grids.value);
}

TEST(Estimate, IsGoodEnoughAfterAThousandHitsAtTheEarliest) {
  EstimateRequest request;
  request.goodError = 1;
  const Estimate estimate = estimateSolutions(Sudoku{}, request);
  EXPECT_GE(estimate.hits, 1000u);
  EXPECT_LT(estimate.probes, request.maxProbes);
}

TEST(Estimate, AgreesWithExactCounts) {
  int compared = 0;
  for (const std::string& line : corpusLines("sudoku/several.txt")) {
    const Sudoku puzzle{gridOf(line)};
    Request request;
    request.keepSolutions = 0;
    request.limits.maxSolutions = 400'000;
    const Count truth = solveSudoku(puzzle, request).solutionCount;
    if (!truth.exact || truth.value < 40'000) continue;
    expectHonest(puzzle, static_cast<double>(truth.value), 400);
    if (++compared == 3) break;
  }
  EXPECT_EQ(compared, 3);
}

TEST(Estimate, OfASudominokuAgreesWithExactCounts) {
  const auto cases = test::puzzlesOf(corpusFile("sudominoku/multi.txt"));
  const test::CaseCounts counts = test::countsOf("sudominoku/multi.counts").front();
  EstimateRequest request;
  request.maxProbes = 1000;
  request.countNodes = 1;
  const Estimate estimate = estimateSolutions(std::get<Sudominoku>(cases.front()), request);
  // Grids are rare among the dead ends, so few descents find any.
  EXPECT_GT(estimate.hits, 30u);
  EXPECT_LT(estimate.grids.relativeError, 0.4);
  EXPECT_NEAR(estimate.grids.value / static_cast<double>(counts.grids), 1,
              3 * estimate.grids.relativeError);
  EXPECT_NEAR(estimate.tilings.value / static_cast<double>(counts.tilings), 1,
              3 * estimate.tilings.relativeError);
}

TEST(Estimate, HasNothingToGuessWherePropagationFindsAllDigits) {
  EstimateRequest request;
  request.countNodes = 0;
  const Puzzle easy = test::puzzlesOf(corpusFile("sudominoku/judge_like.txt")).front();
  const Estimate estimate = estimateSolutions(std::get<Sudominoku>(easy), request);
  EXPECT_TRUE(estimate.exact);
  EXPECT_EQ(estimate.grids.value, 1);
}

TEST(CheckEntries, SaysWhatTheSolutionsSay) {
  test::Random random(3);
  for (const Sudoku& puzzle : severalSolutions()) {
    const std::vector<Grid> all = allSolutions(puzzle);
    const CandidateCounts counts = countsIn(all, 1);
    for (int round = 0; round < 20; ++round) {
      Grid entries;
      const Grid& base = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle.givens[cell] != 0 || random.below(3) != 0) continue;
        entries.set(cell, random.below(40) == 0 ? 1 + random.below(kSize) : base[cell]);
      }
      const CheckedEntries checked = checkEntries(puzzle, entries);
      bool isPossible = false;
      for (const Grid& grid : all) {
        bool agrees = true;
        for (Cell cell = 0; cell < kCells; ++cell) {
          agrees &= entries[cell] == 0 || entries[cell] == grid[cell];
        }
        isPossible |= agrees;
      }
      std::vector<Cell> wrong;
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (entries[cell] != 0 && counts[cell][entries[cell] - 1] == 0) wrong.push_back(cell);
      }
      if (isPossible) {
        EXPECT_EQ(checked.judgement, Judgement::right);
      } else {
        EXPECT_EQ(checked.judgement, wrong.empty() ? Judgement::together : Judgement::wrong);
      }
      EXPECT_EQ(checked.wrongCells, wrong);
    }
  }
}

TEST(CheckEntries, KnowsSudominokuAndItsLimits) {
  const Sudominoku puzzle = easyCases("sudominoku/judge_like.txt", 8).at(0);
  const Grid solution = solveSudominoku(puzzle, {}).solutions.at(0).grid;
  EXPECT_EQ(checkEntries(puzzle, solution).judgement, Judgement::right);
  Cell blank = 0;
  while (puzzle.givens()[blank] != 0) ++blank;
  Grid entries = solution;
  entries.set(blank, solution[blank] % kSize + 1);
  const CheckedEntries checked = checkEntries(puzzle, entries);
  EXPECT_EQ(checked.judgement, Judgement::wrong);
  EXPECT_EQ(checked.wrongCells, std::vector<Cell>{blank});
  Cell given = 0;
  while (puzzle.givens()[given] == 0) ++given;
  entries.set(given, puzzle.givens()[given] % kSize + 1);
  EXPECT_EQ(checkEntries(puzzle, entries).wrongCells, std::vector<Cell>{blank});

  const Sudoku clashing{gridOf("55" + std::string(79, '.'))};
  EXPECT_EQ(checkEntries(clashing, Grid()).judgement, Judgement::noSolution);
  Effort effort;
  effort.maxNodes = 1;
  EXPECT_EQ(checkEntries(Sudoku{}, Grid(), effort).judgement, Judgement::undecided);
}

TEST(CheckEntries, BlamesNoneWhereTheEffortIsSpent) {
  Sudoku puzzle{gridOf(corpusLines("sudoku/hardest.txt").front())};
  const Grid solution = solveSudoku(puzzle, {}).solutions.at(0);
  // Several solutions: each entry is asked about by itself.
  puzzle.clear(0);
  Grid entries;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens[cell] == 0) entries.set(cell, solution[cell] % kSize + 1);
  }
  bool wasUndecided = false;
  for (std::uint64_t nodes = 1; nodes < 1'000'000; nodes += nodes / 4 + 1) {
    const CheckedEntries checked = checkEntries(puzzle, entries, {.maxNodes = nodes});
    if (checked.judgement != Judgement::undecided) continue;
    wasUndecided = true;
    EXPECT_TRUE(checked.wrongCells.empty()) << nodes;
  }
  EXPECT_TRUE(wasUndecided);
}

TEST(RevealCell, GivesADigitThatFitsTheEntries) {
  for (const Sudoku& puzzle : severalSolutions()) {
    const std::vector<Grid> all = allSolutions(puzzle);
    const Grid& mine = all.back();
    for (Cell cell = 0; cell < kCells; ++cell) {
      Grid entries = mine;
      entries.set(cell, mine[cell] % kSize + 1);
      const RevealedCell revealed = revealCell(puzzle, entries, cell);
      // The other 80 cells leave one digit.
      EXPECT_EQ(revealed.digit, mine[cell]);
      EXPECT_EQ(revealed.outcome, all.size() > 1 ? Outcome::multiple : Outcome::unique);
    }
  }
  EXPECT_EQ(revealCell(Sudoku{gridOf("55" + std::string(79, '.'))}, Grid(), 9).digit, 0);
}

TEST(ExtraClues, AreTheDigitsOfOneSolutionAlone) {
  std::vector<Sudoku> puzzles = severalSolutions();
  // Two pairs of digits can be swapped, and each digit stands in two of the four solutions.
  puzzles.push_back(
      Sudoku{gridOf("534..89126721953..198342567"
                    "859..1423426853791713924856"
                    "9615372..287419635345286179")});
  int withNone = 0;
  for (const Sudoku& puzzle : puzzles) {
    const std::vector<Grid> all = allSolutions(puzzle);
    const ExtraClues found = findExtraClues(puzzle, 1000);
    ASSERT_TRUE(found.complete);
    if (all.size() == 1) {
      EXPECT_EQ(found.outcome, Outcome::unique);
      continue;
    }
    const CandidateCounts counts = countsIn(all, 2);
    std::vector<Clue> expected;
    for (Cell cell = 0; cell < kCells; ++cell) {
      for (Digit digit = 1; digit <= kSize; ++digit) {
        if (counts[cell][digit - 1] == 1) expected.push_back({cell, kNoCell, digit, 0});
      }
    }
    EXPECT_EQ(found.each, expected);
    if (!expected.empty()) {
      expected.pop_back();
      const ExtraClues fewer = findExtraClues(puzzle, expected.size());
      EXPECT_EQ(fewer.each, expected);
      EXPECT_FALSE(fewer.complete);
      continue;
    }
    ++withNone;
    ASSERT_GE(found.together.size(), 2u);
    int agreeing = 0;
    for (const Grid& grid : all) {
      bool agrees = true;
      for (const Clue& clue : found.together) agrees &= grid[clue.firstCell] == clue.firstDigit;
      agreeing += agrees;
    }
    EXPECT_EQ(agreeing, 1);
  }
  EXPECT_GT(withNone, 0);
}

TEST(ExtraClues, OfASudominokuAreDominoes) {
  int some = 0;
  for (const Sudominoku& puzzle : easyCases("sudominoku/multi.txt", 11)) {
    const ExtraClues found = findExtraClues(puzzle, 10'000);
    ASSERT_TRUE(found.complete);
    ASSERT_EQ(found.outcome, Outcome::multiple);
    // Every domino of every solution that makes the puzzle unique must be among them, and no other.
    std::set<std::vector<int>> expected;
    const auto run = textbook::solveDominoSearch(puzzle, UINT64_MAX, UINT64_MAX);
    for (const Grid& grid : run.grids) {
      for (const Tiling& tiling : findTilings(puzzle, grid, kUnlimited, 0, 1000).tilings) {
        for (Cell cell = 0; cell < kCells; ++cell) {
          const Cell other = tiling[cell];
          if (other <= cell || puzzle.givens()[cell] != 0) continue;
          Sudominoku more = puzzle;
          more.dominoes.push_back({cell, other, grid[cell], grid[other]});
          if (allSolutions(more).size() == 1) {
            expected.insert({cell, other, grid[cell], grid[other]});
          }
        }
      }
    }
    std::set<std::vector<int>> each;
    for (const Clue& clue : found.each) {
      each.insert({clue.firstCell, clue.secondCell, clue.firstDigit, clue.secondDigit});
    }
    EXPECT_EQ(each, expected);
    some += !each.empty();
  }
  EXPECT_GT(some, 0);
}

TEST(ExtraClues, AreNotLookedForWhereTheEffortIsSpent) {
  const Sudoku puzzle{gridOf(corpusLines("sudoku/hardest.txt").front())};
  const ExtraClues found = findExtraClues(puzzle, 10, {.maxNodes = 1});
  EXPECT_EQ(found.outcome, Outcome::limit);
  EXPECT_FALSE(found.complete);
  EXPECT_EQ(findRedundantClues(puzzle, {.maxNodes = 1}).outcome, Outcome::limit);
}

TEST(ExtraClues, SettleManyDominoesWithTwoSolutions) {
  // The isolated digits alone, in the first row. Each of 6,000 dominoes on its own takes twice
  // that.
  Sudominoku puzzle;
  for (Cell cell = 0; cell < kSize; ++cell) puzzle.isolated[cell] = cell;
  const ExtraClues found = findExtraClues(puzzle, 1, {.maxNodes = 4'000'000});
  EXPECT_TRUE(found.complete);
  EXPECT_GE(found.together.size(), 2u);
}

TEST(ExtraClues, MakeEvenTheBlankBoardUnique) {
  const ExtraClues found = findExtraClues(Sudoku{}, 10);
  EXPECT_TRUE(found.each.empty());
  EXPECT_GE(found.together.size(), 17u);
  EXPECT_LE(found.together.size(), 35u);
  Sudoku puzzle;
  for (const Clue& clue : found.together) puzzle.givens.set(clue.firstCell, clue.firstDigit);
  EXPECT_EQ(solveSudoku(puzzle, {}).outcome, Outcome::unique);
  EXPECT_TRUE(findRedundantClues(puzzle).clues.empty());
}

TEST(RedundantClues, AreThoseAPuzzleCanDoWithout) {
  for (const std::string name : {"minimal", "easy"}) {
    int looked = 0;
    for (const std::string& line : corpusLines("sudoku/" + name + ".txt")) {
      const Sudoku puzzle{gridOf(line)};
      const RedundantClues found = findRedundantClues(puzzle);
      ASSERT_EQ(found.outcome, Outcome::unique);
      ASSERT_TRUE(found.complete);
      std::vector<Clue> expected;
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle.givens[cell] == 0) continue;
        Grid fewer = puzzle.givens;
        fewer.set(cell, 0);
        if (test::solveRowMajor(fewer, 200'000'000, 2).solutions == 1) {
          expected.push_back({cell, kNoCell, puzzle.givens[cell], 0});
        }
      }
      ASSERT_EQ(found.clues, expected) << line;
      EXPECT_EQ(found.clues.empty(), name == "minimal") << line;
      if (++looked == 10) break;
    }
  }
  EXPECT_EQ(findRedundantClues(Sudoku{}).outcome, Outcome::multiple);
}

TEST(RedundantClues, GoWithTheCandidateThatSaysTheSame) {
  int needed = 0;
  for (const std::string& line : corpusLines("sudoku/easy.txt")) {
    Sudoku puzzle{gridOf(line)};
    const Grid solution = solveSudoku(puzzle, {}).solutions.front();
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (puzzle.givens[cell] != 0) {
        puzzle.candidates[cell] = DigitSet::of(puzzle.givens[cell]);
      } else if (cell % 4 == 0) {
        puzzle.candidates[cell] = DigitSet::all().without(1 + solution[cell] % 9);
      }
    }
    const RedundantClues found = findRedundantClues(puzzle);
    ASSERT_TRUE(found.complete);
    std::vector<Clue> expected;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Digit digit = puzzle.givens[cell];
      if (digit == 0) continue;
      Sudoku fewer = puzzle;
      fewer.givens.set(cell, 0);
      fewer.candidates[cell] = DigitSet::all();
      if (solveSudoku(fewer, {}).outcome == Outcome::unique) {
        expected.push_back({cell, kNoCell, digit, 0});
      }
    }
    ASSERT_EQ(found.clues, expected) << line;
    needed += puzzle.givens.filledCount() - static_cast<int>(expected.size());
  }
  EXPECT_GT(needed, 0);
}

TEST(RedundantClues, OfASudominokuAreDominoes) {
  test::Random random(11);
  const auto solved = test::solvedSudominokus();
  int redundant = 0;
  for (int i = 0; i < 10; ++i) {
    const Sudominoku puzzle = test::randomSudominoku(random, solved[i % solved.size()], 22, true);
    const RedundantClues found = findRedundantClues(puzzle);
    if (found.outcome != Outcome::unique) continue;
    std::vector<Clue> expected;
    for (std::size_t k = 0; k < puzzle.dominoes.size(); ++k) {
      Sudominoku fewer = puzzle;
      fewer.dominoes.erase(fewer.dominoes.begin() + static_cast<std::ptrdiff_t>(k));
      if (allSolutions(fewer).size() == 1) expected.push_back(puzzle.dominoes[k]);
    }
    EXPECT_EQ(found.clues, expected);
    redundant += static_cast<int>(expected.size());
  }
  EXPECT_GT(redundant, 0);
}

TEST(Tilings, AreAllAndOnlyThoseOfTheGrid) {
  const auto counts = test::countsOf("sudominoku/multi.counts");
  const auto cases = test::puzzlesOf(corpusFile("sudominoku/multi.txt"));
  for (const test::CaseCounts& expected : counts) {
    if (expected.grids > 50) continue;
    const auto& puzzle = std::get<Sudominoku>(cases[static_cast<std::size_t>(expected.number - 1)]);
    Request request;
    request.limits.maxSolutions = request.keepSolutions = 50;
    std::uint64_t total = 0;
    for (const SudominokuSolution& solution : solveSudominoku(puzzle, request).solutions) {
      const GridTilings found = findTilings(puzzle, solution.grid, kUnlimited, 0, 10'000);
      ASSERT_TRUE(found.count.exact);
      ASSERT_EQ(found.count.value, found.tilings.size());
      total += found.count.value;
      const std::set<Tiling> different(found.tilings.begin(), found.tilings.end());
      EXPECT_EQ(different.size(), found.tilings.size());
      for (const Tiling& tiling : found.tilings) {
        EXPECT_EQ(test::flawOf(puzzle, solution.grid, tiling), "");
      }
      if (found.count.value < 2) continue;
      EXPECT_EQ(findTilings(puzzle, solution.grid, kUnlimited, 1, 1).tilings.at(0),
                found.tilings[1]);
      EXPECT_FALSE(findTilings(puzzle, solution.grid, 1, 0, 1).count.exact);
    }
    EXPECT_EQ(total, expected.tilings);
  }
}

}  // namespace
}  // namespace sudominoku::solve
