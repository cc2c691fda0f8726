#include "profile/words.h"

#include <algorithm>

namespace sudominoku::profile {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Walks through a text and knows the line and column.
class Walker {
 public:
  explicit Walker(std::string_view text) : text_(text) {
    if (text_.starts_with(kByteOrderMark)) offset_ = kByteOrderMark.size();
  }

  bool atEnd() const { return offset_ >= text_.size(); }
  char current() const { return text_[offset_]; }
  std::size_t offset() const { return offset_; }
  text::Place place() const { return {line_, column_, 0}; }

  void step() {
    const char c = text_[offset_++];
    const bool endsLine = c == '\n' || (c == '\r' && (atEnd() || current() != '\n'));
    if (endsLine) {
      ++line_;
      column_ = 1;
    } else if (c != '\r' && (atEnd() || (current() & 0xc0) != 0x80)) {
      ++column_;
    }
  }

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
  int line_ = 1;
  int column_ = 1;
};

}  // namespace

std::vector<Word> wordsOf(std::string_view text) {
  std::vector<Word> words;
  Walker walker(text);
  while (true) {
    while (!walker.atEnd() && isSpace(walker.current())) walker.step();
    if (walker.atEnd()) return words;
    Word word{{}, walker.place(), walker.offset()};
    while (!walker.atEnd() && !isSpace(walker.current())) walker.step();
    word.text = text.substr(word.offset, walker.offset() - word.offset);
    word.place.length = walker.place().column - word.place.column;
    words.push_back(word);
  }
}

int codePoints(std::string_view text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

text::Place placeAt(std::string_view text, std::size_t offset) {
  Walker walker(text);
  while (!walker.atEnd() && walker.offset() < offset) walker.step();
  return walker.place();
}

}  // namespace sudominoku::profile
