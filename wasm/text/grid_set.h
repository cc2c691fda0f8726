// Sets: nothing but whole grids, one a line, as thousands of puzzles mostly come.
#pragma once

#include <string_view>

#include "text/read.h"

namespace sudominoku::text {

/// Whether a text holds nothing else, and therefore no error: lines of 81 signs, each ended by LF,
/// CRLF or the text. Not where they may be lines of candidates.
bool isGridSet(std::string_view text);

/// Reads such a text, five times as fast as line by line. `false`: it is none, and nothing has been
/// read.
bool readGridSet(std::string_view text, Reading& reading);

}  // namespace sudominoku::text
