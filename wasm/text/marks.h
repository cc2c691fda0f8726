// Candidates: grids of pencil marks, `.sdx` files, and strings of 729 characters.
#pragma once

#include <cstddef>

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether nine rows of nine groups of digits, or a line of 81, begin at line `index`.
bool startsMarks(const LineCursor& cursor, std::size_t index);

/// Reads such a grid. One or two grids of digits right above it are its givens, and what was placed
/// since: they then make one puzzle with it.
void readMarks(LineCursor& cursor, Reading& reading);

/// Whether a line of 729 characters, or nine of 81, begin at the cursor that are candidates.
bool startsCandidates(const LineCursor& cursor);

/// Reads such lines. A grid of digits right above them is their givens.
void readCandidates(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
