// Tables of a field a cell, between commas, semicolons, tabs or bars.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Nine fields of a cell each, or 81.
bool isCellRow(const Line& line);

/// Whether nine lines of ten fields begin here, of which the first counts the lines and others are
/// empty, not only behind the last separator. Up to three but the first may be broken.
bool startsNumberedRows(const LineCursor& cursor);

/// Whether a number stands here among tabs above nine rows of cells between tabs, as tables number
/// what stands below one another.
bool isNumberAboveRows(const LineCursor& cursor);

/// Whether nine lines of nine fields begin here, numbered or not, or one line of 81.
bool startsCellTable(const LineCursor& cursor);

/// Reads them.
void readCellTable(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
