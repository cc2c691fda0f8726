#include "text/grid_rows.h"

#include <algorithm>
#include <vector>

#include "text/cell_list.h"
#include "text/dressed_rows.h"
#include "text/line_shape.h"
#include "text/marks.h"
#include "text/other_sizes.h"
#include "text/sections.h"
#include "text/structured.h"
#include "text/title.h"
#include "text/wrapped_line.h"

namespace sudominoku::text {
namespace {

/// A line with more cells than this is taken for a whole grid rather than for a row.
constexpr int kLongestRow = 2 * kSize;
/// What is wrong with a row is clear after so many cells.
constexpr int kMostBadCells = 20;

/// The cells found on one line.
struct Row {
  int lineNumber = 0;
  std::vector<Digit> digits;
  /// The column of each cell.
  std::vector<int> columns;
  bool isSpaced = false;
  bool hasBars = false;
  bool isBroken = false;
  int badCells = 0;
};

/// Whether every cell is a token of its own. A token of two characters may be a mistake in such a
/// row; tokens of three are the packed cells of a box.
bool isSpacedRow(const std::vector<Token>& tokens) {
  const auto singles = std::count_if(tokens.begin(), tokens.end(),
                                     [](const Token& token) { return token.text.size() == 1; });
  return tokens.size() > 1 && 2 * singles > static_cast<std::ptrdiff_t>(tokens.size());
}

/// The dashes that a border is drawn with are blank cells too: nine of them may be a row.
bool mayBeBlankRow(const Line& line) {
  const Place extent = line.extent();
  return (extent.length == kSize || extent.length == kCells) && holdsOnly(line, '-');
}

class GridReader {
 public:
  GridReader(LineCursor& cursor, Reading& reading)
      : cursor_(cursor), reading_(reading), first_(cursor.next) {}

  void readAll() {
    while (readBlock()) {
    }
    finishRows();
  }

 private:
  /// Reads the lines up to the next blank one. False: nothing of a grid comes next.
  bool readBlock() {
    while (!cursor_.atEnd() && isSkipped(cursor_.line())) ++cursor_.next;
    const std::size_t begin = cursor_.next;
    std::size_t end = begin;
    for (std::size_t rows = 0; end < cursor_.lines.size() && belongs(end, rows); ++end) {
      rows += isBorder(cursor_.lines[end]) ? 0 : 1;
    }
    if (begin == end) return false;
    const bool bordersAreRows = bordersMakeRows(begin, end);
    const char rules = signOfRules(begin, end);
    const auto isDrawn = [&](const Line& line) {
      return isBorder(line) ? !bordersAreRows : rules != 0 && holdsOnly(line, rules);
    };
    const auto rowsHere = static_cast<std::size_t>(
        std::count_if(cursor_.lines.begin() + static_cast<std::ptrdiff_t>(begin),
                      cursor_.lines.begin() + static_cast<std::ptrdiff_t>(end),
                      [&](const Line& line) { return !isDrawn(line); }));
    // Blank lines may part the bands of a grid, but not a broken grid from the next.
    if (rows_.size() + rowsHere > kSize) finishRows();
    const std::size_t head = headOf(begin, end, rowsHere, isDrawn);
    for (; cursor_.next < end; ++cursor_.next) {
      const Line& line = cursor_.line();
      if (cursor_.next == head) continue;
      if (isDrawn(line)) {
        hasBorder_ |= !rows_.empty();
      } else {
        addLine(line);
      }
    }
    return true;
  }

  /// The line that is the head of a table among those from `begin` to `end`, in which there are so
  /// many rows; `end`: none is.
  template <typename IsDrawn>
  std::size_t headOf(std::size_t begin, std::size_t end, std::size_t rows, IsDrawn isDrawn) const {
    const auto isDrawnAt = [&](std::size_t index) { return isDrawn(cursor_.lines[index]); };
    const std::size_t first = isDrawnAt(begin) ? begin + 1 : begin;
    if (first + 2 >= end || !isDrawnAt(first + 1)) return end;
    const Line& head = cursor_.lines[first];
    const bool isNumbered = numbersColumns(head.folded);
    if (!isNumbered && !isEmptyRow(head)) return end;
    // Of ten rows, the first stands alone above a line where it is the head of a table.
    std::size_t next = first + 2;
    while (next < end && !isDrawnAt(next)) ++next;
    if (rows == kSize + 1 && next >= first + 2 + kSize) return first;
    // So it does of nine, of which one has been lost, or drawn with dashes like the line. Without
    // numbers it may be a row, but not above one whose blank cells have signs.
    const bool isNoRow = isNumbered || hasBlankCell(cursor_.lines[first + 2].raw);
    return isNoRow && rows_.empty() && rows == kSize && !isDrawnAt(first + 3) ? first : end;
  }

  /// Whether a line goes on with a block in which so many rows stand before it.
  bool belongs(std::size_t index, std::size_t rows) const {
    const Line& line = cursor_.lines[index];
    if (line.isBlank()) return false;
    const LineCursor here{cursor_.lines, cursor_.options, index};
    const bool isOthers =
        index != first_ && (isMarks(index) || startsStructured(here) || otherSizeAt(here) != 0);
    if (isOthers) return false;
    if (rows % kSize == 0 && (startsCellList(here) || startsWrappedLine(here))) return false;
    const bool mayBeTitle = index != first_ && ((index - cursor_.next) % kSize == 0 ||
                                                isBorder(cursor_.lines[index - 1]));
    // Where a row is due, one without digits is not the head of a table.
    const bool isDueRow = rows % kSize != 0 && isEmptyRow(line);
    if (mayBeTitle && !isDueRow && isTitle(here, true)) return false;
    if (isBorder(line) || isGridLine(line)) return true;
    // A row that was cut short looks like a count; between rows it is none.
    return (index - cursor_.next) % kSize != 0 && isLoneNumber(line) &&
           index + 1 < cursor_.lines.size() && isGridLine(cursor_.lines[index - 1]) &&
           isGridLine(cursor_.lines[index + 1]);
  }

  /// Whether pencil marks begin at a line, where a row may be the first of a grid.
  bool isMarks(std::size_t index) const {
    return (index - cursor_.next) % kSize <= 1 && !isBorder(cursor_.lines[index]) &&
           startsMarks(cursor_, index);
  }

  /// Whether the drawn lines from `begin` to `end` are needed to make nine rows.
  bool bordersMakeRows(std::size_t begin, std::size_t end) const {
    std::size_t blankRows = 0;
    for (std::size_t i = begin; i < end; ++i) {
      const Line& line = cursor_.lines[i];
      if (hasAnyOf(line.folded, "|+")) return false;
      if (isBorder(line) && !mayBeBlankRow(line)) return false;
      blankRows += isBorder(line) ? 1 : 0;
    }
    const std::size_t all = end - begin + rows_.size();
    const bool areAll = blankRows == end - begin;
    const bool isOneLineGrid = areAll && cursor_.lines[begin].extent().length == kCells;
    return isOneLineGrid ||
           (blankRows > 0 && all % kSize == 0 && (areAll || (all - blankRows) % kSize != 0));
  }

  /// Whether the lines of such a sign from `begin` to `end` that are no borders part rows in which
  /// none is a blank cell: nine, those and a head, or, where there are several such lines, any with
  /// blank cells of another sign.
  bool rulesPartRows(std::size_t begin, std::size_t end, char sign) const {
    std::size_t rows = rows_.size();
    bool isBehindRule = false;
    bool hasBlanks = false;
    std::size_t rules = 0;
    for (std::size_t i = begin; i < end; ++i) {
      const Line& line = cursor_.lines[i];
      if (isBorder(line)) continue;
      const bool isRule = holdsOnly(line, sign);
      if (isRule ? isBehindRule : contains(line.folded, sign)) return false;
      isBehindRule = isRule;
      hasBlanks |= !isRule && hasBlankCell(line.folded);
      ++(isRule ? rules : rows);
    }
    return (hasBlanks && rules > 1) || (rows >= kSize && rows % kSize <= 1);
  }

  /// The sign of rules as above; 0: there are none.
  char signOfRules(std::size_t begin, std::size_t end) const {
    for (std::size_t i = begin; i < end; ++i) {
      const Line& line = cursor_.lines[i];
      const std::size_t first = line.folded.find_first_not_of("| ");
      const char sign = first < line.folded.size() ? line.folded[first] : ' ';
      const bool mayBeRule = sign == '-' || sign == '_' || sign == '*';
      if (mayBeRule && holdsOnly(line, sign) && !isBorder(line) && rulesPartRows(begin, end, sign))
        return sign;
    }
    return 0;
  }

  void addLine(const Line& line) {
    Row row = rowOf(line);
    if (row.digits.size() <= kLongestRow) {
      rows_.push_back(std::move(row));
      if (rows_.size() == kSize) takeGrid();
      return;
    }
    finishRows();
    if (row.digits.size() != kCells) {
      reportWrongCount(line, row, kCells);
    } else if (!row.isBroken) {
      addGrid({row}, 0, Format::oneLine);
    }
  }

  /// The cells of a line, and a diagnostic for each that is none.
  Row rowOf(const Line& line) {
    Row row;
    row.lineNumber = line.number;
    row.hasBars = contains(line.folded, '|');
    const std::vector<Token> tokens = tokensOf(line, "|");
    row.isSpaced = isSpacedRow(tokens);
    for (const Token& token : tokens) {
      if (row.isSpaced) {
        addSpacedCell(line, token, row);
      } else {
        addPackedCells(line, token, row);
      }
    }
    return row;
  }

  void addSpacedCell(const Line& line, const Token& token, Row& row) {
    const bool isCell = token.text.size() == 1 && isCellValue(token.text[0]);
    if (!isCell) reportBadCell(line, token.place, row);
    addCell(row, isCell ? token.text[0] : '0', token.place.column);
  }

  static void addCell(Row& row, char symbol, int column) {
    row.digits.push_back(isAsciiDigit(symbol) ? symbol - '0' : 0);
    row.columns.push_back(column);
  }

  void addPackedCells(const Line& line, const Token& token, Row& row) {
    for (std::size_t i = 0; i < token.text.size();) {
      const char c = token.text[i];
      if (isCellValue(c)) {
        addCell(row, c, token.place.column + static_cast<int>(i));
        ++i;
        continue;
      }
      const std::size_t begin = i;
      for (; i < token.text.size() && !isCellValue(token.text[i]); ++i) addCell(row, '0', 0);
      reportBadCell(
          line,
          {line.number, token.place.column + static_cast<int>(begin), static_cast<int>(i - begin)},
          row);
    }
  }

  void reportBadCell(const Line& line, Place place, Row& row) {
    row.isBroken = true;
    if (++row.badCells > kMostBadCells) return;
    reportText(reading_, DiagnosticKind::badCellValue, line, place, "0-9");
  }

  void reportWrongCount(const Line& line, const Row& row, int expected) {
    reportCount(reading_, DiagnosticKind::wrongCellCount, line.extent(), row.digits.size(),
                expected);
  }

  /// Whether a row is one of two grids side by side: the widest gap is in the middle, or a tab.
  bool isOfTwo(const Row& row) const {
    const std::vector<int>& columns = row.columns;
    if (columns.size() != 2 * kSize) return false;
    const auto gapBefore = [&](std::size_t cell) { return columns[cell] - columns[cell - 1]; };
    const auto& tabs = cursor_.lines[row.lineNumber - 1].tabs;
    const int tab = tabs.size() == 1 ? static_cast<int>(tabs[0]) + 1 : 0;
    bool isWidest = true;
    for (std::size_t cell = 1; cell < columns.size(); ++cell) {
      isWidest &= cell == kSize || gapBefore(cell) < gapBefore(kSize);
    }
    return isWidest || (columns[kSize - 1] < tab && tab < columns[kSize]);
  }

  /// The nine pending rows make a grid, or two side by side.
  void takeGrid() {
    const bool areTwo =
        std::all_of(rows_.begin(), rows_.end(), [this](const Row& row) { return isOfTwo(row); });
    bool isBroken = false;
    bool isBordered = hasBorder_;
    bool isSpaced = false;
    for (const Row& row : rows_) {
      if (row.digits.size() != kSize && !areTwo) {
        reportWrongCount(cursor_.lines[row.lineNumber - 1], row, kSize);
        isBroken = true;
      }
      isBroken |= row.isBroken;
      isBordered |= row.hasBars;
      isSpaced |= row.isSpaced;
    }
    const Format format = isBordered ? Format::borderedGrid
                          : isSpaced ? Format::spacedRows
                                     : headed(rows_.front().lineNumber);
    for (std::size_t first = 0; !isBroken && first < rows_[0].digits.size(); first += kSize) {
      addGrid(rows_, first, format);
    }
    rows_.clear();
    hasBorder_ = false;
  }

  /// What packed rows are by the line above them: a SudoCue file, one of several grids with titles,
  /// or just rows.
  Format headed(int firstLine) const {
    std::size_t above = static_cast<std::size_t>(firstLine - 1);
    while (above > 0 && cursor_.lines[above - 1].isBlank()) --above;
    if (above == 0) return Format::packedRows;
    const std::string_view text = cursor_.lines[above - 1].folded;
    const bool isSudoCue =
        text.size() > 2 && text[0] == '#' && text[2] != ' ' && isOneOf(text[1], "ADCBSLU");
    if (isSudoCue) return Format::sdk;
    return isHeading(cursor_.lines[above - 1]) ? Format::titledGrids : Format::packedRows;
  }

  /// Of nine rows, nine cells of each count from `first` on; of one, all do.
  void addGrid(const std::vector<Row>& rows, std::size_t first, Format format) {
    Sudoku sudoku;
    std::vector<Place> places;
    Cell cell = 0;
    for (const Row& row : rows) {
      const Line& line = cursor_.lines[row.lineNumber - 1];
      for (std::size_t i = first; i < first + kCells / rows.size(); ++i) {
        sudoku.givens.set(cell++, row.digits[i]);
        if (!cursor_.options.places) continue;
        const int column = row.columns[i];
        // In an empty `<td></td>` a digit belongs before the tag.
        const bool isGap = line.rawText(column, 1) == "<";
        places.push_back({row.lineNumber, column, isGap ? 0 : 1});
      }
    }
    reading_.puzzles.push_back(
        {sudoku, format, rows.front().lineNumber, rows.back().lineNumber, std::move(places)});
  }

  /// No more rows come: those that are pending make no grid.
  void finishRows() {
    if (rows_.empty()) return;
    for (const Row& row : rows_) {
      if (row.digits.size() != kSize) {
        reportWrongCount(cursor_.lines[row.lineNumber - 1], row, kSize);
      }
    }
    const Line& last = cursor_.lines[rows_.back().lineNumber - 1];
    reportCount(reading_, DiagnosticKind::wrongRowCount, last.end(), rows_.size(), kSize);
    rows_.clear();
    hasBorder_ = false;
  }

  LineCursor& cursor_;
  Reading& reading_;
  /// Where reading began: that line is a grid's, or nobody's.
  std::size_t first_;
  /// Rows that are not yet part of a grid.
  std::vector<Row> rows_;
  /// A border was drawn between them.
  bool hasBorder_ = false;
};

}  // namespace

bool startsGrid(const LineCursor& cursor) {
  if (isGridLine(cursor.line())) return true;
  // A border opens a grid, or is itself a blank row of dashes.
  return isBorder(cursor.line());
}

void readGrids(LineCursor& cursor, Reading& reading) { GridReader(cursor, reading).readAll(); }

}  // namespace sudominoku::text
