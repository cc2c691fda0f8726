// The answers to some of a long input's puzzles, written in one call.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

/// The answers to `BatchColumns` of puzzles in a certain `Place`, as a `Uint8Array` of UTF-8 text.
emscripten::val writeRun(const emscripten::val& columns, const emscripten::val& place,
                         const std::string& formatName);

/// `WrittenPiece`: the same for a text that is read and searched for it, as `BatchOptions` say.
emscripten::val writePiece(const emscripten::val& pieceBytes, const emscripten::val& options,
                           const emscripten::val& place, const std::string& formatName);

}  // namespace sudominoku::bind
