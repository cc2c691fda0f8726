// The algorithms people write: run, raced, recorded and timed. Values are those of
// web/src/engine/types/learn.ts.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

emscripten::val measureText(const std::string& text, const emscripten::val& options);
emscripten::val raceOn(const std::string& text, const std::string& algorithm,
                       const emscripten::val& options, const emscripten::val& onProgress);
emscripten::val traceOn(const std::string& text, const std::string& algorithm,
                        const emscripten::val& options, const emscripten::val& onProgress);

}  // namespace sudominoku::bind
