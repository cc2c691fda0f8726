#include "profile/words.h"

#include "text/source.h"

namespace sudominoku::profile {
namespace {

constexpr int kLongestQuote = 40;

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
    const char c = current();
    offset_ += firstCodePoint(text_.substr(offset_)).size();
    const bool endsLine = c == '\n' || (c == '\r' && (atEnd() || current() != '\n'));
    if (endsLine) {
      ++line_;
      column_ = 1;
    } else if (c != '\r') {
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

bool startsAlike(std::string_view text, std::string_view start) {
  return text.size() >= start.size() &&
         text::lowerOf(text.substr(0, start.size())) == text::lowerOf(start);
}

int codePoints(std::string_view text) {
  int count = 0;
  for (; !text.empty(); ++count) text.remove_prefix(firstCodePoint(text).size());
  return count;
}

std::string_view firstCodePoint(std::string_view text) {
  return text.substr(0, static_cast<std::size_t>(text::decode(text).bytes));
}

std::string quoteOf(std::string_view text) {
  std::string quote;
  for (int begun = 0; !text.empty(); ++begun) {
    if (begun == kLongestQuote) return quote + "…";
    const std::string_view first = firstCodePoint(text);
    quote += text::decode(text).value == 0xfffd ? "\ufffd" : first;
    text.remove_prefix(first.size());
  }
  return quote;
}

std::string withNamedSigns(std::string_view text) {
  std::string named;
  while (!text.empty()) {
    const auto [value, bytes] = text::decode(text);
    constexpr char32_t hangulFiller = 0x3164;
    const bool isControl = value < 0x20 || (value >= 0x7f && value < 0xa0);
    if (isControl || text::isBlankSign(value) || value == hangulFiller) {
      named += "<U+";
      for (int shift = 12; shift >= 0; shift -= 4) named += "0123456789ABCDEF"[value >> shift & 15];
      named += '>';
    } else {
      named += text.substr(0, static_cast<std::size_t>(bytes));
    }
    text.remove_prefix(static_cast<std::size_t>(bytes));
  }
  return named;
}

text::Place placeAt(std::string_view text, std::size_t offset) {
  Walker walker(text);
  while (!walker.atEnd() && walker.offset() < offset) walker.step();
  return walker.place();
}

}  // namespace sudominoku::profile
