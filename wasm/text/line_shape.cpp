#include "text/line_shape.h"

#include <algorithm>

#include "board/cell.h"
#include "text/sections.h"

namespace sudominoku::text {

bool hasBlankCell(std::string_view text) {
  return std::any_of(text.begin(), text.end(), isBlankCell);
}

std::string_view nextRun(std::string_view text, std::size_t& at, bool (*isSign)(char)) {
  while (at < text.size() && !isSign(text[at])) ++at;
  const std::size_t begin = at;
  while (at < text.size() && isSign(text[at])) ++at;
  return text.substr(begin, at - begin);
}

bool isNumber(std::string_view token) {
  return !token.empty() && std::all_of(token.begin(), token.end(), isAsciiDigit);
}

bool looksLikeCellName(std::string_view token) {
  const char letter = token.empty() ? ' ' : static_cast<char>(token[0] | 0x20);
  return letter >= 'a' && letter <= 'z' && letter != 'x' && token.size() <= 4 &&
         isNumber(token.substr(1));
}

bool isSkipped(const Line& line) {
  const std::size_t first = line.folded.find_first_not_of(' ');
  if (first == std::string::npos) return true;
  const std::string_view content = std::string_view(line.folded).substr(first);
  return content.starts_with('#') || content.starts_with("//");
}

bool isBorder(const Line& line) {
  const std::string_view text = line.folded;
  if (!consistsOf(text, "-=+|*.:' _")) return false;
  // It parts the rows of a wiki's table.
  if (text == "|-") return true;
  // More than nine are no row of blank cells, unless they are one of two grids, a whole grid, or
  // behind a bullet.
  const auto isSign = [](char c) { return c == '-' || c == '_' || c == '*'; };
  const auto signs = std::count_if(text.begin(), text.end(), isSign);
  const std::size_t first = text.find_first_not_of(' ');
  const bool hasBullet = signs == kSize + 1 && isSign(text[first]) && text[first + 1] == ' ' &&
                         (text[first + 2] != text[first] || text[first + 3] == text[first]);
  if (signs > kSize && signs != 2 * kSize && signs != kCells && !hasBullet) return true;
  constexpr std::string_view strokes = "--- === -+- -|- :-";
  return containsAny(text, strokes);
}

bool holdsOnly(const Line& line, char sign) {
  return std::all_of(line.folded.begin(), line.folded.end(),
                     [&](char c) { return c == sign || c == '|' || c == ' '; });
}

bool hasDigit(const Line& line) { return hasAnyOf(line.folded, "0123456789"); }

bool isEmptyRow(const Line& line) {
  return consistsOf(line.folded, " |.") && !contains(line.raw, '.');
}

bool isLoneNumber(const Line& line) {
  const std::string_view text = line.content();
  // Among tabs it is a cell of a row.
  return text.size() <= 3 && line.tabs.size() < kSize - 1 && isNumber(text);
}

bool isDominoLine(const Line& line) {
  // The columns of a table have names like those of cells.
  if ((line.traits & kLetters) == 0 || line.folded.starts_with('|')) return false;
  std::size_t at = 0;
  while (true) {
    const std::string_view token = nextToken(line.folded, kListSeparators, at);
    if (token.empty()) return false;
    // A digit and a cell that have run together are a mistake in a list, not in a row.
    const bool mayHaveDigit = token.size() == 3 && isAsciiDigit(token[0]);
    if (looksLikeCellName(token) || (mayHaveDigit && looksLikeCellName(token.substr(1)))) {
      return true;
    }
  }
}

bool namesCell(const Line& line) {
  if ((line.traits & kLetters) == 0) return false;
  const std::string_view text = line.folded;
  for (std::size_t at = 2; at + 1 < text.size(); ++at) {
    const bool isName = (text[at] | 0x20) == 'c' && (text[at - 2] | 0x20) == 'r' &&
                        isAsciiDigit(text[at - 1]) && isAsciiDigit(text[at + 1]);
    if (isName) return true;
  }
  return false;
}

bool isWholeGrid(std::string_view text) {
  return text.size() == kCells && std::all_of(text.begin(), text.end(), isCellValue);
}

bool isWholeGrid(const Line& line) {
  const std::string_view text = line.folded;
  return isWholeGrid(text.substr(0, kCells)) && consistsOf(text, ' ', kCells) &&
         (!isBorder(line) || holdsOnly(line, '-'));
}

bool isQuoteLine(const Line& line) {
  if ((line.traits & kQuotes) == 0) return false;
  std::string_view text = line.content();
  while (!text.empty() && isOneOf(text.back(), ";)")) {
    text.remove_suffix(1);
  }
  const bool isOnlyQuotes = consistsOf(text, "\"'");
  return isOnlyQuotes || text.ends_with("\"\"\"") || text.ends_with("'''");
}

bool isGridLine(const Line& line) {
  if (isSkipped(line) || isLoneNumber(line) || isDominoLine(line) || hasWord(line) ||
      namesCell(line)) {
    return false;
  }
  int cells = 0;
  int others = 0;
  for (const char c : line.folded) {
    if (c == ' ' || c == '|') continue;
    ++(isCellValue(c) ? cells : others);
  }
  return cells > 0 && cells >= others;
}

}  // namespace sudominoku::text
