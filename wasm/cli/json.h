// Just enough JSON for one object a line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "board/puzzle.h"

namespace sudominoku::cli {

/// A UTF-8 text in quotes. Quotes and backslashes are escaped; control characters become blanks.
std::string jsonString(std::string_view text);

/// An array of what `write` makes of each element, which is JSON already.
template <typename Range, typename Write>
std::string jsonArray(const Range& range, Write write) {
  std::string json = "[";
  for (const auto& element : range) {
    if (json.size() > 1) json += ',';
    json += write(element);
  }
  return json += ']';
}

/// Writes one object member by member. Keys must need no escapes.
class JsonObject {
 public:
  JsonObject& add(std::string_view key, std::string_view value);
  JsonObject& add(std::string_view key, const char* value) {
    return add(key, std::string_view(value));
  }
  JsonObject& add(std::string_view key, std::uint64_t value);
  JsonObject& add(std::string_view key, bool value);
  JsonObject& add(std::string_view key, double value);
  /// `value` is JSON already.
  JsonObject& addRaw(std::string_view key, std::string_view value);

  std::string text() const { return content_ + '}'; }

 private:
  std::string content_ = "{";
};

/// An object about a puzzle, which begins with its number, from 1, and its kind.
JsonObject puzzleJson(std::uint64_t number, PuzzleKind kind);

}  // namespace sudominoku::cli
