#include "text/domino_list.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kCellNames = "A1-I9";
constexpr std::string_view kDigits = "1-9";

const Line* nextReadLine(const LineCursor& cursor, std::size_t from) {
  for (std::size_t i = from; i < cursor.lines.size(); ++i) {
    if (!isSkipped(cursor.lines[i])) return &cursor.lines[i];
  }
  return nullptr;
}

/// A number of 1 to 3 digits; anything longer is out of every range and counts as 1000.
int valueOf(std::string_view number) {
  const std::size_t firstNonZero = std::min(number.find_first_not_of('0'), number.size());
  number.remove_prefix(firstNonZero);
  if (number.size() > 3) return 1000;
  int value = 0;
  for (const char c : number) value = value * 10 + (c - '0');
  return value;
}

std::optional<Digit> digitOf(std::string_view token) {
  if (token.size() != 1 || token[0] < '1' || token[0] > '9') return std::nullopt;
  return token[0] - '0';
}

std::optional<Cell> cellOf(std::string_view token) {
  if (token.size() != 2) return std::nullopt;
  const int row = (token[0] | 0x20) - 'a';
  const std::optional<Digit> column = digitOf(token.substr(1));
  if (row < 0 || row >= kSize || !column) return std::nullopt;
  return cellAt(row, *column - 1);
}

/// Whether a line can be part of a list: it names cells, or holds a few numbers.
bool belongsToList(const LineCursor& cursor, std::size_t index) {
  const Line& line = cursor.lines[index];
  if (isDominoLine(line)) return true;
  const std::vector<Token> tokens = tokensOf(line, kListSeparators);
  const bool areShortNumbers =
      tokens.size() <= 4 && std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return isNumber(token.text) && token.text.size() <= 3;
      });
  if (!areShortNumbers) return false;
  const Line* following = nextReadLine(cursor, index + 1);
  const bool countsGrids = isLoneNumber(line) && valueOf(tokens[0].text) != 0 &&
                           following != nullptr && isGridLine(*following);
  return !countsGrids;
}

/// Reads one list, token by token.
class DominoListReader {
 public:
  DominoListReader(LineCursor& cursor, Reading& reading) : cursor_(cursor), reading_(reading) {
    // The first line has been recognised as a list's even where it names no cell ("ten").
    std::size_t index = cursor.next;
    do {
      if (!isSkipped(cursor.lines[index])) {
        for (const Token& token : tokensOf(cursor.lines[index], kListSeparators))
          tokens_.push_back(token);
      }
      ++index;
    } while (index < cursor.lines.size() &&
             (isSkipped(cursor.lines[index]) || belongsToList(cursor, index)));
    cursor.next = index;
  }

  void readAll() {
    while (next_ < tokens_.size()) {
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
  bool has(std::size_t ahead = 0) const { return next_ + ahead < tokens_.size(); }
  const Token& token(std::size_t ahead = 0) const { return tokens_[next_ + ahead]; }
  bool isOnNewLine(std::size_t index) const {
    return index == 0 || tokens_[index].place.line != tokens_[index - 1].place.line;
  }
  bool isNumberAt(std::size_t ahead) const { return has(ahead) && isNumber(token(ahead).text); }
  bool isNameAt(std::size_t ahead) const {
    return has(ahead) && looksLikeCellName(token(ahead).text);
  }
  /// A zero where a puzzle would begin; its own line, or the end of the last one's.
  bool isTerminator() const {
    return isNumber(token().text) && valueOf(token().text) == 0 && (!has(1) || !isNameAt(1));
  }

  std::string textOf(const Place& place) const {
    return lineOf(place).rawText(place.column, place.length);
  }
  const Line& lineOf(const Place& place) const { return cursor_.lines[place.line - 1]; }
  Place endOfPrevious() const { return lineOf(tokens_[next_ - 1].place).end(); }

  void add(DiagnosticKind kind, const Token& where, std::string_view expected = {},
           Severity severity = Severity::error, int relatedLine = 0) {
    report(reading_, kind, where.place, textOf(where.place), std::string(expected), severity,
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
    report(reading_, DiagnosticKind::extraToken, rest, textOf(rest));
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
    cellLine_.fill(0);
    dominoLine_.fill(0);
    const int firstLine = token().place.line;
    const std::optional<Token> count = readCount();
    const int promised = count && isPossibleCount(*count) ? valueOf(count->text) : 0;
    int dominoes = 0;
    while (startsRecord(promised == 0 ? 1 : promised - dominoes)) {
      readRecord();
      ++dominoes;
    }
    if (promised != 0 && promised != dominoes) {
      add(DiagnosticKind::wrongDominoCount, *count, std::to_string(dominoes));
    }
    readIsolated();
    if (!broken_) {
      reading_.puzzles.push_back(
          {puzzle_, Format::dominoList, firstLine, tokens_[next_ - 1].place.line});
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
    if (!isPossibleCount(count)) {
      add(DiagnosticKind::badDominoCount, count, "1-36");
    } else if (valueOf(count.text) < 10 || valueOf(count.text) > 35) {
      add(DiagnosticKind::unusualDominoCount, count, "10-35", Severity::warning);
    }
    return count;
  }

  static bool isPossibleCount(const Token& count) {
    return isNumber(count.text) && valueOf(count.text) >= 1 && valueOf(count.text) <= kDominoes;
  }

  /// Whether a domino comes next, rather than the isolated cells or the next puzzle. `missing`:
  /// how many the count still promises; 0 or less where it has been met.
  bool startsRecord(int missing) const {
    if (!has()) return false;
    if (isNameAt(0)) return isNumberAt(1) && !isOnNewLine(next_ + 1);
    if (isNumber(token().text)) {
      const bool standsAlone = isOnNewLine(next_) && (!has(1) || isOnNewLine(next_ + 1));
      if (standsAlone) return missing > 0 && isNameAt(1) && !isNameAt(2);
      return isNameAt(1) || missing > 0;
    }
    return missing > 0 || !isOnNewLine(next_);
  }

  void readRecord() {
    const std::size_t begin = next_;
    std::array<std::optional<int>, 4> values{};
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
      if (!values[part]) {
        add(wantsCell ? DiagnosticKind::badCellName : DiagnosticKind::badDigit, token(), expected);
      }
      ++next_;
    }
    checkPlacement(values, where);
  }

  /// Whether the line that begins here is a domino on its own.
  bool isWholeRecord() const {
    return isNumberAt(0) && isNameAt(1) && isNumberAt(2) && isNameAt(3) &&
           token().place.line == token(3).place.line && (!has(4) || isOnNewLine(next_ + 4));
  }

  void skipRestOfLine() {
    do {
      ++next_;
    } while (has() && !isOnNewLine(next_));
  }

  void checkPlacement(const std::array<std::optional<int>, 4>& values,
                      const std::array<Token, 4>& where) {
    const auto& [firstDigit, firstCell, secondDigit, secondCell] = values;
    const Token whole = spanning(where[0], where[3]);
    if (firstDigit && secondDigit) {
      if (*firstDigit == *secondDigit) {
        add(DiagnosticKind::sameDigitDomino, whole);
      } else {
        int& line = dominoLine_[dominoOf(*firstDigit, *secondDigit)];
        if (line != 0) add(DiagnosticKind::dominoUsedTwice, whole, {}, Severity::error, line);
        if (line == 0) line = whole.place.line;
      }
    }
    if (firstCell) useCell(*firstCell, where[1]);
    if (secondCell) useCell(*secondCell, where[3]);
    if (firstCell && secondCell && *firstCell != *secondCell &&
        !areAdjacent(*firstCell, *secondCell)) {
      add(DiagnosticKind::cellsNotAdjacent, whole);
    }
    if (!broken_) {
      puzzle_.dominoes.push_back({*firstCell, *secondCell, *firstDigit, *secondDigit});
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

  void readIsolated() {
    const std::size_t begin = next_;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (!has() || (isOnNewLine(next_) && !isNameAt(0))) {
        if (digit == 1) return addMissing(endOfPrevious(), kCellNames);
        const Token cells = spanning(tokens_[begin], tokens_[next_ - 1]);
        report(reading_, DiagnosticKind::wrongCellCount, cells.place, std::to_string(digit - 1),
               std::to_string(kSize));
        broken_ = true;
        return;
      }
      const std::optional<Cell> cell = cellOf(token().text);
      if (cell) {
        puzzle_.isolated[digit - 1] = *cell;
        useCell(*cell, token());
      } else {
        add(DiagnosticKind::badCellName, token(), kCellNames);
      }
      ++next_;
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
  std::array<int, kCells> cellLine_{};       ///< where a cell was used first; 0: nowhere yet
  std::array<int, kDominoes> dominoLine_{};  ///< the same for dominoes
};

}  // namespace

bool startsDominoList(const LineCursor& cursor) {
  const Line& line = cursor.line();
  if (isDominoLine(line)) return true;
  const Line* following = nextReadLine(cursor, cursor.next + 1);
  if (isLoneNumber(line)) return following == nullptr || !isGridLine(*following);
  // One word before a domino stands where N belongs, unless it is the last row of a grid.
  const int length = line.extent().length;
  const bool mayBeCount = tokensOf(line).size() == 1 && length != kSize && length != kCells;
  return mayBeCount && following != nullptr && isDominoLine(*following);
}

void readDominoList(LineCursor& cursor, Reading& reading) {
  DominoListReader(cursor, reading).readAll();
}

}  // namespace sudominoku::text
