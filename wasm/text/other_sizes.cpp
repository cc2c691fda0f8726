#include "text/other_sizes.h"

#include <algorithm>
#include <array>
#include <limits>

#include "board/cell.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// From here on letters stand for cells, too.
constexpr int kFirstWithLetters = 10;
constexpr std::array kSizes{4, 6, 8, 12, 16, 25};
/// So many grids are looked at to see whether they have all their rows.
constexpr int kGridsAhead = 3;

constexpr std::string_view kBetweenCells = "|,;";

/// What a line says of its cells, whatever the size of its grid.
struct RowShape {
  int tokens = 0;
  int signs = 0;
  int longest = 0;  ///< token; a number of two digits counts as one sign
  int largestNumber = 0;
  int largestDigit = 0;
  bool hasLetters = false;

  /// Whether this is a row of so many cells in a grid of this size.
  bool isRow(int cells, int size) const {
    if (hasLetters && size < kFirstWithLetters) return false;
    return (tokens == cells && longest == 1 && largestNumber <= size) ||
           (signs == cells && largestDigit <= size);
  }
};

RowShape shapeOf(const Line& line) {
  RowShape shape;
  for (std::size_t at = 0; true;) {
    const std::string_view token = nextToken(line.folded, kBetweenCells, at);
    if (token.empty()) return shape;
    const bool isPair = token.size() == 2 && isNumber(token);
    const int length = isPair ? 1 : static_cast<int>(token.size());
    int number = 0;
    for (const char c : token) {
      const int digit = isAsciiDigit(c) ? c - '0' : 0;
      if (!isCellValue(c) && !isAsciiLetter(c)) return {};
      shape.hasLetters |= !isCellValue(c);
      shape.largestDigit = std::max(shape.largestDigit, digit);
      number = 10 * number % 1000 + digit;
    }
    ++shape.tokens;
    shape.signs += static_cast<int>(token.size());
    shape.longest = std::max(shape.longest, length);
    shape.largestNumber = std::max(shape.largestNumber, number);
  }
}

/// How many lines from `index` on are such rows, at most so many; drawn and blank lines between
/// them do not count. `index` is then behind the last of them.
int rowsFrom(const LineCursor& cursor, std::size_t& index, int cells, int size, int most) {
  int rows = 0;
  for (std::size_t i = index; i < cursor.lines.size() && rows < most; ++i) {
    const Line& line = cursor.lines[i];
    if (line.isBlank() || isBorder(line)) {
      if (i > index + 2) break;
      continue;
    }
    if (!shapeOf(line).isRow(cells, size)) break;
    ++rows;
    index = i + 1;
  }
  return rows;
}

/// Whether the lines before and behind one that could be a whole grid are rows of some other grid.
bool isAmongRows(const LineCursor& cursor, int cells, int size) {
  const auto isOther = [&](std::size_t index) {
    return index < cursor.lines.size() && isGridLine(cursor.lines[index]) &&
           !shapeOf(cursor.lines[index]).isRow(cells, size);
  };
  // Before the first line, the index is beyond the last.
  return isOther(cursor.next - 1) || isOther(cursor.next + 1);
}

}  // namespace

bool isOtherSize(std::size_t size) {
  return std::find(kSizes.begin(), kSizes.end(), static_cast<int>(size)) != kSizes.end();
}

int otherSizeAt(const LineCursor& cursor) {
  if (isBorder(cursor.line())) return 0;
  const RowShape shape = shapeOf(cursor.line());
  for (const int size : kSizes) {
    if (!shape.isRow(size, size)) continue;
    std::size_t end = cursor.next;
    const int rows = rowsFrom(cursor, end, size, size, kGridsAhead * size);
    if (rows % size == 0) return size;
  }
  if (shape.tokens > 1 && shape.longest > 1) return 0;
  for (const int size : kSizes) {
    if (shape.isRow(size * size, size) && !isAmongRows(cursor, size * size, size)) return size;
  }
  return 0;
}

bool skipOtherSize(LineCursor& cursor, Reading& reading) {
  const int size = otherSizeAt(cursor);
  if (size == 0) return false;
  const Line& line = cursor.line();
  Place place = tokensOf(line, kBetweenCells)[0].place;
  place.length = 1;
  reportCount(reading, DiagnosticKind::otherSize, place, size, kSize);
  const int cells = shapeOf(line).isRow(size, size) ? size : size * size;
  rowsFrom(cursor, cursor.next, cells, size, std::numeric_limits<int>::max());
  return true;
}

}  // namespace sudominoku::text
