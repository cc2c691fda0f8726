// Sets of lists: nothing but Su-domino-ku as judges write them, as thousands of them mostly come.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/read.h"

namespace sudominoku::text {

/// Reads a text that holds nothing but lists of 10 to 35 dominoes, each `N`, N lines like
/// `6 B2 1 B3` and a line of nine cells, all with single blanks and capital letters, blank lines
/// anywhere, and at its end `0` or nothing. Does so many times as fast as token by token. `false`:
/// it is no such text, or there is something wrong with it; nothing has been read.
bool readListSet(std::string_view text, Reading& reading);

/// How many bytes of such a text, of which the end is missing, can be read without the rest. 0: it
/// is none, or too short to tell.
std::size_t safeCutOfListSet(std::string_view text);

}  // namespace sudominoku::text
