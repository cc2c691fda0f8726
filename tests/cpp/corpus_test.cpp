// The published samples of both problems, and of others that share their formats, byte for byte.
#include <gtest/gtest.h>

#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "support/corpus.h"
#include "text/write.h"

namespace sudominoku {
namespace {

std::string answersTo(const std::string& input, text::OutputFormat format) {
  solve::Request request;
  request.order = solve::Order::smallest;
  request.limits.maxSolutions = 1;
  std::vector<text::OutputItem> items;
  for (const Puzzle& puzzle : test::puzzlesOf(input)) {
    text::OutputItem item{kindOf(puzzle), std::nullopt};
    if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
      const auto answer = solveSudoku(*sudoku, request);
      if (!answer.solutions.empty()) item.grid = answer.solutions[0];
    } else {
      const auto answer = solveSudominoku(std::get<Sudominoku>(puzzle), request);
      if (!answer.solutions.empty()) item.grid = answer.solutions[0].grid;
    }
    items.push_back(item);
  }
  return writeAnswers(items, format);
}

struct Sample {
  std::string name;
  text::OutputFormat format;
};

class JudgeSample : public testing::TestWithParam<Sample> {};

TEST_P(JudgeSample, IsReproducedByteForByte) {
  const auto& [name, format] = GetParam();
  EXPECT_EQ(answersTo(test::corpusFile("judges/" + name + ".in"), format),
            test::corpusFile("judges/" + name + ".out"));
}

using enum text::OutputFormat;

INSTANTIATE_TEST_SUITE_P(
    BothProblems, JudgeSample,
    testing::Values(Sample{"boj2580-1", judge}, Sample{"boj2239-1", packedRows},
                    Sample{"boj4574-1", judge}, Sample{"hdu1426-1", judge},
                    Sample{"hdu1426-c2", judge}, Sample{"poj2676-1", packedRows},
                    Sample{"ecnu297-1021-1", packedRows}, Sample{"yzoj1551-1", packedRows},
                    Sample{"vijos1586-1", packedRows}, Sample{"mimuw-zad7-1", packedRows}),
    [](const auto& info) {
      std::string name = info.param.name;
      for (char& c : name) c = c == '-' ? '_' : c;
      return name;
    });

}  // namespace
}  // namespace sudominoku
