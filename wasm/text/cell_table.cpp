#include "text/cell_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "text/cells.h"
#include "text/delimited.h"
#include "text/line_shape.h"
#include "text/sheet.h"

namespace sudominoku::text {
namespace {

/// Of nine rows that are numbered or between tabs.
constexpr int kMostBrokenRows = 3;

/// The fields of a row: a separator behind the last cell makes no cell, nor do bars around all. Of
/// a numbered row all fields but the number.
std::vector<Field> rowOf(const Line& line, char separator, bool isNumbered = false) {
  std::vector<Field> fields = trimmedFieldsOf(line, separator);
  if (isNumbered) {
    fields.erase(fields.begin());
    return fields;
  }
  const bool isBetweenBars =
      separator == '|' && fields.size() == kSize + 2 && fields.front().text.empty();
  if (isBetweenBars) fields.erase(fields.begin());
  const bool isTrailed =
      (fields.size() == kSize + 1 || fields.size() == kCells + 1) &&
      (fields.back().text.empty() || (isBetweenBars && fields.back().text == "."));
  if (isTrailed) fields.pop_back();
  return fields;
}

std::ptrdiff_t barsOf(std::string_view text) { return std::count(text.begin(), text.end(), '|'); }

/// Passes over lines of empty fields behind a table, unless a row follows them.
void passEmptyRows(LineCursor& cursor, char separator) {
  for (std::size_t index = cursor.next; index < cursor.next + kSize; ++index) {
    const bool isAtEnd = index == cursor.lines.size();
    const std::vector<Field> fields =
        isAtEnd ? std::vector<Field>() : trimmedFieldsOf(cursor.lines[index], separator);
    if (fields.size() >= kSize && areEmpty(fields)) continue;
    const bool isRow = fields.size() >= kSize && areCells(fields);
    if (!isRow) cursor.next = index;
    return;
  }
}

/// What may stand between rows. Tabs alone are a row.
bool isNoRow(const Line& line) { return (line.isBlank() && line.tabs.empty()) || isBorder(line); }

/// A row of nine cells, or 81.
bool isCellRow(const std::vector<Field>& fields) {
  return (fields.size() == kSize || fields.size() == kCells) && areCells(fields);
}

}  // namespace

bool isCellRow(const Line& line) {
  const char separator = separatorOf(line);
  return separator != 0 && isCellRow(rowOf(line, separator));
}

bool startsNumberedRows(const LineCursor& cursor) {
  const char separator = separatorOf(cursor.line());
  if (separator == 0 || separator == '|') return false;
  bool hasEmpty = false;
  int broken = 0;
  char label = 0;
  for (std::size_t row = 0; row < kSize; ++row, ++label) {
    const std::size_t index = cursor.next + row;
    const std::vector<Field> fields = index < cursor.lines.size()
                                          ? trimmedFieldsOf(cursor.lines[index], separator)
                                          : std::vector<Field>();
    const bool isWhole = fields.size() == kSize + 1 && !fields[0].text.empty();
    if (isWhole && row == 0) label = fields[0].text.back();
    if (!isWhole || fields[0].text.back() != label) {
      if (row == 0 || ++broken > kMostBrokenRows) return false;
      continue;
    }
    for (std::size_t i = 1; i < kSize; ++i) hasEmpty |= fields[i].text.empty();
  }
  return hasEmpty;
}

bool isNumberAboveRows(const LineCursor& cursor) {
  const auto isNumberRow = [](const Line& line) {
    return line.tabs.size() >= kSize - 1 && isNumber(line.content()) &&
           line.folded.find_first_not_of(' ') < line.tabs.front();
  };
  const std::size_t end = cursor.next + 1 + kSize;
  if (!isNumberRow(cursor.line()) || end > cursor.lines.size()) return false;
  // It may be the first row, and the last one none.
  if (cursor.lines[end - 1].isBlank()) return false;
  for (std::size_t index = cursor.next + 1; index < end; ++index) {
    const Line& line = cursor.lines[index];
    if (line.tabs.empty() || !isCellRow(line)) return false;
  }
  return end == cursor.lines.size() || cursor.lines[end].tabs.empty() ||
         !isCellRow(cursor.lines[end]) || isNumberRow(cursor.lines[end]);
}

bool startsCellTable(const LineCursor& cursor) {
  const Line& line = cursor.line();
  const char separator = separatorOf(line);
  if (separator == 0) return false;
  std::vector<Field> first = rowOf(line, separator);
  const bool isNumbered = first.size() <= kSize + 1 && startsNumberedRows(cursor);
  if (isNumbered) first = rowOf(line, separator, true);
  const bool areOften = !isNumbered && (separator == '\t' || separator == '|');
  const bool mayBeSheet = !isNumbered && (areOften || !isCellRow(first));
  if (mayBeSheet && sheetAt(cursor, separator)) return true;
  if (!isCellRow(first)) {
    // One bad field among nine is a mistake in a cell.
    const auto good = std::count_if(first.begin(), first.end(), isCellField);
    return !areOften && first.size() == kSize && good >= kSize - 2;
  }
  if (!areOften || first.size() == kCells) return true;
  // Tabs and bars between cells that are all there are read like blanks.
  const auto bars = barsOf(line.folded);
  bool hasEmpty = false;
  // Ten fields between tabs have one too many, before or behind the others.
  bool hasFirst = line.tabs.size() != kSize;
  bool hasWhole = bars == 0 || bars > kSize;
  int rows = 0;
  int broken = 0;
  for (std::size_t i = cursor.next; i < cursor.lines.size() && rows < kSize; ++i) {
    if (isNoRow(cursor.lines[i])) continue;
    const std::string_view text = cursor.lines[i].folded;
    const std::vector<Field> fields = rowOf(cursor.lines[i], separator);
    const bool isRow = isCellRow(fields) && barsOf(text) == bars;
    // Between tabs, few lines that have not nine fields are mistakes.
    const bool mayBeBroken = !cursor.lines[i].tabs.empty() && areCells(fields);
    if (!isRow && !(mayBeBroken && ++broken <= kMostBrokenRows)) return false;
    for (const Field& field : fields) hasEmpty |= field.text.empty();
    hasFirst |= !fields[0].text.empty();
    // Between outer bars, fewer make a row that lacks cells.
    hasWhole |= text.find_first_not_of(' ') != text.find('|') ||
                text.find_last_not_of(' ') != text.rfind('|');
    ++rows;
  }
  return hasEmpty && hasFirst && hasWhole;
}

namespace {

/// Rows with an empty field, a bit each: without a separator behind the last field, and with it.
using RowsByEnd = std::array<unsigned, 2>;

/// Adds the cells of a row. False: it has not nine, if it ought to, or some are none.
bool addCells(const Line& line, const std::vector<Field>& fields, bool areNine, Reading& reading,
              std::vector<CellText>& cells) {
  bool isGood = !areNine || fields.size() == kSize;
  if (!isGood) {
    reportCount(reading, DiagnosticKind::wrongCellCount, line.extent(), fields.size(), kSize);
  }
  for (const Field& field : fields) {
    const Place place{line.number, field.column, static_cast<int>(field.text.size())};
    if (!isCellField(field)) {
      reportText(reading, DiagnosticKind::badCellValue, line, place, "0-9");
      isGood = false;
    }
    cells.push_back(cellText(field.text.empty() ? '0' : field.text[0], place));
  }
  return isGood;
}

/// Among rows of nine fields, of ten one too many was written, and of nine among ten, one too few,
/// if any is empty; but the last may lack what parts it from the next. Where blank cells have a
/// sign (`haveSign`), the first field of a row or the last was cut off if nothing is empty but in
/// that row. False: there is such a row.
bool endAlike(const RowsByEnd& rows, bool areTrailed, bool haveSign, std::size_t width,
              const LineCursor& cursor, const std::vector<CellText>& cells, Reading& reading) {
  const unsigned all = rows[0] | rows[1];
  const std::size_t first = width * static_cast<std::size_t>(std::countr_zero(all));
  const bool isCut = haveSign && std::has_single_bit(all) &&
                     (cells[first].place.length == 0 || cells[first + width - 1].place.length == 0);
  const unsigned odd = isCut ? all : areTrailed ? rows[0] & 0xffU : rows[1];
  if (odd == 0) return true;
  const Line& line = cursor.lines[cells[kSize * std::countr_zero(odd)].place.line - 1];
  reportCount(reading, DiagnosticKind::wrongCellCount, line.extent(),
              areTrailed || isCut ? kSize - 1 : kSize + 1, kSize);
  return false;
}

}  // namespace

void readCellTable(LineCursor& cursor, Reading& reading) {
  const char separator = separatorOf(cursor.line());
  const int firstLine = cursor.line().number;
  const bool isOneLine = rowOf(cursor.line(), separator).size() == kCells;
  const bool isNumbered = !isOneLine && startsNumberedRows(cursor);
  if (!isNumbered) {
    if (const std::optional<Sheet> sheet = sheetAt(cursor, separator)) {
      readSheet(cursor, *sheet, separator, reading);
      return passEmptyRows(cursor, separator);
    }
  }
  std::vector<CellText> cells;
  RowsByEnd rowsByEnd{};
  int trailed = 0;
  bool isGood = true;
  bool haveSign = false;
  int rows = 0;
  for (std::size_t index = cursor.next; rows < (isOneLine ? 1 : kSize);
       ++rows, cursor.next = ++index) {
    // Blank lines part bands, or all rows, but not a broken table from the next.
    const bool mayBeParted =
        rows % kRowsOfBand == 0 || static_cast<int>(index) + 1 - firstLine == 2 * rows - 1;
    while (index < cursor.lines.size() && mayBeParted && isNoRow(cursor.lines[index])) ++index;
    if (index == cursor.lines.size()) break;
    const Line& line = cursor.lines[index];
    const std::vector<Field> fields = rowOf(line, separator, isNumbered);
    if (fields.size() == 1) break;
    isGood &= addCells(line, fields, !isOneLine, reading, cells);
    haveSign |= hasBlankCell(line.folded);
    const bool hasEmpty = std::any_of(fields.begin(), fields.end(),
                                      [](const Field& field) { return field.text.empty(); });
    const bool isTrailed = std::count(line.raw.begin(), line.raw.end(), separator) >= kSize;
    if (hasEmpty) rowsByEnd[isTrailed] |= 1U << rows;
    trailed += isTrailed ? 1 : 0;
  }
  const Line& last = cursor.lines[cursor.next - 1];
  if (!isOneLine && rows < kSize) {
    reportCount(reading, DiagnosticKind::wrongRowCount, last.end(), rows, kSize);
    isGood = false;
  }
  const std::size_t width = isOneLine ? kCells : kSize;
  if (isGood && endAlike(rowsByEnd, 2 * trailed > rows, haveSign, width, cursor, cells, reading)) {
    addPuzzle(reading, cursor.options, cells, Format::cellCsv, firstLine, last.number);
  }
  passEmptyRows(cursor, separator);
}

}  // namespace sudominoku::text
