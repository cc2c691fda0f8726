#include "text/read.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "text/array_grids.h"
#include "text/cell_list.h"
#include "text/cell_table.h"
#include "text/cells.h"
#include "text/delimited.h"
#include "text/domino_list.h"
#include "text/elements.h"
#include "text/forced.h"
#include "text/grid_rows.h"
#include "text/grid_set.h"
#include "text/line_shape.h"
#include "text/links.h"
#include "text/list_set.h"
#include "text/marks.h"
#include "text/odd_blanks.h"
#include "text/other_sizes.h"
#include "text/plain_list.h"
#include "text/second_look.h"
#include "text/sections.h"
#include "text/single_cells.h"
#include "text/sort.h"
#include "text/structured.h"
#include "text/title.h"
#include "text/undress.h"
#include "text/wrapped_line.h"

namespace sudominoku::text {
namespace {

/// Whether another reader should look at a line behind one that none took.
bool mayBeStructured(const Line& line) {
  return (line.traits &
          (kBrackets | kColons | kSeparators | kTabs | kMarkup | kPluses | kQuotes | kBars)) != 0 ||
         isLinkLine(line) || isHeading(line) || namesCell(line) || isPuzzleRecord(line);
}

/// The lines that no reader took last.
struct Skipped {
  int lastLine = -1;
  /// The index of their diagnostic.
  std::size_t diagnostic = 0;
};

/// Whether what a call moves begins below a line, in quotation marks.
bool opensMovedText(const Line& line) {
  return isOneOf(line.content().back(), "\"'`") && movesCells(line.folded);
}

/// Lines that no reader takes, up to the next that one does, make one diagnostic.
void skipUnrecognised(LineCursor& cursor, Reading& reading, Skipped& skipped) {
  const Line& first = cursor.line();
  bool isWrong = false;
  do {
    // Where no digit stands, no puzzle can have been lost.
    isWrong |= (hasDigit(cursor.line()) && !isProse(cursor.line()) &&
                !isTitle(cursor, !reading.puzzles.empty())) ||
               opensMovedText(cursor.line());
    ++cursor.next;
  } while (!cursor.atEnd() && !isSkipped(cursor.line()) && !startsGrid(cursor) &&
           !startsDominoList(cursor) && otherSizeAt(cursor) == 0 &&
           !mayBeStructured(cursor.line()));
  // Behind many notes there is no more room for one that could become an error.
  const bool isKnown =
      first.number == skipped.lastLine + 1 && skipped.diagnostic < reading.diagnostics.size();
  skipped.lastLine = cursor.lines[cursor.next - 1].number;
  if (isKnown && isWrong) reading.diagnostics[skipped.diagnostic].severity = Severity::error;
  if (isKnown) return;
  skipped.diagnostic = reading.diagnostics.size();
  reportText(reading, DiagnosticKind::unrecognisedText, first, first.extent(), {},
             isWrong ? Severity::error : Severity::note);
}

/// A line `0` that no list claimed ends a list with no puzzles; any other number counts grids.
bool isHeaderOrTerminator(const LineCursor& cursor) {
  if (isNumberAboveRows(cursor)) return true;
  if (!isLoneNumber(cursor.line()) || startsListWithoutDominoes(cursor)) return false;
  const bool isZero = consistsOf(cursor.line().folded, "0 ");
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

/// Hands what comes next to the first reader that knows it, or goes behind it.
void readNext(LineCursor& cursor, Reading& reading, Skipped& skipped) {
  const Line& line = cursor.line();
  if (isWholeGrid(line) && !startsCandidates(cursor)) return readWholeGrid(cursor, reading);
  if (isSkipped(line) && !(line.isBlank() && startsCellTable(cursor))) {
    if (line.isBlank() || !readOddBlanks(cursor, reading)) ++cursor.next;
    return;
  }
  if (readSingleCells(cursor, reading) || readWrappedLine(cursor, reading) ||
      readCellList(cursor, reading)) {
    return;
  }
  const bool isHeader = isHeaderOrTerminator(cursor);
  const bool isWords = !isHeader && isTitle(cursor, !reading.puzzles.empty());
  if (isHeader || (isWords && isHeadOfTable(cursor))) {
    ++cursor.next;
    return;
  }
  if (isWords) return skipUnrecognised(cursor, reading, skipped);
  if (readStructured(cursor, reading)) return;
  if (startsMarks(cursor, cursor.next)) return readMarks(cursor, reading);
  if (startsDominoList(cursor)) return readDominoList(cursor, reading);
  if (skipOtherSize(cursor, reading) || readOddBlanks(cursor, reading)) return;
  const std::size_t before = cursor.next;
  if (startsGrid(cursor)) readGrids(cursor, reading);
  if (cursor.next == before) skipUnrecognised(cursor, reading, skipped);
}

void readAll(LineCursor& cursor, Reading& reading) {
  Skipped skipped;
  while (!cursor.atEnd()) readNext(cursor, reading, skipped);
}

/// Texts beyond this are not read over again to see what else they could be.
constexpr std::size_t kLongestPasted = 20'000;

bool hasSamePuzzles(const Reading& a, const Reading& b) {
  return std::equal(a.puzzles.begin(), a.puzzles.end(), b.puzzles.begin(), b.puzzles.end(),
                    [](const ReadPuzzle& one, const ReadPuzzle& other) {
                      return one.puzzle == other.puzzle && one.entries == other.entries;
                    });
}

/// Tries what the text could be beside what it was read as.
void findAlternatives(const std::vector<Line>& lines, Reading& reading) {
  if (reading.puzzles.empty()) return;
  const Format chosen = reading.puzzles.front().format;
  reading.alternatives.push_back(chosen);
  std::vector<Reading> others;
  for (const Format format :
       {Format::oneLine, Format::pencilMarks, Format::sdx, Format::candidateString,
        Format::zeroRuns, Format::blankRuns, Format::cellListFromZero}) {
    if (format == chosen) continue;
    constexpr ReadOptions plain;
    LineCursor cursor{lines, plain};
    Reading other;
    readAs(format, cursor, other);
    const auto isSame = [&](const Reading& known) { return hasSamePuzzles(known, other); };
    const bool isNews = !hasErrors(other.diagnostics) && !other.puzzles.empty() &&
                        !isSame(reading) && std::none_of(others.begin(), others.end(), isSame);
    if (!isNews) continue;
    reading.alternatives.push_back(format);
    others.push_back(std::move(other));
  }
}

/// In the order of the text, and at one place in that of finding.
void sortByPlace(std::vector<Diagnostic>& diagnostics) {
  // Columns behind the last that a number has room for keep the order of finding.
  constexpr int columnBits = 18;
  constexpr int indexBits = 14;
  static_assert(kMostErrors <= 1u << indexBits);
  std::vector<std::uint64_t> order;
  order.reserve(diagnostics.size());
  for (const Diagnostic& diagnostic : diagnostics) {
    const auto& [line, column, length] = diagnostic.place;
    const int known = std::min(column, (1 << columnBits) - 1);
    const auto place =
        static_cast<std::uint64_t>(line) << columnBits | static_cast<unsigned>(known);
    order.push_back(place << indexBits | order.size());
  }
  sortNumbers(order);
  std::vector<Diagnostic> sorted;
  sorted.reserve(order.size());
  for (const std::uint64_t entry : order) {
    sorted.push_back(std::move(diagnostics[entry % (1u << indexBits)]));
  }
  diagnostics = std::move(sorted);
}

Reading readLines(const std::vector<Line>& lines, const ReadOptions& options) {
  Reading reading;
  LineCursor cursor{lines, options};
  if (options.as && canBeForced(*options.as)) {
    readAs(*options.as, cursor, reading);
  } else {
    readAll(cursor, reading);
  }
  if (reading.puzzles.empty()) {
    // Words beside a puzzle are no error; instead of one they are.
    for (Diagnostic& diagnostic : reading.diagnostics) {
      if (diagnostic.kind == DiagnosticKind::unrecognisedText)
        diagnostic.severity = Severity::error;
    }
    if (!hasErrors(reading.diagnostics)) report(reading, DiagnosticKind::noPuzzle, {1, 1, 0});
  }
  sortByPlace(reading.diagnostics);
  return reading;
}

/// How long the word is that stands for a blank cell: `NaN`, `\_`, `-1`. 1: it is a sign. `cells`:
/// where all cells of its puzzle stand.
int lengthOfBlank(const Line& line, const Place& blank, const std::vector<Place>& cells) {
  int room = 10;
  for (const Place& cell : cells) {
    const bool isBehind = cell.line == blank.line && cell.column > blank.column;
    if (isBehind) room = std::min(room, cell.column - blank.column);
  }
  const std::string text = line.rawText(blank.column, room);
  const bool isWord = (!isCellValue(text[0]) || text.starts_with("-1")) && !isAsciiDigit(text[0]);
  const std::string_view word =
      std::string_view(text).substr(0, isWord ? text.find_first_of(" \t|,;&[](){}\"'<") : 0);
  return std::max(1, static_cast<int>(signCount(word)));
}

const Line& lineOf(const std::vector<Line>& lines, const Place& place) {
  return lines[static_cast<std::size_t>(place.line - 1)];
}

/// Quotes what stands in the text, not what was left of it.
void settleFound(const std::vector<Line>& lines, Diagnostic& diagnostic) {
  std::string& found = diagnostic.found;
  Place& place = diagnostic.place;
  if (diagnostic.kind == DiagnosticKind::unrecognisedText) {
    const Line& line = lineOf(lines, place);
    place.length = std::min(place.length, static_cast<int>(signCount(line.raw)));
    found = line.rawText(place.column, place.length);
    return;
  }
  // Words that were taken out have left more blanks than one.
  for (std::size_t at = 0; (at = found.find("  ")) != std::string::npos;) found.erase(at, 1);
}

/// A digit of a list that was moved stands nowhere.
void settleDigit(const std::vector<Line>& lines, Place& place, Digit digit) {
  const std::string& text = lineOf(lines, place).folded;
  const std::size_t at = std::min(static_cast<std::size_t>(place.column - 1), text.size());
  if (text.c_str()[at] != '0' + digit) place = {0, 0, 0};
}

/// A cell for which only room was left stands nowhere; others belong before the sign that ends an
/// empty field.
void settleCell(const std::vector<Line>& lines, const ReadPuzzle& puzzle, Cell cell, Place& place) {
  const Line& line = lineOf(lines, place);
  // Of an isolated cell the name is told.
  if (kindOf(puzzle.puzzle) == PuzzleKind::sudominoku && place.length == 2) {
    std::array<char, 2> named{};
    const auto begin = static_cast<std::size_t>(place.column - 1);
    const std::size_t end = endOfName(line.folded, begin, named);
    if (end > 0) place.length = static_cast<int>(end - begin);
    return;
  }
  const std::string sign = line.rawText(place.column, 1);
  const Grid* grid = plainGridOf(puzzle);
  const bool isBlank = grid != nullptr && (*grid)[cell] == 0;
  if (isBlank && place.length == 1) place.length = lengthOfBlank(line, place, puzzle.places);
  // Dots that were joined have moved what stands behind them.
  const bool isMoved = contains(line.raw, "…") &&
                       line.folded.find(kForeign) < static_cast<std::size_t>(place.column);
  if (isMoved || consistsOf(sign, " \t")) place = {0, 0, 0};
  if (hasAnyOf(sign, "<[\"|&")) place.length = 0;
}

/// What the second look saw, as it stands in the text.
void settlePlaces(const std::vector<Line>& lines, Reading& reading) {
  for (Diagnostic& diagnostic : reading.diagnostics) settleFound(lines, diagnostic);
  for (ReadPuzzle& puzzle : reading.puzzles) {
    for (std::size_t i = 0; i < puzzle.dominoLines.size(); ++i) {
      const Placement& domino = std::get<Sudominoku>(puzzle.puzzle).dominoes[i];
      settleDigit(lines, puzzle.places[domino.firstCell], domino.firstDigit);
      settleDigit(lines, puzzle.places[domino.secondCell], domino.secondDigit);
    }
    for (std::size_t cell = 0; cell < puzzle.places.size(); ++cell) {
      Place& place = puzzle.places[cell];
      if (place.line > 0) settleCell(lines, puzzle, static_cast<Cell>(cell), place);
    }
  }
}

/// Whether all there is was a grid without a blank cell: a puzzle may stand beside it, in another
/// form.
bool holdsSolutionAlone(const Reading& reading) {
  if (reading.puzzles.size() != 1) return false;
  const auto* sudoku = std::get_if<Sudoku>(&reading.puzzles.front().puzzle);
  return sudoku && sudoku->givens.filledCount() == kCells;
}

/// Whether a reading found a list of dominoes and nothing but mistakes in it, fewer than another
/// found in what it took the text for.
bool findsListMistakes(const Reading& reading, const Reading& other) {
  return reading.diagnostics.size() < other.diagnostics.size() &&
         std::all_of(reading.diagnostics.begin(), reading.diagnostics.end(),
                     [](const Diagnostic& diagnostic) {
                       return diagnostic.severity != Severity::error ||
                              diagnostic.kind == DiagnosticKind::wrongCellCount ||
                              (diagnostic.kind >= DiagnosticKind::badDominoCount &&
                               diagnostic.kind <= DiagnosticKind::unplacedIsolated);
                     });
}

/// Reads cells in the order in which they stand in the text.
Reading readInOrder(std::string_view text, const std::vector<Line>& lines,
                    const ReadOptions& options) {
  Reading reading = readLines(lines, options);
  const bool isShort = text.size() <= kLongestPasted;
  const bool isSolution = holdsSolutionAlone(reading);
  if ((!reading.diagnostics.empty() || isSolution) && options.isWhole && isShort && !options.as) {
    // What was no more than noted may be a puzzle with other signs.
    const bool isNoted = !hasErrors(reading.diagnostics) && !isSolution;
    const std::size_t least = reading.puzzles.size() + (isNoted ? 1 : 0);
    for (const std::string& cleared : clearedTexts(text)) {
      Reading second = readLines(linesOf(cleared), options);
      const bool isMore = !second.puzzles.empty() && second.puzzles.size() >= least;
      const bool isRight =
          isMore && !hasErrors(second.diagnostics) && !(isSolution && holdsSolutionAlone(second));
      if (!isRight && !(reading.puzzles.empty() && findsListMistakes(second, reading))) continue;
      settlePlaces(lines, second);
      reading = std::move(second);
      if (isRight) return reading;
    }
  }
  if (options.alternatives && isShort) findAlternatives(lines, reading);
  return reading;
}

}  // namespace

std::string_view nameOf(Format format) {
  static constexpr std::string_view names =
      "spaced-rows packed-rows one-line bordered-grid domino-list titled-grids "
      "sdk sdx pencil-marks candidate-string hodoku gsf opensudoku csv-table "
      "cell-csv json source-array link zero-runs blank-runs cell-list "
      "cell-list-from-zero";
  return wordAt(names, static_cast<int>(format));
}

Reading read(std::string_view text, const ReadOptions& options) {
  Reading reading;
  const bool asksForMore = options.places || options.alternatives || options.as;
  if (!asksForMore && (readGridSet(text, reading) || readListSet(text, reading))) return reading;
  const std::vector<Line> lines = linesOf(text);
  reading = readInOrder(text, lines, options);
  placeByAttributes(lines, reading.puzzles);
  return reading;
}

}  // namespace sudominoku::text
