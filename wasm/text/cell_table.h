// Tables of a field a cell, between commas, semicolons, tabs or bars.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Nine fields of a cell each, or 81.
bool isCellRow(const Line& line);

/// Whether nine lines of ten fields begin here, of which the first counts the lines and others are
/// empty, not only behind the last separator.
bool startsNumberedRows(const LineCursor& cursor);

/// Whether nine lines of nine fields begin here, numbered or not, or one line of 81.
bool startsCellTable(const LineCursor& cursor);

/// Reads them.
void readCellTable(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
