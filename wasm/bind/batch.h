// One chunk of a long text, read, searched and written in one call.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

/// `BatchChunk` of web/src/engine/types.ts for a chunk of UTF-8 text.
emscripten::val batch(const std::string& chunk, const emscripten::val& options);

}  // namespace sudominoku::bind
