#include "text/undress.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "board/cell.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr std::size_t kLongestElement = 1000;
/// Shorter addresses carry no puzzle.
constexpr std::size_t kShortestLink = 40;

/// Whether a byte of UTF-8 is the first of a code point.
bool beginsSign(char c) { return (c & 0xc0) != 0x80; }

/// Whether a tag is one of a table's cells, by what stands behind its `<` or `</`.
bool isCellTag(std::string_view name) {
  return name.size() > 2 && (name[0] | 0x20) == 't' &&
         ((name[1] | 0x20) == 'd' || (name[1] | 0x20) == 'h') && !isAsciiLetterOrDigit(name[2]);
}

/// Whether an address stands between the signs of a tag, as mails and chats have it.
bool isLinkTag(std::string_view tag) {
  return tag.size() > kShortestLink &&
         (tag.starts_with("<http://") || tag.starts_with("<https://"));
}

/// Where an element ends of which nothing matters, not even its content; 0: it is none of those.
std::size_t endOfIdleElement(std::string_view text) {
  static constexpr std::string_view names =
      "name author description comment created source level title version";
  const std::size_t end = text.find('>');
  const std::string_view name = text.substr(1, end == std::string_view::npos ? 0 : end - 1);
  if (placeOfWord(names, name) < 0) return 0;
  const std::size_t close = text.find("</", end);
  const std::size_t closed = close == std::string_view::npos ? close : text.find('>', close);
  return closed == std::string_view::npos ? 0 : closed + 1;
}

/// Whether a text begins with a tag, if that ends.
bool beginsTag(std::string_view text) {
  return text[0] == '<' && text.size() > 1 && !text.starts_with("<game") &&
         (isAsciiLetter(text[1]) || isOneOf(text[1], "/!?"));
}

/// Where in a tag the digit stands that has been typed into a field, `<input value="5">`; 0: none
/// does.
std::size_t placeOfTyped(std::string_view tag) {
  constexpr std::string_view name = " value=";
  const std::size_t value = lowerOf(tag).find(name);
  if (value == std::string::npos) return 0;
  const std::size_t at = tag.find_first_not_of("\"'", value + name.size());
  return isAsciiDigit(tag[at]) && !isAsciiLetterOrDigit(tag[at + 1]) ? at : 0;
}

/// The cells of a table on one line, by their tags.
struct TableCells {
  int count = 0;
  /// Behind the tag of a cell, until the next tag comes.
  std::size_t inCell = std::string::npos;
  /// The places of the tags that close empty ones.
  std::vector<std::size_t> empty;

  /// Looks at a tag that begins at a place of the text.
  void note(std::string_view tag, std::size_t at, const std::string& text) {
    const bool opens = isCellTag(tag.substr(1));
    if (!opens && !isCellTag(tag.substr(2))) return;
    const bool isEmpty = inCell != std::string::npos && text.find_first_not_of(' ', inCell) == at;
    if (isEmpty) empty.push_back(at);
    inCell = opens ? at + tag.size() : std::string::npos;
    count += opens ? 1 : 0;
  }

  /// Marks the empty cells. Other tables hold a grid's rows in one cell, or parts of it.
  void fill(std::string& text) const {
    const bool isAlone = count == 1 && consistsOf(text, ' ');
    if (count % kSize != 0 && !isAlone) return;
    for (const std::size_t i : empty) text[i] = '.';
  }
};

}  // namespace

void blankOut(std::string& text, std::size_t begin, std::size_t end) {
  text.replace(begin, end - begin, end - begin, ' ');
}

void blankOutWords(std::string& text, std::string_view words, std::string_view next) {
  for (const std::string_view word : EachWord(words)) {
    for (std::size_t at = 0; (at = text.find(word, at)) < text.size(); ++at) {
      const std::size_t end = at + word.size();
      const std::size_t behind = std::min(text.find_first_not_of(' ', end), text.size());
      if (next.empty() || isOneOf(text.c_str()[behind], next)) blankOut(text, at, end);
    }
  }
}

bool hidesDigit(std::string_view tag) {
  return isAsciiDigit(tag.back()) && (tag[tag.size() - 2] == ' ' || tag.size() == 4);
}

std::size_t signCount(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsSign));
}

std::string signsOf(std::string_view left, std::string_view text) {
  std::string signs;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const bool isBreak = text[i] == '\n' || text[i] == '\r';
    if (beginsSign(text[i])) signs += isBreak ? text[i] : left[i];
  }
  return signs;
}

void undress(std::string& text) {
  if (contains(text, '&')) blankOutWords(text, kUnprinted);
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
  TableCells cells;
  for (std::size_t i = first; i < text.size(); ++i) {
    const std::string_view rest = std::string_view(text).substr(i);
    if (text[i] == '`') {
      text[i] = ' ';
    } else if (mayBeTag && beginsTag(rest)) {
      const std::size_t idle = endOfIdleElement(rest.substr(0, kLongestElement));
      const std::size_t end = idle == 0 ? rest.find('>') : idle - 1;
      mayBeTag = end != std::string_view::npos;
      if (!mayBeTag || hidesDigit(rest.substr(0, end))) continue;
      const std::string_view tag = rest.substr(0, end + 1);
      if (isLinkTag(rest.substr(0, end))) {
        // Behind the address there may be what is shown in its place.
        blankOut(text, i + std::min(rest.find('|'), end), i + end);
        i += end;
        continue;
      }
      cells.note(tag, i, text);
      const std::size_t typed = placeOfTyped(tag);
      const char digit = tag[typed];
      blankOut(text, i, i + end + 1);
      if (typed > 0) text[i + typed] = digit;
    } else if (rest.starts_with("//") && (i == first || isOneOf(text[i - 1], " ;,]})"))) {
      return blankOut(text, i, text.size());
    }
  }
  cells.fill(text);
}

}  // namespace sudominoku::text
