// Grids in which some other sign than the usual ones stands for a blank.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Reads nine rows, or one line of 81, of digits and one other character. False, and nothing read:
/// there are none at the cursor.
bool readOddBlanks(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
