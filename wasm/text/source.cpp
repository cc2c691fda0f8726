#include "text/source.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "board/cell.h"
#include "text/empty_cells.h"
#include "text/fold.h"
#include "text/signs.h"
#include "text/undress.h"

namespace sudominoku::text {

CodePoint decode(std::string_view text) {
  constexpr CodePoint invalid{0xfffd, 1};
  const auto byteAt = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byteAt(0);
  if (lead < 0x80) return {lead, 1};
  const int bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < static_cast<std::size_t>(bytes)) return invalid;
  char32_t value = lead & (0xffu >> (bytes + 1));
  for (int i = 1; i < bytes; ++i) {
    if ((byteAt(i) & 0xc0) != 0x80) return invalid;
    value = value << 6 | (byteAt(i) & 0x3fu);
  }
  const char32_t smallest = bytes == 2 ? 0x80 : bytes == 3 ? 0x800 : 0x10000;
  if (value < smallest || value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) return invalid;
  return {value, bytes};
}

namespace {

constexpr int kLongestQuote = 40;
/// Code points from one whose offset is kept to the next.
constexpr std::size_t kBetweenOffsets = 64;

constexpr unsigned kNotAscii = 1u << 31;

/// The trait of each byte, and kNotAscii for those that must be decoded or folded.
constexpr std::array<unsigned, 256> kTraits = [] {
  std::array<unsigned, 256> traits{};
  for (int c = 0; c < 256; ++c) {
    const char symbol = static_cast<char>(c);
    if (c < 0x20 || c >= 0x7f) {
      traits[c] = kNotAscii;
    } else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') {
      traits[c] = kLetters;
    } else if (isOneOf(symbol, "[]{}()")) {
      traits[c] = kBrackets;
    } else if (c == ':') {
      traits[c] = kColons;
    } else if (isOneOf(symbol, ",;")) {
      traits[c] = kSeparators;
    } else if (isOneOf(symbol, "<>&`")) {
      traits[c] = kMarkup;
    } else if (c == '/') {
      traits[c] = kSlashes;
    } else if (isOneOf(symbol, "\"'")) {
      traits[c] = kQuotes;
    } else if (c == '+') {
      traits[c] = kPluses;
    } else if (c == '|') {
      traits[c] = kBars;
    } else if (!isOneOf(symbol, "0123456789 -=*.:_?#")) {
      traits[c] = kOddSigns;
    }
  }
  return traits;
}();

unsigned traitsOf(std::string_view text) {
  unsigned traits = 0;
  for (const char c : text) traits |= kTraits[static_cast<unsigned char>(c)];
  return traits;
}

Line lineOf(int number, std::string_view raw) {
  Line line;
  line.number = number;
  line.traits = traitsOf(raw);
  line.raw = raw;
  if ((line.traits & kNotAscii) == 0) {
    line.folded = raw;
  } else {
    line.folded.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size();) {
      const CodePoint point = decode(raw.substr(i));
      if (point.value == '\t') line.tabs.push_back(line.folded.size());
      const bool isPlain = point.value >= 0x20 && point.value < 0x7f;
      line.folded.push_back(isPlain ? static_cast<char>(point.value) : fold(point.value));
      i += point.bytes;
    }
    line.traits = traitsOf(line.folded) & ~kNotAscii;
    if (contains(line.folded, kForeign)) line.traits |= kOddSigns;
    if (!line.tabs.empty()) line.traits |= kTabs;
  }
  if ((line.traits & (kMarkup | kSlashes)) != 0 ||
      std::string_view(line.folded).substr(0, 3) == "~~~") {
    undress(line.folded);
    // Tabs alone are a row of cells, but not those of a comment.
    if ((line.traits & kSlashes) != 0 && line.isBlank()) line.tabs.clear();
    line.traits = traitsOf(line.folded) | (line.traits & (kTabs | kOddSigns));
    line.traits &= ~kNotAscii;
  }
  return line;
}

/// Where in UTF-8 `count` code points from `text`'s start end.
std::size_t byteOffset(std::string_view text, int count) {
  std::size_t offset = 0;
  for (; count > 0 && offset < text.size(); --count) offset += decode(text.substr(offset)).bytes;
  return offset;
}

}  // namespace

std::size_t Line::rawOffset(std::size_t index) const {
  if (raw.size() == folded.size()) return std::min(index, raw.size());
  const auto behind = [&](std::size_t offset, std::size_t codePoints) {
    return offset + byteOffset(raw.substr(offset), static_cast<int>(codePoints));
  };
  if (offsets_.empty()) offsets_.push_back(0);
  while (offsets_.size() <= index / kBetweenOffsets) {
    offsets_.push_back(behind(offsets_.back(), kBetweenOffsets));
  }
  return behind(offsets_[index / kBetweenOffsets], index % kBetweenOffsets);
}

std::string Line::rawText(int column, int length) const {
  const std::string_view rest = raw.substr(rawOffset(static_cast<std::size_t>(column - 1)));
  const int quoted = std::min(length, kLongestQuote);
  std::string quote;
  // Written code point by code point, so that bytes that are not UTF-8 become U+FFFD.
  for (std::size_t i = 0, end = byteOffset(rest, quoted); i < end;) {
    const CodePoint point = decode(rest.substr(i));
    quote += point.value == 0xfffd ? std::string_view("\xef\xbf\xbd") : rest.substr(i, point.bytes);
    i += point.bytes;
  }
  return quoted < length ? quote + "…" : quote;
}

std::string_view Line::content() const {
  const Place all = extent();
  return std::string_view(folded).substr(static_cast<std::size_t>(all.column - 1),
                                         static_cast<std::size_t>(all.length));
}

Place Line::extent() const {
  const std::size_t first = folded.find_first_not_of(' ');
  if (first == std::string::npos) return {number, 1, 0};
  const std::size_t last = folded.find_last_not_of(' ');
  return {number, static_cast<int>(first) + 1, static_cast<int>(last - first) + 1};
}

Place Line::end() const {
  const Place all = extent();
  return {number, all.column + all.length, 0};
}

std::string_view nextToken(std::string_view text, std::string_view separators, std::size_t& at) {
  // Most signs are letters, which need no search.
  const auto isSeparator = [&](char c) {
    const bool isLetter = kTraits[static_cast<unsigned char>(c)] == kLetters;
    return c == ' ' || (!isLetter && isOneOf(c, separators));
  };
  while (at < text.size() && isSeparator(text[at])) ++at;
  const std::size_t begin = at;
  while (at < text.size() && !isSeparator(text[at])) ++at;
  return text.substr(begin, at - begin);
}

void addTokens(const Line& line, std::string_view separators, std::vector<Token>& tokens) {
  std::size_t at = 0;
  while (true) {
    const std::string_view text = nextToken(line.folded, separators, at);
    if (text.empty()) return;
    const auto length = static_cast<int>(text.size());
    tokens.push_back({text, {line.number, static_cast<int>(at) - length + 1, length}});
  }
}

std::vector<Token> tokensOf(const Line& line, std::string_view separators) {
  std::vector<Token> tokens;
  tokens.reserve(kSize);
  addTokens(line, separators, tokens);
  return tokens;
}

std::vector<Field> fieldsOf(std::string_view text, char separator) {
  std::vector<Field> fields;
  fields.reserve(kSize);
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    fields.push_back({text.substr(begin, end - begin), static_cast<int>(begin) + 1});
    begin = end + 1;
  }
  return fields;
}

std::string lowerOf(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
  }
  return lower;
}

int lineBreaks(std::string_view text) {
  // Numbers instead of questions, and few enough to be counted in bytes: so vectors can do it.
  constexpr std::size_t run = 240;
  const auto is = [&](std::size_t i, char sign) {
    return static_cast<std::uint8_t>(text[i] == sign);
  };
  int breaks = text.empty() ? 0 : is(0, '\n') + is(0, '\r');
  for (std::size_t i = 1; i < text.size();) {
    const std::size_t end = std::min(i + run, text.size());
    std::uint8_t found = 0;
    for (; i < end; ++i) {
      found = static_cast<std::uint8_t>(found + is(i, '\n') + is(i, '\r') -
                                        (is(i - 1, '\r') & is(i, '\n')));
    }
    breaks += found;
  }
  return breaks;
}

std::vector<Line> linesOf(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  std::vector<Line> lines;
  int number = 1;
  std::size_t start = 0;
  std::size_t feed = text.find('\n');
  while (true) {
    // Two plain searches: one for either character would look at each far more slowly.
    const std::size_t end = std::min(feed, text.substr(0, feed).find('\r', start));
    lines.push_back(lineOf(number++, text.substr(start, end - start)));
    if (end == std::string_view::npos) break;
    start = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
    // Only then: many lines that end in CR may come before the next LF.
    if (start > feed) feed = text.find('\n', start);
  }
  markEmptyCells(lines);
  return lines;
}

}  // namespace sudominoku::text
