// Grids of other sizes than nine, which are named but not read.
#pragma once

#include <cstddef>

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether there are grids of that size, beside nine.
bool isOtherSize(std::size_t size);

/// The size of the grid that begins at the cursor, such as 6: as many rows of as many cells, once
/// or several times, or all its cells on a line. 0: there is none.
int otherSizeAt(const LineCursor& cursor);

/// Reports such a grid and takes all that stand together. False, and nothing taken: there is none.
bool skipOtherSize(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
