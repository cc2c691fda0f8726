#include "text/objects.h"

#include <algorithm>

#include "board/cell.h"
#include "text/line_shape.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

/// Digits beside the objects: with more, another puzzle might be lost.
constexpr std::ptrdiff_t kMostOtherDigits = 16;

/// The sign of a cell with such a value, at `at` then; 0: it is none. A number is a mistake.
char signAt(std::string_view text, std::size_t& at) {
  const bool isQuoted = text[at] == '"' || text[at] == '\'';
  if (isQuoted) ++at;
  const std::string_view value = text.substr(at, text.find_first_of(",}\"' \r\n", at) - at);
  if (value.size() == 1 && isCellValue(value[0])) return value[0];
  const bool isBlank =
      value == "null" || value == "undefined" || value == "None" || (isQuoted && value.empty());
  return isBlank ? '.' : '\0';
}

/// Whether members of such a name, if there are any, number the rows or the columns of cells that
/// come row by row.
bool numbersCells(std::string_view name, bool isOfRows, std::string_view text) {
  const std::size_t first = valueOf(name, text);
  Cell cell = 0;
  for (std::size_t at = first; at < text.size(); at = valueOf(name, text, at), ++cell) {
    if (text[at] != text[first] + (isOfRows ? cell / kSize : cell % kSize)) return false;
  }
  return true;
}

bool areByRows(std::string_view text) {
  for (const std::string_view name : {"row", "y", "r", "i"}) {
    if (!numbersCells(name, true, text)) return false;
  }
  for (const std::string_view name : {"col", "column", "x", "c", "j"}) {
    if (!numbersCells(name, false, text)) return false;
  }
  return true;
}

}  // namespace

std::size_t valueOf(std::string_view name, std::string_view text, std::size_t at) {
  for (at = text.find(name, at); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const char before = at == 0 ? ' ' : text[at - 1];
    std::size_t end = at + name.size();
    if (end < text.size() && (text[end] == '"' || text[end] == '\'')) ++end;
    const bool isMember = std::string_view("\"'{, \t\n").find(before) != std::string_view::npos &&
                          end < text.size() && text[end] == ':';
    if (isMember) return std::min(text.find_first_not_of(' ', end + 1), text.size());
  }
  return std::string_view::npos;
}

std::string cellsOfObjects(std::string_view text) {
  for (const std::string_view name : {"value", "val", "digit", "number", "num", "n", "v"}) {
    std::string left(text.size(), ' ');
    int cells = 0;
    for (std::size_t at = valueOf(name, text); at < text.size(); at = valueOf(name, text, at)) {
      const char sign = signAt(text, at);
      if (sign == 0) return {};
      left[std::min(at, text.size() - 1)] = sign;
      ++cells;
    }
    if (cells != kCells) continue;
    const auto digitsOf = [](std::string_view part) {
      return std::count_if(part.begin(), part.end(), isAsciiDigit);
    };
    const auto others = digitsOf(text.substr(0, text.find('{'))) +
                        digitsOf(text.substr(left.find_last_not_of(' ') + 1));
    const bool isPuzzle = others <= kMostOtherDigits && areByRows(text);
    return isPuzzle ? signsOf(left, text) : std::string();
  }
  return {};
}

}  // namespace sudominoku::text
