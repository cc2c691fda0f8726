#include "text/structured.h"

#include "text/arrays.h"
#include "text/cell_table.h"
#include "text/delimited.h"
#include "text/dressed_rows.h"
#include "text/line_shape.h"
#include "text/links.h"
#include "text/marks.h"
#include "text/sections.h"

namespace sudominoku::text {
namespace {

enum class Structure {
  none,
  openSudoku,
  links,
  hodoku,
  sections,
  arrays,
  record,
  table,
  candidates,
  marks,
  cells,
  dressed,
  idle,  ///< a title, or quotation marks around what comes
};

Structure structureAt(const LineCursor& cursor) {
  constexpr unsigned structure = kLetters | kBrackets | kColons | kSeparators | kTabs | kMarkup |
                                 kQuotes | kPluses | kOddSigns;
  const Line& line = cursor.line();
  if (startsCandidates(cursor)) return Structure::candidates;
  if ((line.traits & structure) == 0) {
    if (isPuzzleRecord(line)) return Structure::record;
    if (startsCellTable(cursor)) return Structure::cells;
    return startsDressedRows(cursor) ? Structure::dressed : Structure::none;
  }
  if (isOpenSudokuLine(line)) return Structure::openSudoku;
  if (isLinkLine(line)) return Structure::links;
  if (isHodokuLine(line)) return Structure::hodoku;
  if (startsSections(cursor)) return Structure::sections;
  if (mayStartArrays(line)) return Structure::arrays;
  if (isPuzzleRecord(line)) return Structure::record;
  if (startsTable(cursor)) return Structure::table;
  if (startsMarks(cursor, cursor.next)) return Structure::marks;
  const bool mayBeTable = startsCellTable(cursor);
  if (mayBeTable && isCellRow(line)) return Structure::cells;
  // What stands before the first cell would be a mistake in it.
  if (startsDressedRows(cursor)) return Structure::dressed;
  if (mayBeTable) return Structure::cells;
  return isHeading(line) || isQuoteLine(line) ? Structure::idle : Structure::none;
}

}  // namespace

bool startsStructured(const LineCursor& cursor) { return structureAt(cursor) != Structure::none; }

bool readStructured(LineCursor& cursor, Reading& reading) {
  switch (structureAt(cursor)) {
    case Structure::none:
      return false;
    case Structure::openSudoku:
      readOpenSudokuLine(cursor, reading);
      break;
    case Structure::links:
      readLinkLine(cursor, reading);
      break;
    case Structure::hodoku:
      readHodokuLine(cursor, reading);
      break;
    case Structure::sections:
      readSections(cursor, reading);
      break;
    case Structure::arrays:
      if (readArrays(cursor, reading)) break;
      if (!isPuzzleRecord(cursor.line())) {
        if (!startsDressedRows(cursor)) return false;
        readDressedRows(cursor, reading);
        break;
      }
      [[fallthrough]];
    case Structure::record:
      readPuzzleRecord(cursor, reading);
      break;
    case Structure::table:
      readTable(cursor, reading);
      break;
    case Structure::candidates:
      readCandidates(cursor, reading);
      break;
    case Structure::marks:
      readMarks(cursor, reading);
      break;
    case Structure::cells:
      readCellTable(cursor, reading);
      break;
    case Structure::dressed:
      readDressedRows(cursor, reading);
      break;
    case Structure::idle:
      ++cursor.next;
      break;
  }
  return true;
}

}  // namespace sudominoku::text
