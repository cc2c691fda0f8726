#include "cli/json.h"

#include <cstdio>

namespace sudominoku::cli {

JsonObject& JsonObject::addRaw(std::string_view key, std::string_view value) {
  if (content_.size() > 1) content_ += ',';
  content_.append("\"").append(key).append("\":").append(value);
  return *this;
}

JsonObject& JsonObject::add(std::string_view key, std::string_view value) {
  return addRaw(key, '"' + std::string(value) + '"');
}

JsonObject& JsonObject::add(std::string_view key, std::uint64_t value) {
  return addRaw(key, std::to_string(value));
}

JsonObject& JsonObject::add(std::string_view key, bool value) {
  return addRaw(key, value ? "true" : "false");
}

JsonObject& JsonObject::add(std::string_view key, double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.3f", value);
  return addRaw(key, digits);
}

}  // namespace sudominoku::cli
