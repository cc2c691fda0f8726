// What is asked of the engines (wasm/bind/solver.cpp, questions.cpp) and of the meter, as the
// library sees it: one puzzle's text and options, from the smallest to beyond what the page sends.
// Promised: answers within their limits, and solutions that an independent checker finds right.
#include <variant>

#include "expect.h"
#include "solve/check.h"
#include "solve/clues.h"
#include "solve/estimate.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "solve/tilings.h"
#include "solve/true_candidates.h"
#include "support/checker.h"
#include "text/read.h"
#include "textbook/call_meter.h"

namespace sudominoku::fuzz {
namespace {

using solve::Outcome;

/// Enough for what is interesting, and little enough for thousands of inputs a second.
constexpr int kMostNodes = 200;

/// 0, 1, 2, …, and 10^12 in the end, which is what the page sends at most.
std::uint64_t counter(Bytes& bytes) {
  const std::uint8_t byte = bytes.next();
  return byte == 255 ? 1'000'000'000'000 : byte;
}

solve::Request requestOf(Bytes& bytes) {
  solve::Request request;
  request.order = static_cast<solve::Order>(bytes.below(4));
  request.seed = counter(bytes);
  request.skipSolutions = counter(bytes);
  request.keepSolutions = counter(bytes) % 10'001;
  request.limits.maxSolutions = counter(bytes) + 1;
  request.limits.maxTilings = counter(bytes);
  request.limits.maxNodes = static_cast<std::uint64_t>(bytes.below(kMostNodes));
  return request;
}

solve::Effort effortOf(Bytes& bytes) {
  solve::Effort effort;
  effort.maxNodes = static_cast<std::uint64_t>(bytes.below(kMostNodes));
  return effort;
}

template <typename Answer>
void expectWithinLimits(const Answer& answer, const solve::Count& count,
                        const solve::Request& request) {
  expect(answer.solutions.size() <= request.keepSolutions, "no more is kept than asked for");
  expect(count.value <= request.limits.maxSolutions, "no more is counted than asked for");
  const bool settled = answer.outcome == Outcome::none || answer.outcome == Outcome::unique;
  expect(!settled || count.value == (answer.outcome == Outcome::unique ? 1u : 0u),
         "the outcome says what the count says");
}

void solve(const Sudoku& puzzle, const solve::Request& request) {
  const solve::SudokuAnswer answer = solveSudoku(puzzle, request);
  expectWithinLimits(answer, answer.solutionCount, request);
  for (const Grid& grid : answer.solutions) {
    expect(test::flawOf(puzzle, grid).empty(), "solutions are right");
  }
}

void solve(const Sudominoku& puzzle, const solve::Request& request) {
  const solve::SudominokuAnswer answer = solveSudominoku(puzzle, request);
  expectWithinLimits(answer, answer.gridCount, request);
  for (const auto& [grid, tiling] : answer.solutions) {
    expect(test::flawOf(puzzle, grid, tiling).empty(), "solutions are right");
  }
  if (answer.solutions.empty()) return;
  const auto& [grid, tiling] = answer.solutions.front();
  const solve::GridTilings found = solve::findTilings(puzzle, grid, 5, 0, 3);
  expect(found.count.value >= 1, "a solution can be tiled");
  for (const Tiling& one : found.tilings) {
    expect(test::flawOf(puzzle, grid, one).empty(), "tilings are right");
  }
}

/// The rest of the options as a grid, whether or not it is a solution.
void lay(const Sudominoku& puzzle, Bytes& bytes) {
  Grid grid = puzzle.givens();
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid[cell] == 0) grid.set(cell, (bytes.next() + cell) % (kSize + 1));
  }
  const solve::GridTilings found = solve::findTilings(puzzle, grid, 100, 1, 3);
  expect(found.tilings.size() <= 3 && found.count.value <= 100, "no more tilings than asked for");
}
void lay(const Sudoku&, Bytes&) {}

template <typename AnyPuzzle>
void ask(const AnyPuzzle& puzzle, int question, Bytes& bytes) {
  switch (question) {
    case 0: {
      const auto limit = static_cast<std::uint32_t>(bytes.below(20) + 1);
      const auto found = solve::findTrueCandidates(puzzle, limit, effortOf(bytes));
      for (const auto& cell : found.counts) {
        for (const std::uint32_t count : cell) expect(count <= limit, "counts end at the limit");
      }
      return;
    }
    case 1: {
      solve::EstimateRequest request;
      request.seed = counter(bytes);
      request.maxProbes = static_cast<std::uint64_t>(bytes.below(40) + 1);
      request.countNodes = static_cast<std::uint64_t>(bytes.below(kMostNodes));
      const auto estimate = solve::estimateSolutions(puzzle, request);
      expect(estimate.hits <= estimate.probes, "no more probes hit than there are");
      return;
    }
    case 2: {
      const Grid entries = entriesOf(bytes, 8);
      solve::checkEntries(puzzle, entries, effortOf(bytes));
      return;
    }
    case 3: {
      const Grid entries = entriesOf(bytes, 8);
      const Cell cell = bytes.below(kCells);
      const auto revealed = solve::revealCell(puzzle, entries, cell, effortOf(bytes));
      expect(revealed.digit >= 0 && revealed.digit <= kSize, "a digit is revealed, or none");
      return;
    }
    case 4: {
      const auto most = static_cast<std::size_t>(bytes.below(20));
      const auto clues = solve::findExtraClues(puzzle, most, effortOf(bytes));
      expect(clues.each.size() <= most, "no more clues than asked for");
      return;
    }
    case 5:
      solve::findRedundantClues(puzzle, effortOf(bytes));
      return;
    case 6:
      lay(puzzle, bytes);
      return;
    default:
      solve(puzzle, requestOf(bytes));
  }
}

void meter(const Grid& givens, Bytes& bytes) {
  const auto order = static_cast<textbook::SearchOrder>(bytes.below(textbook::kSearchOrders));
  const std::uint64_t cap = static_cast<std::uint64_t>(bytes.next()) * 8 + 1;
  const textbook::CallCount count = textbook::countCalls(givens, order, cap);
  expect(count.calls <= cap, "calls end at the cap");
}

int run(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kOptions = 24;
  if (size < kOptions) return 0;
  Bytes options(data, kOptions);
  const std::string_view text(reinterpret_cast<const char*>(data) + kOptions, size - kOptions);
  const text::Reading reading = text::read(text);
  if (reading.puzzles.size() != 1) return 0;
  const int question = options.below(9);
  const Puzzle& puzzle = reading.puzzles.front().puzzle;
  if (question == 8) {
    const auto* sudoku = std::get_if<Sudoku>(&puzzle);
    meter(sudoku != nullptr ? sudoku->givens : std::get<Sudominoku>(puzzle).givens(), options);
  } else {
    std::visit([&](const auto& one) { ask(one, question, options); }, puzzle);
  }
  return 0;
}

}  // namespace
}  // namespace sudominoku::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudominoku::fuzz::run(data, size);
}
