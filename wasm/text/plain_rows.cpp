#include "text/plain_rows.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <string_view>
#include <utility>

#include "board/grid.h"
#include "text/line_shape.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

/// Fewer cells without a digit have been forgotten, not left blank.
constexpr int kLeastBlanks = 3 * kSize;
constexpr std::size_t kWidest = 64;
/// Cells side by side, such as the digits of a year, that may stand beside nine rows on a line.
constexpr std::size_t kMostOtherCells = 4;
/// The digits of a date may stand beside nine rows without a blank cell; with more, these are the
/// solution of what stands there.
constexpr std::ptrdiff_t kDigitsOfDate = 8;
/// What fields of a table are filled up with.
constexpr std::string_view kNoSigns = " _~";
constexpr std::string_view kInsideRows = " ,;|";
constexpr std::string_view kBetweenTokens = " ,;|[](){}";

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

/// Whether nine columns are as far apart in each box, and the boxes as well.
bool areEven(const Columns& columns) {
  std::size_t step = 0;
  std::size_t gap = 0;
  std::size_t last = 0;
  int count = 0;
  for (std::size_t i = 0; i < kWidest; ++i) {
    if (!columns[i]) continue;
    std::size_t& known = count % 3 == 0 ? gap : step;
    if (count == 1 || count == 3) known = i - last;
    if (count > 0 && known != i - last) return false;
    last = i;
    ++count;
  }
  return true;
}

/// The nine columns in which the digits of rows stand, or would; nothing where they are not
/// certain.
std::optional<Columns> columnsOfCells(const std::vector<Line*>& rows) {
  Columns columns, bars, tabs, others;
  std::size_t digits = 0;
  const auto barsOf = [](const std::string& row) {
    return std::count(row.begin(), row.end(), '|');
  };
  for (const Line* row : rows) {
    // Fields have been lost.
    if (barsOf(row->folded) != barsOf(rows[0]->folded)) return std::nullopt;
    for (std::size_t i = 0; i < row->folded.size(); ++i) {
      const char sign = row->folded[i];
      const bool isTab = std::find(row->tabs.begin(), row->tabs.end(), i) != row->tabs.end();
      (isTab ? tabs : others).set(i);
      if (sign == '|') bars.set(i);
      if (!isAsciiDigit(sign)) continue;
      columns.set(i);
      ++digits;
    }
  }
  // Nobody knows how wide tabs are.
  if ((tabs & others).any()) return std::nullopt;
  if (columns.count() < kSize) addEmptyColumns(columns, bars);
  const bool areCells =
      columns.count() == kSize && digits + kLeastBlanks <= kCells && areEven(columns);
  return areCells ? std::optional(columns) : std::nullopt;
}

/// Whether the first row may have lost the blanks before its first digit: it has none, while others
/// keep those behind their last.
bool mayBeMoved(const std::vector<Line*>& rows, const Columns& columns) {
  std::size_t width = kWidest;
  while (!columns[width - 1]) --width;
  const std::string& first = rows.front()->folded;
  return first.size() < width && first[0] != ' ' &&
         std::any_of(rows.begin() + 1, rows.end(), [&](const Line* row) {
           return row->folded.size() >= width && row->folded.back() == ' ';
         });
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

/// A word of a script that has no digits here, as in Korean.
bool isForeignWord(std::string_view token) {
  return token.size() > 1 && consistsOf(token, kForeign);
}

/// The sign of a cell that a word stands for: `five`, `black_large_square`, or what databases,
/// spreadsheets and programs write where there is no value; 0: it is none.
char signOfWord(std::string_view token) {
  static constexpr std::string_view words =
      "zero one two three four five six seven eight nine nan na n/a #n/a empty "
      "blank null none nil undefined -1 \\cdot";
  if (token == "\\N" || token.ends_with("_square")) return '.';
  const int word = placeOfWord(words, lowerOf(token));
  if (word < 0) return '\0';
  return static_cast<char>(word < 10 ? '0' + word : '.');
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
  return consistsOf(before, '0', zeros);
}

/// The sign of a cell that is written with several; 0: it is not.
char signOf(std::string_view token) {
  if (token == "\"\"" || isForeignWord(token)) return '.';
  if (const char sign = signOfWord(token)) return sign;
  if (const char sign = quotedSign(token)) return sign;
  if (isDressedDigit(token)) return token[token.find_last_not_of("\"'")];
  const bool isFraction = isAsciiDigit(token[0]) && token.size() > 1 && token[1] == '.';
  // `5.`, `5.0`, and `5.000e+00` as NumPy saves it.
  if (isFraction && consistsOf(token, "0e+", 2)) return token[0];
  if (token.size() == 2 && token[0] == '\\' && isBlankCell(token[1])) return '.';
  const std::size_t stars = token.size() / 2;
  const bool isBold = (token.size() == 3 || token.size() == 5) &&
                      token.find_first_not_of('*') == stars &&
                      token.find_last_not_of('*') == stars && isCellValue(token[stars]);
  return isBold ? token[stars] : '\0';
}

/// What the tokens of a row are.
class RowTokens {
 public:
  /// `sign`: as signOf() has it. `isFirst`: no other stands before the token. `isDressed`: as
  /// isDressedDigit() has it.
  void note(std::string_view token, char sign, bool isFirst, bool isDressed) {
    const bool isDigit = token.size() == 1 && isAsciiDigit(token[0]);
    isNumbered_ |= isFirst && token.size() == 2 && token[1] == '.';
    hasPlain_ |= isDigit;
    hasGiven_ |= isDigit && token != "0";
    hasDressed_ |= isDressed;
    hasPadded_ |= isDressed && token.find('0') < token.rfind(sign);
    hasWorded_ |= sign > '0' && isAsciiLetter(token[0]);
    hasForeign_ |= isForeignWord(token);
    hasOther_ |= sign == 0 && token.size() > 1;
  }

  /// False: beside plain digits, `1.` numbers the row and `05` is a mistake; beside other words,
  /// those of other scripts are words; and digits in words are what is left of others.
  bool mayBeCells() const {
    return !(isNumbered_ && hasPlain_) && !(hasPadded_ && hasPlain_) &&
           !(hasForeign_ && hasOther_) && !((hasDressed_ || hasWorded_) && hasGiven_);
  }

 private:
  bool isNumbered_ = false;
  bool hasPlain_ = false;
  bool hasGiven_ = false;
  bool hasDressed_ = false;  ///< `+5`, `05`, `="5"`
  bool hasPadded_ = false;   ///< `05`
  bool hasWorded_ = false;   ///< `five`
  bool hasForeign_ = false;
  bool hasOther_ = false;  ///< no cell
};

/// Puts a `0` in place of what stands for no value behind the name of a cell in a part of a line:
/// `r1c2 = None`, `"A2": null`, `(1,2): _`. False, and nothing done, where there is none.
bool blankValue(std::string& line, std::size_t first, std::size_t size) {
  const std::string_view part = std::string_view(line).substr(first, size);
  const std::size_t end = part.find_last_not_of(" ,;)}\"'") + 1;
  const std::size_t begin = part.find_last_of(" :=>(\"'", end == 0 ? 0 : end - 1) + 1;
  const std::size_t sign = part.find_last_not_of(" (\"'", begin == 0 ? 0 : begin - 1);
  const bool isBehindName = begin > 0 && sign < begin && begin < end &&
                            isOneOf(part[sign], ":=>") && part.find_first_of("0123456789") < sign;
  const std::string_view value = part.substr(begin, end - begin);
  const bool isBlank =
      isBehindName && ((value.size() == 1 && isBlankCell(value[0])) || signOfWord(value) == '.');
  if (!isBlank) return false;
  const std::size_t bracket = part[begin - 1] == '(' && part.substr(end).starts_with(')') ? 1 : 0;
  blankOut(line, first + begin - bracket, first + end + bracket);
  line[first + begin] = '0';
  return true;
}

/// Nine rows on a line, where a sign that is given is no cell.
class RowsOnALine {
 public:
  RowsOnALine(const std::string& line, char noCell) : line_(line), noCell_(noCell) {}

  /// The line with nothing left but the cells of the rows; empty: it holds none, or more than that.
  std::string cells() {
    std::size_t begin = 0;
    while (begin < line_.size() && !beginsRows(begin)) ++begin;
    if (begin == line_.size()) return {};
    const std::size_t size = kSize + (kSize - 1) * inside_.size();
    const std::string_view between = betweenAt(std::min(begin + size, line_.size()));
    const std::size_t step = size + between.size();
    std::string rows(line_.size(), ' ');
    for (std::size_t row = 0; row < kSize; ++row) {
      const std::size_t at = begin + row * step;
      if (!isRow(at) || (row > 0 && !standsAt(at - between.size(), between))) return {};
      for (std::size_t i = at; i < at + size; i += 1 + inside_.size()) rows[i] = line_[i];
    }
    const std::size_t end = begin + kSize * step - between.size();
    if (isCellBehind(end, between) || isCellBefore(begin, between) || holdsMore(rows)) return {};
    return rows;
  }

 private:
  bool isCellAt(std::size_t at) const {
    return line_.c_str()[at] != noCell_ && isCellValue(line_.c_str()[at]);
  }
  std::string_view betweenAt(std::size_t at) const {
    std::size_t next = at;
    while (next < line_.size() && !isCellAt(next)) ++next;
    return std::string_view(line_).substr(at, next - at);
  }
  bool standsAt(std::size_t at, std::string_view signs) const {
    return line_.compare(at, signs.size(), signs) == 0;
  }
  bool isCellBehind(std::size_t at, std::string_view signs) const {
    return standsAt(at, signs) && isCellAt(at + signs.size());
  }
  bool isCellBefore(std::size_t at, std::string_view signs) const {
    return at > signs.size() && standsAt(at - signs.size(), signs) &&
           isCellAt(at - signs.size() - 1);
  }

  /// Whether the first row begins at a place. What stands between two cells there does so in all.
  bool beginsRows(std::size_t at) {
    if (!isCellAt(at)) return false;
    inside_ = betweenAt(at + 1);
    return consistsOf(inside_, kInsideRows) && !isCellBefore(at, inside_) && isRow(at);
  }

  bool isRow(std::size_t at) const {
    for (int column = 0; column < kSize; ++column) {
      if (column > 0 && !standsAt(at, inside_)) return false;
      at += column > 0 ? inside_.size() : 0;
      if (at >= line_.size() || !isCellAt(at++)) return false;
    }
    return !isCellBehind(at, inside_);
  }

  /// Whether there are so many cells beside the rows that they may be another puzzle's, or those of
  /// a row that has lost some.
  bool holdsMore(const std::string& rows) const {
    const std::ptrdiff_t mostDigits = hasBlankCell(rows) ? kMostOtherDigits : kDigitsOfDate;
    std::size_t others = 0;
    std::ptrdiff_t digits = 0;
    for (std::size_t i = 0; i < line_.size(); ++i) {
      const bool isOther = isCellAt(i) && rows[i] == ' ';
      others = isOther ? others + 1 : 0;
      digits += isOther && isAsciiDigit(line_[i]) ? 1 : 0;
      if (others > kMostOtherCells || digits > mostDigits || (isOther && isRow(i))) return true;
    }
    return false;
  }

  const std::string& line_;
  char noCell_;
  /// What stands between the cells of a row.
  std::string_view inside_;
};

}  // namespace

bool isDigitRow(const Line& line) {
  return consistsOf(line.folded, "123456789 |") && line.folded.size() <= kWidest;
}

void fillBlanks(const std::vector<Line*>& rows) {
  const std::optional<Columns> columns = columnsOfCells(rows);
  if (!columns || haveClash(rows, *columns) || mayBeMoved(rows, *columns)) return;
  for (Line* row : rows) {
    for (std::size_t i = 0; i < kWidest; ++i) {
      if (!(*columns)[i]) continue;
      if (row->folded.size() <= i) row->folded.resize(i + 1, ' ');
      if (row->folded[i] == ' ') row->folded[i] = '.';
    }
  }
}

bool shortenCells(std::string& row) {
  std::string shortened = row;
  // Between bars and commas there may be nothing.
  auto cells = std::count_if(row.begin(), row.end(),
                             [](char c) { return c == '|' || c == ',' || c == ';'; });
  RowTokens tokens;
  for (std::size_t at = 0; true;) {
    const std::string_view token = nextToken(row, kBetweenTokens, at);
    if (token.empty()) break;
    const char sign = signOf(token);
    // The stars around a number are no cells.
    if (sign == 0 && token.starts_with("**") && token.ends_with("**") &&
        hasAnyOf(token, "123456789")) {
      return false;
    }
    const auto begin = static_cast<std::size_t>(token.data() - row.data());
    const bool isDressed = isDressedDigit(token);
    tokens.note(token, sign, begin == row.find_first_not_of(' '), isDressed);
    cells += sign != 0 || token.size() == 1 ? 1 : 0;
    if (sign == 0) continue;
    const std::size_t place = isDressed ? token.rfind(sign) : token.find(sign);
    blankOut(shortened, begin, begin + token.size());
    shortened[begin + (place < token.size() ? place : 0)] = sign;
  }
  if (cells < kSize || shortened == row || !tokens.mayBeCells()) return false;
  row = shortened;
  return true;
}

bool blankValues(std::string& line) {
  bool hasBlank = false;
  for (std::size_t first = 0; first < line.size();) {
    const std::size_t stop = std::min(line.find_first_of(",;", first), line.size());
    hasBlank |= blankValue(line, first, stop - first);
    first = stop + 1;
  }
  return hasBlank;
}

void openCommands(std::string& row) {
  if (std::count(row.begin(), row.end(), '&') < kSize - 1) return;
  // What ends the row may stand right behind a word, or be missing.
  blankOutWords(row, "\\textbf{ \\mathbf{ { } $ \\\\ \\hline");
  row += " \\\\";
}

bool fillFields(std::string& row, bool areClosed) {
  const char separator = contains(row, '&') ? '&' : '|';
  const std::size_t end = std::min(row.find_last_not_of(' ', row.find("\\\\") - 1) + 1, row.size());
  std::size_t begin = std::min(row.find_first_not_of(' '), end);
  // Where each field begins, and where the separator behind it does: a label's, nine cells', and
  // that behind the last bar.
  std::array<std::array<std::size_t, 2>, kSize + 2> fields{};
  std::size_t count = 0;
  const bool hasBars = row[begin] == '|' && row.compare(begin, 2, "||") != 0;
  // A row without the bar before its first field may have lost more.
  if (areClosed && separator == '|' && !hasBars) return false;
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
      filled.begin(), filled.end(), [](char c) { return isOneOf(c, kNoSigns); }, ' ');
  int emptyCells = 0;
  int signs = 0;
  for (std::size_t field = count - kSize; field < count; ++field) {
    const auto [from, to] = fields[field];
    const std::size_t sign = std::min(row.find_first_not_of(kNoSigns, from), to);
    const bool isEmpty = sign == to;
    // Where there is no room, the sign takes a separator's.
    const bool isBefore = from == to && from > 0 && filled[from - 1] != '.';
    const std::size_t at = isBefore ? from - 1 : (from + to) / 2;
    if (at == row.size()) return false;
    if (isEmpty) filled[at] = '.';
    const bool hasNothing = row.find_first_not_of(' ', from) >= to;
    emptyCells += hasNothing ? 1 : 0;
    signs += !hasNothing && (isEmpty || isBlankCell(row[sign])) ? 1 : 0;
    const bool isCell = isEmpty || (isCellValue(row[sign]) &&
                                    std::min(row.find_first_not_of(kNoSigns, sign + 1), to) == to);
    if (!isCell) return false;
  }
  // Where several blank cells have signs, the only one without has lost its digit.
  if (filled == row || (emptyCells == 1 && signs > 2)) return false;
  row = filled;
  return true;
}

bool partRows(std::string& line) {
  for (const char noCell : {'\0', '-', '_', '.'}) {
    std::string cells = RowsOnALine(line, noCell).cells();
    if (cells.empty()) continue;
    line = std::move(cells);
    return true;
  }
  return false;
}

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

}  // namespace sudominoku::text
