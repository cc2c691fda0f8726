#include "text/grid_set.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr std::uint8_t kNoCellValue = 0x80;

/// The digit that a character gives, 0 for a blank cell.
constexpr std::array<std::uint8_t, 256> kDigitOf = [] {
  std::array<std::uint8_t, 256> digits{};
  for (int c = 0; c < 256; ++c) {
    const char symbol = static_cast<char>(c);
    const bool isDigit = isAsciiDigit(symbol);
    const auto digit = static_cast<std::uint8_t>(isDigit ? symbol - '0' : 0);
    digits[c] = isDigit || isBlankCell(symbol) ? digit : kNoCellValue;
  }
  return digits;
}();

/// Whether a line might be a row of candidates, of which nine make one puzzle.
bool mayBeCandidates(std::string_view line) {
  for (; areCandidates(line.substr(0, kSize)); line.remove_prefix(kSize)) {
    if (line.size() == static_cast<std::size_t>(kSize)) return true;
  }
  return false;
}

/// Calls `take(line)` for each line until it returns `false`, or a line has another length. Whether
/// it came to the end of some lines.
template <typename Take>
bool forEachLine(std::string_view text, Take take) {
  const auto cells = static_cast<std::size_t>(kCells);
  const bool hasLines = !text.empty();
  while (!text.empty()) {
    if (text.size() < cells || !take(text.substr(0, cells))) return false;
    text.remove_prefix(cells);
    if (text.starts_with("\r\n")) {
      text.remove_prefix(2);
    } else if (text.starts_with('\n')) {
      text.remove_prefix(1);
    } else if (!text.empty()) {
      return false;
    }
  }
  return hasLines;
}

/// Calls `set(cell, digit)` for each of 81 signs. `false`: they are not those of a grid.
template <typename Set>
bool readLine(std::string_view line, Set set) {
  unsigned seen = 0;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const std::uint8_t digit = kDigitOf[static_cast<unsigned char>(line[cell])];
    set(cell, digit);
    seen |= digit;
  }
  return (seen & kNoCellValue) == 0 && !mayBeCandidates(line);
}

}  // namespace

bool isGridSet(std::string_view text) {
  return forEachLine(text,
                     [](std::string_view line) { return readLine(line, [](Cell, Digit) {}); });
}

bool readGridSet(std::string_view text, Reading& reading) {
  std::vector<ReadPuzzle> puzzles;
  const bool isSet = forEachLine(text, [&](std::string_view line) {
    // Filled in where it is: a puzzle takes four hundred bytes.
    ReadPuzzle& read = puzzles.emplace_back();
    read.format = Format::oneLine;
    read.firstLine = read.lastLine = static_cast<int>(puzzles.size());
    Grid& givens = std::get<Sudoku>(read.puzzle).givens;
    if (!readLine(line, [&](Cell cell, Digit digit) { givens.set(cell, digit); })) return false;
    // Only now: most texts are no sets.
    if (puzzles.size() == 1) puzzles.reserve(text.size() / kCells);
    return true;
  });
  if (isSet) reading.puzzles = std::move(puzzles);
  return isSet;
}

}  // namespace sudominoku::text
