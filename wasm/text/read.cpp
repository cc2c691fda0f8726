#include "text/read.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "text/domino_list.h"
#include "text/grid_rows.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// Lines that no reader takes, up to the next that one does, make one diagnostic.
void skipUnrecognised(LineCursor& cursor, Reading& reading) {
  const Place place = cursor.line().extent();
  report(reading, DiagnosticKind::unrecognisedText, place,
         cursor.line().rawText(place.column, place.length));
  do {
    ++cursor.next;
  } while (!cursor.atEnd() && !isSkipped(cursor.line()) && !startsGrid(cursor) &&
           !startsDominoList(cursor));
}

/// A line `0` that no list claimed ends a list with no puzzles; any other number counts grids.
bool isHeaderOrTerminator(const LineCursor& cursor) {
  if (!isLoneNumber(cursor.line()) || startsListWithoutDominoes(cursor)) return false;
  const bool isZero = cursor.line().folded.find_first_not_of("0 ") == std::string::npos;
  return isZero || !startsDominoList(cursor);
}

void readWholeGrid(LineCursor& cursor, Reading& reading) {
  const Line& line = cursor.line();
  Sudoku& sudoku =
      reading.puzzles.emplace_back(ReadPuzzle{Sudoku(), Format::oneLine, line.number, line.number})
          .puzzle.emplace<Sudoku>();
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char symbol = line.folded[cell];
    sudoku.givens.set(cell, isAsciiDigit(symbol) ? symbol - '0' : 0);
  }
  if (cursor.options.places) {
    std::vector<Place>& places = reading.puzzles.back().places;
    for (Cell cell = 0; cell < kCells; ++cell) places.push_back({line.number, cell + 1, 1});
  }
  ++cursor.next;
}

}  // namespace

std::string_view nameOf(Format format) {
  static constexpr std::array<std::string_view, kFormats> names{
      "spaced-rows", "packed-rows", "one-line", "bordered-grid", "domino-list"};
  return names[static_cast<int>(format)];
}

Reading read(std::string_view text, const ReadOptions& options) {
  Reading reading;
  const std::vector<Line> lines = linesOf(text);
  LineCursor cursor{lines, options};
  while (!cursor.atEnd()) {
    if (isWholeGrid(cursor.line())) {
      readWholeGrid(cursor, reading);
    } else if (isSkipped(cursor.line()) || isHeaderOrTerminator(cursor)) {
      ++cursor.next;
    } else if (startsDominoList(cursor)) {
      readDominoList(cursor, reading);
    } else if (startsGrid(cursor)) {
      readGrids(cursor, reading);
    } else {
      skipUnrecognised(cursor, reading);
    }
  }
  if (reading.puzzles.empty() && !hasErrors(reading.diagnostics)) {
    report(reading, DiagnosticKind::noPuzzle, {1, 1, 0});
  }
  std::stable_sort(reading.diagnostics.begin(), reading.diagnostics.end(),
                   [](const Diagnostic& a, const Diagnostic& b) {
                     return std::tie(a.place.line, a.place.column) <
                            std::tie(b.place.line, b.place.column);
                   });
  return reading;
}

void moveDown(Reading& part, int lines) {
  for (ReadPuzzle& puzzle : part.puzzles) {
    puzzle.firstLine += lines;
    puzzle.lastLine += lines;
    for (Place& place : puzzle.places) {
      if (place.line != 0) place.line += lines;
    }
    for (int& line : puzzle.dominoLines) line += lines;
  }
  for (Diagnostic& diagnostic : part.diagnostics) {
    diagnostic.place.line += lines;
    if (diagnostic.relatedLine != 0) diagnostic.relatedLine += lines;
  }
}

}  // namespace sudominoku::text
