// 81 cells on lines of their own.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Reads 81 lines of one cell each, numbers or cells of HTML, or reports that some are missing.
/// False, and nothing read: there are none.
bool readSingleCells(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
