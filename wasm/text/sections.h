// Headings, and the files of programs: SadMan's sections, HoDoKu's library lines, OpenSudoku's XML.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether a line holds a word, two letters or more beside which no cell stands: a title, a
/// sentence.
bool hasWord(const Line& line);

/// Whether words stand on the line, and too few digits for a puzzle that has been lost.
bool isProse(const Line& line);

/// Whether a line only names or numbers what follows, or ends a list: `Grid 01`, `Case #2:`, `end`.
bool isHeading(const Line& line);

/// Whether the line begins a section of a SadMan file, such as `[Puzzle]`.
bool startsSections(const LineCursor& cursor);

/// Reads the sections of one puzzle: what is given, how far somebody has come, pencil marks.
void readSections(LineCursor& cursor, Reading& reading);

/// Whether the line is one of HoDoKu's: `:0000:8:6...+53+4.7…:::829:`, or its grid alone.
bool isHodokuLine(const Line& line);

/// Reads the line. `+` marks digits that were placed; candidates that were struck stay so.
void readHodokuLine(LineCursor& cursor, Reading& reading);

/// Whether the line holds a `<game data="…">` of OpenSudoku.
bool isOpenSudokuLine(const Line& line);

/// Reads all of them on the line.
void readOpenSudokuLine(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
