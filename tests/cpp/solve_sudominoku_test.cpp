#include "solve/sudominoku.h"

#include <gtest/gtest.h>

#include <set>

#include "support/checker.h"
#include "support/corpus.h"
#include "support/effort.h"
#include "text/write.h"

namespace sudominoku::solve {
namespace {

using test::corpusFile;
using test::flawOf;

std::vector<Sudominoku> casesOf(const std::string& name) {
  std::vector<Sudominoku> cases;
  for (const Puzzle& puzzle : test::puzzlesOf(corpusFile(name))) {
    cases.push_back(std::get<Sudominoku>(puzzle));
  }
  return cases;
}

Request countingRequest() {
  Request request;
  request.limits.maxSolutions = kUnlimited;
  request.limits.maxTilings = kUnlimited;
  request.keepSolutions = kUnlimited;
  return request;
}

class SudominokuSet : public testing::TestWithParam<std::string> {};
/// Sets whose puzzles have one grid at most.
class UniqueSudominokuSet : public testing::TestWithParam<std::string> {};

TEST_P(SudominokuSet, HasThePublishedCounts) {
  const auto cases = casesOf("sudominoku/" + GetParam() + ".txt");
  const auto counts = test::countsOf("sudominoku/" + GetParam() + ".counts");
  ASSERT_EQ(cases.size(), counts.size());
  for (std::size_t i = 0; i < cases.size(); i += test::kStride) {
    SCOPED_TRACE(i + 1);
    const SudominokuAnswer answer = solveSudominoku(cases[i], countingRequest());
    EXPECT_EQ(answer.gridCount.value, counts[i].grids);
    EXPECT_EQ(answer.tilingCount.value, counts[i].tilings);
    EXPECT_TRUE(answer.gridCount.exact);
    EXPECT_TRUE(answer.tilingCount.exact);
    const Outcome expected = counts[i].grids == 0   ? Outcome::none
                             : counts[i].grids == 1 ? Outcome::unique
                                                    : Outcome::multiple;
    EXPECT_EQ(answer.outcome, expected);
    std::set<Grid> different;
    for (const SudominokuSolution& solution : answer.solutions) {
      EXPECT_EQ(flawOf(cases[i], solution.grid, solution.tiling), "");
      different.insert(solution.grid);
    }
    EXPECT_EQ(different.size(), counts[i].grids);
  }
}

TEST_P(UniqueSudominokuSet, HasThePublishedSolutions) {
  const auto cases = casesOf("sudominoku/" + GetParam() + ".txt");
  std::vector<text::OutputItem> items;
  Request request;
  request.order = Order::smallest;
  request.limits.maxSolutions = 1;
  for (const Sudominoku& puzzle : cases) {
    const SudominokuAnswer answer = solveSudominoku(puzzle, request);
    text::OutputItem item{PuzzleKind::sudominoku, std::nullopt};
    if (!answer.solutions.empty()) item.grid = answer.solutions[0].grid;
    items.push_back(item);
  }
  EXPECT_EQ(writeAnswers(items, text::OutputFormat::judge),
            corpusFile("sudominoku/" + GetParam() + ".out"));
}

INSTANTIATE_TEST_SUITE_P(Corpus, SudominokuSet,
                         testing::Values("judge_like", "minimal", "multi", "tilings", "unsat"),
                         [](const auto& info) { return info.param; });

INSTANTIATE_TEST_SUITE_P(Corpus, UniqueSudominokuSet,
                         testing::Values("judge_like", "minimal", "unsat"),
                         [](const auto& info) { return info.param; });

TEST(SolveSudominoku, ProvesTheHardestCasesUnique) {
  const auto cases = casesOf("sudominoku/hard.txt");
  const auto counts = test::countsOf("sudominoku/hard.counts");
  ASSERT_EQ(cases.size(), counts.size());
  Request request;
  request.limits.maxTilings = kUnlimited;
  for (std::size_t i = 0; i < cases.size(); i += test::kStride) {
    const SudominokuAnswer answer = solveSudominoku(cases[i], request);
    EXPECT_EQ(answer.outcome, Outcome::unique) << i + 1;
    EXPECT_EQ(answer.tilingCount.value, counts[i].tilings) << i + 1;
    EXPECT_EQ(flawOf(cases[i], answer.solutions[0].grid, answer.solutions[0].tiling), "");
  }
}

TEST(SolveSudominoku, TellsDigitsAndTilingsApartInThePublishedSample) {
  const auto cases = casesOf("judges/boj4574-1.in");
  const SudominokuAnswer answer = solveSudominoku(cases[1], countingRequest());
  EXPECT_EQ(answer.outcome, Outcome::unique);
  EXPECT_EQ(answer.gridCount.value, 1u);
  EXPECT_EQ(answer.tilingCount.value, 2u);
}

TEST(SolveSudominoku, CapsGridsAndTilingsSeparately) {
  const auto cases = casesOf("sudominoku/multi.txt");
  const auto counts = test::countsOf("sudominoku/multi.counts");
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Request request;
    request.limits.maxSolutions = 3;
    request.limits.maxTilings = 2;
    const SudominokuAnswer answer = solveSudominoku(cases[i], request);
    EXPECT_EQ(answer.gridCount.value, std::min<std::uint64_t>(3, counts[i].grids));
    EXPECT_EQ(answer.tilingCount.value, std::min<std::uint64_t>(2, counts[i].tilings));
  }
}

TEST(SolveSudominoku, GivesSmallestAndLargestInOrder) {
  const auto cases = casesOf("sudominoku/multi.txt");
  for (std::size_t i = 0; i < cases.size(); i += 4 * test::kStride) {
    const Sudominoku& puzzle = cases[i];
    Request request = countingRequest();
    request.limits.maxTilings = 0;
    const auto gridsIn = [&](Order order) {
      request.order = order;
      std::vector<Grid> grids;
      for (const auto& solution : solveSudominoku(puzzle, request).solutions) {
        grids.push_back(solution.grid);
      }
      return grids;
    };
    std::vector<Grid> all = gridsIn(Order::any);
    std::sort(all.begin(), all.end());
    EXPECT_EQ(gridsIn(Order::smallest), all);
    std::reverse(all.begin(), all.end());
    EXPECT_EQ(gridsIn(Order::largest), all);
  }
}

TEST(SolveSudominoku, SolvesWithFewDominoesOrNone) {
  const Sudominoku full = casesOf("sudominoku/hard.txt").back();
  Request request;
  request.limits.maxSolutions = 1;
  for (std::size_t dominoes = 0; dominoes <= 2; ++dominoes) {
    Sudominoku puzzle = full;
    puzzle.dominoes.resize(dominoes);
    const SudominokuAnswer answer = solveSudominoku(puzzle, request);
    ASSERT_EQ(answer.solutions.size(), 1u) << dominoes;
    EXPECT_EQ(flawOf(puzzle, answer.solutions[0].grid, answer.solutions[0].tiling), "");
    if (dominoes < 2) {
      const SudominokuAnswer verdict = solveSudominoku(puzzle, {});
      EXPECT_EQ(verdict.outcome, Outcome::multiple) << dominoes;
    }
  }
}

TEST(SolveSudominoku, RefusesDigitsThatClash) {
  Sudominoku puzzle = casesOf("judges/boj4574-1.in")[0];
  // Digit 6 in row B twice.
  puzzle.dominoes.push_back({12, 13, 6, 9});
  EXPECT_EQ(solveSudominoku(puzzle, {}).outcome, Outcome::none);
}

TEST(SolveSudominoku, RespectsRestrictedCandidates) {
  const auto cases = casesOf("sudominoku/multi.txt");
  for (std::size_t i = 0; i < cases.size(); i += 4 * test::kStride) {
    const Sudominoku& puzzle = cases[i];
    const std::vector<SudominokuSolution> all =
        solveSudominoku(puzzle, countingRequest()).solutions;
    Sudominoku restricted = puzzle;
    const Grid givens = puzzle.givens();
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (givens[cell] != 0 || cell % 3 != 0) continue;
      restricted.candidates[cell] = DigitSet::all().without(all[0].grid[cell] % kSize + 1);
    }
    std::set<Grid> expected;
    for (const auto& solution : all) {
      if (flawOf(restricted, solution.grid, solution.tiling).empty()) {
        expected.insert(solution.grid);
      }
    }
    EXPECT_EQ(solveSudominoku(restricted, countingRequest()).gridCount.value, expected.size());
  }
}

TEST(SolveSudominoku, KeepsNodeAndTimeLimitsAndTheMonitorsWord) {
  Sudominoku puzzle = casesOf("sudominoku/hard.txt").back();
  puzzle.dominoes.clear();
  Request request = countingRequest();
  request.keepSolutions = 0;
  request.limits.maxNodes = 500;
  EXPECT_LE(solveSudominoku(puzzle, request).counters.nodes, 500u);
  request.limits.maxNodes = kUnlimited;
  request.limits.maxMillis = 30;
  EXPECT_FALSE(solveSudominoku(puzzle, request).gridCount.exact);
  request.limits.maxMillis = 1e9;
  int calls = 0;
  request.monitor = [&](const Progress&) { return ++calls < 3; };
  EXPECT_FALSE(solveSudominoku(puzzle, request).gridCount.exact);
  EXPECT_EQ(calls, 3);
}

}  // namespace
}  // namespace sudominoku::solve
