#include "text/single_cells.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// A puzzle of so many cells has lost the others: those of many a PDF are its givens, a line each.
constexpr std::size_t kLeastCells = 17;

/// The cell that is alone on a line; an empty text: none is. In a wiki's table it stands behind a
/// bar, or nothing does: `| 5`, `|`.
std::string_view cellOn(const Line& line) {
  const std::string_view text = line.content();
  const bool isAlone = text.size() == 1 && isCellValue(text[0]);
  const bool isField = text.starts_with('|') && text != "|-" &&
                       std::min(text.find_first_not_of(' ', 1), text.size()) + 1 >= text.size();
  const bool isCell = isAlone || (isField && (text.size() == 1 || isCellValue(text.back())));
  return isCell ? text.substr(text.size() - 1) : std::string_view();
}

}  // namespace

bool readSingleCells(LineCursor& cursor, Reading& reading) {
  std::vector<CellText> cells;
  std::size_t index = cursor.next;
  for (; index < cursor.lines.size() && cells.size() < kCells; ++index) {
    const Line& line = cursor.lines[index];
    const std::string_view cell = cellOn(line);
    if (!cell.empty()) {
      const bool isEmpty = cell == "|";
      Place place{line.number, line.end().column - (isEmpty ? 0 : 1), isEmpty ? 0 : 1};
      // In an empty `<td></td>` a digit belongs before the tag.
      if (line.rawText(place.column, 1) == "<") place.length = 0;
      cells.push_back(cellText(cell[0], place));
    } else if (!line.isBlank() && !isBorder(line)) {
      break;
    }
  }
  if (cells.size() < kLeastCells) return false;
  // Right behind them another puzzle may begin, but nothing less.
  std::size_t more = 0;
  while (more < kCells && index + more < cursor.lines.size() &&
         !cellOn(cursor.lines[index + more]).empty()) {
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
