#include "text/second_look.h"

#include <algorithm>
#include <bitset>
#include <vector>

#include "board/cell.h"
#include "text/labelled.h"
#include "text/line_shape.h"
#include "text/links.h"
#include "text/source.h"
#include "text/undress.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kCommentMarks = "/#*%;-";
constexpr std::string_view kQuotationMarks = "\"'`";
/// Fewer cells without a digit have been forgotten, not left blank.
constexpr int kLeastBlanks = 3 * kSize;
constexpr std::size_t kWidest = 64;
constexpr std::string_view kBetweenCells = " ,|";

/// Blanks out, on the line between two bytes, the mark of a comment, and what opens and closes a
/// string.
void clearMarks(std::string& text, std::size_t begin, std::size_t end) {
  const auto find = [&](std::string_view signs, std::size_t from) {
    return std::min(text.find_first_of(signs, from), end);
  };
  const auto pass = [&](std::string_view signs, std::size_t from) {
    return std::min(text.find_first_not_of(signs, from), end);
  };
  const std::size_t first = pass(" \t", begin);
  blankOut(text, first, pass(kCommentMarks, first));
  const std::size_t quote = find(kQuotationMarks, begin);
  if (quote == end) return;
  const std::size_t before = text.find_last_not_of(' ', quote - 1);
  const bool opens = quote == pass(" \t", begin) ||
                     (before != std::string::npos && before >= begin &&
                      std::string_view("=(:").find(text[before]) != std::string_view::npos);
  if (opens) blankOut(text, begin, pass(kQuotationMarks, quote));
  const std::size_t closing = find(kQuotationMarks, quote);
  const std::size_t rest = pass(kQuotationMarks, closing);
  if (pass(" ;,)+\\", rest) == end) blankOut(text, closing, end);
}

/// Whether a line is a row of digits and nothing else, but for bars.
bool isDigitRow(const Line& line) {
  return !line.isBlank() && line.folded.find_first_not_of("123456789 |") == std::string::npos &&
         line.folded.size() <= kWidest;
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

/// Fills in the blank cells of nine rows, if their digits stand in nine columns.
void fillBlanks(const std::vector<Line*>& rows) {
  Columns columns;
  Columns bars;
  std::size_t digits = 0;
  for (const Line* row : rows) {
    for (std::size_t i = 0; i < row->folded.size(); ++i) {
      const bool isDigit = isAsciiDigit(row->folded[i]);
      if (isDigit) columns.set(i);
      if (row->folded[i] == '|') bars.set(i);
      digits += isDigit ? 1 : 0;
    }
  }
  if (columns.count() < kSize) addEmptyColumns(columns, bars);
  if (columns.count() != kSize || digits + kLeastBlanks > kCells) return;
  for (Line* row : rows) {
    for (std::size_t i = 0; i < kWidest; ++i) {
      if (!columns[i]) continue;
      if (row->folded.size() <= i) row->folded.resize(i + 1, ' ');
      if (row->folded[i] == ' ') row->folded[i] = '.';
    }
  }
}

/// Gives nine cells that are written as numbers, or as missing, one sign each: `5` for `5.0`, `.`
/// for `NaN`. False, and nothing done, where there are none such.
bool shortenNumbers(std::string& row) {
  std::string shortened = row;
  int cells = 0;
  for (std::size_t at = 0; true;) {
    const std::string_view token = nextToken(row, kBetweenCells, at);
    if (token.empty()) break;
    const bool isMissing = token == "NaN" || token == "nan" || token == "NA";
    const bool isNumber = token.size() == 3 && isAsciiDigit(token[0]) && token.ends_with(".0");
    cells += isMissing || isNumber || token.size() == 1 ? 1 : 0;
    if (!isMissing && !isNumber) continue;
    const auto begin = static_cast<std::size_t>(token.data() - row.data());
    blankOut(shortened, begin, begin + token.size());
    shortened[begin] = isMissing ? '.' : token[0];
  }
  if (cells < kSize || shortened == row) return false;
  row = shortened;
  return true;
}

/// Whether a line of words means nothing to what follows: it is no link, does not name the columns
/// of a table, nor ends in a bracket that all the rest is in.
bool isIdle(const Line& line) {
  if (!isProse(line) || isLinkLine(line) || (line.traits & kTabs) != 0) return false;
  const std::string_view text = line.content();
  const bool isHeader =
      (line.traits & kSeparators) != 0 && text.find(' ') == std::string_view::npos;
  return !isHeader && std::string_view("[{(").find(text.back()) == std::string_view::npos;
}

/// Whether a line parts bands, drawn with gaps: `- - - + - - - + - - -`.
bool isGappedBorder(const Line& line) {
  return line.folded.find('+') != std::string::npos &&
         line.folded.find_first_not_of("-+| ") == std::string::npos;
}

}  // namespace

std::string clearedText(std::string_view text) {
  std::string plain(text);
  for (std::size_t begin = 0; begin < plain.size();) {
    const std::size_t end = std::min(plain.find_first_of("\r\n", begin), plain.size());
    clearMarks(plain, begin, end);
    begin = end + 1;
  }
  std::vector<Line> lines = linesOf(plain);
  std::vector<Line*> rows;
  for (Line& line : lines) {
    const bool isRow = shortenNumbers(line.folded);
    if ((!isRow && isIdle(line)) || isGappedBorder(line)) line.folded.clear();
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
  std::string cleared;
  for (const Line& line : lines) cleared += line.folded + '\n';
  return cleared;
}

}  // namespace sudominoku::text
