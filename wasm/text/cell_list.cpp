#include "text/cell_list.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "text/arrays.h"
#include "text/cells.h"
#include "text/line_shape.h"
#include "text/sections.h"

namespace sudominoku::text {
namespace {

/// Fewer may be something else.
constexpr int kLeastCells = 8;
/// The same of numbers with nothing but blanks between them.
constexpr int kLeastBareCells = 17;
/// Of so many cells that lie in pairs, one may be wrong.
constexpr int kManyPaired = 16;
/// Lines without a number that may stand before the next.
constexpr std::size_t kMostLinesBetween = 4;
/// Lines behind a list among which one of its own may be that is wrong.
constexpr std::size_t kLinesAhead = 4 * kCells;
/// Signs beside digits by which lines are known as those of one list.
constexpr std::size_t kShortestForm = 3;
constexpr std::size_t kLongestForm = 7;
/// Signs on a line that tells one cell.
constexpr std::size_t kMostSignsOfCell = 12;
/// Longer lines tell of nothing, but may be lists of cells.
constexpr std::size_t kLongestTelling = 200;

/// What stands between the fields of a table.
constexpr std::string_view kFieldEnds = ",;\t";

/// A row, a column or a digit.
struct Number {
  int value = 0;
  bool isLetter = false;
  Place place;
  /// Tells apart what stands before it, without blanks, commas and semicolons; 0: nothing.
  unsigned gap = 0;
};

/// What a word says that the number beside it is: `r` for `r`, `row`, `Row`, `y` and `i`, `c` for
/// `c`, `col`, `Column`, `x` and `j`; another sign: neither.
char roleOf(std::string_view word) {
  const char first = static_cast<char>(word.empty() ? 0 : word[0] | 0x20);
  if (word.size() > 1) return static_cast<char>((word[1] | 0x20) == 'o' ? first : 0);
  const bool isOfRow = first == 'y' || first == 'i';
  const bool isOfColumn = first == 'x' || first == 'j';
  return isOfRow ? 'r' : isOfColumn ? 'c' : first;
}

/// The roles of three words and nothing else, as they stand above the columns of numbers, or in
/// brackets before the first number: `crv` for `col,row,value`. Empty: the line at the cursor has
/// no such head.
std::string headAt(const LineCursor& cursor) {
  std::string roles;
  const Line& line = cursor.line();
  if ((line.traits & kLetters) == 0) return roles;
  std::string_view words = line.folded;
  words = words.substr(0, words.find_first_of("0123456789"));
  const std::size_t close = words.rfind(')');
  const std::size_t below = cursor.next + 1;
  const bool isAbove = words.size() == line.folded.size() && below < cursor.lines.size() &&
                       (cursor.lines[below].traits & kLetters) == 0;
  if (!isAbove && close == std::string_view::npos) return roles;
  if (close != std::string_view::npos) {
    words = words.substr(0, close);
    words.remove_prefix(words.rfind('(') + 1);
  }
  for (std::size_t at = 0; true;) {
    const std::string_view word = nextRun(words, at, isAsciiLetter);
    if (word.empty()) break;
    const char role = roleOf(word);
    roles += role == 'r' || role == 'c' ? role : 'v';
  }
  const bool isHead = roles.size() == 3 && contains(roles, 'r') && contains(roles, 'c');
  return isHead ? roles : std::string();
}

/// Finds the numbers of a list, one after the other.
class NumberFinder {
 public:
  NumberFinder(const LineCursor& cursor, std::size_t index) : cursor_(cursor), index_(index) {}

  /// False: none follows soon. A letter counts where a row may stand.
  bool find(bool mayBeRow) {
    number_.gap = 0;
    const std::size_t last = index_ + kMostLinesBetween;
    for (; index_ < cursor_.lines.size() && index_ <= last; ++index_, column_ = 0) {
      if (isSkipped(cursor_.lines[index_])) continue;
      const std::string_view text = cursor_.lines[index_].folded;
      for (; column_ < text.size(); ++column_) {
        if (take(text, mayBeRow)) return true;
        const char c = text[column_];
        if (c != ' ' && c != ',' && c != ';') number_.gap = 31 * number_.gap + c;
      }
      // Words above a list are a title.
      if (number_.place.line == 0 && (cursor_.lines[index_].traits & kLetters) != 0) return false;
    }
    number_.gap = 0;
    return false;
  }

  const Number& number() const { return number_; }
  /// What the word before it on its line says that it is, with nothing but signs between them, as
  /// roleOf() has it. In Korean it may stand behind, and the letter of `ws['B1']` is a column.
  char role() const {
    const std::string_view text = cursor_.lines[index_].folded;
    if (text.substr(column_).starts_with(kForeign)) return koreanRole(column_);
    std::size_t end = column_ - 1;
    while (end > 0 && !isAsciiLetterOrDigit(text[end - 1])) {
      if (text[--end] != kForeign) continue;
      // Behind a number it is said of that.
      return end > 0 && isAsciiDigit(text[end - 1]) ? '\0' : koreanRole(end);
    }
    std::size_t begin = end;
    while (begin > 0 && isAsciiLetter(text[begin - 1])) --begin;
    const std::string_view word = text.substr(begin, end - begin);
    if (!number_.isLetter) return roleOf(word);
    const std::string name = lowerOf(word);
    const bool isSheet = placeOfWord("ws sheet worksheet range getrange", name) >= 0;
    return isSheet ? 'c' : roleOf(word);
  }
  /// Whether its line has signs that are told apart by nothing but their text.
  bool isAmongOdd() const { return (cursor_.lines[index_].traits & kOddSigns) != 0; }
  /// Whether a digit comes before the row and the column, which stand together: `5 at (1,2)`,
  /// `5: 1,2`, `"value": 5, "pos": [1, 2]`.
  bool isDigitFirst(const Place& row, const Place& column) const {
    if (row.line != column.line) return false;
    const std::string_view text = cursor_.lines[index_].folded;
    const auto at = static_cast<std::size_t>(row.column);
    const std::string_view between =
        text.substr(at, static_cast<std::size_t>(column.column - row.column - 1));
    std::string_view before = text.substr(0, at - 1);
    before.remove_prefix(before.find_last_of("0123456789") + 1);
    return consistsOf(between, " ,;/[]") && !hasAnyOf(before, ")]") &&
           (hasAnyOf(before, "([@=>") || before == ": ");
  }
  /// How many signs run together from it on.
  int run() const {
    const std::string_view text = cursor_.lines[index_].folded;
    return static_cast<int>(std::min(text.find_first_not_of("0123456789", column_), text.size()) -
                            column_) +
           1;
  }
  /// Whether its line has fields enough for a row of a grid, some of them empty.
  bool hasFieldsOfRow() const {
    const std::string_view text = cursor_.lines[index_].raw;
    return std::any_of(kFieldEnds.begin(), kFieldEnds.end(), [&](char separator) {
      return std::count(text.begin(), text.end(), separator) >= kSize - 1;
    });
  }
  /// Whether nothing but separators follows it on its line.
  bool isLast() const {
    const std::string_view text = cursor_.lines[index_].folded;
    return consistsOf(text, " ,;", column_);
  }
  /// In place of a number behind the last of a line.
  Number emptyField() const {
    const auto column = static_cast<int>(cursor_.lines[index_].folded.size()) + 1;
    return {0, false, {cursor_.lines[index_].number, column, 0}, 0};
  }
  /// The index of the line of the number found last.
  std::size_t index() const { return index_; }
  /// Whether more numbers follow it on that line.
  bool isFollowed() const { return hasAnyOf(cursor_.lines[index_].folded, "0123456789", column_); }

 private:
  static bool isDigitAt(std::string_view text, std::size_t column) {
    return column < text.size() && isAsciiDigit(text[column]);
  }

  char koreanRole(std::size_t column) const {
    const std::string sign = cursor_.lines[index_].rawText(static_cast<int>(column) + 1, 1);
    return sign == "행" ? 'r' : sign == "열" ? 'c' : '\0';
  }

  bool take(std::string_view text, bool mayBeRow) {
    const char c = text[column_];
    const char lower = static_cast<char>(c | 0x20);
    const bool isBehindSign =
        column_ > 0 && (isAsciiLetter(text[column_ - 1]) || isDigitAt(text, column_ - 1));
    // In `c1r1` it is no row but the word for a column.
    const bool isWord = column_ + 2 < text.size() && isAsciiLetter(text[column_ + 2]);
    number_.isLetter = mayBeRow && lower >= 'a' && lower <= 'i' && !isBehindSign && !isWord &&
                       isDigitAt(text, column_ + 1);
    if (!number_.isLetter && !isAsciiDigit(c)) return false;
    number_.value = number_.isLetter ? lower - 'a' + 1 : c - '0';
    ++column_;
    number_.place = {cursor_.lines[index_].number, static_cast<int>(column_), 1};
    return true;
  }

  const LineCursor& cursor_;
  std::size_t index_;
  std::size_t column_ = 0;
  Number number_{0, false, {0, 0, 0}, 0};
};

/// What a line begins with beside digits and blanks.
std::string formOf(const Line& line) {
  std::string form;
  for (const char c : line.folded) {
    if (form.size() == kLongestForm) break;
    if (c != ' ' && !isAsciiDigit(c)) form += c;
  }
  return form;
}

/// What a line ends with from the first digit or row's letter on, `#` in place of each and `@` of a
/// letter; empty: other than three of them stand there, or nothing else.
std::string endingOf(const Line& line) {
  if (line.folded.size() > kLongestTelling) return {};
  std::string ending = lowerOf(line.folded);
  int numbers = 0;
  for (std::size_t i = 0; i < ending.size(); ++i) {
    const char* const sign = line.folded.c_str() + i;
    const bool isRow = ending[i] >= 'a' && ending[i] <= 'i' && isAsciiDigit(sign[1]) &&
                       !isAsciiLetter(sign[2]) && (i == 0 || !isAsciiLetterOrDigit(sign[-1]));
    if (!isRow && !isAsciiDigit(*sign)) continue;
    ending[i] = isRow ? '@' : '#';
    ++numbers;
  }
  ending.erase(0, ending.find_first_of("@#"));
  if (numbers != 3 || consistsOf(ending, "# ")) ending.clear();
  return ending;
}

/// Whether a line tells a cell in few signs, however lists do: `c9r9=9`, `(9,9): 9`, `I9 -> 9`.
bool tellsCell(const Line& line) {
  const std::string ending = endingOf(line);
  return ending.size() > kShortestForm && ending.size() < kMostSignsOfCell && !hasWord(line) &&
         ending.ends_with('#') && ending[ending.size() - 2] != '#';
}

/// Whether two lines begin alike.
bool areAlike(std::string_view form, std::string_view other) {
  const std::size_t length = std::min(form.size(), other.size());
  return length >= kShortestForm && form.substr(0, length) == other.substr(0, length);
}

class CellListReader {
 public:
  explicit CellListReader(const LineCursor& cursor)
      : head_(headAt(cursor)),
        finder_(cursor, cursor.next + (head_.empty() || hasDigit(cursor.line()) ? 0 : 1)) {}

  /// Reads the cells of a list. False: there is none.
  bool read() {
    bool isFollowed = false;
    while (readCell()) {
      lastLine_ = finder_.index();
      isFollowed = finder_.isFollowed();
      ++count_;
    }
    // A blank one of numbers alone tells a cell only among all, or below a head.
    const int least = !isBare()                    ? kLeastCells
                      : hasBlank_ && head_.empty() ? kCells
                                                   : kLeastBareCells;
    return count_ >= least && !isFollowed && !(hasZero_ && hasNine_);
  }

  /// Whether the first row and the first column are 0. `fromZero`: also where nothing tells.
  bool countsFromZero(bool fromZero) const {
    return hasZero_ || (fromZero && !hasNine_ && !isLettered_);
  }

  std::vector<CellText> cells(bool fromZero) const {
    const int second = fromZero ? 0 : 1;
    // Letters count from 1.
    const int first = isLettered_ ? 1 : second;
    std::vector<CellText> cells;
    for (int row = 0; row < kSize; ++row) {
      for (int column = 0; column < kSize; ++column) {
        cells.push_back(isByColumns() ? cells_[column + first][row + second]
                                      : cells_[row + first][column + second]);
      }
    }
    return cells;
  }

  std::size_t lastLine() const { return lastLine_; }

  /// How many cells there are where blank ones are listed, but not all; 0: no such list.
  int countOfPart() const { return hasBlank_ && count_ < kCells ? count_ : 0; }

  /// Finds a line that would be the list's, were it not wrong. `first`: where the list begins.
  /// `behind`: those up to there are another puzzle's. Beyond all lines: there is none.
  std::size_t strayLine(const LineCursor& cursor, std::size_t first, std::size_t behind) const {
    if (areOfDominoes()) return first;
    std::vector<std::string> forms;
    for (std::size_t i = first; i <= first + kMostLinesBetween && i < cursor.next; ++i) {
      forms.push_back(formOf(cursor.lines[i]));
    }
    std::string ending = endingOf(cursor.lines[first]);
    if (ending.empty()) ending = endingOf(cursor.lines[lastLine_]);
    const auto isStray = [&](const Line& line) {
      if (!hasDigit(line)) return false;
      if (!ending.empty() && endingOf(line) == ending) return true;
      const std::string form = formOf(line);
      return std::any_of(forms.begin(), forms.end(),
                         [&](const std::string& own) { return areAlike(form, own); });
    };
    const bool isParted = cursor.atEnd() || cursor.line().isBlank();
    if (isOpen_ && !(isParted && startsCellList(cursor))) return endLine_;
    for (std::size_t i = first; i > behind && !cursor.lines[i - 1].isBlank(); --i) {
      if (isStray(cursor.lines[i - 1]) || tellsCell(cursor.lines[i - 1])) return i - 1;
    }
    if (!isParted && tellsCell(cursor.line()) && !startsCellList(cursor)) return cursor.next;
    // Behind a blank line another list may begin.
    bool isBehindBlank = false;
    const std::size_t end = std::min(cursor.lines.size(), cursor.next + kLinesAhead);
    for (std::size_t i = cursor.next; i < end && !isHeading(cursor.lines[i]); ++i) {
      isBehindBlank |= cursor.lines[i].isBlank();
      if (!isStray(cursor.lines[i])) continue;
      if (isBehindBlank && beginsAlike({cursor.lines, cursor.options, i})) break;
      return i;
    }
    return cursor.lines.size();
  }

  /// The line of a cell that comes once more; 0: none does.
  int usedOn() const { return usedOn_; }

 private:
  /// Whether these are the cells of dominoes, two neighbours each, but for a mistake among many, or
  /// end with those of the isolated digits.
  bool areOfDominoes() const {
    const auto [between, within] = apart_;
    return count_ % 2 == 1 ? inOrder_ == kSize
                           : between > within + 1 && within < (count_ < kManyPaired ? 1 : 2);
  }
  /// Whether the same stands before a row, a column and a digit: only lines tell cells apart then.
  bool isAlike() const { return gaps_[0] == gaps_[1] && gaps_[1] == gaps_[2] && !isLettered_; }
  /// Whether cells enough for a list that is written alike begin at a line.
  bool beginsAlike(const LineCursor& cursor) const {
    CellListReader other(cursor);
    while (other.count_ < kLeastCells && other.readCell()) ++other.count_;
    return other.count_ == kLeastCells && other.gaps_ == gaps_;
  }
  /// Whether letters are columns, as in spreadsheets, for cells are listed row by row: `A1, B1, …,
  /// A2`.
  bool isByColumns() const { return isLettered_ && goesUpByNumbers_ && !goesUpByLetters_; }
  /// Whether that is nothing.
  bool isBare() const { return isAlike() && gaps_[0] == 0; }

  /// Where the row and the column stand among three numbers; −1: unknown.
  struct Order {
    int row;
    int column;
  };

  /// Reads the next cell of the list. False: there is none.
  bool readCell() {
    std::array<Number, 3> numbers;
    Order order{static_cast<int>(head_.find('r')), static_cast<int>(head_.find('c'))};
    const std::size_t lastIndex = finder_.index();
    for (int i = 0; i < 3; ++i) {
      // Below a head, a field may be empty: the cell is blank.
      if (i == 2 && head_.ends_with('v') && finder_.isLast()) {
        numbers[2] = finder_.emptyField();
      } else if (findNumber(i, order)) {
        numbers[i] = finder_.number();
      } else {
        return false;
      }
    }
    if (isAlike() && !isPacked_) {
      const bool isOnOwnLine =
          endLine_ == finder_.index() && (count_ == 0 || endLine_ != lastIndex);
      const bool mayBeRow = count_ > 0 && finder_.hasFieldsOfRow();
      if (!isOnOwnLine || mayBeRow) return false;
    }
    if (isLettered_ && order.column == 0) order.row = 1;
    if (!isLettered_ && order.row < 0 && order.column < 0 &&
        finder_.isDigitFirst(numbers[1].place, numbers[2].place))
      order = {1, 2};
    // What stands before a row, and is not named, may be a column or a digit.
    if (order.row == 1 && order.column < 0 && !isLettered_) return false;
    return takeCell(numbers, order);
  }

  /// Finds the number of a cell that comes next, of three. False: it is none like those before.
  bool findNumber(int i, Order& order) {
    const bool isFound = finder_.find(i == 0);
    const Number& number = finder_.number();
    if (i == 0) {
      isOpen_ = (number.gap != 0 || number.isLetter) && count_ > 1 && number.gap == gaps_[0];
      endLine_ = finder_.index();
    }
    if (!isFound) return false;
    // Where they are named: `column 1, row 2`, `5 at r1c2`. What stands before those of all but
    // the first is the same, or ends the list, unless it is of another script.
    const bool isKnown = count_ > 1 && !finder_.isAmongOdd();
    if (!isKnown) roles_[i] = finder_.role();
    const char role = roles_[i];
    if (role == 'r' && order.row < 0) order.row = i;
    if (role == 'c' && order.column < 0) order.column = i;
    // Three digits side by side, `118` or `A18`, or each on its own, but for `A1`.
    if (i == 0 && count_ == 0) isPacked_ = finder_.run() == 3;
    const int run = isPacked_ ? 3 - i : i == 0 && number.isLetter ? 2 : 1;
    if (finder_.run() != run) return false;
    // What precedes the first of all tells nothing.
    const int before = 3 * count_ + i;
    if (before > 0 && before < 4) gaps_[i] = number.gap;
    if (before > 3 && number.gap != gaps_[i]) return false;
    if (i > 0) return true;
    if (count_ == 0) isLettered_ = number.isLetter;
    return number.isLetter == isLettered_;
  }

  /// Takes what the numbers say of a cell. False: it is there already.
  bool takeCell(std::array<Number, 3> numbers, Order order) {
    const bool isNamed = order.row >= 0 && order.column >= 0;
    if (isNamed) {
      numbers = {numbers[order.row], numbers[order.column], numbers[3 - order.row - order.column]};
    }
    const auto& [ofRow, ofColumn, digit] = numbers;
    const std::array<int, 2> place{ofRow.value, ofColumn.value};
    const std::array<int, 2> turned{ofColumn.value, ofRow.value};
    goesUpByLetters_ &= last_ < place;
    goesUpByNumbers_ &= !isNamed && std::array{last_[1], last_[0]} < turned;
    const int step = std::abs(10 * (place[0] - last_[0]) + place[1] - last_[1]);
    if (step != 1 && step != 10) ++apart_[count_ % 2];
    inOrder_ = digit.value == 1 || digit.value == inOrder_ + 1 ? digit.value : 0;
    last_ = place;
    CellText& cell = cells_[ofRow.value][ofColumn.value];
    usedOn_ = cell.place.line;
    isOpen_ |= usedOn_ != 0;
    if (usedOn_ != 0) return false;
    cell = cellText(static_cast<char>('0' + digit.value), digit.place);
    hasBlank_ |= digit.value == 0;
    hasZero_ |= ofRow.value == 0 || ofColumn.value == 0;
    hasNine_ |= (ofRow.value == 9 && !isLettered_) || ofColumn.value == 9;
    return true;
  }

  /// As headAt() has it.
  std::string head_;
  NumberFinder finder_;
  /// By row and column as they are written.
  std::array<std::array<CellText, kSize + 1>, kSize + 1> cells_;
  /// How many cells are no neighbours of the one before, first in pairs (the first of all with
  /// them) and second.
  std::array<int, 2> apart_{};
  /// How many digits have come last that count from 1 on.
  int inOrder_ = 0;
  /// What stands before a row, a column, a digit.
  std::array<unsigned, 3> gaps_{};
  /// What they are by their names, as roleOf() has it.
  std::array<char, 3> roles_{};
  int count_ = 0;
  std::size_t lastLine_ = 0;
  /// The row and the column of the cell before.
  std::array<int, 2> last_{-1, -1};
  bool goesUpByLetters_ = true;
  bool goesUpByNumbers_ = true;
  /// The line of a cell that comes once more; 0: none does.
  int usedOn_ = 0;
  /// What ended the list begins like another cell, on this line.
  bool isOpen_ = false;
  std::size_t endLine_ = 0;
  bool isLettered_ = false;
  bool isPacked_ = false;
  bool hasZero_ = false;
  bool hasNine_ = false;
  /// A cell has no digit.
  bool hasBlank_ = false;
};

}  // namespace

bool startsCellList(const LineCursor& cursor) { return CellListReader(cursor).read(); }

bool readCellList(LineCursor& cursor, Reading& reading, bool fromZero) {
  CellListReader reader(cursor);
  if (!reader.read()) return false;
  const std::size_t first = cursor.next;
  cursor.next = reader.lastLine() + 1;
  passClosingBrackets(cursor);
  const int behind = reading.puzzles.empty() ? 0 : reading.puzzles.back().lastLine;
  const std::size_t stray = reader.strayLine(cursor, first, static_cast<std::size_t>(behind));
  if (const int count = reader.countOfPart(); count > 0 && stray == cursor.lines.size()) {
    reportCount(reading, DiagnosticKind::wrongCellCount, cursor.lines[reader.lastLine()].end(),
                count, kCells);
    return true;
  }
  if (stray == cursor.lines.size()) {
    const bool fromFirst = reader.countsFromZero(fromZero);
    addPuzzle(reading, cursor.options, reader.cells(fromFirst),
              fromFirst ? Format::cellListFromZero : Format::cellList, cursor.lines[first].number,
              cursor.lines[cursor.next - 1].number);
    return true;
  }
  const Line& line = cursor.lines[stray];
  const int usedOn = reader.usedOn();
  reportText(reading,
             usedOn == 0 ? DiagnosticKind::unrecognisedText : DiagnosticKind::cellUsedTwice, line,
             line.extent(), {}, Severity::error, usedOn);
  // The rest is none of its own.
  while (!cursor.atEnd() && !cursor.line().isBlank()) ++cursor.next;
  return true;
}

}  // namespace sudominoku::text
