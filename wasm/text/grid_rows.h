// Sudoku grids: nine rows, spaced, packed or between borders, or all 81 cells on a line.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether the line at the cursor begins a grid, complete or broken.
bool startsGrid(const LineCursor& cursor);

/// Reads the grids of a run of rows, borders and 81-character lines. Blank lines between the rows
/// of a grid are allowed.
void readGrids(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
