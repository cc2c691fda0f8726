#include "profile/words.h"

#include <algorithm>

namespace sudominoku::profile {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr int kLongestQuote = 40;

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Whether a byte begins a code point of UTF-8.
bool isLead(char c) { return (c & 0xc0) != 0x80; }

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
    } else if (c != '\r' && (atEnd() || isLead(current()))) {
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
  return static_cast<int>(std::count_if(text.begin(), text.end(), isLead));
}

std::string_view firstCodePoint(std::string_view text) {
  std::size_t end = 1;
  while (end < text.size() && !isLead(text[end])) ++end;
  return text.substr(0, end);
}

std::string quoteOf(std::string_view text) {
  int begun = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (isLead(text[i]) && ++begun > kLongestQuote) return std::string(text.substr(0, i)) + "…";
  }
  return std::string(text);
}

std::string withNamedSigns(std::string_view text) {
  std::string named;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    while (end < text.size() && (text[end] & 0xc0) == 0x80) ++end;
    const std::string_view sign = text.substr(i, end - i);
    // Of the signs of two and three bytes in UTF-8, those that are blank or have no width.
    unsigned value = static_cast<unsigned char>(sign[0]);
    if (sign.size() == 2) value = (value & 0x1f) << 6 | (sign[1] & 0x3fu);
    if (sign.size() == 3) {
      value = (value & 0x0f) << 12 | (sign[1] & 0x3fu) << 6 | (sign[2] & 0x3fu);
    }
    const bool isHidden =
        sign.size() == 1
            ? value < 0x20 || value == 0x7f
            : sign.size() < 4 &&
                  (value <= 0xa0 || value == 0xad || value == 0x61c || value == 0x1680 ||
                   value == 0x180e || (value >= 0x2000 && value <= 0x200f) ||
                   (value >= 0x2028 && value <= 0x202f) || (value >= 0x205f && value <= 0x206f) ||
                   value == 0x3000 || value == 0x3164 || value == 0xfeff);
    if (isHidden) {
      named += "<U+";
      for (int shift = 12; shift >= 0; shift -= 4) named += "0123456789ABCDEF"[value >> shift & 15];
      named += '>';
    } else {
      named += sign;
    }
    i = end;
  }
  return named;
}

text::Place placeAt(std::string_view text, std::size_t offset) {
  Walker walker(text);
  while (!walker.atEnd() && walker.offset() < offset) walker.step();
  return walker.place();
}

}  // namespace sudominoku::profile
