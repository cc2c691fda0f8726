// Plain JavaScript objects from the library's values, as web/src/engine/types.ts describes them.
#pragma once

#include <emscripten/val.h>

#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "text/read.h"

namespace sudominoku::bind {

emscripten::val toJs(const text::Reading& reading);
emscripten::val toJs(const solve::Progress& progress);
/// `givens` as the puzzle has them: where they clash, the answer says so.
emscripten::val toJs(const solve::SudokuAnswer& answer, const Grid& givens, double millis);
emscripten::val toJs(const solve::SudominokuAnswer& answer, const Grid& givens, double millis);

}  // namespace sudominoku::bind
