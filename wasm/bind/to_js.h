// Plain JavaScript objects from the library's values, as web/src/engine/types describes them.
#pragma once

#include <emscripten/val.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solve/clues.h"
#include "solve/estimate.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "text/read.h"

namespace sudominoku::bind {

/// A value as JavaScript has it; texts are UTF-8.
inline emscripten::val jsOf(std::string_view text) { return emscripten::val(std::string(text)); }
inline emscripten::val jsOf(const char* text) { return emscripten::val(std::string(text)); }
inline emscripten::val jsOf(int number) { return emscripten::val(number); }
inline emscripten::val jsOf(double number) { return emscripten::val(number); }
inline emscripten::val jsOf(bool truth) { return emscripten::val(truth); }
/// 64-bit counters cross as doubles.
inline emscripten::val jsOf(std::uint64_t number) {
  return emscripten::val(static_cast<double>(number));
}
inline emscripten::val jsOf(emscripten::val value) { return value; }

/// A plain object, member by member.
class Object {
 public:
  template <typename Value>
  Object& add(const char* key, Value&& value) {
    object_.set(key, jsOf(std::forward<Value>(value)));
    return *this;
  }
  emscripten::val take() { return std::move(object_); }

 private:
  emscripten::val object_ = emscripten::val::object();
};

/// The milliseconds since it was made.
class Stopwatch {
 public:
  double millis() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start_ = Clock::now();
};

/// A plain array of what `convert` makes of each element.
template <typename Range, typename Convert>
emscripten::val arrayOf(const Range& range, Convert convert) {
  emscripten::val array = emscripten::val::array();
  int index = 0;
  for (const auto& element : range) array.set(index++, jsOf(convert(element)));
  return array;
}

/// A plain array of numbers, such as cells and digits.
template <typename Range>
emscripten::val arrayOf(const Range& numbers) {
  return arrayOf(numbers, [](int number) { return number; });
}

/// `[number]` and `[first, second]`.
emscripten::val oneOf(int number);
emscripten::val pairOf(int first, int second);

/// A typed array that owns its elements.
template <typename Element>
emscripten::val copyOf(const std::vector<Element>& elements) {
  return emscripten::val(emscripten::typed_memory_view(elements.size(), elements.data()))
      .template call<emscripten::val>("slice");
}

/// A canonical text of a puzzle alone, which reads back as the same: how puzzles cross the
/// boundary.
std::string wireTextOf(const Sudoku& puzzle);
std::string wireTextOf(const Sudominoku& puzzle);
std::string wireTextOf(const Puzzle& puzzle);

/// The object or array of the same name in web/src/engine/types.
emscripten::val toJs(const std::vector<text::Diagnostic>& diagnostics);
emscripten::val toJs(const text::ReadPuzzle& read);
emscripten::val toJs(const text::Reading& reading);
emscripten::val toJs(const solve::Progress& progress);
emscripten::val toJs(const solve::Count& count);
emscripten::val toJs(const std::vector<solve::Clue>& clues);
emscripten::val toJs(const solve::Estimated& estimated);
emscripten::val toJs(const solve::Estimate& estimate);
/// `givens` as the puzzle has them: where they clash, the answer says so.
emscripten::val toJs(const solve::SudokuAnswer& answer, const Grid& givens, double millis);
emscripten::val toJs(const solve::SudominokuAnswer& answer, const Grid& givens, double millis);

}  // namespace sudominoku::bind
