#include "text/packed_cells.h"

#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kZeroRunSigns =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr int kLongestRun = 5;
constexpr std::string_view kBlankRunSigns =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
constexpr std::string_view kDigits36 = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view kWikiHeader = "S9B";
constexpr int kFirstMarks = 2 * kSize;  ///< codes of candidates are above it

void keepOnlyWhole(std::vector<CellText>& cells) {
  if (cells.size() != kCells) cells.clear();
}

int digit36(char c) {
  const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  const std::size_t value = kDigits36.find(lower);
  return value == std::string_view::npos ? -1 : static_cast<int>(value);
}

/// What a code of the form with `S9B` says of a cell, or of the older one. False: it is none.
bool takeWikiCode(int code, bool isNew, CellText& cell) {
  if (isNew && code >= 1 && code <= kFirstMarks) {
    cell.kind = code <= kSize ? CellText::Kind::given : CellText::Kind::placed;
    cell.digits = DigitSet::of(code <= kSize ? code : code - kSize);
    return true;
  }
  const int bits = isNew ? code - kFirstMarks : code >> 1;
  if (bits > static_cast<int>(DigitSet::all().bits())) return false;
  if (bits <= 0) return true;
  cell.digits = DigitSet::fromBits(static_cast<unsigned>(bits));
  const bool isClue = !isNew && cell.digits.size() == 1 && (code & 1) != 0;
  cell.kind = isClue ? CellText::Kind::given : CellText::Kind::marks;
  return true;
}

}  // namespace

std::vector<CellText> zeroRunCells(std::string_view text, int line, int column) {
  std::vector<CellText> cells;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t code = kZeroRunSigns.find(text[i]);
    if (code == std::string_view::npos || cells.size() > kCells) return {};
    cells.push_back(
        cellText(static_cast<char>('0' + code % 10), {line, column + static_cast<int>(i), 1}));
    cells.resize(cells.size() + code / 10);
  }
  keepOnlyWhole(cells);
  return cells;
}

std::string writeZeroRuns(const Grid& grid) {
  std::string text;
  for (Cell cell = 0; cell < kCells;) {
    const Digit digit = grid[cell++];
    int blanks = 0;
    while (cell < kCells && grid[cell] == 0 && blanks < kLongestRun) ++cell, ++blanks;
    const auto run = static_cast<unsigned>(digit + 10 * blanks);
    text += kZeroRunSigns[run];
  }
  return text;
}

std::vector<CellText> blankRunCells(std::string_view text, int line, int column) {
  std::vector<CellText> cells;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Place place{line, column + static_cast<int>(i), 1};
    const std::size_t blanks = kBlankRunSigns.find(text[i]);
    if (text[i] >= '1' && text[i] <= '9') {
      cells.push_back(cellText(text[i], place));
    } else if (blanks != std::string_view::npos) {
      cells.resize(cells.size() + blanks);
    } else {
      return {};
    }
    if (cells.size() > kCells) return {};
  }
  keepOnlyWhole(cells);
  return cells;
}

std::vector<CellText> namedRunCells(std::string_view text, int line, int column) {
  constexpr std::string_view solo = "3x3:";
  constexpr std::string_view link = "sudoku/9/9/";
  std::size_t at = text.find(solo) + solo.size();
  // The letter before that of one blank cell.
  char none = 'a' - 1;
  if (at < solo.size()) {
    at = text.find(link) + link.size();
    none = 'g' - 1;
    if (at < link.size()) return {};
  }
  std::vector<CellText> cells;
  for (; at < text.size() && cells.size() <= kCells; ++at) {
    if (text[at] >= '1' && text[at] <= '9') {
      cells.push_back(cellText(text[at], {line, column + static_cast<int>(at), 1}));
    } else if (text[at] > none && text[at] <= 'z') {
      cells.resize(cells.size() + static_cast<std::size_t>(text[at] - none));
    } else if (text[at] != '_') {
      break;
    }
  }
  keepOnlyWhole(cells);
  return cells;
}

std::vector<CellText> wikiCells(std::string_view text, int line, int column) {
  constexpr std::size_t length = 2 * kCells;
  const bool isNew = text.starts_with(kWikiHeader);
  const std::size_t header = isNew ? kWikiHeader.size() : 0;
  if (text.size() != header + length) return {};
  const int base = isNew ? 36 : 32;
  std::vector<CellText> cells;
  for (std::size_t i = header; i < text.size(); i += 2) {
    const int high = digit36(text[i]);
    const int low = digit36(text[i + 1]);
    if (high < 0 || low < 0 || high >= base || low >= base) return {};
    CellText& cell = cells.emplace_back();
    cell.place = {line, column + static_cast<int>(i), 2};
    if (!takeWikiCode(high * base + low, isNew, cell)) return {};
  }
  if (isNew) return cells;
  // The older form writes solved cells like single candidates.
  std::vector<CellText> settled = cells;
  settleLoneMarks(settled);
  for (Cell cell = 0; cell < kCells; ++cell) {
    const bool isSolved =
        cells[cell].kind == CellText::Kind::marks && settled[cell].kind == CellText::Kind::given;
    if (isSolved) cells[cell].kind = CellText::Kind::placed;
  }
  return cells;
}

std::string writeWiki(const Sudoku& sudoku) {
  std::string text(kWikiHeader);
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit given = sudoku.givens[cell];
    const unsigned code =
        given != 0 ? static_cast<unsigned>(given) : sudoku.candidates[cell].bits() + kFirstMarks;
    text += kDigits36[code / 36];
    text += kDigits36[code % 36];
  }
  return text;
}

}  // namespace sudominoku::text
