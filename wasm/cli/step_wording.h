// Logical steps in English and in JSON.
#pragma once

#include <string>

#include "explain/step.h"

namespace sudominoku::cli {

/// `2.6` for 26.
std::string tenths(int number);

/// `r1c3`.
std::string placeOf(Cell cell);

/// `row 1`, `column 1` or `box 1`, for houses 0 to 26.
std::string houseName(int house);

/// `pointing r1c1 r1c2: r1c5<>1`.
std::string stepLine(const explain::Step& step);

/// One object.
std::string stepJson(const explain::Step& step);

/// `r1c3 has no candidate`.
std::string wordsOf(const explain::Contradiction& contradiction);

}  // namespace sudominoku::cli
