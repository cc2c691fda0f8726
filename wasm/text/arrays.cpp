#include "text/arrays.h"

#include <algorithm>
#include <string>
#include <vector>

#include "text/array_grids.h"
#include "text/array_start.h"
#include "text/line_shape.h"
#include "text/other_sizes.h"

namespace sudominoku::text {
namespace {

/// Lines without a value after which brackets are taken for something else, such as a program's.
constexpr std::size_t kEmptyLines = 8;
/// Lines that may stand between two rows in brackets of their own.
constexpr std::size_t kLinesBetweenArrays = 2;
constexpr std::size_t kDeepest = 32;
/// Longer lists are grids that lack cells, whatever stands beside them.
constexpr int kLongestAside = kCells / 2;

/// The sign that follows behind blanks; a blank: none does.
char signBehind(std::string_view text, std::size_t at) {
  const std::size_t sign = text.find_first_not_of(' ', at);
  return sign == std::string_view::npos ? ' ' : text[sign];
}

/// Where an index ends that a value is given to, `[0] = `, `[0] => ` or `0 => `; 0: none stands
/// there.
std::size_t endOfIndex(std::string_view text, std::size_t at) {
  const std::size_t begin = at + (text[at] == '[' ? 1 : 0);
  const std::size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
  const bool isClosed = begin > at && text.substr(end).starts_with(']');
  const std::size_t equals =
      std::min(text.find_first_not_of(' ', end + (isClosed ? 1 : 0)), text.size());
  const bool isIndex =
      end > begin && (isClosed ? text.substr(equals).starts_with('=')
                               : begin == at && text.substr(equals).starts_with("=>"));
  return isIndex ? std::min(text.find_first_not_of("=> ", equals), text.size()) : 0;
}

/// Whether of two numbers, perhaps behind the same sign, the second is the larger.
bool goesUp(std::string_view last, std::string_view next) {
  return last.size() == next.size() ? last < next : last.size() < next.size();
}

/// Whether a word is `nan` or `nil`, in capitals or not.
bool isNanOrNil(std::string_view word) {
  const std::string lower = lowerOf(word);
  return lower == "nan" || lower == "nil";
}

/// Where the calls end that turn a text or a list into values, `.split('').map(Number)`, `.map { it
/// - '0' }`; the place itself: none stands there. One letter, as in `.T`, turns a matrix over.
std::size_t endOfCalls(std::string_view text, std::size_t at) {
  while (at + 2 < text.size() && text[at] == '.' && isAsciiLetter(text[at + 1]) &&
         isAsciiLetter(text[at + 2])) {
    for (int depth = 0; ++at < text.size();) {
      const char c = text[at];
      if (depth == 0 && (isClosing(c) || isOneOf(c, ",;."))) break;
      depth += isOpening(c) ? 1 : isClosing(c) ? -1 : 0;
    }
  }
  return at;
}

/// How many signs behind one cell of a text the next stands: a row may be parted, `"5 3 0 0 7 0 0 0
/// 0".split()`. 0: these are no cells.
std::size_t stepOf(std::string_view text) {
  const bool isParted = text.size() == 2 * kSize - 1 && (text[1] == ' ' || text[1] == ',') &&
                        std::count(text.begin(), text.end(), text[1]) == kSize - 1;
  const std::size_t step = isParted ? 2 : 1;
  for (std::size_t i = 0; i < text.size(); i += step) {
    if (!isCellValue(text[i]) && text[i] != ' ') return 0;
  }
  return step;
}

/// The digit of a number that is written as programs do: `5.` and `5.0` of fractions, `5L` of R,
/// `0x5`, `0x05`; 0: it is no such.
char digitOf(std::string_view word) {
  if (word.empty()) return '\0';
  if (isAsciiDigit(word[0]) && placeOfWord(". .0 L", word.substr(1)) >= 0) return word[0];
  const bool isHexadecimal = placeOfWord("0x 0x0", word.substr(0, word.size() - 1)) >= 0;
  return isHexadecimal && isAsciiDigit(word.back()) ? word.back() : '\0';
}

class ArrayReader {
 public:
  ArrayReader(LineCursor& cursor, Reading& reading)
      : cursor_(cursor), reading_(reading), lineIndex_(cursor.next) {}

  bool read() {
    column_ = startOfArray(line());
    array_.start = {line().number, static_cast<int>(column_) + 1, 1};
    const std::size_t diagnostics = reading_.diagnostics.size();
    const auto forget = [&] {
      while (reading_.diagnostics.size() > diagnostics) reading_.diagnostics.pop_back();
    };
    isBound_ = line().content().starts_with('(') && array_.start.column > line().extent().column;
    isCall_ = (column_ > 0 && isNameSign(line().folded[column_ - 1])) ||
              opensCall(line().folded, column_);
    if (!readBrackets()) {
      forget();
      return false;
    }
    const auto cells = static_cast<int>(array_.cells.size());
    if (array_.label.empty()) {
      array_.label = cursor_.lines[array_.start.line - 1].folded.substr(0, array_.start.column - 1);
    }
    if (cells == kSize || (isBroken_ && cells < kSize)) readFurtherRows();
    cursor_.next = lineIndex_;
    if (isOfOtherSize()) {
      forget();
      reportCount(reading_, DiagnosticKind::otherSize, array_.start, array_.leaves.size(), kSize);
      return true;
    }
    reportAsides();
    if (large_.line > 0) {
      reportText(reading_, DiagnosticKind::badCellValue, cursor_.lines[large_.line - 1], large_,
                 "0-9");
      isBroken_ = true;
    }
    if (array_.rows > 1) passClosingBrackets(cursor_);
    array_.lastLine = cursor_.lines[cursor_.next - 1].number;
    if (!isBroken_) takeGrids();
    return true;
  }

 private:
  struct List {
    int cells = 0;  ///< values that stand in it directly, behind the last list
    bool hasLists = false;
    std::string_view key;  ///< before it; empty: none
    Place place;
    std::size_t first = 0;  ///< the index of its first cell
    /// A text that has not quite as many; line 0: there is none.
    Place miscounted{0, 0, 0};
    /// The name of the last cell; empty: it has none that numbers it.
    std::string_view cellKey = {};
    /// The last index that a value was given to; empty: none was.
    std::string_view index = {};
    /// The names of cells do not go up.
    bool isUnordered = false;
    /// A row stands in it as a text.
    bool hasText = false;
  };

  const Line& line() const { return cursor_.lines[lineIndex_]; }

  // --- Lines ------------------------------------------------------------------------------------

  /// Reads up to the bracket that closes the first. False: these are not a grid's.
  bool readBrackets() {
    std::size_t lines = 0;
    while (lineIndex_ < cursor_.lines.size()) {
      const std::string_view text = line().folded;
      while (column_ < text.size()) {
        if (!readSign(text)) {
          if (!isArray()) return false;
          reportBad(text);
          ++lineIndex_;
          return true;
        }
        if (lists_.empty() && !isType_) {
          if (!isArray()) return false;
          closeLine(text);
          return true;
        }
      }
      if (!isSkipped(line())) ++lines;
      column_ = 0;
      ++lineIndex_;
      if (array_.cells.empty() && lines > kEmptyLines) return false;
    }
    if (!isArray()) return false;
    // Behind the last cell nothing is lost.
    if (array_.cells.size() == kCells && lists_.size() == 1 && lists_.front().hasLists) return true;
    const Place place = lists_.empty() ? array_.start : lists_.front().place;
    reportText(reading_, DiagnosticKind::unclosedBracket, cursor_.lines[place.line - 1], place);
    isBroken_ = true;
    return true;
  }

  /// Behind a row in brackets of its own, as programs print them: reads the others.
  void readFurtherRows() {
    while (array_.rows < kSize && startsRow()) {
      ++array_.rows;
      lists_.clear();
      readBrackets();
    }
  }

  /// Finds out whether the next line holds a row in the same brackets, and goes there.
  bool startsRow() {
    std::size_t next = lineIndex_;
    while (next < cursor_.lines.size() && next < lineIndex_ + kLinesBetweenArrays &&
           (cursor_.lines[next].isBlank() || isBorder(cursor_.lines[next]))) {
      ++next;
    }
    if (next == cursor_.lines.size()) return false;
    const std::string_view text = cursor_.lines[next].folded;
    const std::size_t column = startOfArray(cursor_.lines[next]);
    if (column == std::string::npos || text[column] != opening()) return false;
    const std::size_t content = text.find_first_not_of(' ', column + 1);
    if (content == std::string::npos || text[content] == opening()) return false;
    lineIndex_ = next;
    column_ = column;
    return true;
  }

  /// The first bracket.
  char opening() const {
    return cursor_.lines[array_.start.line - 1]
        .folded[static_cast<std::size_t>(array_.start.column - 1)];
  }

  /// Whether what has been read holds cells, and not a type (`[[Int]]`) or the arguments of some
  /// call.
  bool isArray() const {
    const bool isTypeAlone = array_.cells.size() == 1 && !blank_.empty();
    return isMiscounted_ ||
           (!array_.cells.empty() && !isTypeAlone && (!isCall_ || array_.cells.size() >= kSize));
  }

  /// Behind the last bracket only `;` and the like may follow; another array is read again.
  void closeLine(std::string_view text) {
    // What binds the array may go on, and so may brackets before the first of nine rows.
    const bool mayGoOn = isBound_ || array_.rows == kSize;
    const std::string_view passed = mayGoOn ? " ;,.:)>'\"\\]}" : " ;,.:)>'\"\\";
    const std::size_t rest = text.find_first_not_of(passed, column_);
    // TypeScript names its type there: `as const`.
    if (rest < text.size() && text[rest] != '#' && text.substr(rest, 3) != "as ") {
      const Place all = line().extent();
      const Place place{all.line, static_cast<int>(rest) + 1,
                        all.column + all.length - 1 - static_cast<int>(rest)};
      reportText(reading_, DiagnosticKind::extraToken, line(), place);
    }
    ++lineIndex_;
  }

  /// Whether the `#` at the column stands before a number in the brackets of a title: `(#1234)`.
  bool isInTitle(std::string_view text) const {
    return column_ > 0 && isOpening(text[column_ - 1]) && hasAnyOf(text, ")]}", column_);
  }

  /// Whether a comment of Lua or MATLAB begins at the column, behind the comma or the bracket of a
  /// row.
  bool isComment(std::string_view text) const {
    const bool isMark = text[column_] == '%' || text.substr(column_, 3) == "-- ";
    const std::size_t before = isMark ? text.find_last_not_of(' ', column_ - 1) : column_;
    return isMark && column_ > 0 && text[column_ - 1] == ' ' && before < column_ &&
           isOneOf(text[before], ",;.[]{})") && !contains(text.substr(column_), ',');
  }

  // --- Signs ------------------------------------------------------------------------------------

  /// Takes what stands at the column. False: it belongs to no array of cells.
  bool readSign(std::string_view text) {
    const char c = text[column_];
    const bool isHole = c == ',' && isOpen_ && !lists_.back().hasLists;
    if (isHole) addCell('0', {line().number, static_cast<int>(column_) + 1, 0});
    if (c != ' ') isOpen_ = c == ',' || isOpening(c);
    if (c == ',') isIndexed_ = false;
    if (passComment(text)) return true;
    if (isOneOf(c, " ,;|\\&")) {
      ++column_;
    } else if (readIndex(text)) {
      return true;
    } else if (text.substr(column_, 4) == "...\"") {
      // JavaScript spreads a text over a list.
      column_ += 3;
    } else if (isOpening(c)) {
      return openList(text);
    } else if (isClosing(c)) {
      return closeList(text);
    } else if (c == '"' || c == '\'') {
      return readString(text, c);
    } else {
      return readWord(text);
    }
    return true;
  }

  /// Goes behind a comment, or what ends its line like one: the sign that parts the rows of a
  /// wiki's table, and MATLAB's for a line that goes on. False: none stands there.
  bool passComment(std::string_view text) {
    const std::string_view rest = text.substr(column_);
    if (rest.starts_with("/*")) {
      const std::size_t end = rest.find("*/", 2);
      column_ = end == std::string_view::npos ? text.size() : column_ + end + 2;
      return true;
    }
    const char c = rest[0];
    const bool goesOn = rest.starts_with("...") && isOneOf(signBehind(rest, 3), "% ");
    const bool endsLine = rest == "|-" || goesOn || (c == '#' && !isInTitle(text)) ||
                          ((c == '%' || c == '-') && isComment(text));
    if (endsLine) column_ = text.size();
    return endsLine;
  }

  /// Reads the index that a value is given to. False: none stands there.
  bool readIndex(std::string_view text) {
    const std::size_t end = endOfIndex(text, column_);
    if (end == 0 || lists_.empty()) return false;
    List& list = lists_.back();
    const std::size_t behind = text.find_first_not_of("[0123456789", column_);
    const std::string_view index = text.substr(column_, behind - column_);
    array_.areUnordered |= !list.index.empty() && !goesUp(list.index, index);
    list.index = index;
    isIndexed_ = true;
    column_ = end;
    return true;
  }

  /// False: these are more brackets than any grid has.
  bool openList(std::string_view text) {
    if (!lists_.empty()) dropScalars();
    if (array_.cells.empty())
      array_.isVectorOfR = column_ > 0 && text.substr(column_ - 1, 2) == "c(";
    if (isKeyed_) array_.keys.push_back(array_.key);
    lists_.push_back({0,
                      false,
                      isKeyed_ ? array_.key : std::string_view(),
                      {line().number, static_cast<int>(column_) + 1, 1},
                      array_.cells.size()});
    isKeyed_ = false;
    ++column_;
    return lists_.size() <= kDeepest;
  }

  /// False: none is open.
  bool closeList(std::string_view text) {
    if (lists_.empty()) return false;
    ++column_;
    // The sizes and the type before an array: `[9][9]int{`.
    isType_ = !lists_.back().hasLists && lists_.back().cells <= 1 && column_ < text.size() &&
              (text[column_] == '[' || isNameSign(text[column_]));
    if (isType_) lists_.back().hasLists = true;
    checkList();
    lists_.pop_back();
    isKeyed_ = false;
    column_ = endOfCalls(text, column_);
    return true;
  }

  /// Reads a key or cells between quotation marks. False: it is neither.
  bool readString(std::string_view text, char quote) {
    const std::size_t begin = column_ + 1;
    const std::size_t end = text.find(quote, begin);
    if (end == std::string_view::npos || lists_.empty()) return false;
    const std::string_view value = text.substr(begin, end - begin);
    if (signBehind(text, end + 1) == ':') return readKey(value, text.find(':', end) + 1);
    column_ = end + 1;
    if (isMiscountedGrid(value)) {
      takeMiscounted({line().number, static_cast<int>(begin) + 1, static_cast<int>(value.size())});
      return true;
    }
    const bool isGrid = isGridText(value);
    const std::size_t step = isGrid ? 1 : stepOf(value);
    if (step == 0) return isKeyed_;
    if (isGrid) dropScalars();
    List& list = lists_.back();
    // What parts a row: `strsplit("5 3 0 …", " ")`.
    if (list.hasText && value == " ") return true;
    if (value.size() >= kSize) {
      beginText(list);
      // Labels stand before the rows, and one of those is gone.
      array_.areUnordered |= list.cells % kSize != 0;
    }
    if (value.empty()) addCell('0', {line().number, static_cast<int>(begin), 2});
    for (std::size_t i = 0; i < value.size(); i += step) {
      if (isGrid && !isCellValue(value[i])) continue;
      addCell(value[i], {line().number, static_cast<int>(begin + i) + 1, 1});
    }
    if (isGrid) list.cells = 0;
    column_ = endOfCalls(text, column_);
    return true;
  }

  /// A row comes as a text: words before it are no cells, as in `map(int, "530070000")`.
  void beginText(List& list) {
    if (!list.hasText && !blank_.empty() && list.cells < kSize) {
      takeBack(list);
      list.cells = 0;
      blank_.clear();
    }
    list.hasText = true;
  }

  /// A text that was to be a grid may be the solution of one that is whole.
  void takeMiscounted(Place place) {
    dropScalars();
    isMiscounted_ = true;
    if (isKeyed_ && !isSolutionKey(array_.key)) {
      reportMiscounted(place);
    } else {
      lists_.back().miscounted = place;
    }
    isKeyed_ = false;
  }

  /// Whether a grid and more in a list are no solutions alone.
  bool holdsPuzzle(const List& list) const {
    const auto first = array_.cells.begin() + static_cast<std::ptrdiff_t>(list.first);
    return array_.cells.end() - first >= kCells &&
           std::any_of(first, array_.cells.end(),
                       [](const CellText& cell) { return cell.kind == CellText::Kind::blank; });
  }

  void reportMiscounted(Place place) {
    const std::string& text = cursor_.lines[place.line - 1].folded;
    const std::string_view value = std::string_view(text).substr(place.column - 1, place.length);
    reportCount(reading_, DiagnosticKind::wrongCellCount, place, gridTextCells(value), kCells);
    isBroken_ = true;
  }

  bool readKey(std::string_view key, std::size_t end) {
    if (array_.cells.empty()) array_.label = key;
    array_.key = key;
    column_ = end;
    return isKeyed_ = true;
  }

  /// Reads a word: a key, a name that is passed over, or cells. False: it is none of these.
  bool readWord(std::string_view text) {
    std::size_t end = column_;
    while (end < text.size() && (isNameSign(text[end]) || isCellValue(text[end]))) ++end;
    const std::string_view word = text.substr(column_, end - column_);
    const std::size_t after = std::min(text.find_first_not_of(' ', end), text.size());
    const char next = signBehind(text, after);
    const bool mayBeName = !word.empty() && !isAsciiDigit(word[0]);
    // Arguments may have names, the array and what is behind it: `data = c(`, `nrow = 9`.
    const bool isFirst = isCall_ && array_.cells.empty() && lists_.size() == 1;
    const bool isArgument = next == '=' && (isFirst || array_.cells.size() >= kCells);
    if (isArgument && passNumber(text, after + 1)) return true;
    if (mayBeName && (next == ':' || isArgument)) return readKey(word, after + 1);
    const bool isName = mayBeName && !isCellValue(word[0]);
    if (isName && passName(text, word, after)) return true;
    if (lists_.empty()) return false;
    if (word == "TRUE" || word == "T") array_.isByRow = true;
    if (!addWord(word, isName, next)) {
      // The value of a key may be anything.
      if (!isKeyed_) return false;
      end = std::min(text.find_first_of(",;]})", end), text.size());
    }
    column_ = end;
    return true;
  }

  /// Goes from the name at the column to what it stands before or around, at `after`, unless that
  /// is the value of a cell, which is read: `solve([[`, `Just 5`, `Some(5)`. False: it does not.
  bool passName(std::string_view text, std::string_view name, std::size_t after) {
    const std::size_t end = column_ + name.size();
    if (after == end && readWrapped(text, end)) return true;
    const bool isCall = name == "new" || isCallee(text, end, after);
    const char next = signBehind(text, after);
    const char behind = after + 1 < text.size() ? text[after + 1] : ' ';
    const bool isBeforeValue = !lists_.empty() && !isNanOrNil(name) && isAsciiDigit(next) &&
                               (behind == ',' || isClosing(behind));
    if (!isCall && !isBeforeValue) return false;
    column_ = after + (next == '!' ? 1 : 0);
    return true;
  }

  /// Goes behind the number that comes next. False: none does.
  bool passNumber(std::string_view text, std::size_t at) {
    const std::size_t number = std::min(text.find_first_not_of(' ', at), text.size());
    const std::size_t end = std::min(text.find_first_not_of("0123456789", number), text.size());
    if (end > number) column_ = end;
    return end > number;
  }

  /// Reads the value of a cell with a name around it that ends there, `Some(5)`. False: there is
  /// none.
  bool readWrapped(std::string_view text, std::size_t end) {
    const std::string_view behind = text.substr(end, 3);
    const bool isWrapped =
        behind.size() == 3 && behind[2] == ')' && isCellValue(behind[1]) && !lists_.empty();
    if (!isWrapped) return false;
    addCell(behind[1], {line().number, static_cast<int>(end) + 2, 1});
    column_ = end + 3;
    return true;
  }

  /// Whether the name at the column, and what is in brackets behind it, are a call or Lisp's.
  bool isCallee(std::string_view text, std::size_t end, std::size_t after) const {
    const char next = signBehind(text, end);
    // Lisp has it behind the bracket: `(board [[1 0`.
    const bool isLisp = !lists_.empty() && column_ > 0 && text[column_ - 1] == '(';
    return isOpening(next) ? after == end || isLisp || opensCall(text, after)
                           : after == end && next == '!';
  }

  /// Takes the word at the column, behind which `next` stands, for a cell or a row. False: it is
  /// neither.
  bool addWord(std::string_view word, bool isName, char next) {
    const Place place{line().number, static_cast<int>(column_) + 1, static_cast<int>(word.size())};
    // Behind another key it may be anything, such as a program's seed.
    const bool mayBeRow = !isKeyed_ || isNumberedKey(array_.key);
    const bool endsField = isOneOf(next, " ,;]})");
    if (isName && lists_.back().hasText) {
      // What makes values of it: `Array.from("530070000", Number)`.
    } else if (word.size() == 1 && isCellValue(word[0])) {
      addCell(word[0], place);
    } else if (word.size() > 1 && (isName || word == "-1") && !isKeyed_ &&
               (endsField || isNanOrNil(word)) && (blank_.empty() || word == blank_)) {
      blank_ = word;
      addCell('0', place);
    } else if (const char digit = digitOf(word)) {
      addCell(digit, place);
    } else if (word.size() == 2 && isNumber(word) && !isKeyed_) {
      // Grids of other sizes have such cells.
      if (large_.line == 0) large_ = place;
      addCell('0', place);
    } else if ((word.size() == kCells || (word.size() == kSize && mayBeRow)) && isNumber(word)) {
      for (std::size_t i = 0; i < word.size(); ++i) {
        addCell(word[i], {place.line, place.column + static_cast<int>(i), 1});
      }
    } else {
      return false;
    }
    return true;
  }

  // --- Lists ------------------------------------------------------------------------------------

  /// Whether the lists are the rows of a grid that has not nine of them.
  bool isOfOtherSize() const {
    return isOtherSize(array_.leaves.size()) &&
           std::all_of(array_.leaves.begin(), array_.leaves.end(),
                       [&](std::size_t cells) { return cells == array_.leaves.size(); });
  }

  /// What stands in a list directly is no cells.
  void takeBack(const List& list) {
    array_.cells.erase(array_.cells.end() - list.cells, array_.cells.end());
  }

  /// Numbers and the like beside lists are no cells.
  void dropScalars() {
    List& list = lists_.back();
    if (list.cells % kSize != 0) takeBack(list);
    list.cells = 0;
    list.hasLists = true;
  }

  void addCell(char symbol, Place place) {
    if (array_.cells.empty()) array_.areNumbered = isKeyed_ && isNumber(array_.key);
    List& list = lists_.back();
    const std::string_view key =
        isKeyed_ && isNumberedKey(array_.key) ? array_.key : std::string_view();
    list.isUnordered |= !list.cellKey.empty() && !key.empty() && !goesUp(list.cellKey, key);
    list.cellKey = key;
    isKeyed_ = false;
    // What was its index is its value then.
    array_.areUnordered |= !list.index.empty() && !isIndexed_;
    if (array_.cells.size() % kCells == 0) {
      while (array_.gridKeys.size() > array_.cells.size() / kCells) array_.gridKeys.pop_back();
      array_.gridKeys.push_back(array_.key);
    }
    array_.cells.push_back(cellText(symbol, place));
    ++list.cells;
  }

  /// A list of values is a row, a grid, or several of them.
  void checkList() {
    const List& list = lists_.back();
    if (list.miscounted.line > 0 && !holdsPuzzle(list)) reportMiscounted(list.miscounted);
    const bool areArguments = (isCall_ || lists_.size() == 1) && array_.cells.size() < kSize;
    if (isSizesBehindGrid(list)) return takeBack(list);
    if (!list.hasLists) array_.leaves.push_back(static_cast<std::size_t>(list.cells));
    if (list.hasLists || areArguments) return dropScalars();
    array_.areUnordered |= list.isUnordered;
    if (list.cells % kSize == 0 && (array_.rows == 1 || list.cells == kSize)) return;
    const bool mayBeAside =
        !list.key.empty() && !isNumberedKey(list.key) && list.cells < kLongestAside;
    if (mayBeAside) return leaveAside(list);
    const bool isRowOnItsOwn = lists_.size() > 1 || array_.rows > 1;
    reportCount(reading_, DiagnosticKind::wrongCellCount, list.place, list.cells,
                isRowOnItsOwn ? kSize : kCells);
    isBroken_ = true;
  }

  /// A grid's sizes as an argument on their own: `array(c(…), c(9, 9))`.
  bool isSizesBehindGrid(const List& list) const {
    return isCall_ && list.cells == 2 && lists_.size() > 1 && array_.cells.size() == kCells + 2;
  }

  /// A list behind a key of its own may hold something else: `"hints": [48, 12]`.
  void leaveAside(const List& list) {
    takeBack(list);
    const bool isLargeWithin = large_.line > list.place.line || (large_.line == list.place.line &&
                                                                 large_.column > list.place.column);
    if (isLargeWithin) large_.line = 0;
    asides_.push_back(list);
  }

  /// Beside no grid what was left aside was to be one.
  void reportAsides() {
    const auto has = [&](std::size_t size) {
      return std::count(array_.leaves.begin(), array_.leaves.end(), size) *
                 static_cast<int>(size) >=
             kCells;
    };
    if (has(kSize) || has(kCells)) return;
    for (const List& list : asides_) {
      reportCount(reading_, DiagnosticKind::wrongCellCount, list.place, list.cells, kSize);
      isBroken_ = true;
    }
  }

  void reportBad(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of(" ,;[]{}()", column_ + 1), text.size());
    const Place place{line().number, static_cast<int>(column_) + 1,
                      static_cast<int>(end - column_)};
    reportText(reading_, DiagnosticKind::badCellValue, line(), place, "0-9");
    isBroken_ = true;
  }

  /// Hands over what has been read, if it is whole rows and grids.
  void takeGrids() {
    const std::size_t cells = array_.cells.size();
    if (array_.rows > 1 && array_.rows < kSize) {
      reportCount(reading_, DiagnosticKind::wrongRowCount, cursor_.lines[lineIndex_ - 1].end(),
                  array_.rows, kSize);
    } else if (cells % kCells != 0) {
      reportCount(reading_, DiagnosticKind::wrongCellCount, array_.start, cells, kCells);
    } else {
      addArray(cursor_, reading_, array_);
    }
  }

  LineCursor& cursor_;
  Reading& reading_;
  std::size_t lineIndex_;
  std::size_t column_ = 0;
  CellArray array_;
  std::vector<List> lists_;
  /// The word that stands for blank cells: `None`, `null`, `EMPTY`.
  std::string blank_;
  /// Lists that are none of a grid's, if there is one.
  std::vector<List> asides_;
  /// The first number of two digits; line 0: there is none.
  Place large_{0, 0, 0};
  bool isBroken_ = false;
  /// A text that was to be a grid has not 81 cells.
  bool isMiscounted_ = false;
  /// The first bracket stands behind a name.
  bool isCall_ = false;
  /// Brackets of Lisp stand around all.
  bool isBound_ = false;
  /// Nothing stands behind the last bracket or comma.
  bool isOpen_ = false;
  /// A key stands before the next value.
  bool isKeyed_ = false;
  /// An index stands before it, which gives it a place.
  bool isIndexed_ = false;
  /// The bracket closed last belongs to a type.
  bool isType_ = false;
};

}  // namespace

bool mayStartArrays(const Line& line) {
  return (line.traits & kBrackets) != 0 && startOfArray(line) != std::string::npos;
}

void passClosingBrackets(LineCursor& cursor) {
  while (!cursor.atEnd() && !cursor.line().isBlank() &&
         consistsOf(cursor.line().folded, " ]});,.")) {
    ++cursor.next;
  }
}

bool readArrays(LineCursor& cursor, Reading& reading) {
  return ArrayReader(cursor, reading).read();
}

}  // namespace sudominoku::text
