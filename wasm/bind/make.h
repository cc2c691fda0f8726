// New puzzles and worst cases, and what can be made of the puzzle at hand. Options and values are
// those of web/src/engine/types/make.ts; `onProgress` may be null. A request that breaks the
// contract aborts.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

/// `MadePuzzles`. `options`: MakeOptions. `onProgress` is given the Tries of all puzzles so far.
emscripten::val makePuzzles(const emscripten::val& options, const emscripten::val& onProgress);
/// `WorstCase`. `options`: WorstCaseOptions. `onProgress` is given the `WorstCase` so far.
emscripten::val worstCase(const emscripten::val& options, const emscripten::val& onProgress);
/// `Minimised` of a puzzle's wire text. `options`: MinimiseOptions. `onProgress` is given Tries.
emscripten::val minimise(const std::string& text, const emscripten::val& options,
                         const emscripten::val& onProgress);
/// `Completed` of a puzzle's wire text. `onProgress` is given Steps.
emscripten::val complete(const std::string& text, const emscripten::val& onProgress);
/// The wire text of a puzzle in another guise. `options`: TransformOptions.
std::string transform(const std::string& text, const emscripten::val& options);
/// The wire text of the one guise that stands for all.
std::string canonicalText(const std::string& text);

}  // namespace sudominoku::bind
