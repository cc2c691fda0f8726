// Judge problems for the page: verdicts, the meter and test packs.
#pragma once

#include <emscripten/val.h>

#include <string>

namespace sudominoku::bind {

/// `Judgement` of web/src/engine/types/judge.ts. `profile`: an id, or `auto`.
emscripten::val judgeText(const std::string& profile, const std::string& input,
                          const std::string& output, const emscripten::val& options);

/// `MeterReading`: the calls that a search in this order makes on a grid of 81 characters.
emscripten::val meterGrid(const std::string& givens, const std::string& order, double cap,
                          const emscripten::val& onProgress);

/// `Pack`.
emscripten::val packOf(const std::string& problem, double seed);

}  // namespace sudominoku::bind
