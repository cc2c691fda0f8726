// Enumerations that count from 0, by the names that `nameOf` gives their values.
#pragma once

#include <optional>
#include <string_view>

namespace sudominoku {

/// The one of the first `count` values that goes by a name; none: no value does.
template <typename Enum>
std::optional<Enum> byName(std::string_view name, int count) {
  for (int i = 0; i < count; ++i) {
    const auto value = static_cast<Enum>(i);
    if (nameOf(value) == name) return value;
  }
  return std::nullopt;
}

}  // namespace sudominoku
