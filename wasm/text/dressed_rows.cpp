#include "text/dressed_rows.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"
#include "text/sort.h"

namespace sudominoku::text {
namespace {

/// Lines that may stand between two rows.
constexpr std::size_t kLinesBetweenRows = 2;
constexpr std::string_view kBetweenCells = " |&,;";
/// Signs around a row that count for nothing.
constexpr std::string_view kAround = " |";
/// Of nine rows, fewer than half.
constexpr int kMostBroken = 4;
/// With more digits right below the same, these are numbers that go up, not rows.
constexpr int kMostRepeated = 3;
/// Numbers as labels begin where letters end.
constexpr unsigned kFirstNumber = 256;

/// The last number of a text, or letter that stands alone in it; 0: there is neither.
unsigned labelOf(std::string_view text) {
  const auto isLabel = [&] {
    const bool isAlone = text.size() == 1 || !isAsciiLetterOrDigit(text[text.size() - 2]);
    return isAsciiDigit(text.back()) || (isAlone && isAsciiLetter(text.back()));
  };
  while (!text.empty() && !isLabel()) {
    // Of a word, no letter is left to stand alone.
    while (text.size() > 1 && isAsciiLetter(text.back()) && isAsciiLetter(text[text.size() - 2]))
      text.remove_suffix(1);
    text.remove_suffix(1);
  }
  if (text.empty()) return 0;
  if (!isAsciiDigit(text.back())) return static_cast<unsigned char>(text.back());
  unsigned value = 0;
  for (unsigned unit = 1; !text.empty() && isAsciiDigit(text.back()); unit *= 10) {
    value += unit * static_cast<unsigned>(text.back() - '0');
    text.remove_suffix(1);
  }
  return value + kFirstNumber;
}

/// How many runs of digits a text holds, and of cell signs behind its label.
std::pair<int, int> runsOf(std::string_view text) {
  int digits = 0;
  int cells = 0;
  for (std::size_t at = 0; !nextRun(text, at, isAsciiDigit).empty();) ++digits;
  std::size_t at = text.size();
  while (at > 0 && !isAsciiLetterOrDigit(text[at - 1])) --at;
  while (!nextRun(text, at, isCellValue).empty()) ++cells;
  return {digits, cells};
}

/// What stands around the cells of a row.
struct Dress {
  std::string_view before, behind;
  unsigned label = 0;
  /// From a label to the next. The lines of BASIC count by tens.
  unsigned step = 1;

  /// Whether a label counts so many rows behind this one. A further run of signs behind it is
  /// cells.
  bool isCountedBy(std::string_view other, unsigned rows) const {
    return label != 0 && labelOf(other) == label + rows * step && runsOf(other) == runsOf(before);
  }

  /// Whether a row so many behind this one is dressed like it.
  bool isLike(const Dress& other, unsigned rows) const {
    const bool areWords = name() == before && other.name() == other.before;
    const bool isSame = areWords && other.before == before;
    if (other.isQuoted() && (rows < kSize || other.name() == name())) {
      return std::count_if(other.before.begin(), other.before.end(), isCellValue) < kSize;
    }
    // The last row may end the sentence, and a rule may follow any.
    const bool endsAlike = other.behind == behind || rows + 1 >= kSize ||
                           other.behind.starts_with('\\') ||
                           (other.behind.empty() && behind == "\\");
    // `First row:` and `Second row:`.
    const bool isWorded = areWords && before.ends_with(':') && other.before.ends_with(':');
    return endsAlike && (isSame || isWorded || isCountedBy(other.before, rows));
  }

  /// What stands before the number, or all.
  std::string_view name() const { return before.substr(0, before.find_first_of("0123456789")); }

  bool isQuoted() const {
    return !before.empty() && !behind.empty() && isOneOf(before.back(), "\"'");
  }
};

/// Where the cells of a row stand, the last nine of the line; empty: it has none on their own.
std::string_view cellsOf(std::string_view text) {
  while (!text.empty() && !isCellValue(text.back())) text.remove_suffix(1);
  std::size_t begin = text.size();
  for (int count = 0; count < kSize; --begin) {
    const char c = begin == 0 ? '\0' : text[begin - 1];
    if (!isCellValue(c) && (c == 0 || !isOneOf(c, kBetweenCells))) return {};
    count += isCellValue(c) ? 1 : 0;
  }
  const std::string_view before = text.substr(0, begin);
  const char previous = begin == 0 ? ' ' : before.back();
  // A stop on its own is another cell: the last of the line is a label then, or a stop as well.
  const bool isAlone = !isAsciiLetterOrDigit(previous) && !isCellValue(previous) &&
                       !trimmed(before, kAround).ends_with(" .") && !contains(before, "|.");
  return isAlone ? text.substr(begin) : std::string_view();
}

/// Adds the cells of a row. False, and nothing added: the line is none, or dressed otherwise than
/// the first.
bool addRow(const Line& line, unsigned row, Dress& first, std::vector<CellText>& cells) {
  const std::string_view text = line.folded;
  const std::string_view found = cellsOf(text);
  if (found.empty()) return false;
  const auto begin = static_cast<std::size_t>(found.data() - text.data());
  const Dress dress{trimmed(text.substr(0, begin), kAround),
                    trimmed(text.substr(begin + found.size()), kAround)};
  if (row == 0) {
    if (dress.before.empty() && dress.behind.empty()) return false;
    first = dress;
    first.label = labelOf(dress.before);
  }
  const unsigned label = row == 1 ? labelOf(dress.before) : 0;
  if (label > first.label) first.step = label - first.label;
  if (!first.isLike(dress, row)) return false;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (!isCellValue(found[i])) continue;
    cells.push_back(cellText(found[i], {line.number, static_cast<int>(begin + i) + 1, 1}));
  }
  return true;
}

/// Adds nine cells without a length in place of those of a broken row, behind its label. False, and
/// nothing added: the line has not the label that counts so many rows behind the first.
bool addBrokenRow(const Line& line, unsigned row, const Dress& first,
                  std::vector<CellText>& cells) {
  const std::string_view text = line.folded;
  const std::size_t begin = std::min(text.find_first_not_of(kAround), text.size());
  // The number may have a digit more.
  std::size_t length = std::min(first.before.size() + 1, text.size() - begin);
  if (length == 0) return false;
  const auto counts = [&] {
    return labelOf(text.substr(begin, length)) == first.label + row * first.step;
  };
  if (!counts()) --length;
  if (row == 0 || first.label == 0 || !counts()) return false;
  const Place place{line.number, static_cast<int>(begin + length) + 1, 0};
  for (int cell = 0; cell < kSize; ++cell) cells.push_back(cellText('0', place));
  return true;
}

/// Whether the last cells of nine rows are labels that count: what stands before the first is the
/// sign of a blank cell.
bool endInLabels(const std::vector<CellText>& cells, const Dress& first) {
  if (first.before.empty() || !isBlankCell(first.before.back())) return false;
  const auto last = [&](int row) {
    return cells[static_cast<std::size_t>(cellAt(row, kSize - 1))].digits;
  };
  const bool isUp = last(0) == DigitSet::of(1);
  int row = 0;
  while (row < kSize && last(row) == DigitSet::of(isUp ? row + 1 : kSize - row)) ++row;
  return row == kSize;
}

/// Whether a line is blank, or draws between quotation marks: `"------+-------+------\\n",`.
bool isQuotedBorder(const Line& line) {
  return consistsOf(line.folded, " \"'-+=|\\n,;") &&
         (line.isBlank() || contains(line.folded, "--"));
}

/// The 81 cells of the rows from a line on; empty where there are none.
std::vector<CellText> cellsFrom(const LineCursor& cursor, std::size_t index) {
  std::vector<CellText> cells;
  Dress first;
  int broken = 0;
  for (unsigned row = 0; row < kSize; ++row, ++index) {
    const std::size_t limit = index + (row == 0 && index == cursor.next ? 0 : kLinesBetweenRows);
    while (index < cursor.lines.size() && index < limit &&
           (isBorder(cursor.lines[index]) || isQuotedBorder(cursor.lines[index]))) {
      ++index;
    }
    if (index >= cursor.lines.size()) return {};
    const Line& line = cursor.lines[index];
    if (addRow(line, row, first, cells)) continue;
    if (!addBrokenRow(line, row, first, cells) || ++broken > kMostBroken) return {};
  }
  int repeated = 0;
  for (std::size_t cell = kSize; cell < cells.size(); ++cell) {
    const DigitSet& digits = cells[cell].digits;
    repeated += !digits.empty() && digits == cells[cell - kSize].digits ? 1 : 0;
  }
  if (repeated > kMostRepeated || endInLabels(cells, first)) return {};
  if (broken == 0) bringIntoRows(cells, first.before, cursor.lines[index - 1].raw);
  return cells;
}

/// The 81 cells; empty where there are none.
std::vector<CellText> cellsAt(const LineCursor& cursor) {
  std::vector<CellText> cells = cellsFrom(cursor, cursor.next);
  if (!numbersColumns(cursor.line().folded)) return cells;
  // A row may have the digits in their order, too: of ten rows, or ten and more, the first numbers
  // the columns, but not of twice nine.
  std::vector<CellText> below = cellsFrom(cursor, cursor.next + 1);
  const auto behind = [&] { return static_cast<std::size_t>(cells.back().place.line); };
  const bool isHead = !below.empty() && (cells.empty() || cellsFrom(cursor, behind()).empty());
  return isHead ? below : cells;
}

/// Goes behind the last of the rows that follow one another where nine have these cells: up to
/// twice as many, and behind the ninth no further apart than before it. How many they are.
unsigned passRows(LineCursor& cursor, const std::vector<CellText>& cells) {
  std::vector<std::uint64_t> lines;
  lines.reserve(cells.size());
  for (const CellText& cell : cells) lines.push_back(static_cast<std::uint64_t>(cell.place.line));
  sortNumbers(lines);
  cursor.next = lines.back();
  const std::size_t gap = lines.back() - lines[kCells - kSize - 1];
  // The first row may have a name before it that the others have not.
  Dress second;
  std::vector<CellText> others;
  addRow(cursor.lines[lines[kSize] - 1], 0, second, others);
  addRow(cursor.lines[lines[2 * kSize] - 1], 1, second, others);
  if (second.label != 0) second.label -= second.step;
  unsigned rows = kSize;
  for (std::size_t index = cursor.next;
       rows < 2 * kSize && index < cursor.lines.size() && index < cursor.next + gap; ++index) {
    if (!addRow(cursor.lines[index], rows, second, others)) continue;
    ++rows;
    cursor.next = index + 1;
  }
  return rows;
}

/// Says that a row has not nine cells behind its label; beside nine, it has another sign.
void reportBroken(const Line& line, int label, Reading& reading) {
  const std::string_view row = std::string_view(line.folded).substr(label - 1);
  const auto cells = std::count_if(row.begin(), row.end(), isCellValue);
  reportCount(reading, DiagnosticKind::wrongCellCount, line.extent(),
              cells == kSize ? kSize + 1 : cells, kSize);
}

}  // namespace

bool numbersColumns(const std::string& text) {
  int columns = 0;
  char last = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    // The letters of `col1` are no label.
    if (!isAsciiLetterOrDigit(c) || (!isAsciiDigit(c) && isAsciiLetterOrDigit(text.c_str()[i + 1])))
      continue;
    if (columns > 0 && c != last + 1) return false;
    last = c;
    ++columns;
  }
  return columns == kSize;
}

bool startsDressedRows(const LineCursor& cursor) { return !cellsAt(cursor).empty(); }

void readDressedRows(LineCursor& cursor, Reading& reading) {
  const Line& line = cursor.line();
  const std::vector<CellText> cells = cellsAt(cursor);
  const int lastLine = cells.back().place.line;
  cursor.next = static_cast<std::size_t>(lastLine);
  bool isBroken = false;
  for (std::size_t row = 0; row < cells.size(); row += kSize) {
    const Place place = cells[row].place;
    if (place.length > 0) continue;
    reportBroken(cursor.lines[place.line - 1], place.column, reading);
    isBroken = true;
  }
  if (isBroken) return;
  LineCursor behind = cursor;
  if (const unsigned rows = passRows(behind, cells); rows % kSize != 0) {
    cursor.next = behind.next;
    reportCount(reading, DiagnosticKind::wrongRowCount, cursor.lines[cursor.next - 1].end(), rows,
                kSize);
    return;
  }
  const Line& last = cursor.lines[cursor.next - 1];
  const Format format = (last.traits & kQuotes) != 0                         ? Format::sourceArray
                        : contains(last.folded, '|')                         ? Format::borderedGrid
                        : cells[0].place.column + 1 == cells[1].place.column ? Format::packedRows
                                                                             : Format::spacedRows;
  addPuzzle(reading, cursor.options, cells, format, line.number, lastLine);
}

}  // namespace sudominoku::text
