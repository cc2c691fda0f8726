#include "profile/words.h"

#include <optional>

#include "text/source.h"

namespace sudominoku::profile {
namespace {

constexpr int kLongestQuote = 40;
constexpr std::size_t kBlockWords = 1024;

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Walks through a text and knows the line and column.
class Walker {
 public:
  explicit Walker(std::string_view text) : text_(text) {
    if (text_.starts_with(kByteOrderMark)) offset_ = kByteOrderMark.size();
  }
  Walker(std::string_view text, std::size_t offset, int line, int column)
      : text_(text), offset_(offset), line_(line), column_(column) {}

  bool atEnd() const { return offset_ >= text_.size(); }
  char current() const { return text_[offset_]; }
  std::size_t offset() const { return offset_; }
  text::Place place() const { return {line_, column_, 0}; }

  void step() {
    const char c = current();
    const bool isAscii = static_cast<unsigned char>(c) < 0x80;
    offset_ += isAscii ? 1 : firstCodePoint(text_.substr(offset_)).size();
    const bool endsLine = c == '\n' || (c == '\r' && (atEnd() || current() != '\n'));
    if (endsLine) {
      ++line_;
      column_ = 1;
    } else if (c != '\r') {
      ++column_;
    }
  }

  std::optional<Word> nextWord() {
    while (!atEnd() && isSpace(current())) step();
    if (atEnd()) return std::nullopt;
    Word word{{}, place(), offset_};
    while (!atEnd() && !isSpace(current())) step();
    word.text = text_.substr(word.offset, offset_ - word.offset);
    word.place.length = column_ - word.place.column;
    return word;
  }

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
  int line_ = 1;
  int column_ = 1;
};

}  // namespace

Words::Words(std::string_view text) : text_(text) {
  const Walker walker(text);
  starts_.push_back({walker.offset(), walker.place().line, walker.place().column});
}

text::Place Words::placeOf(std::size_t index) const {
  if (has(index)) return (*this)[index].place;
  if (index == 0) return {1, 1, 0};
  text::Place end = (*this)[index - 1].place;
  end.column += end.length;
  end.length = 0;
  return end;
}

const Word* Words::find(std::size_t index) const {
  const std::size_t wanted = index / kBlockWords;
  while (starts_.size() <= wanted) {
    if (blockAt(starts_.size() - 1).words.size() < kBlockWords) return nullptr;
  }
  const std::vector<Word>& words = blockAt(wanted).words;
  return index % kBlockWords < words.size() ? &words[index % kBlockWords] : nullptr;
}

const Words::Block& Words::blockAt(std::size_t index) const {
  Block& block = blocks_[index % blocks_.size()];
  if (block.index == index && !block.words.empty()) return block;
  const Start& start = starts_[index];
  Walker walker(text_, start.offset, start.line, start.column);
  block.index = index;
  block.words.clear();
  while (block.words.size() < kBlockWords) {
    const std::optional<Word> word = walker.nextWord();
    if (!word) return block;
    block.words.push_back(*word);
  }
  if (starts_.size() == index + 1) {
    starts_.push_back({walker.offset(), walker.place().line, walker.place().column});
  }
  return block;
}

std::vector<Word> wordsOf(std::string_view text) {
  std::vector<Word> words;
  Walker walker(text);
  while (const std::optional<Word> word = walker.nextWord()) words.push_back(*word);
  return words;
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
