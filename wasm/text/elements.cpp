#include "text/elements.h"

#include <algorithm>

#include "board/cell.h"
#include "text/line_shape.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

/// So many letters of names are tried, the tag's brackets with them.
constexpr std::size_t kMostTried = 200;

/// The sign of what stands from `begin` to `end`, where that is a cell, at `begin` then; 0: it is
/// none.
char signAt(std::string_view text, std::size_t& begin, std::size_t end) {
  constexpr std::string_view blanks = " \t\r\n";
  begin = std::min(text.find_first_not_of(blanks, begin), end);
  if (begin == end) return '.';
  const char sign = text.substr(begin, 6) == "&nbsp;" ? '.' : text[begin];
  const std::size_t next = begin + (sign == text[begin] ? 1 : 6);
  return isCellValue(sign) && text.find_first_not_of(blanks, next) == end ? sign : '\0';
}

/// Whether there is too much beside tags and the signs of cells.
bool holdsMore(std::string_view text, std::string_view signs) {
  int others = 0;
  bool isTag = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    isTag = text[i] == '<' || (isTag && text[i] != '>');
    others += !isTag && isAsciiDigit(text[i]) && signs[i] == ' ' ? 1 : 0;
  }
  return others > kMostOtherDigits;
}

/// The text with nothing but the cells in elements that begin in one way, `<div`. Empty: they are
/// not 81.
std::string cellsIn(std::string_view text, std::string_view opening) {
  std::string left(text.size(), ' ');
  int cells = 0;
  bool hasGiven = false;
  for (std::size_t at = text.find(opening); at != std::string_view::npos;
       at = text.find(opening, at + 1)) {
    const std::size_t close = text.find('>', at);
    std::size_t begin = close + 1;
    const bool isField = opening == "<input";
    if (isField) {
      const std::size_t value = text.find(" value=\"", at);
      begin = value < begin ? value + 8 : at;
    }
    const std::size_t end = text.find_first_of("<\"", begin);
    if (std::max(close, end) == std::string_view::npos) break;
    // What opens others is no cell.
    const bool isLeaf = isField || text.substr(end).starts_with("</");
    const char sign = isLeaf ? signAt(text, begin, end) : '\0';
    // A number is a mistake in a cell.
    if (isLeaf && sign == 0 && isAsciiDigit(text[begin])) return {};
    if (sign == 0 || isAsciiLetterOrDigit(text[at + opening.size()])) continue;
    left[begin] = sign;
    hasGiven |= isAsciiDigit(sign);
    ++cells;
  }
  if (cells != kCells || !hasGiven || holdsMore(text, left)) left.clear();
  return left;
}

}  // namespace

std::string cellsOfElements(std::string_view text) {
  std::string tried;
  std::string cells;
  for (std::size_t at = text.find('<'); at < text.size() && tried.size() < kMostTried;
       at = text.find('<', at + 1)) {
    const std::size_t behind = text.find_first_of(" >", at);
    if (behind == std::string_view::npos) break;
    const std::string_view opening = text.substr(at, behind - at);
    const std::string name = std::string(opening) + '>';
    if (!isAsciiLetter(name[1]) || tried.find(name) != std::string::npos) continue;
    tried += name;
    const std::string left = cellsIn(text, opening);
    // Of two kinds neither can be left out.
    if (!left.empty() && !cells.empty()) return {};
    if (!left.empty()) cells = signsOf(left, text);
  }
  return cells;
}

}  // namespace sudominoku::text
