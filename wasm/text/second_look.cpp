#include "text/second_look.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "board/cell.h"
#include "text/array_grids.h"
#include "text/elements.h"
#include "text/fold.h"
#include "text/line_shape.h"
#include "text/links.h"
#include "text/objects.h"
#include "text/plain_list.h"
#include "text/plain_rows.h"
#include "text/sections.h"
#include "text/side_labels.h"
#include "text/source.h"
#include "text/undress.h"
#include "text/whole_list.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kCommentMarks = "/#*%;-";
/// What consoles and programs write before lists: how long they are, the bounds of an array.
constexpr std::string_view kBeforeLists = "(9) ((1,1),(9,9)) ((0,0),(8,8)) listArray array2D";
constexpr std::string_view kQuotationMarks = "\"'`";
/// So many lines may talk of cells, as from one of a list to the next.
constexpr std::ptrdiff_t kMostTalkedOf = 4;
/// Behind more signs, a line of 81 may have been cut off.
constexpr std::size_t kLongestUncut = 60;

/// The text with the brackets of a page's tags around those of forums that are closed: `[b]5[/b]`,
/// `[color=red]5[/color]`, `[td][/td]`. The colours of terminals are blanked out, `ESC[31m5ESC[0m`;
/// the first signs of each may be lost.
std::string withForumTagsTurned(std::string_view text) {
  std::string turned(text);
  const bool hasColours = containsAny(text, "[0m [m");
  for (std::size_t open = text.find('['); open < text.size(); open = text.find('[', open + 1)) {
    const std::size_t code = text.find_first_not_of("0123456789;", open + 1);
    if (hasColours && code < text.size() && isOneOf(text[code], "mK")) {
      blankOut(turned, open, code + 1);
      continue;
    }
    const std::size_t begin = open + (text.substr(open + 1).starts_with('/') ? 2 : 1);
    std::size_t end = begin;
    while (isAsciiLetter(turned.c_str()[std::min(end, text.size())])) ++end;
    const std::size_t close = text.find_first_of("[]\r\n", end);
    const bool isTag = end > begin && close < text.size() && text[close] == ']' &&
                       isOneOf(text[end], "]= ") &&
                       contains(text, "[/" + turned.substr(begin, end - begin) + ']');
    if (!isTag) continue;
    blankOut(turned, end, close);
    turned[open] = '<';
    turned[close] = '>';
  }
  return turned;
}

/// Whether the sign `…` at a place is three dots that a phone has joined, rather than that of cells
/// that were left out: among single ones, or where a long line was cut off.
bool areJoinedDots(const std::string& text, std::size_t at) {
  const std::size_t line = text.rfind('\n', at) + 1;
  const bool isCut = at - line > kLongestUncut && isOneOf(text.c_str()[at + 3], {"\r\n", 3});
  const std::size_t last = text.find_last_not_of(' ', at - 1);
  const bool isAmongSingle =
      at > line && last > line && last < at - 1 && isCellValue(text[last]) && text[last - 1] == ' ';
  return !isAmongSingle && !isCut;
}

void partJoinedDots(std::string& text) {
  for (std::size_t at = 0; (at = text.find("…", at)) < text.size(); ++at) {
    // As many bytes as before.
    if (areJoinedDots(text, at)) text.replace(at, 3, "...");
  }
}

/// Java prints blank cells as they are, also the last of a row. Where it prints none, a comma there
/// parts nothing.
void markLastBlanksOfJava(std::string& text) {
  if (!contains(text, ",  ,")) return;
  for (std::size_t at = 0; (at = text.find(",  ]", at)) < text.size();) text[at + 2] = '.';
}

/// Whether digits enough for a row of cells stand in a text.
bool holdsDigitsOfRow(std::string_view text) {
  return std::count_if(text.begin(), text.end(), isAsciiDigit) >= kSize;
}

/// Whether the cells of a row may stand in a text: side by side, between commas, or digits alone.
bool holdsRow(std::string_view text) {
  std::size_t at = 0;
  std::string_view run;
  do {
    run = nextRun(text, at, isCellValue);
  } while (!run.empty() && run.size() != kSize);
  return !run.empty() || std::count(text.begin(), text.end(), ',') >= kSize - 1 ||
         holdsDigitsOfRow(text);
}

/// Where the comment behind a row begins: `53..7....  # row 1`, `53..7....  <- stuck here`.
std::size_t commentBehind(std::string_view line) {
  const std::size_t arrow = line.find(" <-");
  const std::size_t hash = line.find(" #");
  const std::string_view behind = line.substr(std::min(hash, line.size()));
  // Elsewhere it is a blank cell, or Lisp's.
  const bool isComment = hash < arrow && !holdsDigitsOfRow(behind) &&
                         std::any_of(behind.begin(), behind.end(),
                                     [](char c) { return isAsciiLetter(c) || (c & 0x80) != 0; });
  return isComment ? hash : arrow;
}

/// The signs that mark comments where a line of a text begins with them: none that is a blank cell
/// in a row that begins with a digit.
std::string commentMarksOf(std::string_view text) {
  std::string marks(kCommentMarks);
  for (const Line& line : linesOf(text)) {
    const std::string_view row = line.content();
    const std::string_view cells = row.substr(0, row.find_first_not_of("0123456789.-*_xX? |"));
    const bool isRow = !cells.empty() && isAsciiDigit(cells[0]) &&
                       std::count_if(cells.begin(), cells.end(), isCellValue) == kSize;
    if (isRow) std::erase_if(marks, [&](char c) { return contains(cells, c); });
  }
  return marks;
}

/// A line of a text, from one of its bytes to another.
class LineOfText {
 public:
  LineOfText(std::string& text, std::size_t begin, std::size_t end)
      : text_(text),
        upToEnd_(text.data(), end),
        begin_(begin),
        end_(end),
        first_(pass(" \t", begin)) {}

  /// Blanks out the marks of a comment before what the line holds, and a comment behind a row.
  void clearComments(std::string_view marks) {
    const std::size_t content = isDrawn(marks) ? first_ : pass(marks, first_);
    if (!areOfCell(content) && !beginsWithEmptyField()) {
      // YAML begins a list in a list so: `- - 5`.
      const bool isNested = upToEnd_.substr(first_, 4) == "- - " && end_ - first_ == 5;
      blankOut(text_, first_, isNested ? end_ - 1 : content);
    }
    const std::string_view rest = upToEnd_.substr(content);
    const std::size_t comment = commentBehind(rest);
    // R gives names by `<-`.
    if (comment != std::string::npos && !movesCells(rest)) blankOut(text_, content + comment, end_);
  }

  /// Blanks out what opens and what closes a string. Where the line ends then.
  std::size_t clearString() {
    const std::size_t quote = find(kQuotationMarks, begin_);
    // The values in a tag are no strings of programs.
    if (quote == end_ || isNoNumber(quote) || text_[first_] == '<') return end_;
    // A call moves what stands in it.
    if (movesCells(upToEnd_.substr(begin_, quote - begin_))) return end_;
    const bool opens = opensString(quote);
    const std::size_t inside = opens ? pass(kQuotationMarks, quote) : quote;
    const std::size_t closing = find(kQuotationMarks, inside);
    const std::size_t rest = pass(kQuotationMarks, closing);
    // A cell's name, no row: `isolated = {1: "C5", 2: "A3", …`; or an empty field.
    if (closing - inside == 2 || (inside == quote + 2 && isOneOf(text_[inside], ",;\t"))) {
      return end_;
    }
    // Behind three the call may go on that the string was given to.
    const bool isLong = rest - closing > 2;
    if (isLong || pass(" ;,)+\\", rest) == end_) blankOut(text_, closing, end_);
    if (!opens) return end_;
    // The name may be in any script; columns are signs, not bytes.
    const std::size_t before = inside - begin_;
    const std::size_t signs = signCount(std::string_view(text_).substr(begin_, before));
    text_.replace(begin_, before, signs, ' ');
    return end_ - (before - signs);
  }

 private:
  std::size_t find(std::string_view signs, std::size_t from) const {
    return std::min(upToEnd_.find_first_of(signs, from), end_);
  }
  std::size_t pass(std::string_view signs, std::size_t from) const {
    return std::min(upToEnd_.find_first_not_of(signs, from), end_);
  }

  /// Whether the marks draw a line, or are a row of blank cells.
  bool isDrawn(std::string_view marks) const {
    return marks.size() < kCommentMarks.size() && end_ - first_ >= kSize &&
           pass("-*", first_) == end_;
  }

  /// Whether the marks up to a place are a blank cell (`-,5,…`) or belong to one that has a digit:
  /// `-1`, `**5**`.
  bool areOfCell(std::size_t content) const {
    if (content == end_) return false;
    if (isOneOf(text_[content], ",;")) return true;
    const bool isNegative = content == first_ + 1 && text_[first_] == '-';
    return isAsciiDigit(text_[content]) && (isNegative || text_[content + 1] == '*');
  }

  bool beginsWithEmptyField() const {
    const char* const line = text_.data() + begin_;
    return first_ < end_ && text_[first_] == ';' &&
           std::count(line, line + (end_ - begin_), ';') >= kSize - 1;
  }

  /// Whether a quotation mark is there to keep a text from being a number, as spreadsheets have it:
  /// no name stands before the `=`.
  bool isNoNumber(std::size_t quote) const {
    if (quote == begin_ || text_[quote - 1] != '=') return false;
    const std::size_t name = text_.find_last_not_of(' ', quote - std::min<std::size_t>(quote, 2));
    return quote == begin_ + 1 || name < begin_ || name >= quote || isOneOf(text_[name], ",;\t");
  }

  /// Whether a quotation mark is the first on the line, or stands behind what is given a value.
  bool opensString(std::size_t quote) const {
    if (quote == pass(" \t", begin_)) return true;
    const std::size_t before = text_.find_last_not_of(' ', quote - 1);
    return before != std::string::npos && before >= begin_ && isOneOf(text_[before], "=(:@");
  }

  std::string& text_;
  std::string_view upToEnd_;
  std::size_t begin_;
  std::size_t end_;
  /// Behind its blanks.
  std::size_t first_;
};

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

/// Leaves of the emoji on a line, which chats write as `:five::three:`, their names.
void openEmoji(std::string& line) {
  if (line.find_first_not_of(' ') != line.find(':')) return;
  std::replace(line.begin(), line.end(), ':', ' ');
}

/// Whether a text speaks of columns or boxes: nine times nine cells may be those.
bool speaksOfOtherHouses(std::string_view text) {
  static constexpr std::string_view words = "col box block spalt 열 상자";
  return containsAny(lowerOf(text), words);
}

/// What a line says of a cell.
enum class Telling { nothing, name, value };

Telling tellingOf(const Line& line) {
  const std::string shape = wordsOf(line.folded).shape;
  if (!namesCell(line) && !shape.starts_with('C')) return Telling::nothing;
  return hasAnyOf(shape, "DN") ? Telling::value : Telling::name;
}

/// Whether a line of words means nothing to what follows: it is no link, tells nothing of a cell,
/// nor names the columns of a table, nor ends in a bracket that all the rest is in. `mayName`: it
/// may talk of a cell.
bool isIdle(const Line& line, bool mayName) {
  if (!isProse(line) || movesCells(line.folded) || isLinkLine(line) || (line.traits & kTabs) != 0)
    return false;
  if (tellingOf(line) > (mayName ? Telling::name : Telling::nothing)) return false;
  const std::string_view text = line.content();
  const bool isHeader = (line.traits & kSeparators) != 0 && !contains(text, ' ');
  // A row may stand behind a name already, `grid = [[5, 3, …],`, but not behind a sheet's title.
  const bool hasRow = isOneOf(text.back(), ",)}]") && !contains(text, ",,,,,,,,") && holdsRow(text);
  return !isHeader && !hasRow && !isOneOf(text.back(), "[{(");
}

/// Whether a line stands above the columns of dominoes, or above the cells of the isolated digits:
/// `| U | LU | V | LV |`, `| Digit 1 | Cell 1 | Digit 2 | Cell 2 |`, `| 1 | 2 | 3 | …`. Above rows:
/// whether it names nine columns or their types, `| a | b | …`, `| i64 | …`, or tells how long nine
/// lists are, as consoles do: `[Array(9), Array(9), …]`.
bool isHead(const Line& line, bool isOfList) {
  const auto [words, shape] = wordsOf(line.folded);
  if (!isOfList) {
    const bool areNames = shape == "WWWWWWWWW" && contains(line.folded, '|');
    return (areNames && !isCellValue(words[0][0])) || contains(line.folded, "Array(9),");
  }
  std::string digits;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == 'D') digits += words[i];
  }
  if (shape == "DDDDDDDDD") return digits == "123456789";
  if (!shape.starts_with('W') || hasAnyOf(shape, "CN")) return false;
  return digits == "1212" || !hasDigit(line);
}

/// Whether a line parts bands, drawn with gaps (`- - - + - - - + - - -`), without a frame
/// (`------+-------+------`) or in brackets (`[-----+-----+-----]`). One with a frame stays, and so
/// do the rows above and below it one grid's.
bool isOtherBorder(const Line& line) {
  return contains(line.folded, '+') && consistsOf(line.folded, "-+| []") &&
         (line.content()[0] != '+' || !isBorder(line));
}

/// Takes away the numbers that count all lines, as editors show them. False: they do not.
bool clearLineNumbers(std::vector<Line>& lines) {
  std::size_t last = 0;
  std::size_t counted = 0;
  for (Line& line : lines) {
    if (line.isBlank()) continue;
    const char* const text = line.folded.c_str();
    std::size_t end = line.folded.find_first_not_of(' ');
    std::size_t number = 0;
    while (isAsciiDigit(text[end])) {
      number = 10 * number + static_cast<std::size_t>(text[end++] - '0');
    }
    if (text[end] == '.') ++end;
    const bool isNext = counted++ == 0 || number == last + 1;
    if (number == 0 || !isNext || isCellValue(text[end])) return false;
    blankOut(line.folded, 0, end);
    last = number;
  }
  // Nine may be the labels of rows.
  return counted > kSize;
}

/// Marks the blank cells of rows for which room was left.
void fillRows(std::vector<Line>& lines) {
  std::vector<Line*> rows;
  for (Line& line : lines) {
    if (line.isBlank() || isBorder(line)) continue;
    if (isDigitRow(line)) {
      rows.push_back(&line);
      if (rows.size() < kSize) continue;
      fillBlanks(rows);
    }
    rows.clear();
  }
}

/// Leaves of each line what can be read. `isOfCells`: some name a cell and what is in it.
void clearLines(std::vector<Line>& lines, bool mayHaveRowsOnALine, bool isOfCells) {
  for (Line& line : lines) {
    clearSender(line.folded);
    openEmoji(line.folded);
  }
  const auto hasLine = [&](bool (*isWanted)(const Words&)) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const Line& line) { return isWanted(listWordsOf(line.folded)); });
  };
  const bool isList = hasLine(isDomino) || (hasLine(isTurnedDomino) && hasLine(areIsolated));
  const bool areNumbered = isList && hasLine(isNumberedDomino);
  Digit nextIsolated = 1;
  if (!isList) clearSideLabels(lines);
  // More may be blank cells of a list.
  const bool mayName = std::count_if(lines.begin(), lines.end(), [](const Line& line) {
                         return tellingOf(line) == Telling::name;
                       }) <= kMostTalkedOf;
  for (Line& line : lines) isOfCells |= !isList && blankValues(line.folded);
  const bool areClosed = std::any_of(lines.begin(), lines.end(), [](const Line& line) {
    return hasDigit(line) && line.content().starts_with("| ");
  });
  for (Line& line : lines) {
    openCommands(line.folded);
    const bool isShort = !isList && ((mayHaveRowsOnALine && partRows(line.folded)) ||
                                     openBoxes(line.folded) || shortenCells(line.folded));
    const bool isRow = isList ? leaveListParts(line, areNumbered, nextIsolated)
                              : fillFields(line.folded, areClosed) || isShort;
    const bool isAbove = !isRow && (isHead(line, isList) || (isList && isBorder(line)));
    const bool mayBeIdle = !isRow && !(isOfCells && hasDigit(line));
    if ((mayBeIdle && isIdle(line, mayName)) || isAbove || isOtherBorder(line)) line.folded.clear();
  }
  fillRows(lines);
}

/// What is left of lines whose strings and comments are gone. `text`: all that was pasted.
std::string cellsOf(std::string_view text, std::vector<Line> lines, bool isOfCells) {
  bool isWholeList = leaveWholeList(lines);
  if (!isWholeList) {
    std::vector<Line> named = lines;
    shortenNames(named);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (isOfList(named[i])) lines[i].folded = named[i].folded;
    }
    isWholeList = leaveWholeList(named);
    if (isWholeList) lines = std::move(named);
  }
  const bool mayHaveRowsOnALine = !speaksOfOtherHouses(text) && !movesCells(text);
  if (!isWholeList) clearLines(lines, mayHaveRowsOnALine, isOfCells);
  std::string cleared;
  for (Line& line : lines) {
    // Not behind the last, or there would be one more.
    if (line.number > 1) cleared += '\n';
    std::string_view raw = line.raw;
    // What is empty is marked when it is read, and told there from blank cells with signs.
    const bool isEmpty = consistsOf(raw, " |") && raw.starts_with("| ") && raw.ends_with(" |");
    if (isEmpty) line.folded = raw;
    for (const char c : line.folded) {
      const std::string_view sign = raw.substr(0, raw.empty() ? 0 : decode(raw).bytes);
      // Signs without a meaning stay told apart.
      cleared += c == kForeign ? sign : std::string_view(&c, 1);
      raw.remove_prefix(sign.size());
    }
  }
  return cleared;
}

}  // namespace

std::vector<std::string> clearedTexts(std::string_view text) {
  std::string turned = withForumTagsTurned(text);
  blankOutWords(turned, kUnprinted);
  partJoinedDots(turned);
  blankOutWords(turned, kBeforeLists, "[");
  markLastBlanksOfJava(turned);
  std::string plain = cellsOfElements(turned);
  if (plain.empty()) plain = cellsOfObjects(turned);
  if (plain.empty()) plain = listOfElements(turned);
  const bool isOfCells = !plain.empty();
  if (plain.empty()) plain = turned;
  const std::string marks = commentMarksOf(plain);
  for (std::size_t begin = 0; begin < plain.size();) {
    const std::size_t end = std::min(plain.find_first_of("\r\n", begin), plain.size());
    LineOfText line(plain, begin, end);
    line.clearComments(marks);
    begin = line.clearString() + 1;
  }
  std::vector<Line> lines = linesOf(plain);
  std::vector<std::string> cleared{cellsOf(text, lines, isOfCells)};
  if (clearLineNumbers(lines)) cleared.push_back(cellsOf(text, std::move(lines), isOfCells));
  return cleared;
}

}  // namespace sudominoku::text
