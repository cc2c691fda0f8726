// 81 cells on a line that was too long for where it was copied from.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether lines of cells without a gap come next that make 81 and are equally long, but for the
/// last, and are no rows.
bool startsWrappedLine(const LineCursor& cursor);

/// Reads them. False, and nothing read: there are none.
bool readWrappedLine(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
