#include "text/delimited.h"

#include <algorithm>
#include <vector>

#include "text/array_grids.h"
#include "text/cell_table.h"
#include "text/cells.h"
#include "text/line_shape.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

std::vector<Field> fieldsAtTabs(const Line& line) {
  std::vector<Field> fields;
  const std::string_view text = line.folded;
  std::size_t begin = 0;
  for (const std::size_t tab : line.tabs) {
    fields.push_back({text.substr(begin, tab - begin), static_cast<int>(begin) + 1});
    begin = tab + 1;
  }
  fields.push_back({text.substr(begin), static_cast<int>(begin) + 1});
  return fields;
}

/// Adds the puzzle of a field. False: a call on its line moves its cells, which is reported.
bool addField(LineCursor& cursor, Reading& reading, const Field& field, Format format) {
  const Line& line = cursor.line();
  std::vector<CellText> cells = wholeGridCells(field.text, line.number, field.column);
  // Most lines hold no call: they are not searched.
  const bool mayBeMoved = (line.traits & (kLetters | kBrackets)) != 0;
  if (mayBeMoved && !bringTextIntoRows(cells, line.folded)) {
    reportText(reading, DiagnosticKind::unrecognisedText, line, line.extent());
    return false;
  }
  addPuzzle(reading, cursor.options, cells, format, line.number, line.number);
  return true;
}

/// Which field of a header names the puzzles; none: the number of fields.
std::size_t puzzleColumn(const std::vector<Field>& header) {
  static constexpr std::string_view names =
      "quizzes quiz puzzle puzzles sudoku sudokus board grid question";
  for (std::size_t i = 0; i < header.size(); ++i) {
    if (placeOfWord(names, lowerOf(header[i].text)) >= 0) return i;
  }
  return header.size();
}

/// The first text between two quotation marks of some sort; empty where none is.
Field quotedText(const Line& line, bool (*isWanted)(std::string_view)) {
  const std::string_view text = line.folded;
  std::size_t begin = text.find_first_of("\"'");
  while (begin != std::string_view::npos) {
    const std::size_t end = text.find(text[begin], begin + 1);
    if (end == std::string_view::npos) break;
    const std::string_view quoted = text.substr(begin + 1, end - begin - 1);
    if (isWanted(quoted)) return {quoted, static_cast<int>(begin) + 2};
    begin = end;
  }
  return {};
}

bool isPuzzleText(std::string_view text) { return isGridText(text) && hasBlankCell(text); }

/// The run of exactly 81 cell signs on a line, from a place on: one with a blank cell rather than a
/// solution. Empty where there is none.
Field plainRun(const Line& line, std::size_t from = 0) {
  Field found;
  const std::string_view text = line.folded;
  for (std::size_t at = from; at < text.size();) {
    std::string_view run = nextRun(text, at, isCellValue);
    // What ends a sentence is no cell where blank cells have another sign.
    const bool endsSentence = run.size() == kCells + 1 && isOneOf(run.back(), ".?") &&
                              run.find(run.back()) == kCells &&
                              (at == text.size() || isOneOf(text[at], " \"')"));
    if (endsSentence) run.remove_suffix(1);
    if (run.size() != kCells) continue;
    const bool isPuzzle = hasBlankCell(run);
    if (isPuzzle || found.text.empty())
      found = {run, static_cast<int>(run.data() - text.data()) + 1};
    if (isPuzzle) break;
  }
  return found;
}

/// That, or rows in quotation marks.
Field puzzleRun(const Line& line) {
  const Field found = plainRun(line);
  if (hasBlankCell(found.text) || (line.traits & kQuotes) == 0) return found;
  const Field quoted = quotedText(line, isPuzzleText);
  if (!quoted.text.empty()) return quoted;
  return found.text.empty() ? quotedText(line, isGridText) : found;
}

/// Whether two grids are of the same puzzle: one holds all that the other does.
bool isSamePuzzle(const Grid& one, const Grid& other) {
  return isPartOf(one, other) || isPartOf(other, one);
}

/// Adds the puzzles that stand behind one on its line; what clashes is none.
void addFurtherPuzzles(LineCursor& cursor, Reading& reading, Field run) {
  for (;;) {
    run = plainRun(cursor.line(), static_cast<std::size_t>(run.column) - 1 + run.text.size());
    if (!hasBlankCell(run.text)) return;
    if (!addField(cursor, reading, run, Format::oneLine)) return;
    const Grid& givens = *plainGridOf(reading.puzzles.back());
    const Grid& before = *plainGridOf(reading.puzzles.end()[-2]);
    if (isSamePuzzle(before, givens) || !clashingCells(givens).empty()) reading.puzzles.pop_back();
  }
}

/// What was to be 81 cell signs in a row, or rows in quotation marks, but has some too few or too
/// many. Beside a puzzle that was found, only runs with blank cells count. Empty where there is
/// neither.
Field miscountedRun(const Line& line, std::string_view found) {
  const bool isBesidePuzzle = hasBlankCell(found);
  const std::string_view text = line.folded;
  const auto isNoQuote = [](char c) { return c != '"' && c != '\''; };
  for (const auto isSign : {isCellValue, +isNoQuote}) {
    for (std::size_t at = 0; at < text.size();) {
      const std::string_view run = nextRun(text, at, isSign);
      const bool isOther = !isBesidePuzzle || (hasBlankCell(run) && run.data() != found.data());
      if (isOther && isMiscountedGrid(run))
        return {run, static_cast<int>(run.data() - text.data()) + 1};
    }
    if (isBesidePuzzle) return {};
  }
  // With other signs for blank cells, it may stand beside its solution.
  const auto digits = std::count_if(text.begin(), text.end(), isAsciiDigit);
  const bool isCrowded = text.size() >= 2 * kCells && digits > kCells + kMostOtherDigits;
  return isCrowded ? Field{line.content(), line.extent().column} : Field();
}

}  // namespace

char separatorOf(const Line& line) {
  if ((line.traits & kTabs) != 0) return '\t';
  if ((line.traits & kSeparators) == 0) return (line.traits & kBars) != 0 ? '|' : '\0';
  const auto commas = std::count(line.folded.begin(), line.folded.end(), ',');
  return 2 * commas >= std::count(line.folded.begin(), line.folded.end(), ';') ? ',' : ';';
}

std::vector<Field> trimmedFieldsOf(const Line& line, char separator) {
  std::vector<Field> fields =
      separator == '\t' ? fieldsAtTabs(line) : fieldsOf(line.folded, separator);
  for (Field& field : fields) {
    const char* const begin = field.text.data();
    field.text = trimmed(field.text, " \"'");
    field.column += static_cast<int>(field.text.data() - begin);
  }
  return fields;
}

bool isCellField(const Field& field) {
  return field.text.empty() || (field.text.size() == 1 && isCellValue(field.text[0]));
}

bool areCells(const std::vector<Field>& fields) {
  return std::all_of(fields.begin(), fields.end(), isCellField);
}

bool areEmpty(const std::vector<Field>& fields) {
  return std::all_of(fields.begin(), fields.end(),
                     [](const Field& field) { return field.text.empty(); });
}

bool startsTable(const LineCursor& cursor) {
  const Line& line = cursor.line();
  const char separator = separatorOf(line);
  if (separator == 0 || separator == '|' || (line.traits & kLetters) == 0) return false;
  // Above a row of cells it is the title of that.
  const std::size_t next = cursor.next + 1;
  if (next < cursor.lines.size() && isCellRow(cursor.lines[next])) return false;
  const std::vector<Field> fields = trimmedFieldsOf(line, separator);
  return puzzleColumn(fields) < fields.size();
}

void readTable(LineCursor& cursor, Reading& reading) {
  const char separator = separatorOf(cursor.line());
  const std::size_t column = puzzleColumn(trimmedFieldsOf(cursor.line(), separator));
  for (++cursor.next; !cursor.atEnd() && !cursor.line().isBlank(); ++cursor.next) {
    const Line& line = cursor.line();
    const std::vector<Field> fields = trimmedFieldsOf(line, separator);
    if (fields.size() == 1 && !isWholeGrid(fields[0].text)) return;
    const Field field = column < fields.size() ? fields[column] : Field{{}, line.end().column};
    if (isWholeGrid(field.text)) {
      addField(cursor, reading, field, Format::csvTable);
    } else {
      reportCount(reading, DiagnosticKind::wrongCellCount,
                  {line.number, field.column, static_cast<int>(field.text.size())},
                  field.text.size(), kCells);
    }
  }
}

bool isPuzzleRecord(const Line& line) {
  return line.folded.size() > kCells && !isBorder(line) && !puzzleRun(line).text.empty();
}

void readPuzzleRecord(LineCursor& cursor, Reading& reading) {
  constexpr std::size_t kGsfField = 4;
  const Line& line = cursor.line();
  const Field run = puzzleRun(line);
  const Field miscounted = miscountedRun(line, run.text);
  if (!miscounted.text.empty()) {
    reportCount(reading, DiagnosticKind::wrongCellCount,
                {line.number, miscounted.column, static_cast<int>(miscounted.text.size())},
                std::count_if(miscounted.text.begin(), miscounted.text.end(), isCellValue), kCells);
    ++cursor.next;
    return;
  }
  const char separator = separatorOf(line);
  const std::vector<Field> fields = trimmedFieldsOf(line, separator);
  const auto field = std::find_if(fields.begin(), fields.end(), [&](const Field& one) {
    return one.column == run.column && one.text.size() == run.text.size();
  });
  const bool isField = separator != 0 && field != fields.end();
  const bool isAdded = addField(cursor, reading, run,
                                !isField ? Format::oneLine
                                : field == fields.begin() + static_cast<std::ptrdiff_t>(kGsfField)
                                    ? Format::gsf
                                    : Format::csvTable);
  if (isAdded) addFurtherPuzzles(cursor, reading, run);
  ++cursor.next;
}

}  // namespace sudominoku::text
