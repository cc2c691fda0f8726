// Lines that read like rows but head or follow the grids: dates, numbers, times.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether a line with few signs is no row, by what follows: whole grids and nothing else up to
/// the next line that is no row, or a puzzle in another form. Behind a puzzle also by what does not
/// follow, neither a row nor a domino.
bool isTitle(const LineCursor& cursor, bool isBehindPuzzle);

/// Whether a line names nine columns above a row, as a list names cells: `C1 C2 … C9`, `A1 B1 …
/// I1`.
bool namesColumns(const LineCursor& cursor);

/// Whether a title is that of a table: such names, empty fields between bars, or the numbers of its
/// columns.
bool isHeadOfTable(const LineCursor& cursor);

}  // namespace sudominoku::text
