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

/// How many lines it was wrapped to; 0: there is none.
std::size_t linesAt(const LineCursor& cursor) {
  constexpr auto all = static_cast<std::size_t>(kCells);
  const std::size_t width = cursor.line().content().size();
  if (width < kShortest || width >= all) return 0;
  std::size_t cells = 0;
  std::size_t index = cursor.next;
  for (; cells < all && cells % width == 0; ++index) {
    if (index == cursor.lines.size() || !holdsCells(cursor.lines[index])) return 0;
    const std::size_t signs = cursor.lines[index].content().size();
    if (signs > width) return 0;
    cells += signs;
  }
  if (cells != all) return 0;
  // Cells that follow at once may be this line's, of which some are too many, or, where all lines
  // are equally long, the candidates of one puzzle.
  if (index < cursor.lines.size() && holdsCells(cursor.lines[index])) {
    const std::size_t following = cursor.lines[index].content().size();
    const bool begins = all % width != 0 && (following == width || following == all);
    if (!begins) return 0;
  }
  return index - cursor.next;
}

}  // namespace

bool startsWrappedLine(const LineCursor& cursor) { return linesAt(cursor) != 0; }

bool readWrappedLine(LineCursor& cursor, Reading& reading) {
  const std::size_t count = linesAt(cursor);
  if (count == 0) return false;
  const int first = cursor.line().number;
  std::vector<CellText> cells;
  for (const std::size_t end = cursor.next + count; cursor.next < end; ++cursor.next) {
    Place place = cursor.line().extent();
    place.length = 1;
    for (const char sign : cursor.line().content()) {
      cells.push_back(cellText(sign, place));
      ++place.column;
    }
  }
  addPuzzle(reading, cursor.options, cells, Format::oneLine, first, cells.back().place.line);
  return true;
}

}  // namespace sudominoku::text
