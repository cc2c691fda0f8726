// Just enough JSON for one object a line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sudominoku::cli {

/// Writes one object member by member. Keys and strings must need no escapes.
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

}  // namespace sudominoku::cli
