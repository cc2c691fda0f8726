// One chunk of a long text, read and searched in one call.
#pragma once

#include <emscripten/val.h>

namespace sudominoku::bind {

/// `BatchChunk` of web/src/engine/types.ts for a `Uint8Array` of UTF-8 text. `onRead`, unless null,
/// is given a `BatchRead` before the search.
emscripten::val batch(const emscripten::val& chunkBytes, const emscripten::val& options,
                      const emscripten::val& onRead);

}  // namespace sudominoku::bind
