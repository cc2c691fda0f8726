// Cells that are blank because nothing stands in them.
#pragma once

#include <string>

namespace sudominoku::text {

/// Marks with a `.` the cells of a folded line that are left empty between bars: of nine fields
/// those that hold nothing, of three equal ones the places over which the cells of a box are
/// spread.
void markEmptyCells(std::string& text);

}  // namespace sudominoku::text
