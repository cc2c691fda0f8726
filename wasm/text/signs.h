// Which signs a text has. Any kind of string is asked as what it is: to make views of them all
// takes more code.
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

namespace sudominoku::text {

/// Whether a sign is one of some.
constexpr bool isOneOf(char c, std::string_view signs) {
  return signs.find(c) != std::string_view::npos;
}

/// Whether a sign or another text stands in a text.
constexpr bool contains(const auto& text, char sign) {
  return text.find(sign) != std::string_view::npos;
}

/// Whether a text stands in another.
bool contains(std::string_view text, std::string_view part);

/// Whether one of some signs stands in a text, from a place on.
constexpr bool hasAnyOf(const auto& text, const auto& signs, std::size_t from = 0) {
  return text.find_first_of(signs, from) != std::string_view::npos;
}

// Lists of words are texts, their words parted by blanks: arrays of views take more code.

/// Takes the first word off a list; empty where there is none.
std::string_view takeWord(std::string_view& words);

/// The words of a list, for a loop over them.
class EachWord {
 public:
  explicit EachWord(std::string_view words) : words_(words) {}

  class Iterator {
   public:
    explicit Iterator(std::string_view words) : rest_(words), word_(takeWord(rest_)) {}
    std::string_view operator*() const { return word_; }
    void operator++() { word_ = takeWord(rest_); }
    bool operator!=(std::default_sentinel_t) const { return !word_.empty(); }

   private:
    std::string_view rest_;
    std::string_view word_;
  };
  Iterator begin() const { return Iterator(words_); }
  std::default_sentinel_t end() const { return {}; }

 private:
  std::string_view words_;
};

/// The word of a list before which so many stand.
std::string_view wordAt(std::string_view words, int place);

/// How many words of a list stand before one; −1: it is not among them.
int placeOfWord(std::string_view words, std::string_view word);

/// Whether one of a list's words stands in a text.
bool containsAny(std::string_view text, std::string_view words);

/// The text without such signs at its ends; where there is no other, its empty beginning.
std::string_view trimmed(std::string_view text, std::string_view signs);

/// Whether nothing but some signs stands in a text, from a place on.
constexpr bool consistsOf(const auto& text, const auto& signs, std::size_t from = 0) {
  return text.find_first_not_of(signs, from) == std::string_view::npos;
}

}  // namespace sudominoku::text
