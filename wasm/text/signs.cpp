#include "text/signs.h"

#include <algorithm>

namespace sudominoku::text {

std::string_view takeWord(std::string_view& words) {
  const std::string_view word = words.substr(0, words.find(' '));
  words.remove_prefix(std::min(word.size() + 1, words.size()));
  return word;
}

std::string_view wordAt(std::string_view words, int place) {
  while (place-- > 0) takeWord(words);
  return takeWord(words);
}

int placeOfWord(std::string_view words, std::string_view word) {
  for (int place = 0; !words.empty(); ++place) {
    if (takeWord(words) == word) return place;
  }
  return -1;
}

std::string_view trimmed(std::string_view text, std::string_view signs) {
  text = text.substr(0, text.find_last_not_of(signs) + 1);
  return text.substr(std::min(text.find_first_not_of(signs), text.size()));
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool containsAny(std::string_view text, std::string_view words) {
  for (const std::string_view word : EachWord(words)) {
    if (contains(text, word)) return true;
  }
  return false;
}

}  // namespace sudominoku::text
