#include "text/second_look.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <vector>

#include "board/cell.h"
#include "board/grid.h"
#include "text/cell_list.h"
#include "text/elements.h"
#include "text/fold.h"
#include "text/line_shape.h"
#include "text/links.h"
#include "text/objects.h"
#include "text/sections.h"
#include "text/source.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kCommentMarks = "/#*%;-";
constexpr std::string_view kQuotationMarks = "\"'`";
/// Fewer cells without a digit have been forgotten, not left blank.
constexpr int kLeastBlanks = 3 * kSize;
constexpr std::size_t kWidest = 64;
/// Cells side by side, such as the digits of a year, that may stand beside nine rows on a line.
constexpr std::size_t kMostOtherCells = 4;
/// The digits of a date may stand beside nine rows without a blank cell; with more, these are the
/// solution of what stands there.
constexpr std::ptrdiff_t kDigitsOfDate = 8;
/// So many lines may talk of cells, as from one of a list to the next.
constexpr std::ptrdiff_t kMostTalkedOf = 4;
/// Fewer may be the rest of a list.
constexpr std::size_t kFewestDominoes = 10;
/// What fields of a table are filled up with.
constexpr std::string_view kNoSigns = " _~";
constexpr std::string_view kInsideRows = " ,;|";
constexpr std::string_view kBetweenTokens = " ,;|[](){}";

/// The names of a forum's tags that are closed, each once.
std::vector<std::string_view> closedTags(std::string_view text) {
  std::vector<std::string_view> names;
  for (std::size_t at = 0; (at = text.find("[/", at)) != std::string_view::npos;) {
    at += 2;
    const std::size_t begin = at;
    while (at < text.size() && isAsciiLetter(text[at])) ++at;
    const std::string_view name = text.substr(begin, at - begin);
    const bool isKnown = std::find(names.begin(), names.end(), name) != names.end();
    if (!isKnown && text.substr(at).starts_with(']')) names.push_back(name);
  }
  return names;
}

/// Gives the tags of forums the brackets of a page's, where they are closed: `[b]5[/b]`,
/// `[color=red]5[/color]`, `[td][/td]`.
void turnForumTags(std::string& text) {
  const std::vector<std::string_view> closed = closedTags(text);
  if (closed.empty()) return;
  for (std::size_t open = text.find('['); open < text.size(); open = text.find('[', open + 1)) {
    const std::size_t begin = open + (text[open + 1] == '/' ? 2 : 1);
    std::size_t end = begin;
    while (isAsciiLetter(text.c_str()[end])) ++end;
    const char behind = text.c_str()[end];
    if (end == begin || (behind != ']' && behind != '=' && behind != ' ')) continue;
    const std::size_t close = text.find_first_of("[]\r\n", end);
    if (close == std::string::npos || text[close] != ']') continue;
    const std::string_view name = std::string_view(text).substr(begin, end - begin);
    if (std::find(closed.begin(), closed.end(), name) == closed.end()) continue;
    blankOut(text, end, close);
    text[open] = '<';
    text[close] = '>';
  }
}

/// Where the comment behind a row begins: `53..7....  # row 1`, `53..7....  <- stuck here`.
std::size_t commentBehind(std::string_view line) {
  const std::size_t arrow = line.find(" <-");
  const std::size_t hash = line.find(" #");
  // Elsewhere it is a blank cell.
  const bool isComment =
      hash < arrow && std::any_of(line.begin() + static_cast<std::ptrdiff_t>(hash), line.end(),
                                  [](char c) { return isAsciiLetter(c) || (c & 0x80) != 0; });
  return isComment ? hash : arrow;
}

/// Blanks out, on the line between two bytes, the mark of a comment and a comment behind a row, and
/// what opens and closes a string. Where the line ends then.
std::size_t clearMarks(std::string& text, std::size_t begin, std::size_t end) {
  const std::string_view upToEnd = std::string_view(text).substr(0, end);
  const auto find = [&](std::string_view signs, std::size_t from) {
    return std::min(upToEnd.find_first_of(signs, from), end);
  };
  const auto pass = [&](std::string_view signs, std::size_t from) {
    return std::min(upToEnd.find_first_not_of(signs, from), end);
  };
  const std::size_t first = pass(" \t", begin);
  const std::size_t content = pass(kCommentMarks, first);
  const bool isCell = content < end && isAsciiDigit(text[content]) &&
                      ((content == first + 1 && text[first] == '-') || text[content + 1] == '*');
  const char* const line = text.data() + begin;
  const bool isField =
      first < end && text[first] == ';' && std::count(line, line + (end - begin), ';') >= kSize - 1;
  // YAML begins a list in a list so: `- - 5`.
  const bool isNested = upToEnd.substr(first, 4) == "- - " && end - first == 5;
  if (!isCell && !isField) blankOut(text, first, isNested ? end - 1 : content);
  const std::size_t comment = commentBehind(std::string_view(text).substr(content, end - content));
  if (comment != std::string::npos) blankOut(text, content + comment, end);
  const std::size_t quote = find(kQuotationMarks, begin);
  if (quote == end) return end;
  const std::size_t before = text.find_last_not_of(' ', quote - 1);
  // Where no name is before the sign, spreadsheets keep a text from being a number. The values in a
  // tag are no strings of programs.
  const std::size_t name = text.find_last_not_of(' ', quote - std::min<std::size_t>(quote, 2));
  const bool isNoNumber = quote > begin && text[quote - 1] == '=' &&
                          (quote == begin + 1 || name < begin || name >= quote ||
                           std::string_view(",;\t").find(text[name]) < 3);
  if (isNoNumber || text[first] == '<') return end;
  const bool opens = quote == pass(" \t", begin) ||
                     (before != std::string::npos && before >= begin &&
                      std::string_view("=(:").find(text[before]) != std::string_view::npos);
  const std::size_t inside = opens ? pass(kQuotationMarks, quote) : quote;
  const std::size_t closing = find(kQuotationMarks, inside);
  const std::size_t rest = pass(kQuotationMarks, closing);
  // A cell's name, no row: `isolated = {1: "C5", 2: "A3", …`.
  if (closing - inside == 2) return end;
  // Behind three the call may go on that the string was given to.
  const bool isLong = rest - closing > 2;
  if (isLong || pass(" ;,)+\\", rest) == end) blankOut(text, closing, end);
  if (!opens) return end;
  // The name may be in any script; columns are signs, not bytes.
  const std::size_t signs = signCount(std::string_view(text).substr(begin, inside - begin));
  text.replace(begin, inside - begin, signs, ' ');
  return end - (inside - begin - signs);
}

/// Whether a line is a row of digits and nothing else, but for bars.
bool isDigitRow(const Line& line) {
  return !line.isBlank() && line.folded.find_first_not_of("123456789 |") == std::string::npos &&
         line.folded.size() <= kWidest;
}

/// Blanks out who sent a message when, before its first line: `[Ann] [15:04] 53..7....`, `3/12/26,
/// 15:04 - Ann: 53..7....`.
void clearSender(std::string& line) {
  std::size_t colon = line.find(':');
  if (colon == 0 || colon == std::string::npos || !isAsciiDigit(line[colon - 1]) ||
      !isAsciiDigit(line.c_str()[colon + 1])) {
    return;
  }
  const std::size_t bracket = line.find("] ", colon);
  const std::size_t name =
      line.find_first_not_of(":0123456789", bracket == std::string::npos ? colon : bracket);
  const std::size_t end = line.find_first_of(":0123456789", name);
  const bool isNamed = end != std::string::npos && line[end] == ':';
  if (isNamed || bracket != std::string::npos) {
    blankOut(line, 0, isNamed ? end + 1 : bracket + 1);
  }
}

using Columns = std::bitset<kWidest>;

/// Adds the columns without a digit that lie between two others, with no bar on either side.
void addEmptyColumns(Columns& columns, const Columns& bars) {
  std::size_t step = kWidest;
  std::size_t last = kWidest;
  for (const bool isAdding : {false, true}) {
    for (std::size_t i = 0; i < kWidest; ++i) {
      if (bars[i]) last = kWidest;
      if (!columns[i]) continue;
      if (last < i && !isAdding) step = std::min(step, i - last);
      if (last < i && isAdding && i - last == 2 * step) columns.set(i - step);
      last = i;
    }
    last = kWidest;
  }
}

/// Whether a digit comes twice in a house, where the digits of nine rows stand in nine columns.
bool haveClash(const std::vector<Line*>& rows, const Columns& columns) {
  Grid grid;
  Cell cell = 0;
  for (const Line* row : rows) {
    for (std::size_t i = 0; i < kWidest; ++i) {
      if (!columns[i]) continue;
      const char sign = row->folded.c_str()[std::min(i, row->folded.size())];
      grid.set(cell++, isAsciiDigit(sign) ? sign - '0' : 0);
    }
  }
  return !clashingCells(grid).empty();
}

/// Fills in the blank cells of nine rows, if their digits stand in nine columns. Where they clash,
/// rows have lost the room at their beginnings.
void fillBlanks(const std::vector<Line*>& rows) {
  Columns columns;
  Columns bars;
  Columns tabs;
  Columns others;
  std::size_t digits = 0;
  for (const Line* row : rows) {
    std::size_t tab = 0;
    for (std::size_t i = 0; i < row->folded.size(); ++i) {
      const bool isDigit = isAsciiDigit(row->folded[i]);
      if (isDigit) columns.set(i);
      if (row->folded[i] == '|') bars.set(i);
      const bool isTab = tab < row->tabs.size() && row->tabs[tab] == i;
      (isTab ? tabs : others).set(i);
      tab += isTab ? 1 : 0;
      digits += isDigit ? 1 : 0;
    }
  }
  // Nobody knows how wide those are.
  if ((tabs & others).any()) return;
  if (columns.count() < kSize) addEmptyColumns(columns, bars);
  if (columns.count() != kSize || digits + kLeastBlanks > kCells) return;
  if (haveClash(rows, columns)) return;
  std::size_t width = kWidest;
  while (!columns[width - 1]) --width;
  // Where others keep the blanks behind their digits, the first may have lost those before its own.
  const bool areKept = std::any_of(rows.begin() + 1, rows.end(), [&](const Line* row) {
    return row->folded.size() >= width && row->folded.back() == ' ';
  });
  const std::string& first = rows.front()->folded;
  if (areKept && first.size() < width && first[0] != ' ') return;
  for (Line* row : rows) {
    for (std::size_t i = 0; i < kWidest; ++i) {
      if (!columns[i]) continue;
      if (row->folded.size() <= i) row->folded.resize(i + 1, ' ');
      if (row->folded[i] == ' ') row->folded[i] = '.';
    }
  }
}

/// Whether a token is what databases, spreadsheets and programs write where there is no value.
bool isMissing(std::string_view token) {
  static constexpr std::array<std::string_view, 11> words{
      "nan", "na", "n/a", "#n/a", "empty", "blank", "null", "none", "nil", "undefined", "-1"};
  return token == "\\N" || std::find(words.begin(), words.end(), lowerOf(token)) != words.end();
}

/// The sign of a cell between quotation marks, of which the first on a line may be gone; 0: it is
/// none.
char quotedSign(std::string_view token) {
  const auto isQuote = [](char c) { return c == '"' || c == '\''; };
  if (!isQuote(token.back())) return '\0';
  if (token.size() == 2 && isCellValue(token[0])) return token[0];
  return token.size() == 3 && token[0] == token[2] && isCellValue(token[1]) ? token[1] : '\0';
}

/// Whether a token is a digit and nothing but what programs and spreadsheets put before it: `05`,
/// `+5`, `="5"`, `"=""5"""`.
bool isDressedDigit(std::string_view token) {
  const std::size_t end = token.find_last_not_of("\"'") + 1;
  if (end < 2 || !isAsciiDigit(token[end - 1])) return false;
  const std::string_view before = token.substr(0, end - 1);
  // A zero before a quotation mark is another cell, whose comma is missing.
  const std::size_t zeros = before.find_first_not_of("+=\"'");
  if (zeros == std::string_view::npos) return before.find_first_of("+=") != zeros;
  return before.find_first_not_of('0', zeros) == std::string_view::npos;
}

/// The sign of a cell that is written with several; 0: it is not.
char signOf(std::string_view token) {
  if (isMissing(token) || token == "\"\"") return '.';
  if (const char sign = quotedSign(token)) return sign;
  if (isDressedDigit(token)) return token[token.find_last_not_of("\"'")];
  const bool isFraction = isAsciiDigit(token[0]) && token.size() > 1 && token[1] == '.';
  // `5.`, `5.0`, and `5.000e+00` as NumPy saves it.
  if (isFraction && token.find_first_not_of("0e+", 2) == std::string_view::npos) return token[0];
  if (token.size() == 2 && token[0] == '\\' && isBlankCell(token[1])) return '.';
  const std::size_t stars = token.size() / 2;
  const bool isBold = (token.size() == 5 || token.size() == 3) && isCellValue(token[stars]) &&
                      std::count(token.begin(), token.end(), '*') == 2 * static_cast<int>(stars);
  return isBold ? token[stars] : '\0';
}

/// Gives the cells of a row one sign each: `5` for `5.0`, `"5"` and `**5**`, `.` for `NULL` and
/// `\_`. False, and nothing done, where there are none such, or no nine cells.
bool shortenCells(std::string& row) {
  std::string shortened = row;
  // Between bars and commas there may be nothing.
  auto cells = std::count_if(row.begin(), row.end(),
                             [](char c) { return c == '|' || c == ',' || c == ';'; });
  bool isNumbered = false;
  bool hasPlain = false;
  bool hasGiven = false;
  bool isDressed = false;
  bool isPadded = false;
  for (std::size_t at = 0; true;) {
    const std::string_view token = nextToken(row, kBetweenTokens, at);
    if (token.empty()) break;
    const char sign = signOf(token);
    // The stars around a number are no cells.
    if (sign == 0 && token.starts_with("**") && token.ends_with("**") &&
        token.find_first_of("123456789") != std::string_view::npos) {
      return false;
    }
    isNumbered |= token.size() == 2 && token[1] == '.' &&
                  token.data() == row.data() + row.find_first_not_of(' ');
    hasPlain |= token.size() == 1 && isAsciiDigit(token[0]);
    hasGiven |= token.size() == 1 && isAsciiDigit(token[0]) && token != "0";
    const bool hasPrefix = isDressedDigit(token);
    const std::size_t place = hasPrefix ? token.rfind(sign) : token.find(sign);
    isDressed |= hasPrefix;
    isPadded |= hasPrefix && token.find('0') < place;
    cells += sign != 0 || token.size() == 1 ? 1 : 0;
    if (sign == 0) continue;
    const auto begin = static_cast<std::size_t>(token.data() - row.data());
    blankOut(shortened, begin, begin + token.size());
    shortened[begin + (place < token.size() ? place : 0)] = sign;
  }
  // Beside plain digits, `1.` numbers a row, and `05` is a mistake.
  if (cells < kSize || shortened == row || (isNumbered && hasPlain) || (isDressed && hasGiven) ||
      (isPadded && hasPlain)) {
    return false;
  }
  row = shortened;
  return true;
}

/// Puts a `0` in place of what stands for no value behind the name of a cell in a part of a line:
/// `r1c2 = None`, `"A2": null`, `(1,2): _`. False, and nothing done, where there is none.
bool blankValue(std::string& line, std::size_t first, std::size_t size) {
  const std::string_view part = std::string_view(line).substr(first, size);
  const std::size_t end = part.find_last_not_of(" ,;)}\"'") + 1;
  const std::size_t begin = part.find_last_of(" :=>(\"'", end == 0 ? 0 : end - 1) + 1;
  const std::size_t sign = part.find_last_not_of(" (\"'", begin == 0 ? 0 : begin - 1);
  const bool isBehindName = begin > 0 && sign < begin && begin < end &&
                            std::string_view(":=>").find(part[sign]) != std::string_view::npos &&
                            part.find_first_of("0123456789") < sign;
  const std::string_view value = part.substr(begin, end - begin);
  const bool isBlank =
      isBehindName && ((value.size() == 1 && isBlankCell(value[0])) || isMissing(value));
  if (!isBlank) return false;
  const std::size_t bracket = part[begin - 1] == '(' && part.substr(end).starts_with(')') ? 1 : 0;
  blankOut(line, first + begin - bracket, first + end + bracket);
  line[first + begin] = '0';
  return true;
}

/// The same for all that a line holds: `{"A1": 5, "A2": null, …`.
bool blankValues(std::string& line) {
  bool hasBlank = false;
  for (std::size_t first = 0; first < line.size();) {
    const std::size_t stop = std::min(line.find_first_of(",;", first), line.size());
    hasBlank |= blankValue(line, first, stop - first);
    first = stop + 1;
  }
  return hasBlank;
}

/// Marks with a `.` those of the nine cells of a table's row that nothing stands in, behind a label
/// or not, as LaTeX, Markdown and wikis write it: `1 & 5 & 3 & & …`, `| 1 | 5 | 3 | | …`, `| 5 ||
/// 3 || || …`. False, and nothing done, where there are none such, or no nine cells.
bool fillFields(std::string& row) {
  const char separator = row.find('&') == std::string::npos ? '|' : '&';
  const std::size_t end = std::min(row.find_last_not_of(' ', row.find("\\\\") - 1) + 1, row.size());
  std::size_t begin = std::min(row.find_first_not_of(' '), end);
  // Where each field begins, and where the separator behind it does: a label's, nine cells', and
  // that behind the last bar.
  std::array<std::array<std::size_t, 2>, kSize + 2> fields{};
  std::size_t count = 0;
  const bool hasBars = row[begin] == '|';
  if (hasBars) ++begin;
  // The bar behind the last field opens none, but one of two does.
  const bool isClosed = hasBars && begin < end && row[end - 1] == '|' && row[end - 2] != '|';
  while (begin <= end) {
    const std::size_t close = std::min(row.find(separator, begin), end);
    if (count == fields.size()) return false;
    fields[count++] = {begin, close};
    begin = close + (row.compare(close, 2, "||") == 0 ? 2 : 1);
  }
  if (isClosed) --count;
  const bool hasLabel =
      count == kSize + 1 && row.find_first_not_of(kNoSigns, fields[0][0]) < fields[0][1];
  if (count != kSize && !hasLabel) return false;
  std::string filled = row;
  std::replace_if(
      filled.begin(), filled.end(), [](char c) { return kNoSigns.find(c) < kNoSigns.size(); }, ' ');
  for (std::size_t field = count - kSize; field < count; ++field) {
    const auto [from, to] = fields[field];
    const std::size_t sign = std::min(row.find_first_not_of(kNoSigns, from), to);
    const bool isEmpty = sign == to;
    // Where there is no room, the sign takes a separator's.
    const bool isBefore = from == to && from > 0 && filled[from - 1] != '.';
    const std::size_t at = isBefore ? from - 1 : (from + to) / 2;
    if (at == row.size()) return false;
    if (isEmpty) filled[at] = '.';
    const bool isCell = isEmpty || (isCellValue(row[sign]) &&
                                    std::min(row.find_first_not_of(kNoSigns, sign + 1), to) == to);
    if (!isCell) return false;
  }
  if (filled == row) return false;
  row = filled;
  return true;
}

/// Whether a text speaks of columns or boxes: nine times nine cells may be those.
bool speaksOfOtherHouses(std::string_view text) {
  const std::string lower = lowerOf(text);
  static constexpr std::array<std::string_view, 6> words{"col",   "box", "block",
                                                         "spalt", "열",  "상자"};
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return lower.find(word) != std::string::npos; });
}

/// Leaves of a line its nine rows of nine cells, where the same signs part all rows, and the same
/// or none all cells of a row: `53..7..../6..195.../…`, `5 3 0 0 7 0 0 0 0; 6 0 0 …`. A sign that
/// is given is no cell. False, and nothing done, where there are none such.
bool partRowsBy(std::string& line, char noCell) {
  const auto isCellAt = [&](std::size_t at) {
    return line.c_str()[at] != noCell && isCellValue(line.c_str()[at]);
  };
  const auto betweenAt = [&](std::size_t at) {
    std::size_t next = at;
    while (next < line.size() && !isCellAt(next)) ++next;
    return std::string_view(line).substr(at, next - at);
  };
  const auto standsAt = [&](std::size_t at, std::string_view signs) {
    return line.compare(at, signs.size(), signs) == 0;
  };
  const auto isCellBehind = [&](std::size_t at, std::string_view signs) {
    return standsAt(at, signs) && isCellAt(at + signs.size());
  };
  const auto isCellBefore = [&](std::size_t at, std::string_view signs) {
    return at > signs.size() && standsAt(at - signs.size(), signs) &&
           isCellAt(at - signs.size() - 1);
  };
  std::string_view inside;
  const auto isRow = [&](std::size_t at) {
    for (int column = 0; column < kSize; ++column) {
      if (column > 0 && !standsAt(at, inside)) return false;
      at += column > 0 ? inside.size() : 0;
      if (at >= line.size() || !isCellAt(at++)) return false;
    }
    return !isCellBehind(at, inside);
  };
  std::size_t begin = 0;
  for (bool isFound = false; !isFound; begin += isFound ? 0 : 1) {
    if (begin == line.size()) return false;
    if (!isCellAt(begin)) continue;
    inside = betweenAt(begin + 1);
    isFound = inside.find_first_not_of(kInsideRows) == std::string_view::npos &&
              !isCellBefore(begin, inside) && isRow(begin);
  }
  const std::size_t size = kSize + (kSize - 1) * inside.size();
  const std::string_view between = betweenAt(std::min(begin + size, line.size()));
  const std::size_t step = size + between.size();
  std::string rows(line.size(), ' ');
  for (std::size_t row = 0; row < kSize; ++row) {
    const std::size_t at = begin + row * step;
    if (!isRow(at) || (row > 0 && !standsAt(at - between.size(), between))) return false;
    for (std::size_t i = at; i < at + size; i += 1 + inside.size()) rows[i] = line[i];
  }
  // More cells may be another puzzle's, or those of a row that has lost some.
  const std::ptrdiff_t mostDigits = hasBlankCell(rows) ? kMostOtherDigits : kDigitsOfDate;
  std::size_t others = 0;
  std::ptrdiff_t digits = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool isOther = isCellAt(i) && rows[i] == ' ';
    others = isOther ? others + 1 : 0;
    digits += isOther && isAsciiDigit(line[i]) ? 1 : 0;
    if (others > kMostOtherCells || digits > mostDigits || (isOther && isRow(i))) return false;
  }
  const std::size_t end = begin + kSize * step - between.size();
  if (isCellBehind(end, between) || isCellBefore(begin, between)) return false;
  line = rows;
  return true;
}

/// The same, where a sign that may be a blank cell elsewhere may part the rows.
bool partRows(std::string& line) {
  static constexpr std::array noCells{'\0', '-', '_', '.'};
  return std::any_of(noCells.begin(), noCells.end(),
                     [&](char noCell) { return partRowsBy(line, noCell); });
}

/// Takes the brackets from around cells of a row, perhaps behind a label or a command of LaTeX:
/// `[5][3][ ]…`, `Row 1: (5) (3) . . (7)…`, `\setrow {5}{3}{}…`. False, and nothing done, where
/// there are none such, or no nine cells.
bool openBoxes(std::string& row) {
  std::string opened(row.size(), ' ');
  int cells = 0;
  bool hasBox = false;
  const std::size_t first = row.find_first_not_of(' ');
  const std::size_t label = row[std::min(first, row.size())] == '\\'
                                ? std::min(row.find('{'), row.size())
                                : row.find(':') + 1;
  row.copy(opened.data(), label);
  for (std::size_t i = label; i < row.size(); ++i) {
    if (row[i] == ' ' || row[i] == '|') continue;
    const char* box = row.c_str() + i;
    ++cells;
    if (isCellValue(box[0])) {
      opened[i] = box[0];
      continue;
    }
    const std::size_t pair = std::string_view("[({").find(box[0]);
    if (pair == std::string_view::npos || box[1] == 0) return false;
    const char closing = "])}"[pair];
    const bool isEmpty = box[1] == closing;
    const bool isBox = isEmpty || ((box[1] == ' ' || isCellValue(box[1])) && box[2] == closing);
    if (!isBox) return false;
    opened[++i] = isEmpty || box[1] == ' ' ? '.' : box[1];
    i += isEmpty ? 0 : 1;
    hasBox = true;
  }
  if (cells != kSize || !hasBox) return false;
  row = opened;
  return true;
}

/// What a line has of letters and digits, whatever parts it.
struct Words {
  std::vector<std::string_view> words;
  /// A letter for each: `D` a digit, `N` another number, `C` a cell, `W` anything else, such as
  /// `-5`.
  std::string shape;
};

Words wordsOf(std::string_view text) {
  Words found;
  for (std::size_t at = 0; true;) {
    const std::string_view word = nextRun(text, at, isAsciiLetterOrDigit);
    if (word.empty()) return found;
    const bool isCell = word.size() == 2 && looksLikeCellName(word);
    const std::string_view before =
        text.substr(0, static_cast<std::size_t>(word.data() - text.data()));
    const bool isNegative = before == "-" || before.ends_with(" -");
    found.words.push_back(word);
    found.shape += isCell                          ? 'C'
                   : !isNumber(word) || isNegative ? 'W'
                   : word.size() == 1              ? 'D'
                                                   : 'N';
  }
}

/// The same of a list's line, without words that join its parts: `6 at B2 and 1 at B3`.
Words listWordsOf(std::string_view text) {
  Words found;
  const auto [words, shape] = wordsOf(text);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (i > 0 && (word == "at" || word == "in" || word == "on" || word == "and" || word == "is"))
      continue;
    found.words.push_back(word);
    found.shape += shape[i];
  }
  return found;
}

/// Whether that is a domino, perhaps with a number or a word before it: `1. 6 B2 1 B3`. Its digits
/// may come first, `[6|1] B2 B3`.
bool isDomino(const Words& line) {
  const auto& [words, shape] = line;
  if (shape.size() != 5) return shape == "DCDC" || shape == "DDCC";
  const char* const end = words[0].data() + words[0].size();
  const std::string_view behind(end, static_cast<std::size_t>(words[1].data() - end));
  // `7.5 G4 9 G5` has no number before it but a wrong digit.
  const bool isNumbered = behind.starts_with(')') || behind.starts_with(':') ||
                          behind.starts_with(". ") || behind.find('|') != std::string_view::npos;
  return (shape.ends_with("DCDC") || shape.ends_with("DDCC")) && (shape[0] == 'W' || isNumbered);
}

/// Whether that is a domino whose cells come before their digits: `B2=6, B3=1`. So two of a
/// Sudoku's cells may stand, too.
bool isTurnedDomino(const Words& line) { return line.shape == "CDCD" || line.shape == "CCDD"; }

/// Whether that is the cells of the digits 1 to 9, behind those or in their order, with no word
/// between them.
bool areIsolated(const Words& line) {
  const auto& [words, shape] = line;
  const std::size_t first = std::min(shape.find('C'), shape.size());
  std::string digits;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (shape[i] == 'W' && i > first && i < shape.rfind('C')) return false;
    if (shape[i] == 'D' || shape[i] == 'N') digits += words[i];
  }
  return std::count(shape.begin(), shape.end(), 'C') == kSize &&
         (digits.empty() || digits == "123456789");
}

/// Whether that is a domino behind its number.
bool isNumberedDomino(const Words& line) {
  return line.shape.size() == 5 && line.shape[0] != 'W' && isDomino(line);
}

/// Names the cells of a list's line as lists do: `6 r2c2 1 r2c3`.
void shortenNames(Line& line) {
  std::string text = line.folded;
  for (std::size_t i = 0; i + 3 < text.size(); ++i) {
    const bool isName = (text[i] | 0x20) == 'r' && (text[i + 2] | 0x20) == 'c' &&
                        isAsciiDigit(text[i + 1]) && isAsciiDigit(text[i + 3]);
    if (!isName) continue;
    // Row 0 and column 0 name no cell, and are none of a list.
    text[i] = static_cast<char>(text[i + 1] - '1' + 'A');
    text[i + 1] = text[i + 3];
    text[i + 2] = text[i + 3] = ' ';
  }
  const Words words = listWordsOf(text);
  if (isDomino(words) || areIsolated(words)) line.folded = std::move(text);
}

/// Leaves of a list's line the domino, the nine isolated cells, that of the next isolated digit or
/// the number of dominoes: `1. 6:B2 - 1:B3`, `1 C5, 2 A3, …`, `1: C5`, `N = 10`. `areNumbered`:
/// dominoes are. False: it holds none of them.
bool leaveListParts(Line& line, bool areNumbered, Digit& next) {
  const Words found = listWordsOf(line.folded);
  const auto& [words, shape] = found;
  const bool holdsDomino = isDomino(found) || isTurnedDomino(found);
  if (areNumbered && holdsDomino && shape[0] == 'D' && shape.size() == 4) {
    // `2. B2 1 B3` lacks a digit, and its number is none.
    const auto begin = static_cast<std::size_t>(words[0].data() - line.folded.data());
    blankOut(line.folded, begin, begin + words[0].size());
    return true;
  }
  const std::size_t digit = shape.find('D');
  const bool isNext = (shape == "DC" || shape == "CD") && words[digit][0] == '0' + next;
  next += isNext ? 1 : 0;
  const auto others = std::count(shape.begin(), shape.end(), 'W');
  const bool isCount = static_cast<std::ptrdiff_t>(shape.size()) == others + 1 &&
                       shape.find('C') == std::string::npos && !isHeading(line);
  if (!holdsDomino && !areIsolated(found) && !isNext && !isCount) return false;
  std::string parts(line.folded.size(), ' ');
  if (holdsDomino && !shape.ends_with("DCDC")) {
    // The digits take their places before the cells.
    const std::string_view* const part = &words[words.size() - 4];
    parts.resize(static_cast<std::size_t>(part->data() - line.folded.data()));
    for (const char c : std::string_view(shape == "CDCD"   ? "1032"
                                         : shape == "CCDD" ? "2031"
                                                           : "0213")) {
      parts += part[c - '0'];
      parts += ' ';
    }
    line.folded = parts;
    return true;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool isPart =
        holdsDomino ? i + 4 >= words.size() : shape[i] != 'W' && (isCount || shape[i] == 'C');
    if (isPart) words[i].copy(&parts[words[i].data() - line.folded.data()], words[i].size());
  }
  line.folded = parts;
  return true;
}

/// Where so many signs have room before a place in lines, on a line of their own if there is one;
/// the place itself: nowhere.
std::size_t roomBefore(std::size_t place, std::size_t size, std::string_view lines) {
  const std::size_t line = lines.rfind('\n', place) + 1;
  for (std::size_t end = line; end > size; --end) {
    const std::size_t at = end - 1 - size;
    if (lines.find('\n', at) >= at + size) return at;
  }
  return place - line > size ? place - size - 1 : place;
}

/// The numbers and cells of a text that holds nothing else but words.
struct ListParts {
  /// As in Words, but for what is neither.
  std::string shape;
  /// The first sign of each, and where it stands.
  std::string signs;
  std::vector<std::size_t> places;

  /// Whether a domino and its number come from one of them on, rather than those of the isolated.
  bool isNumbered(std::size_t part, std::size_t number) const {
    return shape.compare(part, 5, number < 10 ? "DDCDC" : "NDCDC") == 0 &&
           signs[part] == std::to_string(number)[0];
  }
  /// Whether the digits 1 to 9 come there as a head above their cells.
  bool isHead(std::size_t part) const {
    return shape.compare(part, kSize + 1, "DDDDDDDDDC") == 0 &&
           signs.compare(part, kSize, "123456789") == 0;
  }

  /// Whether nothing but the isolated cells comes from one of them on, and a `0`.
  bool areIsolatedFrom(std::size_t part) const {
    std::string rest = shape.substr(part);
    if (rest.ends_with('D') && signs.back() == '0') rest.pop_back();
    if (rest.size() == kSize) return rest == std::string(kSize, 'C');
    for (std::size_t i = 0; i < rest.size(); i += 2) {
      if (rest.compare(i, 2, "DC") != 0 || signs[part + i] != '1' + static_cast<char>(i / 2))
        return false;
    }
    return rest.size() == 2 * kSize;
  }
};

/// Leaves of lines that are one list in brackets, whatever words are between them, what belongs to
/// it, and counts its dominoes where nobody has. False, and nothing done: they are none.
bool leaveWholeList(std::vector<Line>& lines) {
  std::string text;
  for (const Line& line : lines) text += line.folded + '\n';
  const bool hasBrackets = text.find_first_of("[({") != std::string::npos;
  const auto& [words, shape] = wordsOf(text);
  ListParts parts;
  std::string left = text;
  std::replace_if(
      left.begin(), left.end(), [](char c) { return c != '\n'; }, ' ');
  for (std::size_t i = 0; i < words.size(); ++i) {
    // The number of a column's name has no meaning: `digit1`, `cell1`.
    const auto letters = std::find_if(words[i].begin(), words[i].end(), isAsciiDigit);
    const auto digits = words[i].end() - letters;
    if (shape[i] == 'W' && (digits == 0 || (digits == 1 && words[i].size() > 3))) continue;
    const auto place = static_cast<std::size_t>(words[i].data() - text.data());
    // Nor has the size of an array: `dominoes[10]`.
    const bool isSize = shape[i] != 'C' && place > 1 && text[place - 1] == '[' &&
                        isAsciiLetterOrDigit(text[place - 2]);
    if (isSize) continue;
    words[i].copy(&left[place], words[i].size());
    parts.shape += shape[i];
    parts.signs += words[i][0];
    parts.places.push_back(place);
  }
  const bool areNumbered = parts.isNumbered(0, 1) && parts.isNumbered(5, 2);
  const bool isCounted = !areNumbered && !parts.shape.starts_with("DDCC") &&
                         (parts.shape.starts_with("ND") || parts.shape.starts_with("DD"));
  std::size_t dominoes = 0;
  std::size_t end = isCounted ? 1 : 0;
  while (!parts.areIsolatedFrom(end)) {
    if (parts.isHead(end)) {
      for (std::size_t i = 0; i < kSize; ++i) left[parts.places[end + i]] = ' ';
      end += kSize;
      if (parts.areIsolatedFrom(end)) break;
      return false;
    }
    ++dominoes;
    if (areNumbered) {
      if (!parts.isNumbered(end, dominoes)) return false;
      blankOut(left, parts.places[end], parts.places[end + 1]);
      ++end;
    }
    if (parts.shape.compare(end, 4, "DDCC") == 0) {
      // The second digit and the first cell change their places, if there is room.
      const std::size_t digit = parts.places[end + 1];
      const std::size_t cell = parts.places[end + 2];
      if (cell - digit < 3 || left[digit + 1] == '\n') return false;
      text.copy(&left[digit], 2, cell);
      left[cell] = text[digit];
      left[cell + 1] = ' ';
    } else if (parts.shape.compare(end, 4, "DCDC") != 0) {
      return false;
    }
    end += 4;
  }
  if (dominoes == 0) return false;
  // Elsewhere a word alone above them stands where their number belongs, and few of them may be
  // the rest of more.
  const std::size_t firstEnd = text.find('\n', text.find_first_not_of(" \n"));
  const bool mayBeCount = text.substr(0, firstEnd).find_first_of(" ,;|:") == std::string::npos;
  if (!hasBrackets && (isCounted || mayBeCount || dominoes < kFewestDominoes)) return false;
  if (!isCounted) {
    const std::string count = std::to_string(dominoes);
    const std::size_t first = parts.places[areNumbered ? 1 : 0];
    const std::size_t room = roomBefore(first, count.size(), text);
    if (room == first) return false;
    count.copy(&left[room], count.size());
  }
  // Which digits are isolated is told by the order of their cells.
  if (parts.shape[end] == 'D') {
    for (std::size_t i = 0; i < kSize; ++i) left[parts.places[end + 2 * i]] = ' ';
  }
  std::size_t from = 0;
  for (Line& line : lines) {
    line.folded = left.substr(from, line.folded.size());
    from += line.folded.size() + 1;
  }
  return true;
}

/// What a line says of a cell.
enum class Telling { nothing, name, value };

Telling tellingOf(const Line& line) {
  const std::string shape = wordsOf(line.folded).shape;
  if (!namesCell(line) && !shape.starts_with('C')) return Telling::nothing;
  return shape.find_first_of("DN") == std::string::npos ? Telling::name : Telling::value;
}

/// Whether a line of words means nothing to what follows: it is no link, tells nothing of a cell,
/// nor names the columns of a table, nor ends in a bracket that all the rest is in. `mayName`: it
/// may talk of a cell.
bool isIdle(const Line& line, bool mayName) {
  if (!isProse(line) || isLinkLine(line) || (line.traits & kTabs) != 0) return false;
  if (tellingOf(line) > (mayName ? Telling::name : Telling::nothing)) return false;
  const std::string_view text = line.content();
  const bool isHeader =
      (line.traits & kSeparators) != 0 && text.find(' ') == std::string_view::npos;
  return !isHeader && std::string_view("[{(").find(text.back()) == std::string_view::npos;
}

/// Whether a line stands above the columns of dominoes, or above the cells of the isolated digits:
/// `| U | LU | V | LV |`, `| 1 | 2 | 3 | …`.
bool isHeadInList(const Line& line) {
  const auto [words, shape] = wordsOf(line.folded);
  std::string digits;
  for (const std::string_view word : words) digits += word;
  return shape.find_first_not_of('W') == std::string::npos
             ? (line.traits & kLetters) != 0 && !hasDigit(line)
             : shape == "DDDDDDDDD" && digits == "123456789";
}

/// Whether a line parts rows, as wikis do, or bands, drawn with gaps or in brackets: `- - - + - - -
/// + - - -`, `[-----+-----+-----]`.
bool isOtherBorder(const Line& line) {
  return line.content() == "|-" || (line.folded.find('+') != std::string::npos &&
                                    line.folded.find_first_not_of("-+| []") == std::string::npos);
}

/// Leaves of each line what can be read, and marks the cells of rows for which room was left.
/// `isOfCells`: some name a cell and what is in it.
void clearLines(std::vector<Line>& lines, bool mayHaveRowsOnALine, bool isOfCells) {
  for (Line& line : lines) clearSender(line.folded);
  std::vector<Line*> rows;
  const auto hasLine = [&](bool (*isWanted)(const Words&)) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const Line& line) { return isWanted(listWordsOf(line.folded)); });
  };
  const bool isList = hasLine(isDomino) || (hasLine(isTurnedDomino) && hasLine(areIsolated));
  const bool areNumbered = isList && hasLine(isNumberedDomino);
  Digit nextIsolated = 1;
  // More may be blank cells of a list.
  const bool mayName = std::count_if(lines.begin(), lines.end(), [](const Line& line) {
                         return tellingOf(line) == Telling::name;
                       }) <= kMostTalkedOf;
  for (Line& line : lines) isOfCells |= !isList && blankValues(line.folded);
  for (Line& line : lines) {
    const bool isShort = !isList && ((mayHaveRowsOnALine && partRows(line.folded)) ||
                                     openBoxes(line.folded) || shortenCells(line.folded));
    const bool isRow = isList ? leaveListParts(line, areNumbered, nextIsolated)
                              : fillFields(line.folded) || isShort;
    const bool isHead = isList && !isRow && (isHeadInList(line) || isBorder(line));
    const bool mayBeIdle = !isRow && !(isOfCells && hasDigit(line));
    const bool mayBeCleared = isList || !tellsOfDominoes(line);
    if ((mayBeIdle && mayBeCleared && isIdle(line, mayName)) || isHead || isOtherBorder(line))
      line.folded.clear();
    if (line.isBlank() || isBorder(line)) continue;
    if (!isDigitRow(line)) {
      rows.clear();
      continue;
    }
    rows.push_back(&line);
    if (rows.size() < static_cast<std::size_t>(kSize)) continue;
    fillBlanks(rows);
    rows.clear();
  }
}

}  // namespace

std::string clearedText(std::string_view text) {
  std::string turned(text);
  turnForumTags(turned);
  std::string plain = cellsOfElements(turned);
  if (plain.empty()) plain = cellsOfObjects(turned);
  if (plain.empty()) plain = listOfElements(turned);
  const bool isOfCells = !plain.empty();
  if (plain.empty()) plain = turned;
  for (std::size_t begin = 0; begin < plain.size();) {
    const std::size_t end = std::min(plain.find_first_of("\r\n", begin), plain.size());
    begin = clearMarks(plain, begin, end) + 1;
  }
  std::vector<Line> lines = linesOf(plain);
  for (Line& line : lines) shortenNames(line);
  if (!leaveWholeList(lines)) clearLines(lines, !speaksOfOtherHouses(text), isOfCells);
  std::string cleared;
  for (const Line& line : lines) {
    std::string_view raw = line.raw;
    for (const char c : line.folded) {
      const std::string_view sign = raw.substr(0, raw.empty() ? 0 : decode(raw).bytes);
      // Signs without a meaning stay told apart.
      cleared += c == kForeign ? sign : std::string_view(&c, 1);
      raw.remove_prefix(sign.size());
    }
    cleared += '\n';
  }
  return cleared;
}

}  // namespace sudominoku::text
