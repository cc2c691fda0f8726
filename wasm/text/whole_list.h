// One list of dominoes that a text holds beside nothing but words and brackets.
#pragma once

#include <vector>

#include "text/source.h"

namespace sudominoku::text {

/// Leaves of lines that are one list in brackets, whatever words are between them, what belongs to
/// it, and counts its dominoes where nobody has. False, and nothing done: they are none.
bool leaveWholeList(std::vector<Line>& lines);

}  // namespace sudominoku::text
