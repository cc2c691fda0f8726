// Reading all of a text as one format, where it could be several.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether a text can be mistaken for this format, so that one may ask for it.
bool canBeForced(Format format);

/// Reads the lines as a format that canBeForced(), or says why they cannot be.
void readAs(Format format, LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
