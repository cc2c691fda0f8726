#include "cli/commands.h"
#include "cli/stream.h"
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
  const std::uint64_t limit = options.limit == 0 ? solve::kUnlimited - 1 : options.limit;
  solve::Request request;
  request.keepSolutions = 0;
  // One more than the limit tells whether the limit cut the count.
  request.limits.maxSolutions = limit + 1;
  request.limits.maxTilings = limit + 1;
  Stream stream{options.input.file, options.input.threads, {}, {}};
  stream.work = [&](const Puzzle& puzzle) -> Answer {
    if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
      return {cut(solveSudoku(*sudoku, request).solutionCount.value, limit), {}};
    }
    const auto answer = solveSudominoku(std::get<Sudominoku>(puzzle), request);
    return {cut(answer.gridCount.value, limit) + ' ' + cut(answer.tilingCount.value, limit), {}};
  };
  stream.write = [](std::size_t, const Puzzle&, const Answer& answer) {
    return answer.line + '\n';
  };
  return run(stream);
}

}  // namespace sudominoku::cli
