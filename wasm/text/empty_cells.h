// Cells that are blank because nothing stands in them.
#pragma once

#include <vector>

#include "text/source.h"

namespace sudominoku::text {

/// Marks with a `.` the cells of folded lines that are left empty between bars: of nine fields
/// those that hold nothing, or, where no line up to a blank one has as many, of three equal ones
/// the places over which the cells of a box are spread.
void markEmptyCells(std::vector<Line>& lines);

}  // namespace sudominoku::text
