// Logical steps in English and in JSON.
#pragma once

#include <string>

#include "board/puzzle.h"
#include "explain/step.h"

namespace sudominoku::cli {

/// `2.6` for 26.
std::string tenths(int number);

/// `r1c3`; `A3` in a Su-domino-ku, whose rows have letters.
std::string placeOf(Cell cell, PuzzleKind kind);

/// `row 1`, `column 1` or `box 1`, for houses 0 to 26; `row A` in a Su-domino-ku.
std::string houseName(int house, PuzzleKind kind);

/// `pointing r1c1 r1c2: r1c5<>1`.
std::string stepLine(const explain::Step& step, PuzzleKind kind);

/// One object.
std::string stepJson(const explain::Step& step, PuzzleKind kind);

/// `r1c3 has no candidate`.
std::string wordsOf(const explain::Contradiction& contradiction, PuzzleKind kind);

}  // namespace sudominoku::cli
