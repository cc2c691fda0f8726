#include "bind/to_js.h"

#include <array>
#include <string>
#include <variant>

#include "text/write.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

val toJs(const text::Diagnostic& diagnostic) {
  return Object()
      .add("kind", nameOf(diagnostic.kind))
      .add("severity", nameOf(diagnostic.severity))
      .add("line", diagnostic.place.line)
      .add("column", diagnostic.place.column)
      .add("length", diagnostic.place.length)
      .add("found", diagnostic.found)
      .add("expected", diagnostic.expected)
      .add("relatedLine", diagnostic.relatedLine)
      .take();
}

/// A plain array of numbers, in one call: a text may hold thousands of puzzles.
val numbersOf(const std::vector<int>& numbers) {
  const val view(emscripten::typed_memory_view(numbers.size(), numbers.data()));
  return val::global("Array").call<val>("from", view);
}

/// The mask of each cell; null where the text says nothing about candidates.
val candidatesOf(const text::ReadPuzzle& read) {
  const auto* sudoku = std::get_if<Sudoku>(&read.puzzle);
  if (sudoku == nullptr || !sudoku->hasCandidates()) return val::null();
  std::vector<int> masks;
  for (const DigitSet candidates : sudoku->candidates) {
    masks.push_back(static_cast<int>(candidates.bits()));
  }
  return numbersOf(masks);
}

/// Line, column and length of each cell.
val placesOf(const text::ReadPuzzle& read) {
  std::vector<int> numbers;
  numbers.reserve(3 * kCells);
  for (const text::Place& place : read.places) {
    for (const int number : {place.line, place.column, place.length}) numbers.push_back(number);
  }
  return numbersOf(numbers);
}

Object readingOf(const text::ReadPuzzle& read, const Grid& givens) {
  return Object()
      .add("kind", nameOf(kindOf(read.puzzle)))
      .add("format", nameOf(read.format))
      .add("firstLine", read.firstLine)
      .add("lastLine", read.lastLine)
      .add("text", wireTextOf(read.puzzle))
      .add("givens", text::writeOneLine(givens))
      .add("places", placesOf(read))
      .add("entries", read.entries ? jsOf(text::writeOneLine(*read.entries)) : val::null())
      .add("candidates", candidatesOf(read));
}

Object answerOf(PuzzleKind kind, solve::Outcome outcome, const solve::Counters& counters,
                const Grid& givens, double millis) {
  return Object()
      .add("kind", nameOf(kind))
      .add("outcome", nameOf(outcome))
      .add("clashes", arrayOf(clashingCells(givens)))
      .add("nodes", counters.nodes)
      .add("guesses", counters.guesses)
      .add("millis", millis);
}

}  // namespace

std::string wireTextOf(const Sudoku& puzzle) {
  return puzzle.hasCandidates() ? text::writeCandidates(puzzle)
                                : text::writeOneLine(puzzle.givens, '.');
}

std::string wireTextOf(const Sudominoku& puzzle) { return text::writeDominoCase(puzzle) + "0\n"; }

std::string wireTextOf(const Puzzle& puzzle) {
  return std::visit([](const auto& one) { return wireTextOf(one); }, puzzle);
}

val toJs(const text::ReadPuzzle& read) {
  if (const auto* sudoku = std::get_if<Sudoku>(&read.puzzle)) {
    return readingOf(read, sudoku->givens).take();
  }
  const auto& puzzle = std::get<Sudominoku>(read.puzzle);
  return readingOf(read, puzzle.givens())
      .add("complete", isComplete(puzzle))
      .add("dominoes",
           arrayOf(puzzle.dominoes,
                   [](const Placement& placement) {
                     return Object()
                         .add("cells", pairOf(placement.firstCell, placement.secondCell))
                         .add("digits", pairOf(placement.firstDigit, placement.secondDigit))
                         .take();
                   }))
      .add("dominoLines", arrayOf(read.dominoLines))
      .add("isolated", arrayOf(puzzle.isolated))
      .take();
}

val oneOf(int number) { return arrayOf(std::array{number}); }

val pairOf(int first, int second) { return arrayOf(std::array{first, second}); }

val toJs(const std::vector<solve::Clue>& clues) {
  return arrayOf(clues, [](const solve::Clue& clue) {
    const bool isDomino = clue.secondCell != kNoCell;
    return Object()
        .add("cells", isDomino ? pairOf(clue.firstCell, clue.secondCell) : oneOf(clue.firstCell))
        .add("digits",
             isDomino ? pairOf(clue.firstDigit, clue.secondDigit) : oneOf(clue.firstDigit))
        .take();
  });
}

val toJs(const solve::Count& count) {
  return Object().add("value", count.value).add("exact", count.exact).take();
}

val toJs(const solve::Estimated& estimated) {
  return Object()
      .add("value", estimated.value)
      .add("relativeError", estimated.relativeError)
      .take();
}

val toJs(const solve::Estimate& estimate) {
  return Object()
      .add("grids", toJs(estimate.grids))
      .add("tilings", toJs(estimate.tilings))
      .add("exact", estimate.exact)
      .add("probes", estimate.probes)
      .add("hits", estimate.hits)
      .add("millis", estimate.millis)
      .take();
}

val toJs(const std::vector<text::Diagnostic>& diagnostics) {
  return arrayOf(diagnostics, [](const text::Diagnostic& diagnostic) { return toJs(diagnostic); });
}

val toJs(const text::Reading& reading) {
  return Object()
      .add("puzzles",
           arrayOf(reading.puzzles, [](const text::ReadPuzzle& read) { return toJs(read); }))
      .add("diagnostics", toJs(reading.diagnostics))
      .add("alternatives",
           arrayOf(reading.alternatives, [](text::Format format) { return nameOf(format); }))
      .take();
}

val toJs(const solve::Progress& progress) {
  return Object()
      .add("nodes", progress.nodes)
      .add("guesses", progress.guesses)
      .add("solutions", progress.solutions)
      .add("millis", progress.millis)
      .take();
}

val toJs(const solve::SudokuAnswer& answer, const Grid& givens, double millis) {
  return answerOf(PuzzleKind::sudoku, answer.outcome, answer.counters, givens, millis)
      .add("solutionCount", toJs(answer.solutionCount))
      .add("solutions", arrayOf(answer.solutions,
                                [](const Grid& grid) { return val(text::writeOneLine(grid)); }))
      .take();
}

val toJs(const solve::SudominokuAnswer& answer, const Grid& givens, double millis) {
  return answerOf(PuzzleKind::sudominoku, answer.outcome, answer.counters, givens, millis)
      .add("gridCount", toJs(answer.gridCount))
      .add("tilingCount", toJs(answer.tilingCount))
      .add("solutions", arrayOf(answer.solutions,
                                [](const solve::SudominokuSolution& solution) {
                                  return Object()
                                      .add("grid", val(text::writeOneLine(solution.grid)))
                                      .add("tiling", arrayOf(solution.tiling))
                                      .take();
                                }))
      .take();
}

}  // namespace sudominoku::bind
