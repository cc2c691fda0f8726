// Which signs a text has. Any kind of string is asked as what it is: to make views of them all
// takes more code.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace sudominoku::text {

/// Whether a sign is one of some.
constexpr bool isOneOf(char c, std::string_view signs) {
  return signs.find(c) != std::string_view::npos;
}

/// Whether a sign or another text stands in a text.
constexpr bool contains(const auto& text, auto part) {
  return text.find(part) != std::string_view::npos;
}

/// Whether one of some others stands in a text.
bool containsAny(std::string_view text, std::span<const std::string_view> parts);

/// Whether one of some signs stands in a text, from a place on.
constexpr bool hasAnyOf(const auto& text, const auto& signs, std::size_t from = 0) {
  return text.find_first_of(signs, from) != std::string_view::npos;
}

/// Whether nothing but some signs stands in a text, from a place on.
constexpr bool consistsOf(const auto& text, const auto& signs, std::size_t from = 0) {
  return text.find_first_not_of(signs, from) == std::string_view::npos;
}

}  // namespace sudominoku::text
