#include <array>
#include <cstdio>

#include "cli/commands.h"
#include "cli/stream.h"
#include "solve/count.h"
#include "solve/estimate.h"
#include "solve/sudominoku.h"

namespace sudominoku::cli {
namespace {

/// The number, and a `+` where the limit, if there is one, hides how many more there are.
std::string cut(solve::SolutionTotal count, std::uint64_t limit) {
  return limit > 0 && count > limit ? std::to_string(limit) + '+' : solve::digitsOf(count);
}

/// One of the numbers: whole where it is exact, else to six digits with its standard error, which
/// a single hit has not.
std::string written(const solve::Estimated& estimated, const solve::Estimate& estimate) {
  if (!estimate.exact && estimate.hits < 2) return "unknown";
  std::array<char, 64> text;
  const int length = estimate.exact
                         ? std::snprintf(text.data(), text.size(), "%.0f", estimated.value)
                         : std::snprintf(text.data(), text.size(), "%.5e +-%.2g%%", estimated.value,
                                         100 * estimated.relativeError);
  return {text.data(), static_cast<std::size_t>(length)};
}

int runEstimate(const CountOptions& options) {
  solve::EstimateRequest request;
  request.seed = options.seed;
  request.maxProbes = options.estimateProbes;
  return runLines(
      options.input,
      [&](const Puzzle& puzzle) {
        const solve::Estimate estimate = std::visit(
            [&](const auto& one) { return solve::estimateSolutions(one, request); }, puzzle);
        std::string line = written(estimate.grids, estimate);
        if (kindOf(puzzle) == PuzzleKind::sudominoku)
          line += ' ' + written(estimate.tilings, estimate);
        return line;
      },
      /*isSlow=*/true);
}

}  // namespace

int runCount(const CountOptions& options) {
  if (options.estimateProbes > 0) return runEstimate(options);
  solve::Request request;
  request.keepSolutions = 0;
  // One more than the limit tells whether the limit cut the count.
  request.limits.maxSolutions = options.limit == 0 ? solve::kUnlimited : options.limit + 1;
  request.limits.maxTilings = request.limits.maxSolutions;
  return runLines(options.input, [&](const Puzzle& puzzle) {
    if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
      return cut(solve::countSolutions(*sudoku, request).value, options.limit);
    }
    const auto answer = solveSudominoku(std::get<Sudominoku>(puzzle), request);
    return cut(answer.gridCount.value, options.limit) + ' ' +
           cut(answer.tilingCount.value, options.limit);
  });
}

}  // namespace sudominoku::cli
