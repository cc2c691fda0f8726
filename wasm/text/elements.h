// Cells that stand in elements of a page of their own, whatever these are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/read.h"
#include "text/source.h"

namespace sudominoku::text {

/// Leaves of a page's source its 81 cells and the line breaks: `<div>5</div>`, `<button></button>`,
/// `<input value="5">`. Every code point becomes one sign. Empty where there are no such cells.
std::string cellsOfElements(std::string_view text);

/// Puts the cells of Sudokus, read in the order of their text, where the elements around them say
/// that they lie, if all 81 name their row and column: `<div data-row="0" data-col="3">5</div>`.
/// Pages write boxes one after another, or columns.
void placeByAttributes(const std::vector<Line>& lines, std::vector<ReadPuzzle>& puzzles);

/// The text with the tags opened that say which row and column they are in, so that they are cells
/// one by one: `cell row= 1  col= 2  value= 5` for `<cell row="1" col="2" value="5"/>`. Empty:
/// there are none.
std::string listOfElements(std::string_view text);

}  // namespace sudominoku::text
