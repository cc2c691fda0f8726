#include "text/single_cells.h"

#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {

bool readSingleCells(LineCursor& cursor, Reading& reading) {
  std::vector<CellText> cells;
  std::size_t index = cursor.next;
  for (; index < cursor.lines.size() && cells.size() < static_cast<std::size_t>(kCells); ++index) {
    const Line& line = cursor.lines[index];
    Place place = line.extent();
    if (place.length == 1) {
      const char sign = line.folded[static_cast<std::size_t>(place.column - 1)];
      if (!isCellValue(sign)) return false;
      // In an empty `<td></td>` a digit belongs before the tag.
      if (line.rawText(place.column, 1) == "<") place.length = 0;
      cells.push_back(cellText(sign, place));
    } else if (place.length > 1 || cells.empty()) {
      return false;
    }
  }
  if (cells.size() != static_cast<std::size_t>(kCells)) return false;
  addPuzzle(reading, cursor.options, cells, Format::spacedRows, cursor.line().number,
            cells.back().place.line);
  cursor.next = index;
  return true;
}

}  // namespace sudominoku::text
