// Cells or whole puzzles between commas, semicolons or tabs.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether a table with a header begins here: `quizzes,solutions`.
bool startsTable(const LineCursor& cursor);

/// Reads the puzzles of a table's rows.
void readTable(LineCursor& cursor, Reading& reading);

/// Whether 81 cell values in a row stand on the line beside other things: in a field, in quotation
/// marks, in a sentence.
bool isPuzzleRecord(const Line& line);

/// Reads the puzzle of such a line.
void readPuzzleRecord(LineCursor& cursor, Reading& reading);

/// Whether nine lines of nine fields begin here, or one line of 81.
bool startsCellTable(const LineCursor& cursor);

/// Reads them.
void readCellTable(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
