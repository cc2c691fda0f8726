#include "measure/measure.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <set>

#include "solve/inquiry.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "text/read.h"

namespace sudominoku::measure {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// What one run gave.
struct Run {
  std::vector<Grid> grids;
  std::optional<Tiling> tiling;
  std::uint64_t nodes = 0;
  std::uint64_t guesses = 0;
  bool capped = false;
};

/// `keep`: with all solutions up to the limit, of a textbook algorithm always the first alone.
Run runOf(const Task& task, const Puzzle& puzzle, bool keep) {
  solve::Request request;
  request.limits.maxSolutions = task.limit;
  request.keepSolutions = keep ? task.limit : 1;
  if (task.algorithm == kSudokuProduction) {
    solve::SudokuAnswer answer = solveSudoku(std::get<Sudoku>(puzzle), request);
    return {std::move(answer.solutions), {}, answer.counters.nodes, answer.counters.guesses};
  }
  if (task.algorithm == kSudominokuProduction) {
    const auto answer = solveSudominoku(std::get<Sudominoku>(puzzle), request);
    Run run{{}, {}, answer.counters.nodes, answer.counters.guesses};
    for (const auto& solution : answer.solutions) run.grids.push_back(solution.grid);
    if (!answer.solutions.empty()) run.tiling = answer.solutions.front().tiling;
    return run;
  }
  textbook::RunLimits limits;
  limits.maxCalls = task.callCap;
  limits.maxSolutions = task.limit;
  const auto answer = runAlgorithm(task.algorithm, puzzle, limits);
  Run run{{}, {}, answer.counters.calls, answer.counters.calls};
  run.capped = answer.ending == textbook::Ending::calls;
  if (answer.first) run.grids.push_back(*answer.first);
  return run;
}

/// A production engine's answer, seen as that of a textbook algorithm. `solutions` as far as they
/// were counted.
template <typename Answer>
textbook::AlgorithmRun algorithmRunOf(const Answer& answer, const solve::Count& solutions,
                                      const solve::Limits& limits) {
  textbook::AlgorithmRun run;
  run.counters.calls = answer.counters.nodes;
  run.counters.placed = answer.counters.guesses;
  run.counters.solutions = solutions.value;
  run.ending = solutions.value >= limits.maxSolutions     ? textbook::Ending::solved
               : solutions.exact                          ? textbook::Ending::exhausted
               : answer.counters.nodes >= limits.maxNodes ? textbook::Ending::calls
                                                          : textbook::Ending::time;
  return run;
}

bool holdsAllDigits(const Grid& grid, const House& house) {
  DigitSet digits;
  for (const Cell cell : house) {
    if (grid[cell] == 0) return false;
    digits = digits.with(grid[cell]);
  }
  return digits == DigitSet::all();
}

bool isSolution(const Puzzle& puzzle, const Grid& grid) {
  const Grid givens = std::visit([](const auto& one) { return solve::givensOf(one); }, puzzle);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (givens[cell] != 0 && givens[cell] != grid[cell]) return false;
  }
  return std::all_of(kHouseCells.begin(), kHouseCells.end(),
                     [&](const House& house) { return holdsAllDigits(grid, house); });
}

bool isTiling(const Sudominoku& puzzle, const Grid& grid, const Tiling& tiling) {
  for (const Placement& given : puzzle.dominoes) {
    if (tiling[given.firstCell] != given.secondCell) return false;
  }
  std::array<int, kDominoes> uses{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Cell partner = tiling[cell];
    const bool isIsolated = puzzle.isolated[grid[cell] - 1] == cell;
    if (isIsolated != (partner == cell)) return false;
    if (isIsolated) continue;
    if (!areAdjacent(cell, partner) || tiling[partner] != cell) return false;
    if (cell < partner) ++uses[dominoOf(grid[cell], grid[partner])];
  }
  return std::all_of(uses.begin(), uses.end(), [](int count) { return count == 1; });
}

bool isRight(const Puzzle& puzzle, const Run& run) {
  for (const Grid& grid : run.grids) {
    if (!isSolution(puzzle, grid)) return false;
  }
  if (std::set(run.grids.begin(), run.grids.end()).size() < run.grids.size()) return false;
  return !run.tiling || isTiling(std::get<Sudominoku>(puzzle), run.grids.front(), *run.tiling);
}

}  // namespace

std::string_view nameOf(AlgorithmId algorithm) {
  if (algorithm == kSudokuProduction) return "sudoku-production";
  if (algorithm == kSudominokuProduction) return "sudominoku-production";
  return textbook::nameOf(static_cast<textbook::Algorithm>(algorithm));
}

PuzzleKind kindOf(AlgorithmId algorithm) {
  if (algorithm == kSudokuProduction) return PuzzleKind::sudoku;
  if (algorithm == kSudominokuProduction) return PuzzleKind::sudominoku;
  return textbook::kindOf(static_cast<textbook::Algorithm>(algorithm));
}

textbook::AlgorithmRun runAlgorithm(AlgorithmId algorithm, const Puzzle& puzzle,
                                    const textbook::RunLimits& limits,
                                    const textbook::RunMonitor& monitor) {
  if (algorithm < kSudokuProduction) {
    return textbook::runAlgorithm(static_cast<textbook::Algorithm>(algorithm), puzzle, limits,
                                  monitor);
  }
  const auto* sudominoku = std::get_if<Sudominoku>(&puzzle);
  const Grid givens = std::visit([](const auto& one) { return solve::givensOf(one); }, puzzle);
  if (!clashingCells(givens).empty()) return {textbook::Ending::clash, {}, {}, 0};
  const auto start = Clock::now();
  solve::Request request;
  request.limits = {limits.maxSolutions, limits.maxSolutions, limits.maxCalls, limits.maxMillis};
  if (monitor) {
    request.monitor = [&](const solve::Progress& progress) {
      textbook::Counters counters;
      counters.calls = progress.nodes;
      counters.placed = progress.guesses;
      counters.solutions = progress.solutions;
      return monitor(counters, progress.millis);
    };
  }
  textbook::AlgorithmRun run;
  if (sudominoku == nullptr) {
    const auto answer = solveSudoku({givens}, request);
    run = algorithmRunOf(answer, answer.solutionCount, request.limits);
    if (!answer.solutions.empty()) run.first = answer.solutions.front();
  } else {
    Sudominoku bare = *sudominoku;
    bare.candidates = kAllCandidates;
    const auto answer = solveSudominoku(bare, request);
    run = algorithmRunOf(answer, answer.tilingCount, request.limits);
    if (!answer.solutions.empty()) run.first = answer.solutions.front().grid;
  }
  run.millis = secondsSince(start) * 1000;
  return run;
}

std::vector<Puzzle> puzzlesFor(AlgorithmId algorithm, std::string_view text) {
  std::vector<Puzzle> puzzles;
  for (text::ReadPuzzle& read : text::read(text).puzzles) {
    if (sudominoku::kindOf(read.puzzle) == kindOf(algorithm))
      puzzles.push_back(std::move(read.puzzle));
  }
  return puzzles;
}

std::uint64_t countWrong(const Task& task, const std::vector<Puzzle>& puzzles) {
  const auto start = Clock::now();
  std::uint64_t wrong = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (i > 0 && secondsSince(start) > task.maxSeconds) break;
    const Run run = runOf(task, puzzles[i], true);
    wrong += !run.capped && !isRight(puzzles[i], run);
  }
  return wrong;
}

Measurement measure(const Task& task, const std::vector<Puzzle>& puzzles) {
  // The clock is read now and then: once a puzzle would cost more than an easy puzzle does.
  constexpr std::size_t kPuzzlesBetween = 16;
  constexpr std::uint64_t kFewNodes = 1'000;
  Measurement measurement;
  const auto start = Clock::now();
  bool wasLong = false;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const bool isTimely = wasLong || i % kPuzzlesBetween == 0;
    if (i > 0 && isTimely && secondsSince(start) > task.maxSeconds) break;
    const Run run = runOf(task, puzzles[i], false);
    wasLong = run.nodes > kFewNodes;
    measurement.nodes += run.nodes;
    measurement.guesses += run.guesses;
    measurement.capped += run.capped;
    ++measurement.puzzles;
  }
  measurement.seconds = secondsSince(start);
  return measurement;
}

}  // namespace sudominoku::measure
