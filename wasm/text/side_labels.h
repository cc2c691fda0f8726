// Labels that stand beside rows.
#pragma once

#include <vector>

#include "text/source.h"

namespace sudominoku::text {

/// Blanks out the labels of nine rows and more, where they count up or down: those behind rows, and
/// the same before them, as on chessboards (`1 5 3 . . 7 . . . . 1`, `5 3 . . 7 . . . . | A`); and
/// those before rows with nothing but room for their blank cells (`A 5 3     7`, `1 | 5 3   |`).
/// With them go the numbers or letters of the columns above and below.
void clearSideLabels(std::vector<Line>& lines);

}  // namespace sudominoku::text
