#include "text/sheet.h"

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/cells.h"
#include "text/delimited.h"
#include "text/signs.h"

namespace sudominoku::text {
namespace {

/// So many lines tell whether empty ones part grids or are their rows.
constexpr std::size_t kMostLines = 6 * kSize;
/// Empty lines before a grid among several.
constexpr std::size_t kMostEmpty = 3;

constexpr SheetPlaces kFirstNine{0, 1, 2, 3, 4, 5, 6, 7, 8};

/// Of lines or columns, by a `1` for each that holds something, those from the first to the last of
/// them, if they are nine, beside empty ones between bands.
std::optional<SheetPlaces> placesOfNine(std::string_view used) {
  const std::size_t first = std::min(used.find('1'), used.size());
  const std::string_view inner = used.substr(first, used.rfind('1') + 1 - first);
  const std::size_t gap = inner.size() < kSize ? 0 : (inner.size() - kSize) / 2;
  if (inner.size() != kSize + 2 * gap) return std::nullopt;
  const std::string empty(gap, '0');
  const std::size_t second = kRowsOfBand + gap;
  const bool areBands =
      inner.substr(kRowsOfBand, gap) == empty && inner.substr(second + kRowsOfBand, gap) == empty;
  if (!areBands) return std::nullopt;
  SheetPlaces places = kFirstNine;
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
std::optional<SheetPlaces> linesOfNine(const std::string& used, bool isWhole,
                                       std::optional<bool> areNines) {
  const bool isOne = isWhole && std::count(used.begin(), used.end(), '1') <= kSize;
  if (isOne && areNines != true) {
    const auto places = placesOfNine(used);
    return !places && used[0] == '1' ? kFirstNine : places;
  }
  if (used[0] == '1') return kFirstNine;
  // A bit for each line that may be the first.
  unsigned firsts = areNines == true ? 1 : 0;
  for (std::size_t first = 0; first <= kMostEmpty; ++first) {
    for (std::size_t gap = 1; gap <= kMostEmpty; ++gap) {
      if (areParted(used, first, gap)) firsts |= 1U << first;
    }
  }
  if (firsts == 0 && !areNines) firsts = 1;
  if (!std::has_single_bit(firsts)) return std::nullopt;
  SheetPlaces places = kFirstNine;
  for (std::size_t& place : places) place += static_cast<std::size_t>(std::countr_zero(firsts));
  return places;
}

using Rows = std::vector<std::vector<Field>>;

/// The columns of a grid on these lines of a sheet; nothing where they are not certain.
std::optional<SheetPlaces> columnsOf(const Rows& rows, const SheetPlaces& lines) {
  std::string used(rows[0].size(), '0');
  for (const std::size_t line : lines) {
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (!rows[line][i].text.empty()) used[i] = '1';
    }
  }
  const bool isTrailed = used[0] == '1' && used.find('1', kSize) == std::string::npos;
  return used.size() == kSize || isTrailed ? kFirstNine : placesOfNine(used);
}

/// Whether nine cells hold digits that go up by one each, as labels do.
bool areLabels(const std::string& digits) {
  return digits.size() == kSize && contains(std::string_view("0123456789"), digits);
}

/// Whether the first row or the first column of a grid counts the others.
bool isLabelled(const Rows& rows, const SheetPlaces& lines, const SheetPlaces& columns) {
  std::string row, column;
  for (std::size_t i = 0; i < kSize; ++i) {
    row += rows[lines.front()][columns[i]].text;
    column += rows[lines[i]][columns.front()].text;
  }
  return areLabels(row) || areLabels(column);
}

}  // namespace

std::optional<Sheet> sheetAt(const LineCursor& cursor, char separator) {
  if (separator == 0 || separator == '|') return std::nullopt;
  const std::size_t width = trimmedFieldsOf(cursor.line(), separator).size();
  if (width < kSize || width >= kCells) return std::nullopt;
  // Of other lines than the sheet's there are none.
  const auto fieldsAt = [&](std::size_t index) {
    if (index >= cursor.lines.size()) return std::vector<Field>();
    std::vector<Field> fields = trimmedFieldsOf(cursor.lines[index], separator);
    return fields.size() == width && areCells(fields) ? fields : std::vector<Field>();
  };
  Rows rows;
  std::string used;
  bool isWhole = false;
  while (used.size() < kMostLines && used != "111111111") {
    std::vector<Field> fields = fieldsAt(cursor.next + rows.size());
    isWhole = fields.empty();
    if (isWhole) break;
    used += areEmpty(fields) ? '0' : '1';
    rows.push_back(std::move(fields));
  }
  if (used.size() < kSize || !contains(used, '1')) return std::nullopt;
  std::size_t end = cursor.next + used.size();
  // Behind another grid, an empty line is a row unless it looks otherwise.
  const bool isFirst = cursor.next == 0 || fieldsAt(cursor.next - 1).empty();
  while (used[0] == '0' && isFirst && !fieldsAt(end).empty()) ++end;
  const bool isKnown = isWhole || isFirst;
  const auto areNines = isKnown ? std::optional((end - cursor.next) % kSize == 0) : std::nullopt;
  Sheet sheet{linesOfNine(used, isWhole, areNines), kFirstNine, end};
  if (!sheet.lines) return sheet;
  const std::optional<SheetPlaces> columns = columnsOf(rows, *sheet.lines);
  if (!columns) {
    if (width != kSize + 1 || separator == '\t') return std::nullopt;
    return Sheet{std::nullopt, kFirstNine, cursor.next + kSize};
  }
  sheet.columns = *columns;
  const bool isPlain =
      width <= kSize + 1 && sheet.lines == kFirstNine && sheet.columns == kFirstNine;
  if (isPlain || isLabelled(rows, *sheet.lines, sheet.columns)) return std::nullopt;
  for (std::size_t& line : *sheet.lines) line += cursor.next;
  sheet.end = sheet.lines->back() + 1;
  return sheet;
}

void readSheet(LineCursor& cursor, const Sheet& sheet, char separator, Reading& reading) {
  const Line& last = cursor.lines[sheet.end - 1];
  const std::size_t begin = std::exchange(cursor.next, sheet.end);
  if (!sheet.lines) {
    // Of nine lines, the columns are not certain.
    const bool areNine = sheet.end - begin == kSize;
    reportCount(reading, areNine ? DiagnosticKind::wrongCellCount : DiagnosticKind::wrongRowCount,
                areNine ? cursor.lines[begin].extent() : last.end(),
                areNine ? kSize + 1 : sheet.end - begin, kSize);
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

}  // namespace sudominoku::text
