// Tables of a field a cell, between commas, semicolons, tabs or bars.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Nine fields of a cell each, or 81.
bool isCellRow(const Line& line);

/// Whether nine lines of nine fields begin here, or one line of 81.
bool startsCellTable(const LineCursor& cursor);

/// Reads them.
void readCellTable(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
