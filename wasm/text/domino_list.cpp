#include "text/domino_list.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "text/line_shape.h"
#include "text/marks.h"
#include "text/sections.h"
#include "text/title.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kCellNames = "A1-I9";
constexpr std::string_view kDigits = "1-9";

/// The index of the next line that holds something; the number of lines where none does.
std::size_t indexOfReadLine(const LineCursor& cursor, std::size_t from) {
  while (from < cursor.lines.size() && isSkipped(cursor.lines[from])) ++from;
  return from;
}

/// A number of 1 to 3 digits; anything longer is out of every range and counts as 1000.
int countIn(std::string_view number) {
  const std::size_t firstNonZero = std::min(number.find_first_not_of('0'), number.size());
  number.remove_prefix(firstNonZero);
  if (number.size() > 3) return 1000;
  int value = 0;
  for (const char c : number) value = value * 10 + (c - '0');
  return value;
}

/// 0: it is no digit.
Digit digitOf(std::string_view token) {
  return token.size() == 1 && token[0] >= '1' && token[0] <= '9' ? token[0] - '0' : 0;
}

/// kNoCell: it is no cell's name.
Cell cellOf(std::string_view token) {
  if (token.size() != 2) return kNoCell;
  const int row = (token[0] | 0x20) - 'a';
  const Digit column = digitOf(token.substr(1));
  return row >= 0 && row < kSize && column != 0 ? cellAt(row, column - 1) : kNoCell;
}

/// An isolated digit of a draft that has no cell yet.
bool isUnplaced(std::string_view token) { return token == "-"; }

/// Nine isolated cells, known or not. A line of nothing but `-` could also begin a grid.
bool isIsolatedLine(const LineCursor& cursor, std::size_t index) {
  const std::vector<Token> tokens = tokensOf(cursor.lines[index], kListSeparators);
  const auto unplaced = std::count_if(tokens.begin(), tokens.end(),
                                      [](const Token& token) { return isUnplaced(token.text); });
  const auto cells = std::count_if(tokens.begin(), tokens.end(), [](const Token& token) {
    return looksLikeCellName(token.text);
  });
  if (unplaced + cells != kSize || tokens.size() != kSize) return false;
  return cells > 0 || index + 1 == cursor.lines.size() || !isGridLine(cursor.lines[index + 1]);
}

/// Whether a line can be part of a list: it names cells, or holds a few numbers.
bool belongsToList(const LineCursor& cursor, std::size_t index) {
  const Line& line = cursor.lines[index];
  if (isDominoLine(line) || isIsolatedLine(cursor, index)) return true;
  const std::vector<Token> tokens = tokensOf(line, kListSeparators);
  const bool areShortNumbers =
      tokens.size() <= 4 && std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return isNumber(token.text) && token.text.size() <= 3;
      });
  if (tokens.empty() || !areShortNumbers) return false;
  const std::size_t following = indexOfReadLine(cursor, index + 1);
  const bool countsGrids = isLoneNumber(line) && countIn(tokens[0].text) != 0 &&
                           following < cursor.lines.size() && isGridLine(cursor.lines[following]);
  return !countsGrids;
}

/// Reads one list, token by token.
class DominoListReader {
 public:
  DominoListReader(LineCursor& cursor, Reading& reading) : cursor_(cursor), reading_(reading) {
    // The first line has been recognised as a list's even where it names no cell ("ten").
    takeLine();
  }

  void readAll() {
    while (has()) {
      if (isTerminator()) {
        ++next_;
        reportRestOfLine();
        return giveBackTheRest();
      }
      readPuzzle();
    }
    report(reading_, DiagnosticKind::missingTerminator, endOfPrevious(), {}, "0", Severity::note);
  }

 private:
  /// Whether there is such a token. Takes no more lines than that needs: a text may hold many
  /// lists.
  bool has(std::size_t ahead = 0) {
    return next_ + ahead < tokens_.size() || takeLines(next_ + ahead);
  }
  bool takeLines(std::size_t wanted) {
    while (wanted >= tokens_.size()) {
      while (!cursor_.atEnd() && isSkipped(cursor_.line())) ++cursor_.next;
      if (cursor_.atEnd() || !belongsToList(cursor_, cursor_.next)) return false;
      takeLine();
    }
    return true;
  }
  void takeLine() {
    addTokens(cursor_.line(), kListSeparators, tokens_);
    ++cursor_.next;
  }
  const Token& token(std::size_t ahead = 0) const { return tokens_[next_ + ahead]; }
  bool isOnNewLine(std::size_t index) const {
    return index == 0 || tokens_[index].place.line != tokens_[index - 1].place.line;
  }
  bool isNumberAt(std::size_t ahead) { return has(ahead) && isNumber(token(ahead).text); }
  bool isNameAt(std::size_t ahead) { return has(ahead) && looksLikeCellName(token(ahead).text); }
  bool isIsolatedAt(std::size_t ahead) {
    return isNameAt(ahead) || (has(ahead) && isUnplaced(token(ahead).text));
  }
  /// A zero where a puzzle would begin; its own line, or the end of the last one's.
  bool isTerminator() {
    return isNumber(token().text) && countIn(token().text) == 0 && !isIsolatedAt(1);
  }

  const Line& lineOf(const Place& place) const { return cursor_.lines[place.line - 1]; }
  Place endOfPrevious() const { return lineOf(tokens_[next_ - 1].place).end(); }

  void add(DiagnosticKind kind, const Token& where, std::string_view expected = {},
           Severity severity = Severity::error, int relatedLine = 0) {
    reportText(reading_, kind, lineOf(where.place), where.place, std::string(expected), severity,
               relatedLine);
    broken_ |= severity == Severity::error;
  }
  void addMissing(Place gap, std::string_view expected) {
    // At the end of a text a domino and the isolated cells may be missing in the same place.
    if (gap.line == lastGap_.line && gap.column == lastGap_.column) return;
    lastGap_ = gap;
    report(reading_, DiagnosticKind::missingToken, gap, {}, std::string(expected));
    broken_ = true;
  }

  /// One diagnostic for whatever else stands on the line of the token just read.
  void reportRestOfLine() {
    if (!has() || isOnNewLine(next_)) return;
    Place rest = token().place;
    while (has() && !isOnNewLine(next_)) {
      rest.length = token().place.column + token().place.length - rest.column;
      ++next_;
    }
    reportText(reading_, DiagnosticKind::extraToken, lineOf(rest), rest);
    broken_ = true;
  }

  /// Behind the terminator other readers, or another list, may go on.
  void giveBackTheRest() {
    if (has()) cursor_.next = static_cast<std::size_t>(token().place.line - 1);
  }

  void readPuzzle() {
    broken_ = false;
    puzzle_ = Sudominoku{};
    puzzle_.isolated.fill(kNoCell);
    if (cursor_.options.places) places_.assign(kCells, {0, 0, 0});
    dominoLines_.clear();
    cellLine_.fill(0);
    dominoLine_.fill(0);
    const int firstLine = token().place.line;
    const std::optional<Token> count = readCount();
    const int promised = count && isPossibleCount(*count) ? countIn(count->text) : 0;
    const bool hasNone = count && isNone(*count);
    int dominoes = 0;
    while (!hasNone && startsRecord(promised == 0 ? 1 : promised - dominoes)) {
      readRecord();
      ++dominoes;
    }
    if (promised != 0 && promised != dominoes) {
      add(DiagnosticKind::wrongCount, *count, std::to_string(dominoes));
    }
    readIsolated();
    if (!broken_) {
      reading_.puzzles.push_back({puzzle_, Format::dominoList, firstLine,
                                  tokens_[next_ - 1].place.line, places_,
                                  cursor_.options.places ? dominoLines_ : std::vector<int>()});
    }
  }

  /// The token that stands where N belongs; none, and a diagnostic, where the dominoes begin.
  std::optional<Token> readCount() {
    const bool recordBeginsHere = isNumberAt(0) && isNameAt(1) && !isOnNewLine(next_ + 1);
    if (recordBeginsHere || isNameAt(0)) {
      Place gap = token().place;
      gap.length = 0;
      addMissing(gap, "N");
      return std::nullopt;
    }
    const Token count = token();
    ++next_;
    const int dominoes = countIn(count.text);
    if (!isNone(count) && !isPossibleCount(count)) {
      add(DiagnosticKind::badDominoCount, count, "1-36");
    } else if (dominoes < kFewestDominoes || dominoes > kMostDominoes) {
      add(DiagnosticKind::unusualDominoCount, count, "10-35", Severity::warning);
    }
    return count;
  }

  static bool isPossibleCount(const Token& count) {
    return isNumber(count.text) && countIn(count.text) >= 1 && countIn(count.text) <= kDominoes;
  }

  /// Whether the count just read is a zero before isolated cells: a puzzle without dominoes.
  bool isNone(const Token& count) {
    return isNumber(count.text) && countIn(count.text) == 0 && isIsolatedAt(0);
  }

  /// Whether a domino comes next, rather than the isolated cells or the next puzzle. `missing`:
  /// how many the count still promises; 0 or less where it has been met.
  bool startsRecord(int missing) {
    if (!has()) return false;
    if (isNameAt(0)) return isNumberAt(1) && !isOnNewLine(next_ + 1);
    if (isNumber(token().text)) {
      const bool standsAlone = isOnNewLine(next_) && (!has(1) || isOnNewLine(next_ + 1));
      if (standsAlone) return missing > 0 && isNameAt(1) && !isNameAt(2);
      return isNameAt(1) || missing > 0;
    }
    if (isUnplaced(token().text)) return false;
    return missing > 0 || !isOnNewLine(next_);
  }

  void readRecord() {
    const std::size_t begin = next_;
    std::array<int, 4> values{};
    std::array<Token, 4> where{};
    for (std::size_t part = 0; part < 4; ++part) {
      const bool wantsCell = part % 2 == 1;
      const std::string_view expected = wantsCell ? kCellNames : kDigits;
      if (!has()) return addMissing(endOfPrevious(), expected);
      const bool fits = wantsCell ? isNameAt(0) : isNumberAt(0);
      if (part > 0 && isOnNewLine(next_) && (!fits || isWholeRecord())) {
        if (isOnNewLine(begin)) return addMissing(endOfPrevious(), expected);
        // The line went on behind a complete domino.
        next_ = begin;
        return reportRestOfLine();
      }
      if (!fits && part == 0 && isNameAt(0) && isNumberAt(1)) {
        // The first digit was left out: what follows is whole.
        Place gap = token().place;
        gap.length = 0;
        addMissing(gap, expected);
        skipRestOfLine();
        return;
      }
      where[part] = token();
      values[part] = wantsCell ? cellOf(token().text) : digitOf(token().text);
      if (values[part] == (wantsCell ? kNoCell : 0)) {
        add(wantsCell ? DiagnosticKind::badCellName : DiagnosticKind::badDigit, token(), expected);
      }
      ++next_;
    }
    checkPlacement(values, where);
  }

  /// Whether the line that begins here is a domino on its own.
  bool isWholeRecord() {
    return isNumberAt(0) && isNameAt(1) && isNumberAt(2) && isNameAt(3) &&
           token().place.line == token(3).place.line && (!has(4) || isOnNewLine(next_ + 4));
  }

  void skipRestOfLine() {
    do {
      ++next_;
    } while (has() && !isOnNewLine(next_));
  }

  void checkPlacement(const std::array<int, 4>& values, const std::array<Token, 4>& where) {
    const auto& [firstDigit, firstCell, secondDigit, secondCell] = values;
    const Token whole = spanning(where[0], where[3]);
    if (firstDigit != 0 && secondDigit != 0) {
      if (firstDigit == secondDigit) {
        add(DiagnosticKind::sameDigitDomino, whole);
      } else {
        int& line = dominoLine_[dominoOf(firstDigit, secondDigit)];
        if (line != 0) add(DiagnosticKind::dominoUsedTwice, whole, {}, Severity::error, line);
        if (line == 0) line = whole.place.line;
      }
    }
    if (firstCell != kNoCell) useCell(firstCell, where[1]);
    if (secondCell != kNoCell) useCell(secondCell, where[3]);
    if (firstCell != kNoCell && secondCell != kNoCell && firstCell != secondCell &&
        !areAdjacent(firstCell, secondCell)) {
      add(DiagnosticKind::cellsNotAdjacent, whole);
    }
    if (!broken_) {
      puzzle_.dominoes.push_back({firstCell, secondCell, firstDigit, secondDigit});
      dominoLines_.push_back(whole.place.line);
      setPlace(firstCell, where[0].place);
      setPlace(secondCell, where[2].place);
    }
  }

  /// From one token to another, or to the end of the first one's line.
  Token spanning(const Token& first, const Token& last) const {
    Place place = first.place;
    const Place end = last.place.line == place.line ? last.place : lineOf(place).end();
    place.length = end.column + end.length - place.column;
    return {{}, place};
  }

  void useCell(Cell cell, const Token& where) {
    int& line = cellLine_[cell];
    if (line != 0) add(DiagnosticKind::cellUsedTwice, where, {}, Severity::error, line);
    if (line == 0) line = where.place.line;
  }

  void setPlace(Cell cell, const Place& place) {
    if (cursor_.options.places) places_[cell] = place;
  }

  void readIsolated() {
    const std::size_t begin = next_;
    std::string unplaced;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (!has() || (isOnNewLine(next_) && !isIsolatedAt(0))) {
        if (digit == 1) return addMissing(endOfPrevious(), kCellNames);
        const Token cells = spanning(tokens_[begin], tokens_[next_ - 1]);
        reportCount(reading_, DiagnosticKind::wrongCellCount, cells.place, digit - 1, kSize);
        broken_ = true;
        return;
      }
      const Cell cell = cellOf(token().text);
      if (cell != kNoCell) {
        puzzle_.isolated[digit - 1] = cell;
        useCell(cell, token());
        setPlace(cell, token().place);
      } else if (isUnplaced(token().text)) {
        unplaced += unplaced.empty() ? "" : " ";
        unplaced += static_cast<char>('0' + digit);
      } else {
        add(DiagnosticKind::badCellName, token(), kCellNames);
      }
      ++next_;
    }
    if (!unplaced.empty()) {
      add(DiagnosticKind::unplacedIsolated, spanning(tokens_[begin], tokens_[next_ - 1]), unplaced,
          cursor_.options.drafts ? Severity::note : Severity::error);
    }
    // A number may begin the next puzzle on the same line; anything else is too much.
    if (has() && !isOnNewLine(next_) && !isNumberAt(0)) reportRestOfLine();
  }

  LineCursor& cursor_;
  Reading& reading_;
  std::vector<Token> tokens_;
  std::size_t next_ = 0;

  // The puzzle being read.
  bool broken_ = false;
  Place lastGap_{0, 0, 0};
  Sudominoku puzzle_;
  std::vector<Place> places_;
  std::vector<int> dominoLines_;
  std::array<int, kCells> cellLine_{};       ///< where a cell was used first; 0: nowhere yet
  std::array<int, kDominoes> dominoLine_{};  ///< the same for dominoes
};

}  // namespace

bool startsDominoList(const LineCursor& cursor) {
  const Line& line = cursor.line();
  if (isDominoLine(line)) return !hasWord(line) && !namesColumns(cursor);
  const std::size_t next = indexOfReadLine(cursor, cursor.next + 1);
  const Line* following = next < cursor.lines.size() ? &cursor.lines[next] : nullptr;
  if (startsListWithoutDominoes(cursor)) return true;
  if (isLoneNumber(line)) {
    // A number of grids, and that of the first.
    if (following != nullptr && isLoneNumber(*following)) {
      const std::size_t second = indexOfReadLine(cursor, next + 1);
      if (second < cursor.lines.size()) following = &cursor.lines[second];
    }
    return following == nullptr ||
           !(isGridLine(*following) || (hasWord(*following) && !isDominoLine(*following)));
  }
  // One word before a domino stands where N belongs, unless it is the last row of a grid.
  const int length = line.extent().length;
  const bool mayBeCount = tokensOf(line).size() == 1 && length != kSize && length != kCells;
  // In `.sdx`, `1 u4 3 u6` are four cells, of which two were placed.
  return mayBeCount && following != nullptr && isDominoLine(*following) &&
         !startsMarks(cursor, next);
}

bool startsListWithoutDominoes(const LineCursor& cursor) {
  if (!isLoneNumber(cursor.line()) || countIn(tokensOf(cursor.line())[0].text) != 0) return false;
  const std::size_t following = indexOfReadLine(cursor, cursor.next + 1);
  return following < cursor.lines.size() && isIsolatedLine(cursor, following);
}

void readDominoList(LineCursor& cursor, Reading& reading) {
  DominoListReader(cursor, reading).readAll();
}

}  // namespace sudominoku::text
