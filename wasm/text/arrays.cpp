#include "text/arrays.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"
#include "text/other_sizes.h"

namespace sudominoku::text {
namespace {

/// Lines without a value after which brackets are taken for something else, such as a program's.
constexpr std::size_t kEmptyLines = 8;
/// Lines that may stand between two rows in brackets of their own.
constexpr std::size_t kLinesBetweenArrays = 2;
constexpr std::size_t kDeepest = 32;
/// Words of Lisp before a value: what binds it, and its name.
constexpr int kWordsOfBinding = 2;
constexpr std::size_t kLongestSizes = std::string_view("9 9").size();
/// Longer lists are grids that lack cells, whatever stands beside them.
constexpr int kLongestAside = kCells / 2;
/// Grids that stand together: a puzzle, what has been made of it, and its solution.
constexpr std::size_t kMostOfOnePuzzle = 3;

bool isOpening(char c) { return c == '[' || c == '{' || c == '('; }
bool isClosing(char c) { return c == ']' || c == '}' || c == ')'; }
bool isNameSign(char c) { return isAsciiLetterOrDigit(c) || c == '_'; }
bool isNumbered(std::string_view key) {
  return key.find_first_of("0123456789") != std::string_view::npos;
}

/// The sign that follows behind blanks; 0: none does.
char signBehind(std::string_view text, std::size_t at) {
  const std::size_t sign = text.find_first_not_of(' ', at);
  return sign == std::string_view::npos ? '\0' : text[sign];
}

/// Whether a text holds one of several, which are parted by bars.
bool holdsAny(std::string_view text, std::string_view words) {
  const std::vector<Field> all = fieldsOf(words, '|');
  return std::any_of(all.begin(), all.end(), [&](const Field& word) {
    return text.find(word.text) != std::string_view::npos;
  });
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

/// Takes the place of the key of a grid that is no puzzle.
constexpr std::string_view kMapKey = "sol";

bool isSolutionKey(std::string_view key) { return key.starts_with("sol"); }

/// Whether a grid tells of each cell which box it is in, or whether it is given: of more than nine
/// digits, none is alone in its houses.
bool isMap(const Grid& grid) {
  const auto clashes = static_cast<int>(clashingCells(grid).size());
  return clashes > kSize && clashes == grid.filledCount();
}

/// Whether what stands in these brackets is long enough for a row: `c(5,3,0,0,7,0,0,0,0)`.
bool holdsRow(std::string_view text) {
  return std::count(text.begin(), text.end(), ',') >= kSize - 1;
}

/// Where the value begins that the last `=` before a bracket names, unless the array stands before
/// it as in `array(c(…), dim = c(9, 9))`. Where all arguments of a call up to the array have names,
/// the array belongs to all of the call: `solve(board=[[`.
std::size_t valueOn(std::string_view text) {
  // No array's name stands behind the commas of a row.
  std::size_t row = text.find(',');
  for (int comma = 2; comma < kSize && row < text.size(); ++comma) row = text.find(',', row + 1);
  std::size_t equals = text.find_last_of('=', std::min(row, text.find_last_of("[{(")));
  // PHP has its keys before `=>`.
  while (equals < text.size() && text.substr(equals).starts_with("=>")) {
    equals = equals == 0 ? std::string_view::npos : text.find_last_of('=', equals - 1);
  }
  if (equals == std::string_view::npos) return 0;
  const std::size_t bracket = text.find_last_of('(', equals);
  if (bracket == std::string_view::npos || bracket == 0 || !isNameSign(text[bracket - 1])) {
    return equals + 1;
  }
  const std::string_view arguments = text.substr(bracket + 1, equals - bracket);
  const bool haveNames =
      std::count(arguments.begin(), arguments.end(), ',') + 1 ==
          std::count(arguments.begin(), arguments.end(), '=') &&
      std::all_of(arguments.begin(), arguments.end(), [](char c) {
        return isNameSign(c) || std::string_view(" =,").find(c) != std::string_view::npos;
      });
  return haveNames ? bracket : equals + 1;
}

/// Whether a word is a name of Lisp, or what stands there before a bracket: `defparameter`, `*b*`,
/// `:initial-contents`, `#2A`, `'`.
bool isLispWord(std::string_view word) {
  constexpr std::string_view others = "*+-/<>!?&%$^:#'";
  const bool isCell = isAsciiDigit(word[0]) ||
                      (word.size() == 1 && isCellValue(word[0]) && !isAsciiLetter(word[0]));
  // A colon behind a name is no Lisp's.
  return !isCell && word.back() != ':' && std::all_of(word.begin(), word.end(), [&](char c) {
    return isNameSign(c) || others.find(c) != std::string_view::npos;
  });
}

/// How many words of Lisp a text holds, which stands before a bracket; −1: it holds anything else.
int lispWords(std::string_view text) {
  int words = 0;
  for (std::size_t at = 0; true;) {
    const std::string_view word = nextToken(text, {}, at);
    if (word.empty()) break;
    if (!isLispWord(word)) return -1;
    const bool isPrefix = word[0] == '#' || word == "'";
    // The arguments of a call begin right behind its name.
    if (at == text.size() && !isPrefix && isNameSign(word.back())) return -1;
    words += isPrefix ? 0 : 1;
  }
  return words;
}

/// Where the value begins that Lisp binds to a name in brackets that open at a place, as in `(def
/// board [[`, `(let ((board '((`; the place itself: none does.
std::size_t boundValueFrom(std::string_view text, std::size_t at) {
  constexpr std::string_view brackets = "[{(]})";
  if (text[at] != '(') return at;
  std::size_t value = at;
  int words = 0;
  for (std::size_t open = at; true;) {
    const std::size_t next = text.find_first_of(brackets, open + 1);
    if (next == std::string_view::npos) return value;
    const std::string_view between = text.substr(open + 1, next - open - 1);
    const int more = isOpening(text[next]) ? lispWords(between) : -1;
    // As in `(make-array '(9 9) :initial-contents '((`.
    const bool areSizes = isClosing(text[next]) && between.size() <= kLongestSizes &&
                          between.find_first_not_of("0123456789 ") == std::string_view::npos;
    if (more < 0 && !areSizes) return value;
    words += std::max(more, 0);
    open = next;
    if (words < kWordsOfBinding) continue;
    value = next;
    words = 0;
  }
}

/// Where the calls end that turn a text or a list into values, `.split('').map(Number)`, `.map { it
/// - '0' }`; the place itself: none stands there. One letter, as in `.T`, turns a matrix over.
std::size_t endOfCalls(std::string_view text, std::size_t at) {
  while (at + 2 < text.size() && text[at] == '.' && isAsciiLetter(text[at + 1]) &&
         isAsciiLetter(text[at + 2])) {
    for (int depth = 0; ++at < text.size();) {
      const char c = text[at];
      if (depth == 0 && (isClosing(c) || std::string_view(",;.").find(c) < 3)) break;
      depth += isOpening(c) ? 1 : isClosing(c) ? -1 : 0;
    }
  }
  return at;
}

/// Whether a bracket ends a line behind a name, as PHP prints arrays: `array (`.
bool opensCall(std::string_view text, std::size_t at) {
  return at > 1 && text[at] == '(' && text[at - 1] == ' ' && isAsciiLetter(text[at - 2]) &&
         text.find_first_not_of(' ', at + 1) == std::string_view::npos;
}

/// Where on a line an array may begin: at the value that is named last, not at the sizes of a
/// declaration. What behind a name holds other brackets, or a row, or goes on behind the line, is a
/// call that holds an array.
std::size_t startOn(const Line& line) {
  const std::string_view text = line.folded;
  std::size_t at = valueOn(text);
  for (; at < text.size(); ++at) {
    if (!isOpening(text[at])) continue;
    const std::size_t before = text.find_last_not_of(' ', at == 0 ? 0 : at - 1);
    const char previous = at == 0 || before == std::string_view::npos ? ' ' : text[before];
    // A number set off from the bracket is a row's, not part of a name.
    const std::size_t word = text.find_last_not_of("0123456789", before);
    const bool isBehindNumber =
        before != word && before + 1 < at && (word == std::string_view::npos || text[word] == ' ');
    const bool isBehindName =
        ((isNameSign(previous) && !isBehindNumber) || previous == ']') && text[at] != '{';
    if (!isBehindName) return boundValueFrom(text, at);
    const std::size_t next = text.find_first_of("[{(]})", at + 1);
    const bool isName = isNameSign(text[at - 1]) &&
                        (!isCellValue(text[at - 1]) || (at > 1 && isAsciiLetter(text[at - 2])));
    const bool isOpen = next == std::string_view::npos;
    if (isName && (isOpen || isOpening(text[next]) || holdsRow(text.substr(at, next - at)))) {
      return at;
    }
    if (opensCall(text, at)) return at;
    at = text.find_first_of("]})", at);
    if (at == std::string_view::npos) return at;
  }
  return std::string::npos;
}

class ArrayReader {
 public:
  ArrayReader(LineCursor& cursor, Reading& reading)
      : cursor_(cursor), reading_(reading), lineIndex_(cursor.next) {}

  bool read() {
    column_ = startOn(line());
    if (column_ == std::string::npos) return false;
    start_ = {line().number, static_cast<int>(column_) + 1, 1};
    const std::size_t diagnostics = reading_.diagnostics.size();
    const auto forget = [&] {
      while (reading_.diagnostics.size() > diagnostics) reading_.diagnostics.pop_back();
    };
    isBound_ = line().content().starts_with('(') && start_.column > line().extent().column;
    isCall_ = (column_ > 0 && isNameSign(line().folded[column_ - 1])) ||
              opensCall(line().folded, column_);
    if (!readBrackets()) {
      forget();
      return false;
    }
    const auto cells = static_cast<int>(cells_.size());
    if (label_.empty()) label_ = cursor_.lines[start_.line - 1].folded.substr(0, start_.column - 1);
    if (cells == kSize || (isBroken_ && cells < kSize)) readFurtherRows();
    cursor_.next = lineIndex_;
    if (isOfOtherSize()) {
      forget();
      report(reading_, DiagnosticKind::otherSize, start_, std::to_string(leaves_.size()),
             std::to_string(kSize));
      return true;
    }
    reportAsides();
    if (large_.line > 0) {
      report(reading_, DiagnosticKind::badCellValue, large_,
             cursor_.lines[large_.line - 1].rawText(large_.column, large_.length), "0-9");
      isBroken_ = true;
    }
    if (rows_ > 1) passClosingBrackets(cursor_);
    lastLine_ = cursor_.lines[cursor_.next - 1].number;
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
      if (cells_.empty() && lines > kEmptyLines) return false;
    }
    if (!isArray()) return false;
    const Place place = lists_.empty() ? start_ : lists_.front().place;
    report(reading_, DiagnosticKind::unclosedBracket, place,
           cursor_.lines[place.line - 1].rawText(place.column, 1));
    isBroken_ = true;
    return true;
  }

  /// Behind a row in brackets of its own, as programs print them: reads the others.
  void readFurtherRows() {
    while (rows_ < kSize && startsRow()) {
      ++rows_;
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
    const std::size_t column = startOn(cursor_.lines[next]);
    if (column == std::string::npos || text[column] != opening()) return false;
    const std::size_t content = text.find_first_not_of(' ', column + 1);
    if (content == std::string::npos || text[content] == opening()) return false;
    lineIndex_ = next;
    column_ = column;
    return true;
  }

  /// The first bracket.
  char opening() const {
    return cursor_.lines[start_.line - 1].folded[static_cast<std::size_t>(start_.column - 1)];
  }

  /// Whether what has been read holds cells, and not a type (`[[Int]]`) or the arguments of some
  /// call.
  bool isArray() const {
    const bool isTypeAlone = cells_.size() == 1 && !blank_.empty();
    return isMiscounted_ ||
           (!cells_.empty() && !isTypeAlone && (!isCall_ || cells_.size() >= kSize));
  }

  /// Behind the last bracket only `;` and the like may follow; another array is read again.
  void closeLine(std::string_view text) {
    // What binds the array may go on.
    const std::string_view passed = isBound_ ? " ;,.:)'\"\\]" : " ;,.:)'\"\\";
    const std::size_t rest = text.find_first_not_of(passed, column_);
    // TypeScript names its type there: `as const`.
    if (rest < text.size() && text[rest] != '#' && text.substr(rest, 3) != "as ") {
      const Place all = line().extent();
      const Place place{all.line, static_cast<int>(rest) + 1,
                        all.column + all.length - 1 - static_cast<int>(rest)};
      report(reading_, DiagnosticKind::extraToken, place,
             line().rawText(place.column, place.length));
    }
    ++lineIndex_;
  }

  /// Whether the `#` at the column stands before a number in the brackets of a title: `(#1234)`.
  bool isInTitle(std::string_view text) const {
    return column_ > 0 && isOpening(text[column_ - 1]) &&
           text.find_first_of(")]}", column_) != std::string_view::npos;
  }

  /// Whether a comment of Lua or MATLAB begins at the column, behind the comma or the bracket of a
  /// row.
  bool isComment(std::string_view text) const {
    const bool isMark = text[column_] == '%' || text.substr(column_, 3) == "-- ";
    const std::size_t before = isMark ? text.find_last_not_of(' ', column_ - 1) : column_;
    return isMark && column_ > 0 && text[column_ - 1] == ' ' && before < column_ &&
           std::string_view(",;.[]{})").find(text[before]) != std::string_view::npos &&
           text.find(',', column_) == std::string_view::npos;
  }

  // --- Signs ------------------------------------------------------------------------------------

  /// Takes what stands at the column. False: it belongs to no array of cells.
  bool readSign(std::string_view text) {
    const char c = text[column_];
    const bool isHole = c == ',' && isOpen_ && !lists_.empty() && !lists_.back().hasLists;
    if (isHole) addCell('0', {line().number, static_cast<int>(column_) + 1, 0});
    if (c != ' ') isOpen_ = c == ',' || isOpening(c);
    if (std::string_view(" ,;|\\&").find(c) != std::string_view::npos) {
      ++column_;
    } else if (text.substr(column_).starts_with("...") &&
               std::string_view("%\0", 2).find(signBehind(text, column_ + 3)) < 2) {
      // MATLAB says that a line goes on.
      column_ = text.size();
    } else if (const std::size_t end = endOfIndex(text, column_); end > 0 && !lists_.empty()) {
      List& list = lists_.back();
      const std::size_t behind = text.find_first_not_of("[0123456789", column_);
      const std::string_view index = text.substr(column_, behind - column_);
      areUnordered_ |= !list.index.empty() && !goesUp(list.index, index);
      list.index = index;
      column_ = end;
    } else if ((c == '#' && !isInTitle(text)) || ((c == '%' || c == '-') && isComment(text))) {
      column_ = text.size();
    } else if (text.substr(column_, 2) == "/*") {
      const std::size_t end = text.find("*/", column_ + 2);
      column_ = end == std::string_view::npos ? text.size() : end + 2;
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

  /// False: these are more brackets than any grid has.
  bool openList(std::string_view text) {
    if (!lists_.empty()) dropScalars();
    if (cells_.empty()) isVectorOfR_ = column_ > 0 && text.substr(column_ - 1, 2) == "c(";
    if (isKeyed_) keys_.push_back(key_);
    lists_.push_back({0,
                      false,
                      isKeyed_ ? key_ : std::string_view(),
                      {line().number, static_cast<int>(column_) + 1, 1},
                      cells_.size()});
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

  bool readString(std::string_view text, char quote) {
    const std::size_t begin = column_ + 1;
    const std::size_t end = text.find(quote, begin);
    if (end == std::string_view::npos || lists_.empty()) return false;
    const std::string_view value = text.substr(begin, end - begin);
    const std::size_t after = text.find_first_not_of(' ', end + 1);
    const bool isKey = after != std::string_view::npos && text[after] == ':';
    if (isKey) {
      return readKey(value, after + 1);
    }
    if (isMiscountedGrid(value)) {
      column_ = end + 1;
      takeMiscounted({line().number, static_cast<int>(begin) + 1, static_cast<int>(value.size())});
      return true;
    }
    const bool isGrid = isGridText(value);
    column_ = end + 1;
    List& list = lists_.back();
    // A row may be parted: `"5 3 0 0 7 0 0 0 0".split()`.
    const bool isParted = value.size() == 2 * kSize - 1 && (value[1] == ' ' || value[1] == ',') &&
                          std::count(value.begin(), value.end(), value[1]) == kSize - 1;
    const std::size_t step = isParted ? 2 : 1;
    for (std::size_t i = 0; i < value.size() && !isGrid; i += step) {
      if (!isCellValue(value[i]) && (value[i] != ' ' || isParted)) return isKeyed_;
    }
    if (isGrid) dropScalars();
    if (value.size() >= kSize) {
      // Words before a row are no cells: `map(int, "530070000")`.
      if (!list.hasText && !blank_.empty() && list.cells < kSize) {
        cells_.erase(cells_.end() - list.cells, cells_.end());
        list.cells = 0;
        blank_.clear();
      }
      list.hasText = true;
    } else if (list.hasText && value == " ") {
      // What parts it: `strsplit("5 3 0 …", " ")`.
      return true;
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

  /// A text that was to be a grid may be the solution of one that is whole.
  void takeMiscounted(Place place) {
    dropScalars();
    isMiscounted_ = true;
    if (isKeyed_ && !isSolutionKey(key_)) {
      reportMiscounted(place);
    } else {
      lists_.back().miscounted = place;
    }
    isKeyed_ = false;
  }

  /// Whether a grid and more in a list are no solutions alone.
  bool holdsPuzzle(const List& list) const {
    const auto first = cells_.begin() + static_cast<std::ptrdiff_t>(list.first);
    return cells_.end() - first >= kCells &&
           std::any_of(first, cells_.end(),
                       [](const CellText& cell) { return cell.kind == CellText::Kind::blank; });
  }

  void reportMiscounted(Place place) {
    const std::string& text = cursor_.lines[place.line - 1].folded;
    const std::string_view value = std::string_view(text).substr(place.column - 1, place.length);
    report(reading_, DiagnosticKind::wrongCellCount, place, std::to_string(gridTextCells(value)),
           std::to_string(kCells));
    isBroken_ = true;
  }

  bool readKey(std::string_view key, std::size_t end) {
    if (cells_.empty()) label_ = key;
    key_ = key;
    column_ = end;
    return isKeyed_ = true;
  }

  bool readWord(std::string_view text) {
    std::size_t end = column_;
    while (end < text.size() && (isNameSign(text[end]) || isCellValue(text[end]))) ++end;
    const std::string_view word = text.substr(column_, end - column_);
    const std::size_t after = text.find_first_not_of(' ', end);
    const char next = after == std::string_view::npos ? ' ' : text[after];
    // Arguments may have names, the array and what is behind it: `data = c(`, `nrow = 9`.
    const bool isFirst = isCall_ && cells_.empty() && lists_.size() == 1;
    const bool isArgument = next == '=' && (isFirst || cells_.size() >= kCells);
    const std::size_t value =
        isArgument ? text.find_first_not_of(' ', after + 1) : std::string_view::npos;
    if (value != std::string_view::npos && isAsciiDigit(text[value])) {
      column_ = std::min(text.find_first_not_of("0123456789", value), text.size());
      return true;
    }
    const bool isKey = next == ':' || isArgument;
    if (!word.empty() && isKey && !isAsciiDigit(word[0])) {
      return readKey(word, after + 1);
    }
    const bool isName = !word.empty() && !isAsciiDigit(word[0]) && !isCellValue(word[0]);
    // What stands around a cell's value: `Some(5)`.
    const std::string_view behindName = text.substr(end, 3);
    const bool isWrapped = isName && after == end && behindName.size() == 3 &&
                           behindName[2] == ')' && isCellValue(behindName[1]) && !lists_.empty();
    if (isWrapped) {
      addCell(behindName[1], {line().number, static_cast<int>(end) + 2, 1});
      column_ = end + 3;
      return true;
    }
    // Lisp has it behind the bracket: `(board [[1 0`.
    const bool isLisp =
        isName && !lists_.empty() && column_ > 0 && text[column_ - 1] == '(' && isOpening(next);
    const bool isCall = (after == end && (isOpening(next) || next == '!')) ||
                        (isOpening(next) && opensCall(text, after));
    if (isLisp || (isName && (word == "new" || isCall))) {
      column_ = after + (next == '!' ? 1 : 0);
      return true;
    }
    if (lists_.empty()) return false;
    if (word == "TRUE" || word == "T") isByRow_ = true;
    const char behind = after + 1 < text.size() ? text[after + 1] : ' ';
    const bool isBeforeValue = isAsciiDigit(next) && (behind == ',' || isClosing(behind));
    if (isName && !isNanOrNil(word) && isBeforeValue) {
      // The same without brackets: `Just 5`.
      column_ = after;
      return true;
    }
    if (!addWord(word, isName, next)) {
      // The value of a key may be anything.
      if (!isKeyed_) return false;
      end = std::min(text.find_first_of(",;]})", end), text.size());
    }
    column_ = end;
    return true;
  }

  /// Takes the word at the column, behind which `next` stands, for a cell or a row. False: it is
  /// neither.
  bool addWord(std::string_view word, bool isName, char next) {
    const Place place{line().number, static_cast<int>(column_) + 1, static_cast<int>(word.size())};
    // Behind another key it may be anything, such as a program's seed.
    const bool mayBeRow = !isKeyed_ || isNumbered(key_);
    const bool endsField = std::string_view(" ,;]})").find(next) != std::string_view::npos;
    if (isName && lists_.back().hasText) {
      // What makes values of it: `Array.from("530070000", Number)`.
    } else if (word.size() == 1 && isCellValue(word[0])) {
      addCell(word[0], place);
    } else if (word.size() > 1 && (isName || word == "-1") && !isKeyed_ &&
               (endsField || isNanOrNil(word)) && (blank_.empty() || word == blank_)) {
      blank_ = word;
      addCell('0', place);
    } else if (word.size() > 1 && word.size() < 4 && isAsciiDigit(word[0]) &&
               (std::string_view(".0").starts_with(word.substr(1)) || word.ends_with('L'))) {
      // `5.` and `5.0` of arrays of fractions, and `5L` of R.
      addCell(word[0], place);
    } else if ((word.starts_with("0x0") && word.size() == 4) ||
               (word.starts_with("0x") && word.size() == 3 && isAsciiDigit(word[2]))) {
      if (!isAsciiDigit(word.back())) return false;
      addCell(word.back(), place);
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
    return isOtherSize(leaves_.size()) &&
           std::all_of(leaves_.begin(), leaves_.end(),
                       [&](std::size_t cells) { return cells == leaves_.size(); });
  }

  /// Numbers and the like beside lists are no cells.
  void dropScalars() {
    List& list = lists_.back();
    if (list.cells % kSize != 0) cells_.erase(cells_.end() - list.cells, cells_.end());
    list.cells = 0;
    list.hasLists = true;
  }

  void addCell(char symbol, Place place) {
    if (cells_.empty()) areNumbered_ = isKeyed_ && isNumber(key_);
    List& list = lists_.back();
    const std::string_view key = isKeyed_ && isNumbered(key_) ? key_ : std::string_view();
    list.isUnordered |= !list.cellKey.empty() && !key.empty() && !goesUp(list.cellKey, key);
    list.cellKey = key;
    isKeyed_ = false;
    if (cells_.size() % kCells == 0) {
      while (gridKeys_.size() > cells_.size() / kCells) gridKeys_.pop_back();
      gridKeys_.push_back(key_);
    }
    cells_.push_back(cellText(symbol, place));
    ++list.cells;
  }

  /// A list of values is a row, a grid, or several of them.
  void checkList() {
    const List& list = lists_.back();
    if (list.miscounted.line > 0 && !holdsPuzzle(list)) reportMiscounted(list.miscounted);
    const bool areArguments =
        (isCall_ || lists_.size() == 1) && cells_.size() < static_cast<std::size_t>(kSize);
    if (isSizesBehindGrid(list)) return leaveAside(list);
    if (!list.hasLists) leaves_.push_back(static_cast<std::size_t>(list.cells));
    if (list.hasLists || areArguments) return dropScalars();
    areUnordered_ |= list.isUnordered;
    if (list.cells % kSize == 0 && (rows_ == 1 || list.cells == kSize)) return;
    const bool mayBeAside =
        !list.key.empty() && !isNumbered(list.key) && list.cells < kLongestAside;
    if (mayBeAside) return leaveAside(list);
    const bool isRowOnItsOwn = lists_.size() > 1 || rows_ > 1;
    report(reading_, DiagnosticKind::wrongCellCount, list.place, std::to_string(list.cells),
           std::to_string(isRowOnItsOwn ? kSize : kCells));
    isBroken_ = true;
  }

  /// A grid's sizes as an argument on their own: `array(c(…), c(9, 9))`.
  bool isSizesBehindGrid(const List& list) const {
    return isCall_ && list.cells == 2 && lists_.size() > 1 && cells_.size() == kCells + 2;
  }

  /// A list behind a key of its own may hold something else: `"hints": [48, 12]`.
  void leaveAside(const List& list) {
    cells_.erase(cells_.end() - list.cells, cells_.end());
    const bool isLargeWithin = large_.line > list.place.line || (large_.line == list.place.line &&
                                                                 large_.column > list.place.column);
    if (isLargeWithin) large_.line = 0;
    asides_.push_back(list);
  }

  /// Beside no grid what was left aside was to be one.
  void reportAsides() {
    const auto has = [&](std::size_t size) {
      return std::count(leaves_.begin(), leaves_.end(), size) * static_cast<int>(size) >= kCells;
    };
    if (has(kSize) || has(kCells)) return;
    for (const List& list : asides_) {
      report(reading_, DiagnosticKind::wrongCellCount, list.place, std::to_string(list.cells),
             std::to_string(kSize));
      isBroken_ = true;
    }
  }

  void reportBad(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of(" ,;[]{}()", column_ + 1), text.size());
    const Place place{line().number, static_cast<int>(column_) + 1,
                      static_cast<int>(end - column_)};
    report(reading_, DiagnosticKind::badCellValue, place,
           line().rawText(place.column, place.length), "0-9");
    isBroken_ = true;
  }

  // --- Grids ------------------------------------------------------------------------------------

  void takeGrids() {
    if (rows_ > 1 && rows_ < kSize) {
      report(reading_, DiagnosticKind::wrongRowCount, cursor_.lines[lineIndex_ - 1].end(),
             std::to_string(rows_), std::to_string(kSize));
      return;
    }
    if (cells_.size() % kCells != 0) {
      report(reading_, DiagnosticKind::wrongCellCount, start_, std::to_string(cells_.size()),
             std::to_string(kCells));
      return;
    }
    // Which cell each value is in, its name tells.
    if (areUnordered_) return refuse();
    if (cells_.size() == kCells) {
      // Rows of columns, or as pandas writes them, columns of rows.
      if (areNumbered_ && keys_.size() == kSize && isNumber(keys_.front())) return refuse();
      const std::string_view text = source();
      // Calls that bring cells into another order.
      if (holdsAny(text, "reverse(|reversed(|.flip|order='F|order=\"F")) return refuse();
      settleHouses(text);
    }
    const bool isJson = rows_ == 1 && opening() == '[' &&
                        start_.column == cursor_.lines[start_.line - 1].extent().column;
    const std::size_t grids = cells_.size() / kCells;
    const bool haveKeys = grids > 1 && !key_.empty();
    bool hasMap = false;
    bool hasPuzzle = false;
    for (std::size_t i = 0; haveKeys && i < grids; ++i) {
      if (isSolutionKey(gridKeys_[i])) continue;
      const Grid grid = gridAt(i);
      const bool isNone = isMap(grid);
      if (isNone) gridKeys_[i] = kMapKey;
      hasMap |= isNone;
      hasPuzzle |= !isNone && grid.filledCount() < kCells;
    }
    // A map alone does not tell what of a solution is given.
    if (hasMap && !hasPuzzle) return refuse();
    for (std::size_t i = 0; i < grids; ++i) {
      if (hasPuzzle && isBesidePuzzle(i)) continue;
      const auto begin = cells_.begin() + static_cast<std::ptrdiff_t>(i * kCells);
      const std::vector<CellText> grid(begin, begin + kCells);
      addPuzzle(reading_, cursor_.options, grid, isJson ? Format::json : Format::sourceArray,
                i == 0 ? start_.line : grid.front().place.line,
                i + 1 == grids ? lastLine_ : grid.back().place.line);
    }
  }

  Grid gridAt(std::size_t index) const {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const CellText& text = cells_[index * kCells + static_cast<std::size_t>(cell)];
      if (text.kind == CellText::Kind::given) grid.set(cell, text.digits.smallest());
    }
    return grid;
  }

  /// Whether a grid is a map, the solution of another, or what somebody has made of it so far.
  bool isBesidePuzzle(std::size_t index) const {
    if (isSolutionKey(gridKeys_[index])) return true;
    const Grid whole = gridAt(index);
    const std::size_t end = std::min(index + kMostOfOnePuzzle, cells_.size() / kCells);
    for (std::size_t i = index - std::min(index, kMostOfOnePuzzle - 1); i < end; ++i) {
      if (gridKeys_[i] == gridKeys_[index]) continue;
      const Grid part = gridAt(i);
      if (part != Grid() && part != whole && isPartOf(part, whole)) return true;
    }
    return false;
  }

  /// Says that this may be a grid, but not which.
  void refuse() {
    report(reading_, DiagnosticKind::unrecognisedText, start_,
           cursor_.lines[start_.line - 1].rawText(start_.column, kCells));
  }

  /// Brings a grid into rows whose houses come in another order, or are columns or boxes.
  void settleHouses(std::string_view text) {
    const bool areHouses = leaves_.size() == kSize && keys_.size() == kSize &&
                           std::count(leaves_.begin(), leaves_.end(), kSize) == kSize;
    if (areHouses && std::all_of(keys_.begin(), keys_.end(), isNumbered)) sortHouses();
    if (isFilledByColumns(text)) return bringIntoRows(cells_, "columns", {});
    // A key may stand before all of a grid, too, and name all of its houses.
    const std::string label = keys_.size() == kSize ? std::string(keys_.front()) : label_;
    const bool isEach = isNumbered(label) && (rows_ == kSize || keys_.size() >= kSize);
    std::string last = keys_.empty() ? label_ : std::string(keys_.front());
    last.resize(last.find_last_not_of(" =:\"'") + 1);
    last.erase(0, last.find_last_of(" ._\"'") + 1);
    const bool isAll = last == "columns" || last == "cols" || last == "boxes" || last == "blocks";
    if (isEach || isAll) {
      bringIntoRows(cells_, isEach ? label : last, cursor_.lines[start_.line - 1].raw);
    }
  }

  /// The lines of the array, to the end of the last. R may go on with one list on the next.
  std::string_view source() const {
    const bool mayGoOn = leaves_.size() == 1 && isVectorOfR_ && !cursor_.atEnd();
    const char* const begin = cursor_.lines[start_.line - 1].raw.data();
    const std::string_view last = cursor_.lines[cursor_.next - (mayGoOn ? 0 : 1)].raw;
    return {begin, static_cast<std::size_t>(last.data() + last.size() - begin)};
  }

  /// R, MATLAB, Fortran and Julia fill what they make of one list by columns, unless they are told
  /// otherwise, or turn it over then. All may turn what they make, or make it of columns.
  bool isFilledByColumns(std::string_view text) const {
    const bool isTurned = holdsAny(text, "transpose(|cbind(|DataFrame({|data.frame(");
    // What is told the sizes in a pair of their own is NumPy's.
    const bool isByColumns =
        leaves_.size() == 1 && !isByRow_ &&
        holdsAny(text, isVectorOfR_ ? "matrix(|array(|structure(|dim(" : "reshape(") &&
        !holdsAny(text, " t(|permutedims(|row = T|row=T|order|)'|.reshape(|, (9");
    return isByColumns != isTurned;
  }

  /// Sorts the houses by their keys, which end in numbers: programs write them in any order.
  void sortHouses() {
    std::vector<std::string_view> keys = keys_;
    std::vector<CellText> sorted;
    while (!keys.empty()) {
      const auto first = std::min_element(keys.begin(), keys.end());
      const auto house = cells_.begin() + (first - keys.begin()) * kSize;
      sorted.insert(sorted.end(), house, house + kSize);
      cells_.erase(house, house + kSize);
      keys.erase(first);
    }
    cells_ = std::move(sorted);
  }

  LineCursor& cursor_;
  Reading& reading_;
  std::size_t lineIndex_;
  std::size_t column_ = 0;
  Place start_;
  int lastLine_ = 0;
  /// In brackets of their own, on lines of their own.
  int rows_ = 1;
  std::vector<List> lists_;
  std::vector<CellText> cells_;
  /// What stands before the first value: a key, or all before its bracket.
  std::string label_;
  /// The last key, and those of lists.
  std::string_view key_;
  std::vector<std::string_view> keys_;
  /// The word that stands for blank cells: `None`, `null`, `EMPTY`.
  std::string blank_;
  /// Lists that are none of a grid's, if there is one.
  std::vector<List> asides_;
  /// How many cells stand in each list that holds no others.
  std::vector<std::size_t> leaves_;
  /// The first number of two digits; line 0: there is none.
  Place large_{0, 0, 0};
  /// The key before each grid; empty: there is none.
  std::vector<std::string_view> gridKeys_;
  bool isBroken_ = false;
  /// A text that was to be a grid has not 81 cells.
  bool isMiscounted_ = false;
  /// The first bracket stands behind a name.
  bool isCall_ = false;
  /// Brackets of Lisp stand around all.
  bool isBound_ = false;
  /// The bracket opened last is that of `c(5, 3, …`.
  bool isVectorOfR_ = false;
  /// R is told to fill its matrix by rows.
  bool isByRow_ = false;
  /// The first cell stands behind a number as its key.
  bool areNumbered_ = false;
  /// Names of cells do not go up.
  bool areUnordered_ = false;
  /// Nothing stands behind the last bracket or comma.
  bool isOpen_ = false;
  /// A key stands before the next value.
  bool isKeyed_ = false;
  /// The bracket closed last belongs to a type.
  bool isType_ = false;
};

}  // namespace

bool mayStartArrays(const Line& line) {
  return (line.traits & kBrackets) != 0 && startOn(line) != std::string::npos;
}

void passClosingBrackets(LineCursor& cursor) {
  while (!cursor.atEnd() && !cursor.line().isBlank() &&
         cursor.line().folded.find_first_not_of(" ]});,.") == std::string::npos) {
    ++cursor.next;
  }
}

bool readArrays(LineCursor& cursor, Reading& reading) {
  return (cursor.line().traits & kBrackets) != 0 && ArrayReader(cursor, reading).read();
}

}  // namespace sudominoku::text
