#include "bind/batch.h"

#include <cstdint>
#include <string_view>
#include <vector>

#include "bind/boards.h"
#include "bind/from_js.h"
#include "bind/to_js.h"
#include "text/chunk.h"
#include "text/source.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

constexpr std::size_t kMostDiagnostics = 1000;
constexpr double kMostNodes = 1e12;

/// The columns of BatchChunk, one element for each puzzle.
struct Columns {
  explicit Columns(std::size_t puzzles) {
    for (auto* bytes : {&kinds, &outcomes}) bytes->reserve(puzzles);
    boards.reserve(puzzles * kCells);
    lines.reserve(puzzles);
    guesses.reserve(puzzles);
  }

  std::vector<std::uint8_t> kinds, boards, outcomes;
  std::vector<std::uint32_t> lines;
  std::vector<double> guesses;
};

template <typename SolveAnswer>
void append(Columns& columns, const SolveAnswer& answer, const Grid& givens, const Grid& solution) {
  columns.outcomes.push_back(static_cast<std::uint8_t>(answer.outcome));
  columns.guesses.push_back(static_cast<double>(answer.counters.guesses));
  const Board board = boardOf(givens, solution);
  columns.boards.insert(columns.boards.end(), board.begin(), board.end());
}

void solveInto(Columns& columns, const text::ReadPuzzle& read, const solve::Request& request) {
  Grid solution;
  if (const auto* sudoku = std::get_if<Sudoku>(&read.puzzle)) {
    const solve::SudokuAnswer answer = solveSudoku(*sudoku, request);
    if (!answer.solutions.empty()) solution = answer.solutions.front();
    append(columns, answer, sudoku->givens, solution);
  } else {
    const auto& puzzle = std::get<Sudominoku>(read.puzzle);
    const solve::SudominokuAnswer answer = solveSudominoku(puzzle, request);
    if (!answer.solutions.empty()) solution = answer.solutions.front().grid;
    append(columns, answer, puzzle.givens(), solution);
  }
  columns.kinds.push_back(static_cast<std::uint8_t>(kindOf(read.puzzle)));
  columns.lines.push_back(static_cast<std::uint32_t>(read.firstLine));
}

void keepDiagnosticsOfWhole(text::Reading& reading, bool isLast) {
  std::erase_if(reading.diagnostics, [&](const text::Diagnostic& diagnostic) {
    return !text::holdsForWhole(diagnostic, isLast);
  });
  if (reading.diagnostics.size() > kMostDiagnostics) {
    reading.diagnostics.erase(reading.diagnostics.begin() + kMostDiagnostics,
                              reading.diagnostics.end());
  }
}

}  // namespace

val batch(const val& chunkBytes, const val& options, const val& onRead) {
  const Stopwatch watch;
  // Embind would make a std::string of a typed array byte by byte.
  const std::vector<char> bytes = emscripten::convertJSArrayToNumberVector<char>(chunkBytes);
  const std::string_view chunk(bytes.data(), bytes.size());
  const bool isLast = options["isLast"].as<bool>();
  const std::size_t consumed = isLast ? chunk.size() : text::safeCut(chunk);
  const std::string_view text = chunk.substr(0, consumed);
  if (!onRead.isNull()) onRead(Object().add("consumed", static_cast<double>(consumed)).take());
  text::Reading reading = text::read(text);
  keepDiagnosticsOfWhole(reading, isLast);

  solve::Request request;
  request.order = orderOf(options);
  request.limits.maxSolutions = counterOf(options, "maxSolutions", kMostSolutions);
  request.limits.maxNodes = counterOf(options, "maxNodes", kMostNodes);
  Columns columns(reading.puzzles.size());
  for (const text::ReadPuzzle& read : reading.puzzles) solveInto(columns, read, request);

  return Object()
      .add("consumed", static_cast<double>(consumed))
      .add("lineBreaks", text::lineBreaks(text))
      .add("puzzleCount", static_cast<double>(reading.puzzles.size()))
      .add("kinds", copyOf(columns.kinds))
      .add("lines", copyOf(columns.lines))
      .add("boards", copyOf(columns.boards))
      .add("outcomes", copyOf(columns.outcomes))
      .add("guesses", copyOf(columns.guesses))
      .add("diagnostics", toJs(reading.diagnostics))
      .add("millis", watch.millis())
      .take();
}

}  // namespace sudominoku::bind
