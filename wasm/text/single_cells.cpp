#include "text/single_cells.h"

#include <string>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// A puzzle of so many cells has lost the others: those of many a PDF are its givens, a line each.
constexpr std::size_t kLeastCells = 17;

}  // namespace

bool readSingleCells(LineCursor& cursor, Reading& reading) {
  std::vector<CellText> cells;
  std::size_t index = cursor.next;
  for (; index < cursor.lines.size() && cells.size() < static_cast<std::size_t>(kCells); ++index) {
    const Line& line = cursor.lines[index];
    Place place = line.extent();
    if (place.length == 1) {
      const char sign = line.folded[static_cast<std::size_t>(place.column - 1)];
      if (!isCellValue(sign)) break;
      // In an empty `<td></td>` a digit belongs before the tag.
      if (line.rawText(place.column, 1) == "<") place.length = 0;
      cells.push_back(cellText(sign, place));
    } else if (place.length > 1 || cells.empty()) {
      break;
    }
  }
  if (cells.size() < kLeastCells) return false;
  if (cells.size() == static_cast<std::size_t>(kCells)) {
    addPuzzle(reading, cursor.options, cells, Format::spacedRows, cursor.line().number,
              cells.back().place.line);
  } else {
    report(reading, DiagnosticKind::wrongCellCount, cells.back().place,
           std::to_string(cells.size()), std::to_string(kCells));
  }
  cursor.next = index;
  return true;
}

}  // namespace sudominoku::text
