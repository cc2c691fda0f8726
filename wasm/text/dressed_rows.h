// Nine rows that stand behind labels or in quotation marks.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether such rows begin on the line, or the line numbers the columns above them: `A | 5 3 .`,
/// `1: 5 3 .`, `"53.......",`.
bool startsDressedRows(const LineCursor& cursor);

/// Reads them.
void readDressedRows(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
