// The events of a search in English.
#pragma once

#include <string>

#include "board/puzzle.h"
#include "textbook/traced/recorder.h"

namespace sudominoku::cli {

/// Such as `reject 3 at r1c2: r1c8 has it in its row (line 44)`.
std::string wordingOf(textbook::Event event, PuzzleKind kind);

}  // namespace sudominoku::cli
