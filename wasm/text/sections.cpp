#include "text/sections.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

/// `puzzle` of `[Puzzle]`; empty for any other line.
std::string sectionName(const Line& line) {
  if ((line.traits & kBrackets) == 0) return {};
  const std::string_view text = line.content();
  const bool isSection = text.size() >= 5 && text.front() == '[' && text.back() == ']';
  if (!isSection) return {};
  const std::string name = lowerOf(text.substr(1, text.size() - 2));
  const bool areLetters =
      std::all_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  return areLetters ? name : std::string();
}

/// The rows of one section, as cells; reports rows of the wrong length.
class SectionReader {
 public:
  SectionReader(LineCursor& cursor, Reading& reading) : cursor_(cursor), reading_(reading) {}

  void read() {
    const int firstLine = cursor_.line().number;
    int lastLine = firstLine;
    std::vector<CellText> givens, state, marks;
    bool isBroken = false;
    while (!cursor_.atEnd()) {
      const std::string name = sectionName(cursor_.line());
      if (name.empty() || (name == "puzzle" && !givens.empty())) break;
      const Line& header = cursor_.line();
      ++cursor_.next;
      std::vector<CellText>* section = name == "puzzle"        ? &givens
                                       : name == "state"       ? &state
                                       : name == "pencilmarks" ? &marks
                                                               : nullptr;
      std::vector<CellText> unused;
      isBroken |= !readRows(header, section == nullptr ? unused : *section, section != nullptr,
                            name == "pencilmarks");
      lastLine = cursor_.lines[cursor_.next - 1].number;
      while (!cursor_.atEnd() && isSkipped(cursor_.line())) ++cursor_.next;
    }
    if (isBroken || (givens.empty() && state.empty())) return;
    addPuzzle(reading_, cursor_.options, joined(givens, state, marks), Format::sdk, firstLine,
              lastLine);
  }

 private:
  /// The cells of the givens, with what the state and the marks say of those that are blank; of the
  /// state, where there are no givens.
  static std::vector<CellText> joined(const std::vector<CellText>& givens,
                                      const std::vector<CellText>& state,
                                      const std::vector<CellText>& marks) {
    std::vector<CellText> cells = givens.empty() ? state : givens;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (cells[cell].kind != CellText::Kind::blank) continue;
      if (!state.empty() && state[cell].kind == CellText::Kind::given) {
        cells[cell] = state[cell];
        cells[cell].kind = CellText::Kind::placed;
      } else if (!marks.empty() && marks[cell].kind == CellText::Kind::marks) {
        cells[cell].kind = CellText::Kind::marks;
        cells[cell].digits = marks[cell].digits;
      }
    }
    return cells;
  }

  /// False where a section that must hold nine rows does not, or holds what is no cell.
  bool readRows(const Line& header, std::vector<CellText>& cells, bool isNeeded, bool areMarks) {
    bool isGood = true;
    int rows = 0;
    while (!cursor_.atEnd() && !cursor_.line().isBlank() && sectionName(cursor_.line()).empty() &&
           (rows < kSize || !isNeeded)) {
      const Line& line = cursor_.line();
      if (isNeeded) {
        const std::size_t before = cells.size();
        isGood &= addRow(line, areMarks, cells);
        if (cells.size() - before != kSize) {
          reportCount(reading_, DiagnosticKind::wrongCellCount, line.extent(),
                      cells.size() - before, kSize);
          isGood = false;
        }
      }
      ++rows;
      ++cursor_.next;
    }
    if (isNeeded && rows < kSize) {
      const Line& last = rows == 0 ? header : cursor_.lines[cursor_.next - 1];
      reportCount(reading_, DiagnosticKind::wrongRowCount, last.end(), rows, kSize);
      isGood = false;
    }
    return isGood;
  }

  /// False: a sign of it is no cell, which is reported.
  bool addRow(const Line& line, bool areMarks, std::vector<CellText>& cells) {
    if (areMarks && (line.traits & kSeparators) != 0) {
      const char separator = contains(line.folded, ',') ? ',' : ';';
      for (const Field& field : fieldsOf(line.folded, separator)) {
        cells.push_back(marksText(
            field.text, {line.number, field.column, static_cast<int>(field.text.size())}));
      }
      return true;
    }
    bool isGood = true;
    for (const Token& token : tokensOf(line, "|")) {
      if (areMarks) {
        cells.push_back(marksText(token.text, token.place));
        continue;
      }
      for (std::size_t i = 0; i < token.text.size(); ++i) {
        const Place place{line.number, token.place.column + static_cast<int>(i), 1};
        if (!isCellValue(token.text[i])) {
          reportText(reading_, DiagnosticKind::badCellValue, line, place, "0-9");
          isGood = false;
        }
        cells.push_back(cellText(token.text[i], place));
      }
    }
    return isGood;
  }

  LineCursor& cursor_;
  Reading& reading_;
};

/// 81 cells, digits after a `+` placed; empty where there are not 81.
std::vector<CellText> hodokuCells(std::string_view text, int line, int column) {
  std::vector<CellText> cells;
  bool isPlaced = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+') {
      if (isPlaced) return {};
      isPlaced = true;
      continue;
    }
    if (!isCellValue(text[i]) || cells.size() == kCells) return {};
    cells.push_back(cellText(text[i], {line, column + static_cast<int>(i), 1}));
    if (isPlaced) {
      if (cells.back().kind != CellText::Kind::given) return {};
      cells.back().kind = CellText::Kind::placed;
    }
    isPlaced = false;
  }
  if (cells.size() != kCells) cells.clear();
  return cells;
}

/// The cells of a puzzle that is being solved in OpenSudoku: behind each of their digits, notes,
/// and whether the player may change it are set off by bars, `5|-|0|`. Empty: it is none.
std::vector<CellText> playedCells(std::string_view data, int line, int column) {
  std::vector<std::size_t> fields;
  for (std::size_t i = data.find('|') - 1; i < data.size(); ++i) {
    if (data[i] != '|' && (fields.empty() || data[i - 1] == '|')) fields.push_back(i);
  }
  const std::size_t each = fields.size() / kCells;
  if (each < 3 || (fields[0] > 0 && isAsciiDigit(data[fields[0] - 1]))) return {};
  std::string digits;
  for (std::size_t i = each - 1; i < fields.size(); i += each) {
    const std::size_t digit = fields[i + 1 - each];
    const char mayChange = data[fields[i]];
    if (data[digit + 1] != '|' || (mayChange != '0' && mayChange != '1')) return {};
    if (mayChange == '1' && data[digit] != '0') digits += '+';
    digits += data[digit];
  }
  std::vector<CellText> cells = hodokuCells(digits, line, column);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i].place.column = column + static_cast<int>(fields[i * each]);
  }
  return cells;
}

/// A short number and signs of another script right before or behind it.
bool isNumberedWord(std::string_view text) {
  constexpr std::string_view foreign(&kForeign, 1);
  const std::size_t length = text.size();
  std::array<std::size_t, 3> counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const std::string_view signs = i == 1 ? "0123456789" : foreign;
    counts[i] = std::min(text.find_first_not_of(signs), text.size());
    text.remove_prefix(counts[i]);
  }
  return text.empty() && counts[1] > 0 && counts[1] < length && length < kSize;
}

}  // namespace

bool hasWord(const Line& line) {
  if ((line.traits & (kLetters | kOddSigns)) == 0) return false;
  std::size_t letters = 0;
  bool isBeside = false;
  for (std::size_t i = 0; i <= line.folded.size(); ++i) {
    const char c = line.folded.c_str()[i];
    // Words are set off by other signs for blank cells.
    const bool isCell = isCellValue(c) && !isOneOf(c, "*_-");
    const bool isLetter = c == kForeign || isAsciiLetter(c);
    // An x is a blank cell as well, but only where no letter stands beside it.
    if (isLetter && (letters > 0 || !isCellValue(c))) {
      ++letters;
      continue;
    }
    if (letters > 1 && !isBeside && !isCell) return true;
    letters = 0;
    isBeside = isCell;
  }
  return false;
}

bool isProse(const Line& line) {
  const auto digits = std::count_if(line.folded.begin(), line.folded.end(), isAsciiDigit);
  // What shares are told of are no cells, however many numbers there are.
  const std::size_t share = line.folded.find('%');
  const bool hasShare =
      share > 0 && share != std::string::npos && isAsciiDigit(line.folded[share - 1]);
  return (digits < 2 * kSize || hasShare) && hasWord(line);
}

bool isHeading(const Line& line) {
  if ((line.traits & (kLetters | kOddSigns)) == 0) return false;
  static constexpr std::string_view words = "grid puzzle sudoku case board scenario instancia no";
  std::string text = lowerOf(line.content());
  if (text == "end" || isNumberedWord(text)) return true;
  const std::size_t letters =
      std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz"), text.size());
  const std::string_view word = std::string_view(text).substr(0, letters);
  if (placeOfWord(words, word) < 0) return false;
  std::string_view rest = std::string_view(text).substr(letters);
  while (!rest.empty() && (rest.front() == '#' || rest.front() == '.' || rest.front() == ' ')) {
    rest.remove_prefix(1);
  }
  if (!rest.empty() && rest.back() == ':') rest.remove_suffix(1);
  return rest.size() <= 9 && std::all_of(rest.begin(), rest.end(), isAsciiDigit);
}

bool startsSections(const LineCursor& cursor) {
  const std::string name = sectionName(cursor.line());
  return placeOfWord("puzzle state pencilmarks", name) >= 0;
}

void readSections(LineCursor& cursor, Reading& reading) { SectionReader(cursor, reading).read(); }

bool isHodokuLine(const Line& line) {
  const std::string_view text = line.content();
  if ((line.traits & kColons) != 0 && text.starts_with(':')) {
    return fieldsOf(text, ':').size() >= 5 && !contains(text, '|') && !contains(text, "--");
  }
  return (line.traits & kPluses) != 0 && !hodokuCells(text, line.number, 1).empty();
}

void readHodokuLine(LineCursor& cursor, Reading& reading) {
  const Line& line = cursor.line();
  ++cursor.next;
  const Place extent = line.extent();
  const std::string_view text = line.content();
  if (!text.starts_with(':')) {
    addPuzzle(reading, cursor.options, hodokuCells(text, line.number, extent.column),
              Format::hodoku, line.number, line.number);
    return;
  }
  const std::vector<Field> fields = fieldsOf(text, ':');
  const Field& grid = fields[3];
  const Place place{line.number, extent.column + grid.column - 1,
                    static_cast<int>(grid.text.size())};
  std::vector<CellText> cells = hodokuCells(grid.text, line.number, place.column);
  if (cells.empty()) {
    const auto symbols = std::count_if(grid.text.begin(), grid.text.end(), isCellValue);
    reportCount(reading, DiagnosticKind::wrongCellCount, place, symbols, kCells);
    return;
  }
  // Struck candidates are written as candidate, row, column: `829`.
  for (std::size_t at = 0; true;) {
    const std::string_view one = nextToken(fields[4].text, {}, at);
    if (one.empty()) break;
    if (one.size() != 3 || !consistsOf(one, "123456789")) continue;
    CellText& cell = cells[cellAt(one[1] - '1', one[2] - '1')];
    if (cell.kind == CellText::Kind::given || cell.kind == CellText::Kind::placed) continue;
    if (cell.kind == CellText::Kind::blank) cell.digits = DigitSet::all();
    cell.kind = CellText::Kind::marks;
    cell.digits = cell.digits.without(one[0] - '0');
  }
  addPuzzle(reading, cursor.options, cells, Format::hodoku, line.number, line.number);
}

bool isOpenSudokuLine(const Line& line) {
  return (line.traits & kMarkup) != 0 && contains(line.folded, "<game");
}

void readOpenSudokuLine(LineCursor& cursor, Reading& reading) {
  const Line& line = cursor.line();
  ++cursor.next;
  const std::string_view text = line.folded;
  for (std::size_t at = text.find("<game"); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find('>', at), text.size());
    const std::size_t next = text.find("<game", end);
    const std::string_view tag = text.substr(at, end - at);
    const std::size_t name = tag.find(" data=");
    const std::size_t open = name + 6;
    std::string_view data;
    if (name != std::string_view::npos && open < tag.size() &&
        (tag[open] == '"' || tag[open] == '\'')) {
      data = tag.substr(open + 1);
      data = data.substr(0, data.find(tag[open]));
    }
    const Place place{line.number, static_cast<int>(at + (data.empty() ? 0 : open + 1)) + 1,
                      static_cast<int>(data.empty() ? tag.size() : data.size())};
    std::vector<CellText> cells = hodokuCells(data, line.number, place.column);
    if (cells.empty()) cells = playedCells(data, line.number, place.column);
    if (cells.empty()) {
      const auto symbols = std::count_if(data.begin(), data.end(), isCellValue);
      reportCount(reading, DiagnosticKind::wrongCellCount, place, symbols, kCells);
    } else {
      addPuzzle(reading, cursor.options, cells, Format::openSudoku, line.number, line.number);
    }
    at = next;
  }
}

}  // namespace sudominoku::text
