#include "text/grid_set.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"
#include "text/set_lines.h"

namespace sudominoku::text {
namespace {

constexpr std::size_t kSpacedRow = 2 * kSize - 1;
/// A puzzle and its solution.
constexpr std::size_t kRecord = 2 * kCells + 1;

/// The longest beginning of a grid that a cut may leave over, with room for blank lines.
constexpr std::size_t kLongestRest = 400;

constexpr std::uint8_t kNoCellValue = 0x80;

using DigitTable = std::array<std::uint8_t, 256>;

/// The digit that each character gives, 0 for a blank cell.
constexpr DigitTable digitsWithBlanks(bool (*isBlank)(char)) {
  DigitTable digits{};
  for (int c = 0; c < 256; ++c) {
    const char symbol = static_cast<char>(c);
    const bool isDigit = isAsciiDigit(symbol);
    const auto digit = static_cast<std::uint8_t>(isDigit ? symbol - '0' : 0);
    digits[c] = isDigit || isBlank(symbol) ? digit : kNoCellValue;
  }
  return digits;
}

constexpr DigitTable kDigitOfLine = digitsWithBlanks(isBlankCell);
/// Other signs for blank cells also draw the borders of grids in rows.
constexpr DigitTable kDigitOfRow = digitsWithBlanks([](char symbol) { return symbol == '.'; });

/// Goes through a set from grid to grid.
class SetReader {
 public:
  explicit SetReader(std::string_view text) : lines_(text) {}

  /// Reads the next grid into `givens`; `false`: the text ends, or something else comes.
  bool next(Grid& givens) {
    if (!lines_.takeFilled()) return false;
    firstLine_ = lines_.number();
    const std::size_t length = lines_.line().size();
    hasOnlyGrids_ = length == kCells    ? readLine(givens, lines_.line())
                    : length == kRecord ? readRecord(givens)
                                        : readRows(givens);
    return hasOnlyGrids_;
  }

  /// How the grid read last is written, its first and last line, and the byte behind its break.
  Format format() const { return format_; }
  int firstLine() const { return firstLine_; }
  int lastLine() const { return lines_.number(); }
  std::size_t end() const { return lines_.end(); }
  /// Whether nothing else has come.
  bool hasOnlyGrids() const { return hasOnlyGrids_; }

 private:
  bool readLine(Grid& givens, std::string_view cells) {
    unsigned seen = 0;
    if (!readDigitsAndPoints(givens, cells)) {
      for (Cell cell = 0; cell < kCells; ++cell) {
        seen |= set(givens, cell, kDigitOfLine[static_cast<unsigned char>(cells[cell])]);
      }
    }
    return isGrid(seen, Format::oneLine) && !mayBeCandidates(cells);
  }

  /// Most lines hold nothing else, and such can be read many signs at a time.
  static bool readDigitsAndPoints(Grid& givens, std::string_view cells) {
    bool hasOthers = false;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const auto digit = static_cast<std::uint8_t>(cells[cell] - '0');
      const bool isDigit = digit <= 9;
      givens.digits()[cell] = isDigit ? digit : 0;
      hasOthers |= !isDigit & (cells[cell] != '.');
    }
    return !hasOthers;
  }

  bool readRecord(Grid& givens) {
    const std::string_view record = lines_.line();
    const std::string_view solution = record.substr(kCells + 1);
    if (record[kCells] != ',' ||
        !std::all_of(solution.begin(), solution.end(), [](char c) { return c >= '1' && c <= '9'; }))
      return false;
    const bool isPuzzle = readLine(givens, record.substr(0, kCells));
    format_ = Format::csvTable;
    return isPuzzle;
  }

  bool readRows(Grid& givens) {
    std::string_view line = lines_.line();
    const std::size_t length = line.size();
    if (length != kSize && length != kSpacedRow) return false;
    const std::size_t step = length == kSize ? 1 : 2;
    const char gapSign = line[1] == ',' ? ',' : ' ';
    unsigned seen = 0;
    for (int row = 0; row < kSize; ++row) {
      if (row > 0) {
        if (lines_.atEnd()) return false;
        lines_.take();
        line = lines_.line();
        if (line.size() != length) return false;
      }
      for (int column = 0; column < kSize; ++column) {
        const char symbol = line[column * step];
        seen |= set(givens, cellAt(row, column), kDigitOfRow[static_cast<unsigned char>(symbol)]);
      }
      for (std::size_t gap = 1; gap < length && step > 1; gap += step) {
        seen |= line[gap] == gapSign ? 0 : kNoCellValue;
      }
    }
    return isGrid(seen, step == 1        ? Format::packedRows
                        : gapSign == ' ' ? Format::spacedRows
                                         : Format::cellCsv);
  }

  static unsigned set(Grid& givens, Cell cell, std::uint8_t digit) {
    givens.set(cell, digit);
    return digit;
  }

  bool isGrid(unsigned seen, Format format) {
    format_ = format;
    return (seen & kNoCellValue) == 0;
  }

  SetLines lines_;
  Format format_ = Format::oneLine;
  int firstLine_ = 0;
  bool hasOnlyGrids_ = true;
};

}  // namespace

std::size_t gridsOfSet(std::string_view text) {
  SetReader set(text);
  Grid givens;
  std::size_t grids = 0;
  while (set.next(givens)) ++grids;
  return set.hasOnlyGrids() ? grids : 0;
}

bool readGridSet(std::string_view text, Reading& reading) {
  SetReader set(text);
  std::vector<ReadPuzzle> puzzles;
  // Filled in where it is: a puzzle takes four hundred bytes.
  while (set.next(std::get<Sudoku>(puzzles.emplace_back().puzzle).givens)) {
    ReadPuzzle& read = puzzles.back();
    read.format = set.format();
    read.firstLine = set.firstLine();
    read.lastLine = set.lastLine();
    // Only now: most texts are no sets.
    if (puzzles.size() == 1) puzzles.reserve(text.size() / kCells + 1);
  }
  puzzles.pop_back();
  if (puzzles.empty() || !set.hasOnlyGrids()) return false;
  reading.puzzles = std::move(puzzles);
  return true;
}

std::size_t safeCutOfGridSet(std::string_view text) {
  // What follows may belong to the last grid and, as its givens, the one before.
  SetReader set(text);
  Grid givens;
  std::array<std::size_t, 3> ends{};
  while (set.next(givens)) ends = {ends[1], ends[2], set.end()};
  return text.size() - ends[2] <= kLongestRest ? ends[0] : 0;
}

}  // namespace sudominoku::text
