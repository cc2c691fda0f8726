#include "solve/inquiry.h"

#include <utility>

#include "solve/sudoku.h"
#include "solve/sudominoku.h"

namespace sudominoku::solve {
namespace {

constexpr double kMillisPerLook = 10;

}  // namespace

Found Inquiry::search(const Sudoku& puzzle, std::uint64_t most, Order order, std::uint64_t seed) {
  Found found;
  if (ended_ || !look()) return found;
  SudokuAnswer answer = solveSudoku(puzzle, request(most, order, seed));
  account(answer.solutionCount, most, answer.counters);
  found.count = answer.solutionCount;
  found.grids = std::move(answer.solutions);
  return found;
}

Found Inquiry::search(const Sudominoku& puzzle, std::uint64_t most, Order order,
                      std::uint64_t seed) {
  Found found;
  if (ended_ || !look()) return found;
  const SudominokuAnswer answer = solveSudominoku(puzzle, request(most, order, seed));
  account(answer.gridCount, most, answer.counters);
  found.count = answer.gridCount;
  for (const SudominokuSolution& solution : answer.solutions) {
    found.grids.push_back(solution.grid);
    found.tilings.push_back(solution.tiling);
  }
  return found;
}

Request Inquiry::request(std::uint64_t most, Order order, std::uint64_t seed) {
  Request request;
  request.order = order;
  request.seed = seed;
  request.limits.maxSolutions = most;
  request.keepSolutions = most;
  if (effort_.maxNodes != kUnlimited) request.limits.maxNodes = effort_.maxNodes - counters_.nodes;
  request.limits.maxMillis = effort_.maxMillis - millis();
  if (effort_.monitor) request.monitor = [this](const Progress&) { return look(); };
  return request;
}

void Inquiry::account(const Count& count, std::uint64_t most, const Counters& spent) {
  counters_.nodes += spent.nodes;
  counters_.guesses += spent.guesses;
  ended_ = !count.exact && count.value < most;
}

bool Inquiry::look() {
  const double now = millis();
  if (now >= effort_.maxMillis || counters_.nodes >= effort_.maxNodes) ended_ = true;
  if (effort_.monitor && now - lastAsked_ >= kMillisPerLook && !ended_) {
    lastAsked_ = now;
    steps_.millis = now;
    ended_ = !effort_.monitor(steps_);
  }
  return !ended_;
}

double Inquiry::millis() const {
  return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
}

Sudoku withDigit(Sudoku puzzle, Cell cell, Digit digit) {
  puzzle.givens.set(cell, digit);
  return puzzle;
}

Sudominoku withDigit(Sudominoku puzzle, Cell cell, Digit digit) {
  puzzle.candidates[cell] = puzzle.candidates[cell] & DigitSet::of(digit);
  return puzzle;
}

}  // namespace sudominoku::solve
