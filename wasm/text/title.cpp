#include "text/title.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell.h"
#include "text/cell_table.h"
#include "text/delimited.h"
#include "text/domino_list.h"
#include "text/dressed_rows.h"
#include "text/line_shape.h"
#include "text/links.h"
#include "text/other_sizes.h"
#include "text/sections.h"
#include "text/structured.h"

namespace sudominoku::text {
namespace {

/// Of more, a puzzle may have been lost.
constexpr int kMostSigns = 2 * kSize + 2;
/// More rows without another title are not counted.
constexpr int kMostRows = 10 * kSize;
/// Digits of a puzzle's or a page's number, and signs of a rating such as `8.4`.
constexpr std::size_t kLongestNumber = 6;
constexpr std::size_t kLongestRating = 3;
/// Lines from a row to the next, with a rule and blank lines between bands.
constexpr std::size_t kMostBetween = 4;

/// Nine cells and nothing else.
bool isRow(const Line& line) {
  int cells = 0;
  for (const char c : line.folded) {
    if (c == ' ' || c == '|') continue;
    if (!isCellValue(c)) return isCellRow(line);
    ++cells;
  }
  return cells == kSize || isCellRow(line);
}

/// The index of the next line that is no comment, blank or border.
std::size_t nextContent(const LineCursor& cursor, std::size_t index) {
  while (index < cursor.lines.size() &&
         (isBorder(cursor.lines[index]) ||
          (isSkipped(cursor.lines[index]) && !isCellRow(cursor.lines[index])))) {
    ++index;
  }
  return index;
}

/// A year of four digits, and two numbers of one or two: between dots, hyphens or nothing.
bool isDate(std::string_view text) {
  // As Korean dates end.
  if (text.ends_with('.')) text.remove_suffix(1);
  const std::size_t first = text.find_first_of(".-");
  if (first == std::string_view::npos) {
    return text.size() == 8 && isNumber(text) && (text.starts_with("19") || text.starts_with("20"));
  }
  const std::size_t second = text.rfind(text[first]);
  const std::size_t year = std::max(first, text.size() - second - 1);
  return year == 4 && second - first - 1 < 3 && text.size() < 11 &&
         std::count_if(text.begin(), text.end(), isAsciiDigit) ==
             static_cast<std::ptrdiff_t>(text.size()) - 2;
}

/// What may be all that is left of a puzzle: cells and nothing else, between whatever parts them.
bool isRemnant(const Line& line) {
  std::string cells = line.folded;
  std::erase_if(cells, [](char c) { return isOneOf(c, " |+,;\"[](){}"); });
  const auto separators = std::count_if(line.folded.begin(), line.folded.end(),
                                        [](char c) { return c == ',' || c == ';'; });
  const std::vector<Token> tokens = tokensOf(line, "|");
  const bool areSingle = std::all_of(tokens.begin(), tokens.end(),
                                     [](const Token& token) { return token.text.size() == 1; });
  const bool isOneNumber = isNumber(cells) && !areSingle;
  const bool isLong = cells.size() > (isOneNumber ? kLongestNumber : kLongestRating) ||
                      line.tabs.size() > 1 || separators >= kSize - 1;
  return isLong && !isDate(cells) && std::all_of(cells.begin(), cells.end(), isCellValue);
}

/// Signs beside blanks. Beyond `kMostSigns` they are not counted: most lines are long.
int signsOf(const Line& line) {
  int signs = 0;
  for (const char c : line.folded) {
    if (c != ' ' && ++signs > kMostSigns) break;
  }
  return signs;
}

bool isNumbers(const Line& line) { return consistsOf(line.folded, "0123456789 "); }

/// Whether a line begins a section, or an array.
bool mayBeBracket(const Line& line) {
  return (line.traits & kBrackets) != 0 &&
         (!hasDigit(line) || signsOf(line) > kSize || (line.traits & kLetters) != 0);
}

/// Whether a line can be a title, whatever follows.
bool mayBeTitle(const LineCursor& cursor) {
  const Line& line = cursor.line();
  const bool isHead = isHeadOfTable(cursor);
  // Most lines end here, so what looks at others comes behind.
  if (!isHead && (signsOf(line) > kMostSigns || isRow(line) || isRemnant(line))) return false;
  if (isHeading(line) || startsTable(cursor)) return false;
  if (isBorder(line) || isLinkLine(line) || mayBeBracket(line)) return false;
  if (startsDressedRows(cursor) || startsNumberedRows(cursor)) return false;
  if (otherSizeAt(cursor) != 0) return false;
  return isHead || !isDominoLine(line) || hasWord(line) || tokensOf(line).size() == 1;
}

/// Passes over rows; returns how many. More than `kMostRows`: too many to tell.
int passRows(const LineCursor& cursor, std::size_t& index) {
  int rows = 0;
  for (std::size_t last = index;
       index < cursor.lines.size() && isRow(cursor.lines[index]) && index - last <= kMostBetween &&
       rows <= kMostRows && cursor.lines[index].folded != cursor.line().folded;
       ++rows) {
    last = index;
    index = nextContent(cursor, index + 1);
  }
  return rows;
}

/// Whether a puzzle begins that does not stand in rows.
bool startsOtherPuzzle(const LineCursor& cursor) {
  const Line& line = cursor.line();
  if (isWholeGrid(line) || isPuzzleRecord(line) || startsDressedRows(cursor)) return true;
  return !isGridLine(line) &&
         (startsStructured(cursor) || (isLoneNumber(line) && startsDominoList(cursor)));
}

/// Whether the last nine of a line's names have one letter and the numbers in their order, or the
/// other way about. Before them the column of labels may have one.
bool areInOrder(const std::vector<Token>& names) {
  constexpr std::size_t size = kSize;
  if (names.size() != size && names.size() != size + 1) return false;
  const Token* const first = &names[names.size() - size];
  const auto areSteps = [&](char letters, char numbers) {
    std::string name(first->text);
    return std::all_of(first, first + size, [&](const Token& token) {
      const bool isNext = lowerOf(token.text) == lowerOf(name);
      name[0] = static_cast<char>(name[0] + letters);
      name[1] = static_cast<char>(name[1] + numbers);
      return isNext;
    });
  };
  if (first->text.size() != 2 || !looksLikeCellName(first->text)) return false;
  // Names of rows or boxes would say that columns of the text are those.
  const bool areRowsOrBoxes = isOneOf(first->text[0], "RrBb");
  return (areSteps(0, 1) && !areRowsOrBoxes) || areSteps(1, 0);
}

}  // namespace

bool namesColumns(const LineCursor& cursor) {
  const Line& line = cursor.line();
  if (!isDominoLine(line) || !areInOrder(tokensOf(line, ",;|"))) return false;
  const LineCursor below{cursor.lines, cursor.options, nextContent(cursor, cursor.next + 1)};
  return !below.atEnd() &&
         (isRow(below.line()) || startsDressedRows(below) || startsNumberedRows(below));
}

bool isHeadOfTable(const LineCursor& cursor) {
  if (namesColumns(cursor)) return true;
  const Line& line = cursor.line();
  constexpr unsigned separators = kSeparators | kTabs | kBars;
  if ((line.traits & separators) == 0) return false;
  const bool hasNumbers = numbersColumns(line.folded);
  if (!hasNumbers && ((line.traits & kBars) == 0 || !isEmptyRow(line))) return false;
  const std::size_t next = nextContent(cursor, cursor.next + 1);
  if (next == cursor.lines.size()) return false;
  if (hasNumbers) return startsCellTable({cursor.lines, cursor.options, next});
  // Right above a row it is one itself.
  return next > cursor.next + 1 || !isGridLine(cursor.lines[next]);
}

bool isTitle(const LineCursor& cursor, bool isBehindPuzzle) {
  if (!mayBeTitle(cursor)) return false;
  const Line& line = cursor.line();
  std::size_t index = nextContent(cursor, cursor.next + 1);
  // Many in a row would each look at all that follow.
  if (index < cursor.lines.size() && cursor.lines[index].folded == line.folded) return false;
  const LineCursor below{cursor.lines, cursor.options, index};
  if (!below.atEnd() && numbersColumns(line.folded) && startsNumberedRows(below)) return true;
  const int rows = passRows(cursor, index);
  // Columns counted from 0 are no row, though one below has been lost.
  const bool isSureHead = line.content().starts_with('0') && isHeadOfTable(cursor);
  if (rows > 0) return isSureHead || (rows % kSize == 0 && rows <= kMostRows);
  const LineCursor next{cursor.lines, cursor.options, index};
  // Digits alone may be what is left of a puzzle on one line.
  if (!next.atEnd() && !isNumbers(line) && startsOtherPuzzle(next)) return true;
  // A row with a wrong cell is a mistake even where it stands alone.
  const auto signs = signsOf(line) - std::count(line.folded.begin(), line.folded.end(), '|');
  if (!isBehindPuzzle || signs == kSize - 1 || signs == kSize) return false;
  return next.atEnd() ||
         !(isGridLine(next.line()) || isDominoLine(next.line()) || isLoneNumber(next.line()));
}

}  // namespace sudominoku::text
