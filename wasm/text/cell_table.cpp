#include "text/cell_table.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/cells.h"
#include "text/delimited.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr int kRowsOfBand = 3;
/// Of nine numbered rows.
constexpr int kMostBrokenRows = 3;
/// So many lines tell whether empty ones part grids or are their rows.
constexpr std::size_t kMostLines = 6 * kSize;
/// Empty lines before a grid among several.
constexpr std::size_t kMostEmpty = 3;

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

bool isCellField(const Field& field) {
  return field.text.empty() || (field.text.size() == 1 && isCellValue(field.text[0]));
}

bool areCells(const std::vector<Field>& fields) {
  return std::all_of(fields.begin(), fields.end(), isCellField);
}

bool isEmptyRow(const std::vector<Field>& fields) {
  return std::all_of(fields.begin(), fields.end(),
                     [](const Field& field) { return field.text.empty(); });
}

using Places = std::array<std::size_t, kSize>;

constexpr Places kFirstNine{0, 1, 2, 3, 4, 5, 6, 7, 8};

/// Where a grid stands among empty lines or columns, by their indices.
struct Sheet {
  std::optional<Places> lines;  ///< none: that could be several
  Places columns;
  std::size_t end = 0;
};

/// Of lines or columns, by a `1` for each that holds something, those from the first to the last of
/// them, if they are nine, beside empty ones between bands.
std::optional<Places> placesOfNine(std::string_view used) {
  const std::size_t first = std::min(used.find('1'), used.size());
  const std::string_view inner = used.substr(first, used.rfind('1') + 1 - first);
  const std::size_t gap = inner.size() < kSize ? 0 : (inner.size() - kSize) / 2;
  if (inner.size() != kSize + 2 * gap) return std::nullopt;
  const std::string empty(gap, '0');
  const std::size_t second = kRowsOfBand + gap;
  const bool areParted =
      inner.substr(kRowsOfBand, gap) == empty && inner.substr(second + kRowsOfBand, gap) == empty;
  if (!areParted) return std::nullopt;
  Places places = kFirstNine;
  for (std::size_t& place : places) place += first + place / kRowsOfBand * gap;
  return places;
}

/// Whether the lines of a sheet, by a `1` for each that holds something, are nines from one on,
/// with so many empty ones between them and some before the first.
bool areParted(const std::string& used, std::size_t first, std::size_t gap) {
  for (std::size_t i = 0; i < used.size(); ++i) {
    const bool isBetween = i < first || (i - first) % (kSize + gap) >= kSize;
    if (isBetween && used[i] == '1') return false;
  }
  return used.size() >= first + kSize + gap + kSize;
}

/// Of the lines of a sheet, by a `1` for each that holds something, the first nine or those among
/// empty ones; none where that could be either. All the lines there are may be certain to be nines
/// without any between them, or not to be.
std::optional<Places> linesOfNine(const std::string& used, bool isWhole,
                                  std::optional<bool> areNines) {
  const bool isOne = isWhole && std::count(used.begin(), used.end(), '1') <= kSize;
  if (isOne && areNines != true) {
    const auto places = placesOfNine(used);
    return !places && used[0] == '1' ? kFirstNine : places;
  }
  if (used[0] == '1') return kFirstNine;
  std::vector<std::size_t> firsts;
  if (areNines == true) firsts.push_back(0);
  for (std::size_t first = 0; first <= kMostEmpty; ++first) {
    bool isPossible = false;
    for (std::size_t gap = 1; gap <= kMostEmpty; ++gap) {
      isPossible |= areParted(used, first, gap);
    }
    if (isPossible && (firsts.empty() || firsts.back() != first)) firsts.push_back(first);
  }
  if (firsts.empty() && !areNines) firsts.push_back(0);
  if (firsts.size() != 1) return std::nullopt;
  Places places = kFirstNine;
  for (std::size_t& place : places) place += firsts[0];
  return places;
}

/// Whether digits go up by one each, as labels do.
bool areCounting(const std::string& digits) {
  return std::adjacent_find(digits.begin(), digits.end(),
                            [](char one, char next) { return next != one + 1; }) == digits.end();
}

/// Where a grid stands among empty lines or columns, from a line of a spreadsheet on; nothing where
/// there are none such.
std::optional<Sheet> sheetAt(const LineCursor& cursor, char separator) {
  if (separator == 0 || separator == '|') return std::nullopt;
  const std::size_t width = trimmedFieldsOf(cursor.line(), separator).size();
  if (width < kSize || width >= kCells) return std::nullopt;
  const auto isLineOf = [&](const Line& line) {
    const std::vector<Field> fields = trimmedFieldsOf(line, separator);
    return fields.size() == width && areCells(fields);
  };
  std::vector<std::vector<Field>> rows;
  std::string used;
  const auto readNext = [&] {
    const std::size_t index = cursor.next + rows.size();
    if (index == cursor.lines.size()) return false;
    if (!isLineOf(cursor.lines[index])) return false;
    rows.push_back(trimmedFieldsOf(cursor.lines[index], separator));
    used += isEmptyRow(rows.back()) ? '0' : '1';
    return true;
  };
  bool isWhole = false;
  while (!isWhole && used.size() < kMostLines && used != "111111111") isWhole = !readNext();
  if (used.size() < kSize || used.find('1') == std::string::npos) return std::nullopt;
  std::size_t end = cursor.next + used.size();
  // Behind another grid, an empty line is a row unless it looks otherwise.
  const bool isFirst = cursor.next == 0 || !isLineOf(cursor.lines[cursor.next - 1]);
  while (used[0] == '0' && isFirst && end < cursor.lines.size() && isLineOf(cursor.lines[end])) {
    ++end;
  }
  const bool isKnown = isWhole || isFirst;
  const auto areNines = isKnown ? std::optional((end - cursor.next) % kSize == 0) : std::nullopt;
  Sheet sheet{linesOfNine(used, isWhole, areNines), kFirstNine, end};
  if (!sheet.lines) return sheet;
  std::string usedColumns(width, '0');
  for (const std::size_t line : *sheet.lines) {
    for (std::size_t i = 0; i < width; ++i) {
      if (!rows[line][i].text.empty()) usedColumns[i] = '1';
    }
  }
  const bool isTrailed = usedColumns.find('1', kSize) == std::string::npos &&
                         (usedColumns[0] == '1' || (width == kSize + 1 && separator != '\t'));
  if (width > kSize && !isTrailed) {
    const auto columns = placesOfNine(usedColumns);
    if (!columns) return std::nullopt;
    sheet.columns = *columns;
  }
  const bool isPlain =
      width <= kSize + 1 && sheet.lines == kFirstNine && sheet.columns == kFirstNine;
  if (isPlain) return std::nullopt;
  std::string row, column;
  for (std::size_t i = 0; i < kSize; ++i) {
    row += rows[sheet.lines->front()][sheet.columns[i]].text;
    column += rows[(*sheet.lines)[i]][sheet.columns[0]].text;
  }
  if ((row.size() == kSize && areCounting(row)) ||
      (column.size() == kSize && areCounting(column))) {
    return std::nullopt;
  }
  for (std::size_t& line : *sheet.lines) line += cursor.next;
  sheet.end = sheet.lines->back() + 1;
  return sheet;
}

std::ptrdiff_t barsOf(std::string_view text) { return std::count(text.begin(), text.end(), '|'); }

void readSheet(LineCursor& cursor, const Sheet& sheet, char separator, Reading& reading) {
  const Line& last = cursor.lines[sheet.end - 1];
  const std::size_t begin = std::exchange(cursor.next, sheet.end);
  if (!sheet.lines) {
    report(reading, DiagnosticKind::wrongRowCount, last.end(), std::to_string(sheet.end - begin),
           std::to_string(kSize));
    return;
  }
  std::vector<CellText> cells;
  for (const std::size_t index : *sheet.lines) {
    const Line& line = cursor.lines[index];
    const std::vector<Field> fields = trimmedFieldsOf(line, separator);
    for (const std::size_t column : sheet.columns) {
      const auto& [text, place] = fields[column];
      cells.push_back(cellText(text.empty() ? '0' : text[0],
                               {line.number, place, static_cast<int>(text.size())}));
    }
  }
  addPuzzle(reading, cursor.options, cells, Format::cellCsv, cursor.lines[begin].number,
            last.number);
}

/// Passes over lines of empty fields behind a table, unless a row follows them.
void passEmptyRows(LineCursor& cursor, char separator) {
  for (std::size_t index = cursor.next; index < cursor.next + kSize; ++index) {
    const bool isAtEnd = index == cursor.lines.size();
    const std::vector<Field> fields =
        isAtEnd ? std::vector<Field>() : trimmedFieldsOf(cursor.lines[index], separator);
    if (fields.size() >= kSize && isEmptyRow(fields)) continue;
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
  for (std::size_t i = cursor.next; i < cursor.lines.size() && rows < kSize; ++i) {
    if (separator == '|' && isNoRow(cursor.lines[i])) continue;
    const std::string_view text = cursor.lines[i].folded;
    const std::vector<Field> fields = rowOf(cursor.lines[i], separator);
    if (!isCellRow(fields) || barsOf(text) != bars) return false;
    for (const Field& field : fields) hasEmpty |= field.text.empty();
    hasFirst |= !fields[0].text.empty();
    // Between outer bars, fewer make a row that lacks cells.
    hasWhole |= text.find_first_not_of(' ') != text.find('|') ||
                text.find_last_not_of(' ') != text.rfind('|');
    ++rows;
  }
  return hasEmpty && hasFirst && hasWhole;
}

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
  bool isBroken = false;
  int rows = 0;
  for (std::size_t index = cursor.next; rows < (isOneLine ? 1 : kSize);
       ++rows, cursor.next = ++index) {
    // Blank lines part bands, or all rows, but not a broken table from the next.
    const bool mayBeParted =
        rows % kRowsOfBand == 0 || static_cast<int>(index) + 1 - firstLine == 2 * rows - 1;
    while (index < cursor.lines.size() && mayBeParted && isNoRow(cursor.lines[index])) ++index;
    if (index == cursor.lines.size()) break;
    const Line& line = cursor.lines[index];
    std::vector<Field> fields = rowOf(line, separator, isNumbered);
    if (fields.size() == 1) break;
    if (!isOneLine && fields.size() != kSize) {
      report(reading, DiagnosticKind::wrongCellCount, line.extent(), std::to_string(fields.size()),
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
  passEmptyRows(cursor, separator);
}

}  // namespace sudominoku::text
