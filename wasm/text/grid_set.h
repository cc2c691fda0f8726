// Sets: nothing but Sudoku grids, as thousands of puzzles mostly come.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/read.h"

namespace sudominoku::text {

/// How many grids a text holds that has nothing else, and therefore no error: 81 signs on a line,
/// alone or before a comma and the solution, or nine rows, packed, spaced or with commas, with
/// blank lines between grids or without. 0: it is no such text, or its lines may be candidates.
std::size_t gridsOfSet(std::string_view text);

/// Reads such a text, many times as fast as line by line. `false`: it is none, and nothing has been
/// read.
bool readGridSet(std::string_view text, Reading& reading);

/// How many bytes of such a text, of which the end is missing, can be read without the rest. 0: it
/// is none, or too short to tell.
std::size_t safeCutOfGridSet(std::string_view text);

}  // namespace sudominoku::text
