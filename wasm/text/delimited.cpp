#include "text/delimited.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "text/cell_table.h"
#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

bool isBlankOrQuote(char c) { return c == ' ' || c == '"' || c == '\''; }

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

/// The text between two quotation marks that is a grid; empty where none is.
Field quotedGrid(const Line& line) {
  const std::string_view text = line.folded;
  std::size_t begin = text.find_first_of("\"'");
  while (begin != std::string_view::npos) {
    const std::size_t end = text.find(text[begin], begin + 1);
    if (end == std::string_view::npos) break;
    const std::string_view quoted = text.substr(begin + 1, end - begin - 1);
    if (isGridText(quoted)) return {quoted, static_cast<int>(begin) + 2};
    begin = end;
  }
  return {};
}

/// The run of exactly 81 cell signs on a line: one with a blank cell rather than a solution. Else
/// rows in quotation marks. Empty where there is neither.
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
  const bool mayBeQuoted = found.text.empty() && (line.traits & kQuotes) != 0;
  return mayBeQuoted ? quotedGrid(line) : found;
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
    std::string_view& text = field.text;
    while (!text.empty() && isBlankOrQuote(text.back())) text.remove_suffix(1);
    while (!text.empty() && isBlankOrQuote(text.front())) {
      text.remove_prefix(1);
      ++field.column;
    }
  }
  return fields;
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

}  // namespace sudominoku::text
