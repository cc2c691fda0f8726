// The logic of a puzzle. Each call takes a puzzle's wire text; the rest is as in
// web/src/engine/types/explain.ts. Entries are 81 digits, `0` for none; `effort` is an Effort. A
// request that breaks the contract aborts.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

/// `Explanation`. `onProgress`, unless null, is given Steps that count filled cells.
emscripten::val explainPath(const std::string& text, const std::string& entries,
                            const emscripten::val& effort, const emscripten::val& onProgress);
/// `PuzzleRating`.
emscripten::val ratePuzzle(const std::string& text, const emscripten::val& effort);
/// `Hint`. `removed`: an array of the candidates that the visitor has struck.
emscripten::val hintFor(const std::string& text, const std::string& entries,
                        const emscripten::val& removed, const emscripten::val& effort);
/// `WhyNot` for a candidate, 0 to 728. What `entries` have in its cell is not looked at.
emscripten::val whyNotThere(const std::string& text, const std::string& entries, int candidate,
                            const emscripten::val& effort);
/// `Conflict`. `onProgress`, unless null, is given Steps.
emscripten::val conflictOf(const std::string& text, const emscripten::val& effort,
                           const emscripten::val& onProgress);
/// `FirstWrongMove`. `moves`: an array of candidates, in the order in which they were entered.
emscripten::val firstWrongMove(const std::string& text, const emscripten::val& moves,
                               const emscripten::val& effort);

}  // namespace sudominoku::bind
