// Nine rows that stand behind labels or in quotation marks.
#pragma once

#include <string>

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether a text numbers columns: `1 2 3 4 5 6 7 8 9`, `ABC DEF GHI` or `c1 c2 … c9`, whatever
/// stands between.
bool numbersColumns(const std::string& text);

/// Whether such rows begin on the line, or the line numbers the columns above them: `A | 5 3 .`,
/// `1: 5 3 .`, `"53.......",`.
bool startsDressedRows(const LineCursor& cursor);

/// Reads them.
void readDressedRows(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
