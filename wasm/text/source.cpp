#include "text/source.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "board/cell.h"
#include "text/empty_cells.h"

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

bool isBlankSign(char32_t value) {
  return value == 0xa0 || value == 0xad || value == 0x61c || value == 0x1680 || value == 0x180e ||
         (value >= 0x2000 && value <= 0x200f) || (value >= 0x2028 && value <= 0x202f) ||
         (value >= 0x205f && value <= 0x206f) || value == 0x3000 || value == 0xfeff;
}

namespace {

constexpr int kLongestQuote = 40;
constexpr std::size_t kLongestElement = 1000;

constexpr unsigned kNotAscii = 1u << 31;

/// The trait of each byte, and kNotAscii for those that must be decoded or folded.
constexpr std::array<unsigned, 256> kTraits = [] {
  std::array<unsigned, 256> traits{};
  for (int c = 0; c < 256; ++c) {
    const char symbol = static_cast<char>(c);
    const auto isAny = [&](std::string_view symbols) {
      return symbols.find(symbol) != std::string_view::npos;
    };
    if (c < 0x20 || c >= 0x7f) {
      traits[c] = kNotAscii;
    } else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') {
      traits[c] = kLetters;
    } else if (isAny("[]{}()")) {
      traits[c] = kBrackets;
    } else if (c == ':') {
      traits[c] = kColons;
    } else if (isAny(",;")) {
      traits[c] = kSeparators;
    } else if (isAny("<>&`")) {
      traits[c] = kMarkup;
    } else if (c == '/') {
      traits[c] = kSlashes;
    } else if (isAny("\"'")) {
      traits[c] = kQuotes;
    } else if (c == '+') {
      traits[c] = kPluses;
    } else if (c == '|') {
      traits[c] = kBars;
    } else if (!isAny("0123456789 -=*.:_?#")) {
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

void blankOut(std::string& text, std::size_t begin, std::size_t end) {
  std::fill(text.begin() + static_cast<std::ptrdiff_t>(begin),
            text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

bool isLetter(char c) { return (kTraits[static_cast<unsigned char>(c)] & kLetters) != 0; }

/// Whether a tag is one of a table's cells, by what stands behind its `<` or `</`.
bool isCellTag(std::string_view name) {
  return name.size() > 2 && (name[0] | 0x20) == 't' && (name[1] | 0x20) == 'd' &&
         !isLetter(name[2]);
}

/// Where an element ends of which nothing matters, not even its content; 0: it is none of those.
std::size_t endOfIdleElement(std::string_view text) {
  static constexpr std::array<std::string_view, 9> names{
      "name", "author", "description", "comment", "created", "source", "level", "title", "version"};
  const std::size_t end = text.find('>');
  const std::string_view name = text.substr(1, end == std::string_view::npos ? 0 : end - 1);
  if (std::find(names.begin(), names.end(), name) == names.end()) return 0;
  const std::size_t close = text.find("</", end);
  const std::size_t closed = close == std::string_view::npos ? close : text.find('>', close);
  return closed == std::string_view::npos ? 0 : closed + 1;
}

/// Blanks out what only dresses a text up: fences, quotation signs, tags, entities, `//` comments.
void undress(std::string& text) {
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  const std::string_view content = std::string_view(text).substr(first);
  if (content.starts_with("```") || content.starts_with("~~~")) {
    return blankOut(text, 0, text.size());
  }
  for (std::size_t i = first; i < text.size() && (text[i] == '>' || text[i] == ' '); ++i) {
    text[i] = ' ';
  }
  // Where no tag ends from here on, none does later on.
  bool mayBeTag = true;
  int cells = 0;
  // Behind the tag of a cell, until the next tag comes.
  std::size_t inCell = std::string::npos;
  std::vector<std::size_t> emptyCells;
  for (std::size_t i = first; i < text.size(); ++i) {
    const std::string_view rest = std::string_view(text).substr(i);
    if (text[i] == '`') {
      text[i] = ' ';
    } else if (rest.starts_with("&nbsp;")) {
      blankOut(text, i, i + 6);
    } else if (text[i] == '<' && mayBeTag && rest.size() > 1 && !rest.starts_with("<game") &&
               (isLetter(rest[1]) || std::string_view("/!?").find(rest[1]) != std::string::npos)) {
      const std::size_t idle = endOfIdleElement(rest.substr(0, kLongestElement));
      const std::size_t end = idle == 0 ? rest.find('>') : idle - 1;
      mayBeTag = end != std::string_view::npos;
      if (!mayBeTag) continue;
      const bool closesCell = inCell != std::string::npos && isCellTag(rest.substr(2));
      if (closesCell && text.find_first_not_of(' ', inCell) == i) emptyCells.push_back(i);
      inCell = isCellTag(rest.substr(1)) ? i + end + 1 : std::string::npos;
      cells += inCell == std::string::npos ? 0 : 1;
      blankOut(text, i, i + end + 1);
    } else if (rest.starts_with("//") &&
               (i == first || std::string_view(" ;,]})").find(text[i - 1]) != std::string::npos)) {
      return blankOut(text, i, text.size());
    }
  }
  // Other tables hold a grid's rows in one cell, or parts of it.
  if (cells % kSize != 0) return;
  for (const std::size_t i : emptyCells) text[i] = '.';
}

char foldBoxDrawing(char32_t value) {
  switch (value) {
    case 0x2500:
    case 0x2501:
    case 0x2504:
    case 0x2505:
    case 0x2508:
    case 0x2509:
    case 0x254c:
    case 0x254d:
    case 0x2550:
      return '-';
    case 0x2502:
    case 0x2503:
    case 0x2506:
    case 0x2507:
    case 0x250a:
    case 0x250b:
    case 0x254e:
    case 0x254f:
    case 0x2551:
      return '|';
    default:
      return '+';
  }
}

/// Signs that people draw blank cells with: dots and hollow shapes.
bool isDrawnBlank(char32_t value) {
  switch (value) {
    case 0xb7:
    case 0x2022:
    case 0x2219:
    case 0x22c5:
    case 0x25a1:
    case 0x25a2:
    case 0x25ab:
    case 0x25fb:
    case 0x25fd:
    case 0x25cb:
    case 0x2610:
    case 0x30fb:
    case 0x3002:
      return true;
    default:
      return false;
  }
}

char fold(char32_t value) {
  if (value == '\t' || value == '\v' || value == '\f') return ' ';
  if (value >= 0x20 && value < 0x7f) return static_cast<char>(value);
  if (value >= 0xff01 && value <= 0xff5e) return static_cast<char>(value - 0xff01 + '!');
  if (value >= 0x2500 && value <= 0x257f) return foldBoxDrawing(value);
  if (isDrawnBlank(value)) return '.';
  if (value >= 0x2010 && value <= 0x2015) return '-';
  if (value == 0x2018 || value == 0x2019) return '\'';
  if (value == 0x201c || value == 0x201d) return '"';
  // Parts of keycaps are none of the sort, but stand beside a digit.
  const bool isBlank = isBlankSign(value) || value == 0x20e3 || value == 0xfe0f;
  return isBlank ? ' ' : kForeign;
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
      line.folded.push_back(fold(point.value));
      i += point.bytes;
    }
    line.traits = traitsOf(line.folded) & ~kNotAscii;
    if (line.folded.find(kForeign) != std::string::npos) line.traits |= kOddSigns;
    if (!line.tabs.empty()) line.traits |= kTabs;
  }
  if ((line.traits & (kMarkup | kSlashes)) != 0 ||
      std::string_view(line.folded).substr(0, 3) == "~~~") {
    undress(line.folded);
    line.traits = traitsOf(line.folded) | (line.traits & (kTabs | kOddSigns));
    line.traits &= ~kNotAscii;
  }
  if ((line.traits & kBars) != 0) markEmptyCells(line.folded);
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
  if (index < knownIndex_) knownIndex_ = knownOffset_ = 0;
  knownOffset_ += byteOffset(raw.substr(knownOffset_), static_cast<int>(index - knownIndex_));
  knownIndex_ = index;
  return knownOffset_;
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

std::vector<Token> tokensOf(const Line& line, std::string_view separators) {
  std::vector<Token> tokens;
  const std::string_view text = line.folded;
  const auto isSeparator = [&](char c) {
    return c == ' ' || separators.find(c) != std::string_view::npos;
  };
  for (std::size_t i = 0; i < text.size();) {
    if (isSeparator(text[i])) {
      ++i;
      continue;
    }
    std::size_t end = i + 1;
    while (end < text.size() && !isSeparator(text[end])) ++end;
    tokens.push_back({text.substr(i, end - i),
                      {line.number, static_cast<int>(i) + 1, static_cast<int>(end - i)}});
    i = end;
  }
  return tokens;
}

std::vector<Field> fieldsOf(std::string_view text, char separator) {
  std::vector<Field> fields;
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
    if (end == std::string_view::npos) return lines;
    start = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
    // Only then: many lines that end in CR may come before the next LF.
    if (start > feed) feed = text.find('\n', start);
  }
}

}  // namespace sudominoku::text
