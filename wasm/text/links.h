// Links to other sites that carry a puzzle, and what they carry it in, alone.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether the line holds a link that can carry a puzzle, or is what such a link carries, packed or
/// as JSON.
bool isLinkLine(const Line& line);

/// Reads every link on the line.
void readLinkLine(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
