// What a visitor may ask about one puzzle beside its solutions. Each call takes a puzzle's wire
// text; options and values are those of web/src/engine/types/solve.ts. `onProgress` is null or,
// where nothing else is said, given Steps. A request that breaks the contract aborts.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

/// `SolutionCounts`. `options`: Effort. `onProgress` is given the `Progress`.
emscripten::val countText(const std::string& text, const emscripten::val& options,
                          const emscripten::val& onProgress);
/// `TrueCandidates`, its 729 counts in a `Uint32Array` of their own. `options`:
/// TrueCandidatesOptions.
emscripten::val trueCandidates(const std::string& text, const emscripten::val& options,
                               const emscripten::val& onProgress);
/// `Estimate`. `options`: EstimateOptions. `onProgress` is given the `Estimate` so far.
emscripten::val estimate(const std::string& text, const emscripten::val& options,
                         const emscripten::val& onProgress);
/// `CheckedEntries` for entries of 81 digits, `0` for none. `options`: Effort.
emscripten::val check(const std::string& text, const std::string& entries,
                      const emscripten::val& options, const emscripten::val& onProgress);
/// `RevealedCell` of a cell, 0 to 80. `entries` and `options` are those of `check`.
emscripten::val reveal(const std::string& text, const std::string& entries, int cell,
                       const emscripten::val& options, const emscripten::val& onProgress);
/// `ExtraClues`. `options`: ExtraCluesOptions.
emscripten::val extraClues(const std::string& text, const emscripten::val& options,
                           const emscripten::val& onProgress);
/// `RedundantClues`. `options`: Effort.
emscripten::val redundantClues(const std::string& text, const emscripten::val& options,
                               const emscripten::val& onProgress);
/// `GridTilings` of a Su-domino-ku alone. `grid`: 81 digits, a solution of it. `options`:
/// TilingsOptions.
emscripten::val tilings(const std::string& text, const std::string& grid,
                        const emscripten::val& options);

}  // namespace sudominoku::bind
