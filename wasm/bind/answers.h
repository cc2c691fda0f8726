// What a visitor may ask about one puzzle beside its solutions. Each call takes a puzzle's wire
// text; options and values are those of web/src/engine/types.ts.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

emscripten::val trueCandidates(const std::string& text, const emscripten::val& options,
                               const emscripten::val& onProgress);
emscripten::val estimate(const std::string& text, const emscripten::val& options,
                         const emscripten::val& onProgress);
emscripten::val check(const std::string& text, const std::string& entries,
                      const emscripten::val& options, const emscripten::val& onProgress);
emscripten::val reveal(const std::string& text, const std::string& entries, int cell,
                       const emscripten::val& options, const emscripten::val& onProgress);
emscripten::val extraClues(const std::string& text, const emscripten::val& options,
                           const emscripten::val& onProgress);
emscripten::val redundantClues(const std::string& text, const emscripten::val& options,
                               const emscripten::val& onProgress);
emscripten::val tilings(const std::string& text, const std::string& grid,
                        const emscripten::val& options);

}  // namespace sudominoku::bind
