#include "text/wrapped_line.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// Shorter lines are rows, or two side by side.
constexpr std::size_t kShortest = 2 * kSize + 1;

bool holdsCells(const Line& line) {
  const std::string_view signs = line.content();
  return !signs.empty() && std::all_of(signs.begin(), signs.end(), isCellValue);
}

/// Whether three lines draw the candidates of nine cells, each digit at its place in a square.
bool areDrawnMarks(const std::vector<CellText>& cells, std::size_t width) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (const Digit digit : cells[i].digits) {
      const std::size_t place = 3 * (i / width) + i % width % 3;
      if (static_cast<std::size_t>(digit - 1) != place) return false;
    }
  }
  return width == 3 * kSize;
}

/// Its 81 cells; empty: there is none.
std::vector<CellText> cellsAt(const LineCursor& cursor) {
  const std::size_t width = cursor.line().content().size();
  if (width < kShortest || width >= kCells) return {};
  std::vector<CellText> cells;
  std::size_t index = cursor.next;
  for (; cells.size() < kCells && cells.size() % width == 0; ++index) {
    if (index == cursor.lines.size() || !holdsCells(cursor.lines[index])) return {};
    const Line& line = cursor.lines[index];
    if (line.content().size() > width) return {};
    Place place = line.extent();
    place.length = 1;
    for (const char sign : line.content()) {
      cells.push_back(cellText(sign, place));
      ++place.column;
    }
  }
  if (cells.size() != kCells || areDrawnMarks(cells, width)) return {};
  // A number below 80 cells makes up for the one that was lost, and all behind that have moved.
  if (kCells % width == 1) return {};
  // Cells that follow at once may be this line's, of which some are too many, or, where all lines
  // are equally long, the candidates of one puzzle.
  if (index < cursor.lines.size() && holdsCells(cursor.lines[index])) {
    const std::size_t following = cursor.lines[index].content().size();
    const bool begins = kCells % width != 0 && (following == width || following == kCells);
    if (!begins) return {};
  }
  return cells;
}

}  // namespace

bool startsWrappedLine(const LineCursor& cursor) { return !cellsAt(cursor).empty(); }

bool readWrappedLine(LineCursor& cursor, Reading& reading) {
  const std::vector<CellText> cells = cellsAt(cursor);
  if (cells.empty()) return false;
  const int last = cells.back().place.line;
  addPuzzle(reading, cursor.options, cells, Format::oneLine, cursor.line().number, last);
  while (!cursor.atEnd() && cursor.line().number <= last) ++cursor.next;
  return true;
}

}  // namespace sudominoku::text
