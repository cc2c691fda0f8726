#include "cli/json.h"

#include <cstdio>

namespace sudominoku::cli {

std::string jsonString(std::string_view text) {
  std::string json = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') json += '\\';
    json += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return json += '"';
}

JsonObject& JsonObject::addRaw(std::string_view key, std::string_view value) {
  if (content_.size() > 1) content_ += ',';
  content_.append("\"").append(key).append("\":").append(value);
  return *this;
}

JsonObject& JsonObject::add(std::string_view key, std::string_view value) {
  return addRaw(key, jsonString(value));
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

JsonObject puzzleJson(std::uint64_t number, PuzzleKind kind) {
  return JsonObject().add("puzzle", number).add("kind", nameOf(kind));
}

}  // namespace sudominoku::cli
