#include "text/single_cells.h"

#include <string>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// A puzzle of so many cells has lost the others: those of many a PDF are its givens, a line each.
constexpr std::size_t kLeastCells = 17;

/// Whether a line holds one cell and nothing else.
bool isSingleCell(const Line& line) {
  const Place place = line.extent();
  return place.length == 1 && isCellValue(line.folded[static_cast<std::size_t>(place.column - 1)]);
}

}  // namespace

bool readSingleCells(LineCursor& cursor, Reading& reading) {
  std::vector<CellText> cells;
  std::size_t index = cursor.next;
  for (; index < cursor.lines.size() && cells.size() < kCells; ++index) {
    const Line& line = cursor.lines[index];
    if (isSingleCell(line)) {
      Place place = line.extent();
      const char sign = line.folded[static_cast<std::size_t>(place.column - 1)];
      // In an empty `<td></td>` a digit belongs before the tag.
      if (line.rawText(place.column, 1) == "<") place.length = 0;
      cells.push_back(cellText(sign, place));
    } else if (!line.isBlank() || cells.empty()) {
      break;
    }
  }
  if (cells.size() < kLeastCells) return false;
  // Right behind them another puzzle may begin, but nothing less.
  std::size_t more = 0;
  while (more < kCells && index + more < cursor.lines.size() &&
         isSingleCell(cursor.lines[index + more])) {
    ++more;
  }
  const bool isWhole = cells.size() == kCells && more % kCells == 0;
  if (isWhole) {
    addPuzzle(reading, cursor.options, cells, Format::spacedRows, cursor.line().number,
              cells.back().place.line);
  } else {
    reportCount(reading, DiagnosticKind::wrongCellCount, cells.back().place, cells.size() + more,
                kCells);
  }
  cursor.next = index + (isWhole ? 0 : more);
  return true;
}

}  // namespace sudominoku::text
