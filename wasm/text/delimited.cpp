#include "text/delimited.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kBlanksAndQuotes = " \"'";

/// `,`, `;` or a tab; 0: the line has none.
char separatorOf(const Line& line) {
  if ((line.traits & kTabs) != 0) return '\t';
  if ((line.traits & kSeparators) == 0) return 0;
  const auto commas = std::count(line.folded.begin(), line.folded.end(), ',');
  return 2 * commas >= std::count(line.folded.begin(), line.folded.end(), ';') ? ',' : ';';
}

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

/// The fields of a line, without the blanks and quotes around them. An empty one has the gap's
/// column.
std::vector<Field> trimmedFieldsOf(const Line& line, char separator) {
  std::vector<Field> fields =
      separator == '\t' ? fieldsAtTabs(line) : fieldsOf(line.folded, separator);
  for (Field& field : fields) {
    const std::size_t first = field.text.find_first_not_of(kBlanksAndQuotes);
    if (first == std::string_view::npos) {
      field.text = {};
      continue;
    }
    field.column += static_cast<int>(first);
    field.text =
        field.text.substr(first, field.text.find_last_not_of(kBlanksAndQuotes) + 1 - first);
  }
  return fields;
}

void addField(LineCursor& cursor, Reading& reading, const Field& field, Format format) {
  const int number = cursor.line().number;
  addPuzzle(reading, cursor.options, wholeGridCells(field.text, number, field.column), format,
            number, number);
}

/// Which field of a header names the puzzles; none: the number of fields.
std::size_t puzzleColumn(const std::vector<Field>& header) {
  static constexpr std::array<std::string_view, 9> names{
      "quizzes", "quiz", "puzzle", "puzzles", "sudoku", "sudokus", "board", "grid", "question"};
  for (std::size_t i = 0; i < header.size(); ++i) {
    const std::string name = lowerOf(header[i].text);
    if (std::find(names.begin(), names.end(), name) != names.end()) return i;
  }
  return header.size();
}

/// The run of exactly 81 cell signs on a line: one with a blank cell rather than a solution. Empty
/// where there is none.
Field puzzleRun(const Line& line) {
  Field found;
  const std::string_view text = line.folded;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && isCellValue(text[i])) continue;
    const std::string_view run = text.substr(begin, i - begin);
    if (run.size() == static_cast<std::size_t>(kCells)) {
      const bool hasBlank = run.find_first_not_of("123456789") != std::string_view::npos;
      if (hasBlank || found.text.empty()) found = {run, static_cast<int>(begin) + 1};
      if (hasBlank) break;
    }
    begin = i + 1;
  }
  return found;
}

/// A row's own length: a separator behind the last cell makes no cell.
std::size_t cellCount(const std::vector<Field>& fields) {
  const std::size_t size = fields.size();
  const bool isTrailed = (size == kSize + 1 || size == kCells + 1) && fields.back().text.empty();
  return isTrailed ? size - 1 : size;
}

bool isCellField(const Field& field) {
  return field.text.empty() || (field.text.size() == 1 && isCellValue(field.text[0]));
}

/// A row of nine cells, or 81.
bool isCellRow(const std::vector<Field>& fields) {
  const std::size_t cells = cellCount(fields);
  return (cells == kSize || cells == kCells) &&
         std::all_of(fields.begin(), fields.end(), isCellField);
}

}  // namespace

bool startsTable(const LineCursor& cursor) {
  const Line& line = cursor.line();
  const char separator = separatorOf(line);
  if (separator == 0 || (line.traits & kLetters) == 0) return false;
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
    if (column < fields.size() && isWholeGrid(fields[column].text)) {
      addField(cursor, reading, fields[column], Format::csvTable);
      continue;
    }
    const bool isMissing = column >= fields.size();
    const Place place = isMissing ? line.end()
                                  : Place{line.number, fields[column].column,
                                          static_cast<int>(fields[column].text.size())};
    report(reading, DiagnosticKind::wrongCellCount, place,
           std::to_string(isMissing ? 0 : fields[column].text.size()), std::to_string(kCells));
  }
}

bool isPuzzleRecord(const Line& line) {
  return line.folded.size() > static_cast<std::size_t>(kCells) && !isBorder(line) &&
         !puzzleRun(line).text.empty();
}

void readPuzzleRecord(LineCursor& cursor, Reading& reading) {
  constexpr std::size_t kGsfField = 4;
  const Field run = puzzleRun(cursor.line());
  const char separator = separatorOf(cursor.line());
  const std::vector<Field> fields = trimmedFieldsOf(cursor.line(), separator);
  const auto field = std::find_if(fields.begin(), fields.end(), [&](const Field& one) {
    return one.column == run.column && one.text.size() == run.text.size();
  });
  const bool isField = separator != 0 && field != fields.end();
  addField(cursor, reading, run,
           !isField                                                           ? Format::oneLine
           : field == fields.begin() + static_cast<std::ptrdiff_t>(kGsfField) ? Format::gsf
                                                                              : Format::csvTable);
  ++cursor.next;
}

bool startsCellTable(const LineCursor& cursor) {
  const Line& line = cursor.line();
  const char separator = separatorOf(line);
  if (separator == 0) return false;
  const std::vector<Field> first = trimmedFieldsOf(line, separator);
  if (!isCellRow(first)) {
    // One bad field among nine is a mistake in a cell.
    const auto good = std::count_if(first.begin(), first.end(), isCellField);
    return separator != '\t' && cellCount(first) == kSize && good >= kSize - 2;
  }
  if (separator != '\t' || cellCount(first) == kCells) return true;
  // Tabs between cells that are all there are blanks like any other.
  for (std::size_t i = cursor.next; i < cursor.lines.size() && i < cursor.next + kSize; ++i) {
    const std::vector<Field> fields = trimmedFieldsOf(cursor.lines[i], separator);
    if (!isCellRow(fields)) return false;
    if (std::any_of(fields.begin(), fields.begin() + kSize,
                    [](const Field& field) { return field.text.empty(); })) {
      return true;
    }
  }
  return false;
}

void readCellTable(LineCursor& cursor, Reading& reading) {
  const char separator = separatorOf(cursor.line());
  const int firstLine = cursor.line().number;
  const bool isOneLine = cellCount(trimmedFieldsOf(cursor.line(), separator)) == kCells;
  std::vector<CellText> cells;
  bool isBroken = false;
  int rows = 0;
  for (; rows < (isOneLine ? 1 : kSize) && !cursor.atEnd(); ++rows, ++cursor.next) {
    const Line& line = cursor.line();
    if (line.isBlank() && separator != '\t') break;
    std::vector<Field> fields = trimmedFieldsOf(line, separator);
    const std::size_t count = cellCount(fields);
    if (count == 1) break;
    fields.resize(count);
    if (!isOneLine && count != kSize) {
      report(reading, DiagnosticKind::wrongCellCount, line.extent(), std::to_string(count),
             std::to_string(kSize));
      isBroken = true;
    }
    for (const Field& field : fields) {
      const Place place{line.number, field.column, static_cast<int>(field.text.size())};
      if (!isCellField(field)) {
        report(reading, DiagnosticKind::badCellValue, place,
               line.rawText(place.column, place.length), "0-9");
        isBroken = true;
      }
      cells.push_back(cellText(field.text.empty() ? '0' : field.text[0], place));
    }
  }
  const int lastLine = cursor.lines[cursor.next - 1].number;
  if (!isOneLine && rows < kSize) {
    report(reading, DiagnosticKind::wrongRowCount, cursor.lines[cursor.next - 1].end(),
           std::to_string(rows), std::to_string(kSize));
    isBroken = true;
  }
  if (!isBroken) {
    addPuzzle(reading, cursor.options, cells, Format::cellCsv, firstLine, lastLine);
  }
}

}  // namespace sudominoku::text
