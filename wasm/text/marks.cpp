#include "text/marks.h"

#include <algorithm>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kMarkSeparators = "|,;";
/// Lines that may stand between the grids of one puzzle: borders, blank lines, a title.
constexpr int kLinesBetween = 5;
/// Rows that a reader looks ahead for, with the borders and blank lines between them.
constexpr std::size_t kLinesAhead = 24;
/// Lines from a row to the next: a border, and a blank line behind each.
constexpr std::size_t kLinesToNextRow = 4;
/// Groups of several digits that make a row of pencil marks beyond doubt.
constexpr int kSureGroups = 3;

/// What stands for a digit that was placed, `u5`.
constexpr int kPlaced = -1;

/// How many digits a group has; 0: it is none. Between bars, people mark candidates with letters
/// and signs of all kinds.
int digitsOf(std::string_view token, bool isBarred) {
  if (token.size() == 2 && token[0] == 'u' && token[1] >= '1' && token[1] <= '9') return kPlaced;
  int digits = 0;
  for (const char c : token) {
    if (c >= '1' && c <= '9') {
      ++digits;
    } else if (c == '0' || c == '.' || c == '_' || c == kForeign ||
               (!isBarred && !isOneOf(c, "*#+-"))) {
      return 0;
    }
  }
  return digits;
}

struct MarksRow {
  std::vector<Token> tokens;
  bool isGood = false;  ///< nine or 81 groups and nothing else
  int several = 0;      ///< groups of two digits or more
  int placed = 0;
};

MarksRow marksRowOf(const Line& line) {
  MarksRow row;
  // Nine groups and eight blanks at the least; a longer row of 81 has 81 groups of nine.
  if (line.folded.size() < 17) return row;
  row.tokens = tokensOf(line, kMarkSeparators);
  if (row.tokens.size() != kSize && row.tokens.size() != kCells) return row;
  const bool isBarred = contains(line.folded, '|');
  row.isGood = std::all_of(row.tokens.begin(), row.tokens.end(), [&](const Token& token) {
    const int digits = digitsOf(token.text, isBarred);
    row.several += digits > 1 ? 1 : 0;
    row.placed += digits == kPlaced ? 1 : 0;
    return digits != 0;
  });
  return row;
}

/// Joins the last puzzle, a grid of candidates, with the grids of digits right above it: what has
/// been placed and, above that, the givens; or the givens alone.
void joinWithDigits(Reading& reading) {
  const ReadPuzzle& marks = reading.puzzles.back();
  const Sudoku marked = std::get<Sudoku>(marks.puzzle);
  const auto gridAbove = [&](std::size_t index) -> const Grid* {
    if (index < 1 ||
        reading.puzzles[index].firstLine - reading.puzzles[index - 1].lastLine > kLinesBetween) {
      return nullptr;
    }
    return plainGridOf(reading.puzzles[index - 1]);
  };
  const std::size_t last = reading.puzzles.size() - 1;
  const Grid* placed = gridAbove(last);
  // A blank one above digits is a puzzle of its own.
  if (placed == nullptr || (*placed == Grid() && marked.givens != Grid())) return;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit digit = (*placed)[cell];
    if (digit != 0 && marked.candidates[cell] != DigitSet::of(digit)) return;
  }
  const Grid* givens = gridAbove(last - 1);
  const bool hasBoth = givens != nullptr && isPartOf(*givens, *placed);
  const std::size_t firstGrid = hasBoth ? last - 2 : last - 1;
  ReadPuzzle joined = reading.puzzles[firstGrid];
  auto& sudoku = std::get<Sudoku>(joined.puzzle);
  sudoku.candidates = marked.candidates;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (sudoku.givens[cell] != 0 || (*placed)[cell] == 0) continue;
    if (!joined.entries) joined.entries.emplace();
    joined.entries->set(cell, (*placed)[cell]);
  }
  // What was placed does not bind, so nor does its being the only candidate left.
  if (joined.entries) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if ((*joined.entries)[cell] != 0) sudoku.candidates[cell] = DigitSet::all();
    }
  }
  joined.format = marks.format;
  joined.lastLine = marks.lastLine;
  reading.puzzles.resize(firstGrid);
  reading.puzzles.push_back(std::move(joined));
}

void addMarks(LineCursor& cursor, Reading& reading, std::vector<CellText>& cells, Format format,
              int firstLine, int lastLine) {
  std::vector<CellText> settled = cells;
  settleLoneMarks(settled);
  addPuzzle(reading, cursor.options, settled, format, firstLine, lastLine);
  if (format == Format::sdx) return;
  // Every digit of a solved cell is a candidate, so that the grids above can be compared.
  Sudoku& sudoku = std::get<Sudoku>(reading.puzzles.back().puzzle);
  for (Cell cell = 0; cell < kCells; ++cell) sudoku.candidates[cell] = cells[cell].digits;
  joinWithDigits(reading);
}

/// The index of the first line from `index` on that may be a row: blank lines and borders stand
/// between rows.
std::size_t nextRow(const LineCursor& cursor, std::size_t index) {
  while (index < cursor.lines.size() &&
         (cursor.lines[index].isBlank() || isBorder(cursor.lines[index]))) {
    ++index;
  }
  return index;
}

/// The 729 signs' 81 cells, in nine lines or one; empty where they are no candidates.
std::vector<CellText> candidatesAt(const LineCursor& cursor, std::size_t index) {
  std::vector<CellText> cells;
  const std::size_t length = cursor.lines[index].folded.find_last_not_of(' ') + 1;
  const std::size_t lines = length == 9 * kCells ? 1 : kSize;
  if (length != 9 * kCells && length != kCells) return cells;
  if (index + lines > cursor.lines.size()) return cells;
  for (std::size_t i = index; i < index + lines; ++i) {
    const Line& line = cursor.lines[i];
    if (line.folded.find_last_not_of(' ') + 1 != length) return {};
    for (std::size_t at = 0; at < length; at += kSize) {
      const std::string_view signs = std::string_view(line.folded).substr(at, kSize);
      if (!areCandidates(signs)) return {};
      cells.push_back(marksText(signs, {line.number, static_cast<int>(at) + 1, kSize}));
    }
  }
  return cells;
}

/// Adds the cells of a row. False: it has not as many as are wanted, or some are none.
bool addMarksRow(const Line& line, const std::vector<Token>& tokens, bool isBarred,
                 std::size_t wanted, Reading& reading, std::vector<CellText>& cells) {
  bool isGood = tokens.size() == wanted;
  if (!isGood) {
    reportCount(reading, DiagnosticKind::wrongCellCount, line.extent(), tokens.size(), wanted);
  }
  for (const Token& token : tokens) {
    const int digits = digitsOf(token.text, isBarred);
    if (digits == 0) {
      reportText(reading, DiagnosticKind::badCellValue, line, token.place, "1-9");
      isGood = false;
    }
    cells.push_back(marksText(token.text, token.place));
    if (digits == kPlaced) cells.back().kind = CellText::Kind::placed;
  }
  return isGood;
}

}  // namespace

bool startsMarks(const LineCursor& cursor, std::size_t index) {
  const MarksRow first = marksRowOf(cursor.lines[index]);
  if (!first.isGood) return false;
  if (first.several + 2 * first.placed >= kSureGroups) return true;
  if (first.tokens.size() == kCells) return first.several + first.placed > 0;
  int several = first.several + first.placed;
  std::size_t next = index;
  for (int rows = 1; rows < kSize; ++rows) {
    next = nextRow(cursor, next + 1);
    if (next >= cursor.lines.size() || next - index > kLinesAhead) return false;
    const MarksRow row = marksRowOf(cursor.lines[next]);
    if (!row.isGood || row.tokens.size() != kSize) return false;
    several += row.several + row.placed;
  }
  return several > 0;
}

void readMarks(LineCursor& cursor, Reading& reading) {
  const int firstLine = cursor.line().number;
  const bool isOneLine = marksRowOf(cursor.line()).tokens.size() == kCells;
  const std::size_t wanted = isOneLine ? kCells : kSize;
  std::vector<CellText> cells;
  bool isBroken = false;
  std::size_t last = cursor.next;
  int rows = 0;
  for (; rows < (isOneLine ? 1 : kSize); ++rows) {
    const std::size_t next = rows == 0 ? cursor.next : nextRow(cursor, last + 1);
    if (next >= cursor.lines.size() || next - last > kLinesToNextRow) break;
    const Line& line = cursor.lines[next];
    const bool isBarred = contains(line.folded, '|');
    if (!isBarred && !isGridLine(line) && !marksRowOf(line).isGood) break;
    last = next;
    const std::vector<Token> tokens = tokensOf(line, kMarkSeparators);
    isBroken |= !addMarksRow(line, tokens, isBarred, wanted, reading, cells);
  }
  const Line& lastLine = cursor.lines[last];
  cursor.next = last + 1;
  if (!isOneLine && rows < kSize) {
    reportCount(reading, DiagnosticKind::wrongRowCount, lastLine.end(), rows, kSize);
    isBroken = true;
  }
  if (isBroken) return;
  const bool isSdx = std::any_of(cells.begin(), cells.end(), [](const CellText& cell) {
    return cell.kind == CellText::Kind::placed;
  });
  addMarks(cursor, reading, cells, isSdx ? Format::sdx : Format::pencilMarks, firstLine,
           lastLine.number);
}

bool startsCandidates(const LineCursor& cursor) {
  // Nearly every line is told by its first nine signs.
  const std::string_view text = cursor.line().folded;
  return text.size() >= kCells && areCandidates(text.substr(0, kSize)) &&
         !candidatesAt(cursor, cursor.next).empty();
}

void readCandidates(LineCursor& cursor, Reading& reading) {
  std::vector<CellText> cells = candidatesAt(cursor, cursor.next);
  const int firstLine = cursor.line().number;
  const int lastLine = cells.back().place.line;
  cursor.next += static_cast<std::size_t>(lastLine - firstLine + 1);
  addMarks(cursor, reading, cells, Format::candidateString, firstLine, lastLine);
}

}  // namespace sudominoku::text
