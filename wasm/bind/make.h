// New puzzles and worst cases, and what can be made of the puzzle at hand. Options and values are
// those of web/src/engine/types/make.ts.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

emscripten::val makePuzzles(const emscripten::val& options, const emscripten::val& onProgress);
emscripten::val worstCase(const emscripten::val& options, const emscripten::val& onProgress);
emscripten::val minimise(const std::string& text, const emscripten::val& options,
                         const emscripten::val& onProgress);
emscripten::val complete(const std::string& text, const emscripten::val& onProgress);
std::string transform(const std::string& text, const emscripten::val& options);
std::string canonicalText(const std::string& text);

}  // namespace sudominoku::bind
