#include "bind/questions.h"

#include <variant>
#include <vector>

#include "bind/from_js.h"
#include "bind/to_js.h"
#include "solve/check.h"
#include "solve/clues.h"
#include "solve/count.h"
#include "solve/estimate.h"
#include "solve/sudominoku.h"
#include "solve/tilings.h"
#include "solve/true_candidates.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

constexpr double kMostClues = 10000;
constexpr double kMostKept = 10000;

/// LargeCount.
val toJs(const solve::SolutionCount& count) {
  return Object().add("digits", solve::digitsOf(count.value)).add("exact", count.exact).take();
}

}  // namespace

val countText(const std::string& text, const val& options, const val& onProgress) {
  solve::Request request;
  request.keepSolutions = 0;
  request.limits.maxSolutions = solve::kUnlimited;
  request.limits.maxTilings = static_cast<std::uint64_t>(kLargestSafeInteger);
  request.limits.maxNodes = limitOf(options, "maxNodes");
  request.limits.maxMillis = maxMillisOf(options);
  request.monitor = progressMonitorOf(onProgress);
  const Puzzle puzzle = puzzleOf(text);
  if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
    return Object()
        .add("grids", toJs(solve::countSolutions(*sudoku, request)))
        .add("tilings", val::null())
        .take();
  }
  const auto answer = solveSudominoku(std::get<Sudominoku>(puzzle), request);
  return Object()
      .add("grids", toJs(solve::SolutionCount{answer.gridCount.value, answer.gridCount.exact}))
      .add("tilings", toJs(answer.tilingCount))
      .take();
}

val trueCandidates(const std::string& text, const val& options, const val& onProgress) {
  const Stopwatch watch;
  const auto limit = static_cast<std::uint32_t>(counterOf(options, "limit", kMostKept));
  require(limit > 0);
  const solve::Effort effort = effortOf(options, onProgress);
  const solve::TrueCandidates found = std::visit(
      [&](const auto& puzzle) { return solve::findTrueCandidates(puzzle, limit, effort); },
      puzzleOf(text));
  std::vector<std::uint32_t> counts;
  for (const auto& cell : found.counts) {
    for (const std::uint32_t count : cell) counts.push_back(count);
  }
  return Object()
      .add("counts", copyOf(counts))
      .add("limit", static_cast<std::uint64_t>(limit))
      .add("complete", found.complete)
      .add("nodes", found.counters.nodes)
      .add("millis", watch.millis())
      .take();
}

val estimate(const std::string& text, const val& options, const val& onProgress) {
  solve::EstimateRequest request;
  request.seed = counterOf(options, "seed", kLargestSeed);
  request.maxProbes = counterOf(options, "maxProbes", kLargestSafeInteger);
  require(request.maxProbes > 0);
  request.maxMillis = maxMillisOf(options);
  request.goodError = options["goodError"].as<double>();
  if (!onProgress.isNull()) {
    request.monitor = [onProgress](const solve::Estimate& soFar) {
      onProgress(toJs(soFar));
      return true;
    };
  }
  return toJs(
      std::visit([&](const auto& puzzle) { return solve::estimateSolutions(puzzle, request); },
                 puzzleOf(text)));
}

val check(const std::string& text, const std::string& entries, const val& options,
          const val& onProgress) {
  const solve::Effort effort = effortOf(options, onProgress);
  const solve::CheckedEntries checked = std::visit(
      [&](const auto& puzzle) { return solve::checkEntries(puzzle, gridOf(entries), effort); },
      puzzleOf(text));
  return Object()
      .add("judgement", nameOf(checked.judgement))
      .add("wrongCells", arrayOf(checked.wrongCells))
      .take();
}

val reveal(const std::string& text, const std::string& entries, int cell, const val& options,
           const val& onProgress) {
  require(cell >= 0 && cell < kCells);
  const solve::Effort effort = effortOf(options, onProgress);
  const solve::RevealedCell revealed = std::visit(
      [&](const auto& puzzle) { return solve::revealCell(puzzle, gridOf(entries), cell, effort); },
      puzzleOf(text));
  return Object().add("digit", revealed.digit).add("outcome", nameOf(revealed.outcome)).take();
}

val extraClues(const std::string& text, const val& options, const val& onProgress) {
  const std::size_t most = counterOf(options, "most", kMostClues);
  const solve::Effort effort = effortOf(options, onProgress);
  const solve::ExtraClues found =
      std::visit([&](const auto& puzzle) { return solve::findExtraClues(puzzle, most, effort); },
                 puzzleOf(text));
  return Object()
      .add("outcome", nameOf(found.outcome))
      .add("each", toJs(found.each))
      .add("together", toJs(found.together))
      .add("complete", found.complete)
      .take();
}

val redundantClues(const std::string& text, const val& options, const val& onProgress) {
  const solve::Effort effort = effortOf(options, onProgress);
  const solve::RedundantClues found =
      std::visit([&](const auto& puzzle) { return solve::findRedundantClues(puzzle, effort); },
                 puzzleOf(text));
  return Object()
      .add("outcome", nameOf(found.outcome))
      .add("clues", toJs(found.clues))
      .add("complete", found.complete)
      .take();
}

val tilings(const std::string& text, const std::string& grid, const val& options) {
  const Puzzle puzzle = puzzleOf(text);
  require(kindOf(puzzle) == PuzzleKind::sudominoku);
  const std::uint64_t most = counterOf(options, "maxTilings", kMostSolutions);
  require(most > 0);
  const solve::GridTilings found =
      solve::findTilings(std::get<Sudominoku>(puzzle), gridOf(grid), most,
                         counterOf(options, "skipTilings", kMostSolutions),
                         counterOf(options, "keepTilings", kMostKept));
  return Object()
      .add("count", toJs(found.count))
      .add("tilings", arrayOf(found.tilings, [](const Tiling& tiling) { return arrayOf(tiling); }))
      .take();
}

}  // namespace sudominoku::bind
