// The Su-domino-ku list of problem 4574: `N`, N lines `U LU V LV`, nine cells, and `0` at the end.
#pragma once

#include "text/line_cursor.h"

namespace sudominoku::text {

/// The numbers of dominoes in the inputs of problem 4574.
inline constexpr int kFewestDominoes = 10;
inline constexpr int kMostDominoes = 35;

/// Whether the line at the cursor begins a Su-domino-ku list, complete or broken.
bool startsDominoList(const LineCursor& cursor);

/// Whether the line at the cursor is a `0` that ends no list, but counts the dominoes of one that
/// has none: the isolated cells come next.
bool startsListWithoutDominoes(const LineCursor& cursor);

/// Reads the puzzles of a list and its terminator. Tokens may be spread over lines in any way;
/// where one is wrong, reading goes on with the next that makes sense.
void readDominoList(LineCursor& cursor, Reading& reading);

}  // namespace sudominoku::text
