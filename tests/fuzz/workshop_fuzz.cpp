// What else the second module can be asked (wasm/bind/{explain,make,learn}.cpp): the logic of
// puzzles, what can be made of them, new ones, and the searches of the textbooks. Promised: steps
// that are true of the only solution, answers within their limits, and puzzles that are what was
// wished for.
#include <type_traits>
#include <variant>
#include <vector>

#include "expect.h"
#include "explain/any_puzzle.h"
#include "explain/conflict.h"
#include "explain/hint.h"
#include "explain/path.h"
#include "make/canonical.h"
#include "make/complete.h"
#include "make/minimise.h"
#include "make/sudoku.h"
#include "make/sudominoku.h"
#include "make/transform.h"
#include "text/read.h"
#include "textbook/traced/algorithms.h"

namespace sudominoku::fuzz {
namespace {

using explain::Candidate;

/// Enough for a puzzle that is not too hard, and too little to wait for.
constexpr std::uint64_t kMostNodes = 200;
constexpr double kMostMillis = 20;

const solve::Effort kEffort{.maxNodes = kMostNodes, .maxMillis = kMostMillis};

Candidate candidateOf(Bytes& bytes) {
  const Cell cell = bytes.below(kCells);
  return explain::candidateOf(cell, bytes.below(kSize) + 1);
}

void expectTrue(const explain::Step& step, const Grid& solution) {
  for (const Candidate one : step.placed) {
    expect(solution[explain::cellOf(one)] == explain::digitOf(one), "what is placed is right");
  }
  for (const Candidate one : step.removed) {
    expect(solution[explain::cellOf(one)] != explain::digitOf(one), "what is removed is wrong");
  }
}

/// The only solution, if a short search finds that there is one.
bool onlySolution(const Puzzle& puzzle, Grid& solution) {
  solve::Inquiry inquiry(kEffort);
  const solve::Found found = explain::search(inquiry, puzzle, 2);
  if (inquiry.ended() || found.grids.size() != 1) return false;
  solution = found.grids.front();
  return true;
}

template <typename AnyPuzzle>
void explainPath(const AnyPuzzle& puzzle) {
  const explain::Explanation found = explain::explain(puzzle, {}, kEffort);
  Grid solution;
  if (!onlySolution(puzzle, solution)) return;
  for (const explain::Step& step : found.steps) expectTrue(step, solution);
}

template <typename AnyPuzzle>
void hint(const AnyPuzzle& puzzle, Bytes& bytes) {
  const Grid entries = entriesOf(bytes, 6);
  std::vector<Candidate> removed;
  for (int i = bytes.below(4); i > 0; --i) removed.push_back(candidateOf(bytes));
  const explain::Hint found = explain::hint(puzzle, entries, removed, kEffort);
  Grid solution;
  if (found.kind == explain::Hint::Kind::step && onlySolution(puzzle, solution)) {
    expectTrue(found.step, solution);
  }
}

template <typename AnyPuzzle>
void whyNot(const AnyPuzzle& puzzle, Bytes& bytes) {
  const Grid entries = entriesOf(bytes, 6);
  const Candidate candidate = candidateOf(bytes);
  const explain::WhyNot found = explain::whyNot(puzzle, entries, candidate, kEffort);
  Grid solution;
  if (found.kind != explain::WhyNot::Kind::refuted || !onlySolution(puzzle, solution)) return;
  bool agrees = true;
  for (Cell cell = 0; cell < kCells; ++cell) {
    agrees = agrees && (entries[cell] == 0 || entries[cell] == solution[cell]);
  }
  expect(!agrees || solution[explain::cellOf(candidate)] != explain::digitOf(candidate),
         "what is refuted is wrong");
}

template <typename AnyPuzzle>
void whyImpossible(const AnyPuzzle& puzzle, Bytes& bytes) {
  const explain::Conflict conflict = explain::findConflict(puzzle, kEffort);
  Grid solution;
  const bool isUnique = onlySolution(puzzle, solution);
  expect(!isUnique || conflict.kind != explain::Conflict::Kind::found,
         "a puzzle with a solution has no conflict");
  std::vector<explain::Move> moves;
  for (int i = bytes.below(8); i > 0; --i) {
    const Cell cell = bytes.below(kCells);
    moves.push_back({cell, bytes.below(kSize) + 1});
  }
  const explain::FirstWrongMove wrong = explain::findFirstWrongMove(puzzle, moves, kEffort);
  if (!wrong.move) return;
  expect(*wrong.move >= 0 && *wrong.move < static_cast<int>(moves.size()), "it is one of them");
  const auto& [cell, digit] = moves[*wrong.move];
  expect(!isUnique || solution[cell] != digit, "the wrong move is wrong");
}

template <typename AnyPuzzle>
void transform(const AnyPuzzle& puzzle, Bytes& bytes) {
  make::Shuffle shuffle = make::kShuffleAll;
  if (std::is_same_v<AnyPuzzle, Sudominoku>) {
    shuffle.bands = shuffle.rows = shuffle.stacks = shuffle.columns = false;
  }
  SplitMix64 dice(bytes.next());
  const AnyPuzzle other = make::randomTransformation(shuffle, dice).of(puzzle);
  if constexpr (std::is_same_v<AnyPuzzle, Sudoku>) {
    expect(make::canonical(other.givens) == make::canonical(puzzle.givens), "guises are the same");
  } else {
    expect(make::canonical(other) == make::canonical(puzzle), "guises are the same");
  }
}

template <typename AnyPuzzle>
void minimise(const AnyPuzzle& puzzle, Bytes& bytes) {
  const make::Effort effort{.maxTries = 1, .maxMillis = kMostMillis};
  make::Patience patience(effort);
  const auto found = make::minimised(puzzle, bytes.next(), 1, patience);
  Grid before;
  Grid after;
  if (found.outcome == solve::Outcome::unique && onlySolution(puzzle, before) &&
      onlySolution(found.puzzle, after)) {
    expect(before == after, "a smaller puzzle has the same solution");
  }
}

template <typename AnyPuzzle>
void complete(const AnyPuzzle& puzzle) {
  const auto found = make::completed(puzzle, kEffort);
  if (!found.added.empty()) {
    expect(found.outcome == solve::Outcome::multiple, "only what is not unique is completed");
  }
}

void trace(const Puzzle& puzzle, Bytes& bytes) {
  const auto algorithm = static_cast<textbook::Algorithm>(bytes.below(textbook::kAlgorithms));
  const bool isSudoku = std::holds_alternative<Sudoku>(puzzle);
  if ((textbook::kindOf(algorithm) == PuzzleKind::sudoku) != isSudoku) return;
  const std::size_t mostEvents = 2 + bytes.next();
  textbook::Recorder recorder(mostEvents);
  const textbook::RunLimits limits{.maxCalls = 4u * bytes.next() + 1, .maxMillis = kMostMillis};
  const auto run = textbook::runAlgorithm(algorithm, puzzle, limits, {}, &recorder);
  const textbook::Trace trace = recorder.take();
  expect(trace.events.size() <= mostEvents && trace.events.size() == trace.reads.size(),
         "no more events are kept than asked for");
  expect(trace.total >= trace.events.size() && trace.segments.size() <= 2, "all are counted");
  Grid solution;
  if (run.first && onlySolution(puzzle, solution)) {
    expect(*run.first == solution, "a textbook's solution is the only one");
  }
}

void makeNew(Bytes& bytes) {
  const make::Effort effort{.maxTries = 2, .maxMillis = kMostMillis};
  make::Patience patience(effort);
  const std::uint64_t seed = bytes.next();
  const auto symmetry = static_cast<make::Symmetry>(bytes.below(make::kSymmetries));
  const bool isMinimal = bytes.below(2) == 1;
  if (bytes.below(2) == 0) {
    const int clues = bytes.below(make::kMostClues + 1);
    const make::SudokuWish wish{.clues = clues < make::kFewestClues ? 0 : clues,
                                .symmetry = symmetry,
                                .isMinimal = isMinimal};
    const auto made = makeSudoku(wish, seed, patience);
    if (!made) return;
    expect(make::isUnique(made->puzzle), "a new Sudoku has one solution");
    expect(wish.clues == 0 || made->puzzle.filledCount() == wish.clues, "and the clues wished for");
    expect(!isMinimal || make::isMinimal(made->puzzle), "and is minimal where that is wished");
  } else {
    const make::SudominokuWish wish{
        .dominoes = bytes.below(kDominoes + 1), .symmetry = symmetry, .isMinimal = isMinimal};
    const auto made = makeSudominoku(wish, seed, patience);
    if (!made) return;
    const auto dominoes = static_cast<int>(made->puzzle.dominoes.size());
    expect(wish.dominoes == 0 || dominoes == wish.dominoes,
           "a new one has the dominoes wished for");
    expect(make::isUnique(made->puzzle, false), "and one grid");
  }
}

template <typename AnyPuzzle>
void ask(const AnyPuzzle& puzzle, int question, Bytes& bytes) {
  switch (question) {
    case 0:
      return explainPath(puzzle);
    case 1:
      return hint(puzzle, bytes);
    case 2:
      return whyNot(puzzle, bytes);
    case 3:
      return whyImpossible(puzzle, bytes);
    case 4:
      return transform(puzzle, bytes);
    case 5:
      return minimise(puzzle, bytes);
    case 6:
      return complete(puzzle);
    default:
      return trace(puzzle, bytes);
  }
}

int run(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kOptions = 24;
  if (size < kOptions) return 0;
  Bytes options(data, kOptions);
  const int question = options.below(10);
  if (question == 9) {
    makeNew(options);
    return 0;
  }
  const std::string_view text(reinterpret_cast<const char*>(data) + kOptions, size - kOptions);
  const text::Reading reading = text::read(text);
  if (reading.puzzles.size() != 1) return 0;
  std::visit([&](const auto& one) { ask(one, question, options); }, reading.puzzles.front().puzzle);
  return 0;
}

}  // namespace
}  // namespace sudominoku::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudominoku::fuzz::run(data, size);
}
