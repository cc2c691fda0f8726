// Labels of rows that stand behind them.
#pragma once

#include <vector>

#include "text/source.h"

namespace sudominoku::text {

/// Blanks out the labels behind nine rows and more, where they count up or down, as chessboards
/// have them: `1 5 3 . . 7 . . . . 1`, `5 3 . . 7 . . . . | A`. With them go the same labels before
/// the rows, and the numbers or letters of the columns above and below.
void clearLabelsBehind(std::vector<Line>& lines);

}  // namespace sudominoku::text
