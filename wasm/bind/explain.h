// The logic of a puzzle. Each call takes a puzzle's wire text; the rest is as in
// web/src/engine/types/explain.ts.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

emscripten::val explainPath(const std::string& text, const std::string& entries,
                            const emscripten::val& effort, const emscripten::val& onProgress);
emscripten::val ratePuzzle(const std::string& text, const emscripten::val& effort);
emscripten::val hintFor(const std::string& text, const std::string& entries,
                        const emscripten::val& removed, const emscripten::val& effort);
emscripten::val whyNotThere(const std::string& text, const std::string& entries, int candidate,
                            const emscripten::val& effort);
emscripten::val conflictOf(const std::string& text, const emscripten::val& effort,
                           const emscripten::val& onProgress);
emscripten::val firstWrongMove(const std::string& text, const emscripten::val& moves,
                               const emscripten::val& effort);

}  // namespace sudominoku::bind
