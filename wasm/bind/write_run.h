// The answers to some of a long input's puzzles, written in one call.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

/// The answers to a `GridRun` as a `Uint8Array` of UTF-8 text.
emscripten::val writeRun(const emscripten::val& run, const std::string& formatName);

}  // namespace sudominoku::bind
