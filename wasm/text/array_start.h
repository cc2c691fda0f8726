// Where on a line brackets begin that may hold the cells of grids.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/line_cursor.h"

namespace sudominoku::text {

/// Whether a sign is a bracket that opens or closes: one of `[{(` or of `]})`.
bool isOpening(char c);
bool isClosing(char c);
/// Whether a sign may stand in the name of a variable: a letter or digit of ASCII, or `_`.
bool isNameSign(char c);

/// Where on a line an array may begin: at the value that is named last, not at the sizes of a
/// declaration. What behind a name holds other brackets, or a row, or goes on behind the line, is a
/// call that holds an array. `npos`: none may.
std::size_t startOfArray(const Line& line);

/// Whether a bracket ends a line behind a name, as PHP prints arrays: `array (`.
bool opensCall(std::string_view text, std::size_t at);

}  // namespace sudominoku::text
