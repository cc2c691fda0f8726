// Grids in brackets, as JSON and the programs of many languages write them.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether brackets that may hold cells begin on the line.
bool mayStartArrays(const Line& line);

/// Reads the nested brackets that begin on the line at the cursor, where arrays may start, up to
/// where they close. False, and nothing read: they hold no cells.
bool readArrays(LineCursor& cursor, Reading& reading);

/// Passes over lines that hold nothing but what closes the brackets around a list.
void passClosingBrackets(LineCursor& cursor);

}  // namespace sudominoku::text
