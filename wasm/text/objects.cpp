#include "text/objects.h"

#include <algorithm>

#include "board/cell.h"
#include "text/line_shape.h"
#include "text/source.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

/// The sign of a cell with such a value, at `at` then; 0: it is none. A number is a mistake.
char signAt(std::string_view text, std::size_t& at) {
  const bool isQuoted = text[at] == '"' || text[at] == '\'';
  if (isQuoted) ++at;
  const std::size_t end = text.find_first_of(",}\"' \r\n", at);
  if (end == std::string_view::npos) return '\0';
  const std::string_view value = text.substr(at, end - at);
  if (value.size() == 1 && isCellValue(value[0])) return value[0];
  const bool isBlank =
      placeOfWord("null undefined None", value) >= 0 || (isQuoted && value.empty());
  return isBlank ? '.' : '\0';
}

/// How members of such a name number cells that come row by row.
enum class Numbering { none, right, wrong };

/// `numberOf`: the number of a cell, counted from 0.
Numbering numberingBy(std::string_view name, std::string_view text, int (*numberOf)(Cell)) {
  int first = -1;
  Cell cell = 0;
  for (std::size_t at = valueOf(name, text); at < text.size(); at = valueOf(name, text, at)) {
    int value = 0;
    if (!isAsciiDigit(text[at])) return Numbering::wrong;
    for (; at < text.size() && isAsciiDigit(text[at]) && value < kCells; ++at) {
      value = 10 * value + text[at] - '0';
    }
    if (first < 0) first = value;
    if (cell == kCells || value != first + numberOf(cell)) return Numbering::wrong;
    ++cell;
  }
  return cell == 0 ? Numbering::none : cell == kCells ? Numbering::right : Numbering::wrong;
}

/// Whether cells that come in such a text come row by row: they say so, or nothing else.
bool areByRows(std::string_view text) {
  Numbering rows = Numbering::none;
  Numbering columns = Numbering::none;
  for (const std::string_view name : EachWord("row y r i")) {
    rows = std::max(rows, numberingBy(name, text, rowOf));
  }
  for (const std::string_view name : EachWord("col column x c j")) {
    columns = std::max(columns, numberingBy(name, text, columnOf));
  }
  if (rows != columns || rows == Numbering::wrong) return false;
  for (const std::string_view name : EachWord("id index idx key")) {
    if (numberingBy(name, text, [](Cell cell) { return cell; }) == Numbering::wrong) return false;
  }
  if (rows == Numbering::right) return true;
  const std::string lower = lowerOf(text);
  for (const std::string_view word : EachWord("row col box block region pos coord")) {
    for (std::size_t at = lower.find(word); at != std::string::npos;
         at = lower.find(word, at + 1)) {
      // `rows` are what is hoped for, and `color` means nothing.
      const char behind = lower.c_str()[at + word.size()];
      if (!(word == "row" && behind == 's') && !(word == "col" && behind == 'o')) return false;
    }
  }
  return true;
}

/// Whether an object says that its digit is not given, but has been placed or is hidden.
bool isNotGiven(std::string_view object) {
  for (const std::string_view name : EachWord(
           "given isGiven fixed isFixed locked isLocked initial isInitial clue isClue prefilled "
           "readonly readOnly")) {
    const std::size_t at = valueOf(name, object);
    if (at < object.size() && (object[at] == 'f' || object[at] == '0')) return true;
  }
  for (const std::string_view name : EachWord("hidden editable isEditable")) {
    const std::size_t at = valueOf(name, object);
    if (at < object.size() && object[at] == 't') return true;
  }
  return false;
}

/// How many digits a text holds but for a solution: 81 of them side by side.
std::ptrdiff_t countDigits(std::string_view text) {
  const std::ptrdiff_t all = std::count_if(text.begin(), text.end(), isAsciiDigit);
  std::ptrdiff_t run = 0;
  for (const char c : text) {
    run = isAsciiDigit(c) ? run + 1 : 0;
    if (run == kCells) return all - run;
  }
  return all;
}

/// The cells of the objects that have a member of such a name, and nothing else. Empty: they are
/// not 81 of an array, or of nine with nine cells each, or may be something else.
std::string cellsBy(std::string_view name, std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  std::string left(text.size(), ' ');
  int cells = 0;
  bool hasBlank = false;
  std::ptrdiff_t others = 0;
  std::size_t close = 0;
  for (std::size_t at = valueOf(name, text); at < text.size(); at = valueOf(name, text, at)) {
    const std::size_t open = text.rfind('{', at);
    const char sign = signAt(text, at);
    if (sign == 0 || open == std::string_view::npos || open < close) return {};
    const std::string_view between = text.substr(close, open - close);
    others += countDigits(between);
    const std::size_t before = text.find_last_not_of(blanks, open - 1);
    const bool isElement =
        open > 0 && before < open && (text[before] == '[' || text[before] == ',');
    const bool isBroken = cells % kSize != 0 && contains(between, '[');
    close = std::min(text.find('}', at), text.size());
    const bool isGiven = isBlankCell(sign) || !isNotGiven(text.substr(open, close - open));
    if (!isElement || isBroken || !isGiven) return {};
    left[at] = sign;
    hasBlank |= isBlankCell(sign);
    ++cells;
  }
  others += countDigits(text.substr(close));
  // Without a blank cell it is a solution, or counts something.
  return cells == kCells && hasBlank && others <= kMostOtherDigits ? left : std::string();
}

}  // namespace

std::size_t valueOf(std::string_view name, std::string_view text, std::size_t at) {
  for (at = text.find(name, at); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const char before = at == 0 ? ' ' : text[at - 1];
    std::size_t end = at + name.size();
    if (end < text.size() && (text[end] == '"' || text[end] == '\'')) ++end;
    const bool isMember = isOneOf(before, "\"'{, \t\n") && end < text.size() && text[end] == ':';
    if (isMember) return std::min(text.find_first_not_of(' ', end + 1), text.size());
  }
  return std::string_view::npos;
}

std::string cellsOfObjects(std::string_view text) {
  for (const std::string_view name : EachWord("value val digit number num n v")) {
    const std::string left = cellsBy(name, text);
    if (!left.empty()) return areByRows(text) ? signsOf(left, text) : std::string();
  }
  return {};
}

}  // namespace sudominoku::text
