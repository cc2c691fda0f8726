// Bit for bit the same everywhere: outcome, solution and effort of every puzzle of the corpus, as
// one number a set. tests/wasm/trust.contract.test.ts and tests/e2e/trust.spec.ts expect the same
// of the shipped module, in Node and in Chromium.
#include <gtest/gtest.h>

#include <cinttypes>
#include <cstdio>

#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "support/corpus.h"
#include "support/hash.h"
#include "text/write.h"

namespace sudominoku::trust {
namespace {

std::string lineOf(const Puzzle& puzzle) {
  solve::Request request;
  request.limits.maxNodes = 2'000'000;
  Grid solution;
  solve::Outcome outcome{};
  std::uint64_t guesses = 0;
  if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
    const auto answer = solveSudoku(*sudoku, request);
    if (!answer.solutions.empty()) solution = answer.solutions.front();
    outcome = answer.outcome;
    guesses = answer.counters.guesses;
  } else {
    const auto answer = solveSudominoku(std::get<Sudominoku>(puzzle), request);
    if (!answer.solutions.empty()) solution = answer.solutions.front().grid;
    outcome = answer.outcome;
    guesses = answer.counters.guesses;
  }
  std::string line(nameOf(outcome));
  line.append(",").append(text::writeOneLine(solution));
  return line.append(",").append(std::to_string(guesses)).append("\n");
}

TEST(Digest, OfTheCorpusIsAsRecorded) {
  std::string digests;
  for (const std::string set : {"sudoku/17_clue", "sudoku/easy", "sudoku/near_solved",
                                "sudoku/several", "sudominoku/judge_like", "sudominoku/unsat"}) {
    std::string lines;
    for (const Puzzle& puzzle : test::puzzlesOf(test::corpusFile(set + ".txt"))) {
      lines += lineOf(puzzle);
    }
    char digest[20];
    std::snprintf(digest, sizeof digest, " %016" PRIx64 "\n", test::hashOf(lines));
    digests.append(set).append(digest);
  }
  EXPECT_EQ(digests, test::corpusFile("../cpp/trust/digests.txt"));
}

}  // namespace
}  // namespace sudominoku::trust
