#include "text/dressed_rows.h"

#include <algorithm>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// Lines that may stand between two rows.
constexpr std::size_t kLinesBetweenRows = 2;

bool isLabelSign(char c) { return isAsciiDigit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z'); }

/// `1 2 3 4 5 6 7 8 9` or `ABC DEF GHI`, with or without bars.
bool numbersColumns(std::string_view text) {
  int columns = 0;
  char last = 0;
  for (const char c : text) {
    if (c == ' ' || c == '|') continue;
    if (!isLabelSign(c) || (columns > 0 && c != last + 1)) return false;
    last = c;
    ++columns;
  }
  return columns == kSize;
}

/// Adds the cells of a row. False, and nothing added: the line is none. The labels of the rows
/// follow on `first`, the one of row 0.
bool addRow(const Line& line, int row, char& first, std::vector<CellText>& cells) {
  const std::string_view text = line.folded;
  constexpr std::string_view quotes = "\"'";
  std::size_t begin = std::min(text.find_first_of(quotes), text.size());
  std::size_t end = text.size();
  if (begin < end) {
    end = text.find(text[begin], begin + 1);
    if (end == std::string_view::npos || text.find_first_of(quotes, end + 1) < text.size())
      return false;
    ++begin;
  } else {
    begin = std::min(text.find_first_not_of(" |"), text.size());
    while (begin + 1 < end && isLabelSign(text[begin]) && isLabelSign(text[begin + 1])) ++begin;
    if (begin == end) return false;
    if (row == 0) first = text[begin];
    if (!isLabelSign(first) || text[begin] != first + row) return false;
    ++begin;
    if (begin < end && std::string_view(":.)=").find(text[begin]) < 4) ++begin;
  }
  const std::string_view signs = text.substr(begin, end - begin);
  int count = 0;
  for (const char c : signs) {
    if (c == ' ' || c == '|') continue;
    if (!isCellValue(c)) return false;
    ++count;
  }
  if (count != kSize) return false;
  for (std::size_t i = begin; i < end; ++i) {
    if (text[i] == ' ' || text[i] == '|') continue;
    cells.push_back(cellText(text[i], {line.number, static_cast<int>(i) + 1, 1}));
  }
  return true;
}

/// The 81 cells; empty where there are none.
std::vector<CellText> cellsAt(const LineCursor& cursor) {
  std::vector<CellText> cells;
  std::size_t index = cursor.next + (numbersColumns(cursor.line().folded) ? 1 : 0);
  char first = 0;
  for (int row = 0; row < kSize; ++row, ++index) {
    const std::size_t limit = index + (row == 0 && index == cursor.next ? 0 : kLinesBetweenRows);
    while (index < cursor.lines.size() && index < limit &&
           (cursor.lines[index].isBlank() || isBorder(cursor.lines[index]))) {
      ++index;
    }
    if (index >= cursor.lines.size() || !addRow(cursor.lines[index], row, first, cells)) return {};
  }
  return cells;
}

}  // namespace

bool startsDressedRows(const LineCursor& cursor) { return !cellsAt(cursor).empty(); }

void readDressedRows(LineCursor& cursor, Reading& reading) {
  const Line& line = cursor.line();
  const std::vector<CellText> cells = cellsAt(cursor);
  const int lastLine = cells.back().place.line;
  const Line& last = cursor.lines[static_cast<std::size_t>(lastLine - 1)];
  const Format format = (last.traits & kQuotes) != 0                         ? Format::sourceArray
                        : last.folded.find('|') != std::string::npos         ? Format::borderedGrid
                        : cells[0].place.column + 1 == cells[1].place.column ? Format::packedRows
                                                                             : Format::spacedRows;
  addPuzzle(reading, cursor.options, cells, format, line.number, lastLine);
  cursor.next = static_cast<std::size_t>(lastLine);
}

}  // namespace sudominoku::text
