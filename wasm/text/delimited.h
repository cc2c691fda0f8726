// Whole puzzles among other fields.
#pragma once

#include <vector>

#include "text/line_cursor.h"

namespace sudominoku::text {

/// `,`, `;`, a tab or a bar; 0: the line has none.
char separatorOf(const Line& line);

/// The fields of a line, without the blanks and quotes around them. An empty one has the gap's
/// column.
std::vector<Field> trimmedFieldsOf(const Line& line, char separator);

/// Whether a field is a cell, blank or not.
bool isCellField(const Field& field);

/// Whether all fields are.
bool areCells(const std::vector<Field>& fields);

/// Whether there is nothing in any field.
bool areEmpty(const std::vector<Field>& fields);

/// Whether a table with a header begins here: `quizzes,solutions`.
bool startsTable(const LineCursor& cursor);

/// Reads the puzzles of a table's rows.
void readTable(LineCursor& cursor, Reading& reading);

/// Whether 81 cell values in a row stand on the line beside other things: in a field, in quotation
/// marks, in a sentence.
bool isPuzzleRecord(const Line& line);

/// Reads the puzzle of such a line.
void readPuzzleRecord(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
