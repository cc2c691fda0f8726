// Texts that say what they are, all of them.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether the line at the cursor begins a text that is no plain grid, list or pencil marks.
bool startsStructured(const LineCursor& cursor);

/// Reads such a text. False, and nothing read: the line is of another format after all.
bool readStructured(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
