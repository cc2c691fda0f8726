// How hard the engines search is a promise too: the nodes and guesses on a fixed corpus, the same
// natively and in WebAssembly. Where a change moves them on purpose, put the new lines that this
// test prints into tests/bench/signature.txt, and say so in the commit.
#include <gtest/gtest.h>

#include "measure/measure.h"
#include "support/corpus.h"

namespace sudominoku::measure {
namespace {

std::string signatureOf(AlgorithmId algorithm, const std::string& set, std::uint64_t limit) {
  Task task{algorithm, limit};
  const auto puzzles = puzzlesFor(algorithm, test::corpusFile(set + ".txt"));
  const Measurement measured = measure(task, puzzles);
  std::string line = set;
  line.append(" limit ").append(std::to_string(limit));
  line.append(" nodes ").append(std::to_string(measured.nodes));
  line.append(" guesses ").append(std::to_string(measured.guesses));
  return line;
}

TEST(Signature, IsAsRecorded) {
  std::string signature;
  for (const std::uint64_t limit : {1, 2}) {
    for (const std::string set :
         {"easy", "17_clue", "minimal", "several", "near_solved", "magictour", "hardest"}) {
      signature += signatureOf(kSudokuProduction, "sudoku/" + set, limit) + '\n';
    }
    for (const std::string set : {"judge_like", "minimal", "multi", "unsat"}) {
      signature += signatureOf(kSudominokuProduction, "sudominoku/" + set, limit) + '\n';
    }
  }
  EXPECT_EQ(signature, test::corpusFile("../bench/signature.txt"));
}

}  // namespace
}  // namespace sudominoku::measure
