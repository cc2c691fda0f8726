// Cells written one by one: row, column, digit.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether cells such as `cell(1,1,5).`, `grid[0][0] = 5;`, `r1c1=5`, `A1: 5`, `A15` or `1 1 5`
/// begin here.
bool startsCellList(const LineCursor& cursor);

/// Reads the cells of such a list, as many as follow in the same form; rows and columns count from
/// 0 where one of them is 0, or where `fromZero` and none of them is 9. False, and nothing read:
/// there are none.
bool readCellList(LineCursor& cursor, Reading& reading, bool fromZero = false);

}  // namespace sudominoku::text
