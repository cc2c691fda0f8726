// Asks the engine for solutions that show candidates not seen often enough yet. Each search is of
// the puzzle with one such candidate made a given, so it either ends quickly or shows 81 candidates
// at a time; solutions of one search differ, so what it shows of a candidate is a lower bound for
// it, and for the one it was made for it is the number itself.
#include "solve/true_candidates.h"

#include <algorithm>

#include "solve/sudoku/position.h"
#include "solve/sudoku/propagate.h"
#include "solve/sudoku/watch.h"

namespace sudominoku::solve {
namespace {

using CandidateCounts = decltype(TrueCandidates::counts);

class Census {
 public:
  Census(Watch& watch, std::uint32_t limit, CandidateCounts& counts)
      : watch_(watch), limit_(limit), counts_(counts) {}

  /// Raises the counts by what up to so many solutions of a position show. False: the search is
  /// over.
  bool take(const Position& position, std::uint64_t solutions) {
    CandidateCounts seen{};
    Engine& engine = watch_.engine();
    engine.start(position);
    for (; solutions > 0; --solutions) {
      const Engine::Step step = watch_.next();
      if (step == Engine::Step::paused) return false;
      exhausted_ = step == Engine::Step::exhausted;
      if (exhausted_) break;
      const Grid grid = engine.solution().grid();
      for (Cell cell = 0; cell < kCells; ++cell) {
        std::uint32_t& count = counts_[cell][grid[cell] - 1];
        count = std::max(count, std::min(++seen[cell][grid[cell] - 1], limit_));
      }
    }
    return true;
  }

  /// Whether the last search found all solutions of its position.
  bool exhausted() const { return exhausted_; }

 private:
  Watch& watch_;
  const std::uint32_t limit_;
  CandidateCounts& counts_;
  bool exhausted_ = false;
};

bool countAll(Watch& watch, Position position, std::uint32_t limit, CandidateCounts& counts) {
  Configurations configurations;
  if (!watch.visit(false)) return false;
  if (propagate(position, configurations) == Settled::contradiction) return true;
  Census census(watch, limit, counts);
  // A few solutions to begin with: often these are all, or show most candidates.
  if (!census.take(position, std::uint64_t{limit} + 1)) return false;
  if (census.exhausted()) return true;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const Digit digit : position.candidates(cell)) {
      if (counts[cell][digit - 1] >= limit) continue;
      Position with = position;
      with.restrict(cell, DigitSet::of(digit));
      if (!census.take(with, limit)) return false;
    }
  }
  return true;
}

}  // namespace

CandidateGrid TrueCandidates::candidates() const {
  CandidateGrid grid{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (counts[cell][digit - 1] > 0) grid[cell] = grid[cell].with(digit);
    }
  }
  return grid;
}

TrueCandidates findTrueCandidates(const Sudoku& puzzle, std::uint32_t limit,
                                  const Request& request) {
  TrueCandidates result;
  Watch watch(request);
  result.complete = countAll(watch, Position::of(puzzle), limit, result.counts);
  result.counters = watch.counters();
  return result;
}

bool isMinimal(const Sudoku& puzzle) {
  Engine engine;
  engine.start(Position::of(puzzle));
  if (engine.next() != Engine::Step::solution) return false;
  if (engine.next() == Engine::Step::solution) return false;
  Sudoku fewer = puzzle;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit digit = puzzle.givens[cell];
    if (digit == 0) continue;
    // Without the given there must be a solution in which the cell holds another digit.
    fewer.givens.set(cell, 0);
    fewer.candidates[cell] = puzzle.candidates[cell].without(digit);
    engine.start(Position::of(fewer));
    if (engine.next() != Engine::Step::solution) return false;
    fewer.givens.set(cell, digit);
    fewer.candidates[cell] = puzzle.candidates[cell];
  }
  return true;
}

}  // namespace sudominoku::solve
