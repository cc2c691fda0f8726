// The algorithms people write: run, raced, recorded and timed. Values are those of
// web/src/engine/types/learn.ts. A request that breaks the contract aborts.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

/// `Measurement` on those puzzles of any text that the algorithm can work on.
/// `options`: MeasureOptions.
emscripten::val measureText(const std::string& text, const emscripten::val& options);
/// `AlgorithmRun` of an algorithm, by its id, on the wire text of a puzzle of its kind that is no
/// draft. `options`: RunOptions. `onProgress`, unless null, is given a `RunProgress` now and then,
/// not within 50 milliseconds of the one before.
emscripten::val raceOn(const std::string& text, const std::string& id,
                       const emscripten::val& options, const emscripten::val& onProgress);
/// `Trace`, the same way: not of the production engines. `options`: TraceOptions.
emscripten::val traceOn(const std::string& text, const std::string& id,
                        const emscripten::val& options, const emscripten::val& onProgress);

}  // namespace sudominoku::bind
