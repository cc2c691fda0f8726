#include "bind/batch.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bind/from_js.h"
#include "bind/to_js.h"
#include "text/chunk.h"
#include "text/write.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

constexpr std::size_t kMostDiagnostics = 1000;

/// The columns of BatchChunk, one element for each puzzle.
struct Columns {
  std::vector<std::uint8_t> kinds, givens, solutions, outcomes;
  std::vector<std::uint32_t> lines;
  std::vector<double> guesses, nodes;
  std::string output;

  void reserve(std::size_t puzzles) {
    for (auto* bytes : {&kinds, &outcomes}) bytes->reserve(puzzles);
    for (auto* cells : {&givens, &solutions}) cells->reserve(puzzles * kCells);
    lines.reserve(puzzles);
    guesses.reserve(puzzles);
    nodes.reserve(puzzles);
  }
};

void appendDigits(std::vector<std::uint8_t>& cells, const Grid& grid) {
  for (const std::uint8_t digit : grid.digits()) {
    cells.push_back(static_cast<std::uint8_t>('0' + digit));
  }
}

template <typename SolveAnswer>
void append(Columns& columns, const SolveAnswer& answer, const Grid& givens, const Grid& solution) {
  columns.outcomes.push_back(static_cast<std::uint8_t>(answer.outcome));
  columns.guesses.push_back(static_cast<double>(answer.counters.guesses));
  columns.nodes.push_back(static_cast<double>(answer.counters.nodes));
  appendDigits(columns.givens, givens);
  appendDigits(columns.solutions, solution);
}

void solveInto(Columns& columns, const text::ReadPuzzle& read, const solve::Request& request,
               text::AnswerWriter& writer) {
  const PuzzleKind kind = kindOf(read.puzzle);
  std::optional<Grid> solution;
  if (const auto* sudoku = std::get_if<Sudoku>(&read.puzzle)) {
    const solve::SudokuAnswer answer = solveSudoku(*sudoku, request);
    if (!answer.solutions.empty()) solution = answer.solutions.front();
    append(columns, answer, sudoku->givens, solution.value_or(Grid()));
  } else {
    const auto& puzzle = std::get<Sudominoku>(read.puzzle);
    const solve::SudominokuAnswer answer = solveSudominoku(puzzle, request);
    if (!answer.solutions.empty()) solution = answer.solutions.front().grid;
    append(columns, answer, puzzle.givens(), solution.value_or(Grid()));
  }
  columns.kinds.push_back(static_cast<std::uint8_t>(kind));
  columns.lines.push_back(static_cast<std::uint32_t>(read.firstLine));
  columns.output += writer.write({kind, solution});
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

val batch(const std::string& chunk, const val& options) {
  const auto start = std::chrono::steady_clock::now();
  const bool isLast = options["isLast"].as<bool>();
  const std::size_t consumed = isLast ? chunk.size() : text::safeCut(chunk);
  const std::string_view text = std::string_view(chunk).substr(0, consumed);
  text::Reading reading = text::read(text);
  keepDiagnosticsOfWhole(reading, isLast);

  solve::Request request;
  request.order = orderOf(options);
  request.limits.maxSolutions = counterOf(options, "maxSolutions", kMostSolutions);
  text::AnswerWriter writer(outputFormatOf(options["format"].as<std::string>()));
  Columns columns;
  columns.reserve(reading.puzzles.size());
  for (const text::ReadPuzzle& read : reading.puzzles) {
    solveInto(columns, read, request, writer);
  }

  const std::chrono::duration<double, std::milli> elapsed =
      std::chrono::steady_clock::now() - start;
  return Object()
      .add("consumed", static_cast<double>(consumed))
      .add("lineBreaks", text::lineBreaks(text))
      .add("puzzleCount", static_cast<double>(reading.puzzles.size()))
      .add("kinds", copyOf(columns.kinds))
      .add("lines", copyOf(columns.lines))
      .add("givens", copyOf(columns.givens))
      .add("solutions", copyOf(columns.solutions))
      .add("outcomes", copyOf(columns.outcomes))
      .add("guesses", copyOf(columns.guesses))
      .add("nodes", copyOf(columns.nodes))
      .add("output",
           copyOf(std::vector<std::uint8_t>(columns.output.begin(), columns.output.end())))
      .add("diagnostics", toJs(reading.diagnostics))
      .add("millis", elapsed.count())
      .take();
}

}  // namespace sudominoku::bind
