#include "solve/count.h"

#include <optional>
#include <utility>

#include "solve/sudoku/bounded_engine.h"
#include "solve/sudoku/minirow_sum.h"
#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {
namespace {

/// Before that many nodes, ten milliseconds or so, most searches are over.
constexpr std::uint64_t kPatience = 30'000;
/// Products that take as long as a node.
constexpr double kProductsPerNode = 250;

CandidateGrid candidatesAfterPropagation(const Sudoku& puzzle) {
  Position position = Position::of(puzzle);
  Configurations unused;
  propagate(position, unused);
  CandidateGrid candidates;
  for (Cell cell = 0; cell < kCells; ++cell) candidates[cell] = position.candidates(cell);
  return candidates;
}

/// By minirows or, with rows and columns exchanged, by minicolumns: whichever is less work. None
/// where both need too much memory.
std::optional<MinirowSum> shortcut(const CandidateGrid& candidates) {
  CandidateGrid transposed;
  for (Cell cell = 0; cell < kCells; ++cell) {
    transposed[cell] = candidates[cellAt(columnOf(cell), rowOf(cell))];
  }
  std::optional<MinirowSum> best;
  for (const CandidateGrid& grid : {candidates, transposed}) {
    MinirowSum sum(grid);
    if (sum.fits() && (!best || sum.work() < best->work())) best = std::move(sum);
  }
  return best;
}

}  // namespace

Count countSolutions(const Sudoku& puzzle, const Request& request) {
  BoundedEngine engine(request);
  engine.start(Position::of(puzzle));
  std::optional<MinirowSum> sum;
  // A search that goes on for as long as the sum would take is given up for it: in the worst case
  // twice as long as the better of them.
  std::uint64_t patience = kPatience;
  while (engine.next() == Engine::Step::solution && engine.countSolution()) {
    if (engine.counters().nodes < patience || request.limits.maxNodes != kUnlimited) continue;
    if (!sum) {
      sum = shortcut(candidatesAfterPropagation(puzzle));
      patience =
          sum ? patience + static_cast<std::uint64_t>(sum->work() / kProductsPerNode) : kUnlimited;
      continue;
    }
    const std::uint64_t total =
        sum->sum([&](std::uint64_t atLeast) { return !engine.countTo(atLeast) || !engine.look(); });
    engine.countTo(total);
    break;
  }
  return {engine.solutionCount(), engine.end() == BoundedEngine::End::none};
}

}  // namespace sudominoku::solve
