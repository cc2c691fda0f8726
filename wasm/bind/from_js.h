// Requests as web/src/engine makes them. One that breaks the contract is a bug, and aborts.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string>

#include "board/by_name.h"
#include "board/puzzle.h"
#include "solve/inquiry.h"

namespace sudominoku::bind {

/// Solutions or tilings that the page may ask for.
inline constexpr double kMostSolutions = 1e12;
/// 2³² − 1.
inline constexpr double kLargestSeed = 4294967295.0;
/// 2⁵³ − 1, up to which every whole number is a double.
inline constexpr double kLargestSafeInteger = 9007199254740991.0;

/// Aborts where the page breaks the contract.
inline void require(bool condition) {
  if (!condition) std::abort();
}

/// The member `order` of an options object.
solve::Order orderOf(const emscripten::val& options);

/// The one of the first `count` values of an enum that goes by a name.
template <typename Enum>
Enum named(const std::string& name, int count) {
  const auto value = byName<Enum>(name, count);
  require(value.has_value());
  return *value;
}

/// A member that counts something: 0 to `most`.
std::uint64_t counterOf(const emscripten::val& options, const char* key, double most);

/// A member that limits an effort; 0: no limit.
std::uint64_t limitOf(const emscripten::val& options, const char* key);

/// The member `maxMillis`, which is no limit where it is not above 0.
double maxMillisOf(const emscripten::val& options);

/// A kind of puzzle by its name.
PuzzleKind kindOf(const emscripten::val& name);

/// The one puzzle of a wire text.
Puzzle puzzleOf(const std::string& text);

/// 81 digits, `0` blank.
Grid gridOf(const std::string& digits);

/// SolveOptions, and a progress callback or null.
solve::Request requestOf(const emscripten::val& options, const emscripten::val& onProgress);

/// What reports Progress to a callback; none for null.
solve::Monitor progressMonitorOf(const emscripten::val& onProgress);

/// What reports Steps to a callback; none for null.
std::function<bool(const solve::Steps&)> monitorOf(const emscripten::val& onProgress);

/// Effort, and a callback for Steps or null.
solve::Effort effortOf(const emscripten::val& options, const emscripten::val& onProgress);

}  // namespace sudominoku::bind
