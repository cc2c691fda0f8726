#include <iostream>

#include "cli/commands.h"
#include "cli/input.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"

namespace sudominoku::cli {
namespace {

/// The number, and a `+` where the limit hides how many more there are.
std::string cut(std::uint64_t count, std::uint64_t limit) {
  return count > limit ? std::to_string(limit) + '+' : std::to_string(count);
}

}  // namespace

int runCount(const CountOptions& options) {
  const auto puzzles = readInput(options.file);
  if (!puzzles) return kBadInput;
  const std::uint64_t limit = options.limit == 0 ? solve::kUnlimited - 1 : options.limit;
  solve::Request request;
  request.keepSolutions = 0;
  // One more than the limit tells whether the limit cut the count.
  request.limits.maxSolutions = limit + 1;
  request.limits.maxTilings = limit + 1;
  for (const text::ReadPuzzle& read : *puzzles) {
    if (const auto* sudoku = std::get_if<Sudoku>(&read.puzzle)) {
      std::cout << cut(solveSudoku(*sudoku, request).solutionCount.value, limit) << '\n';
    } else {
      const auto answer = solveSudominoku(std::get<Sudominoku>(read.puzzle), request);
      std::cout << cut(answer.gridCount.value, limit) << ' ' << cut(answer.tilingCount.value, limit)
                << '\n';
    }
  }
  return kSuccess;
}

}  // namespace sudominoku::cli
