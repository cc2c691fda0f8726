#include "solve/count.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "solve/sudoku/bounded_engine.h"
#include "solve/sudoku/minirow_sum.h"
#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {
namespace {

/// Before that many nodes, ten milliseconds or so, most searches are over.
constexpr std::uint64_t kPatience = 30'000;
/// A node takes as long as some 250 products. A search that has gone on for a quarter of the sum's
/// time mostly goes on for longer than the sum would.
constexpr double kProductsPerNode = 1000;

CandidateGrid candidatesAfterPropagation(const Sudoku& puzzle) {
  Position position = Position::of(puzzle);
  Configurations unused;
  propagate(position, unused);
  return position.candidates();
}

/// By minirows or, with rows and columns exchanged, by minicolumns: whichever is less work.
MinirowSum shortcut(const CandidateGrid& candidates) {
  CandidateGrid transposed;
  for (Cell cell = 0; cell < kCells; ++cell) {
    transposed[cell] = candidates[cellAt(columnOf(cell), rowOf(cell))];
  }
  MinirowSum byRows(candidates);
  MinirowSum byColumns(transposed);
  return byRows.work() <= byColumns.work() ? std::move(byRows) : std::move(byColumns);
}

std::uint64_t saturated(SolutionTotal total) {
  return static_cast<std::uint64_t>(std::min<SolutionTotal>(total, kUnlimited));
}

}  // namespace

std::string digitsOf(SolutionTotal total) {
  std::string digits;
  do {
    digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(total % 10)));
    total /= 10;
  } while (total != 0);
  return digits;
}

SolutionCount countSolutions(const Sudoku& puzzle, const Request& request) {
  BoundedEngine engine(request);
  engine.start(Position::of(puzzle));
  std::optional<MinirowSum> sum;
  std::uint64_t patience = kPatience;
  while (engine.next() == Engine::Step::solution && engine.countSolution()) {
    if (engine.counters().nodes < patience || request.limits.maxNodes != kUnlimited) continue;
    if (!sum) {
      sum = shortcut(candidatesAfterPropagation(puzzle));
      patience += static_cast<std::uint64_t>(sum->work() / kProductsPerNode);
      continue;
    }
    const SolutionTotal total = sum->sum([&](SolutionTotal atLeast) {
      return !engine.countTo(saturated(atLeast)) || !engine.look();
    });
    if (!engine.countTo(saturated(total))) break;
    return {std::max<SolutionTotal>(total, engine.solutionCount()),
            engine.end() == BoundedEngine::End::none};
  }
  return {engine.solutionCount(), engine.end() == BoundedEngine::End::none};
}

}  // namespace sudominoku::solve
