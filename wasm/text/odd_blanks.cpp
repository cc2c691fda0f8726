#include "text/odd_blanks.h"

#include <string>
#include <vector>

#include "text/cells.h"
#include "text/line_shape.h"

namespace sudominoku::text {

namespace {

/// Whether a sign of UTF-8 is among the squares and circles, emoji or not.
bool isShape(std::string_view sign) {
  return sign.starts_with("\xe2\x96") || sign.starts_with("\xe2\x97") ||
         sign.starts_with("\xe2\xac") || sign.starts_with("\xf0\x9f\x94") ||
         sign.starts_with("\xf0\x9f\x9f");
}

/// Cells as they are found, all blank ones with the same sign.
struct OddCells {
  std::vector<CellText> cells;
  std::string blank;
  bool hasGiven = false;
  bool hasOdd = false;

  /// Adds those of a line. False: there are too many, or they have another sign.
  bool add(const Line& line) {
    for (std::size_t i = 0; i < line.folded.size(); ++i) {
      const char c = line.folded[i];
      if (c == ' ' || c == '|') continue;
      if (cells.size() == kCells) return false;
      const int column = static_cast<int>(i) + 1;
      cells.push_back(cellText(c, {line.number, column, 1}));
      if (cells.back().kind == CellText::Kind::given) {
        hasGiven = true;
        continue;
      }
      std::string sign = line.rawText(column, 1);
      if (sign == "<") return false;
      // Boards are drawn with squares and circles of several colours.
      if (isShape(sign)) sign = "□";
      hasOdd |= c != '.';
      if (blank.empty()) blank = sign;
      if (sign != blank) return false;
    }
    return true;
  }

  /// The usual signs are read elsewhere, and so are cells with nothing in them.
  bool areUsual() const {
    return !hasOdd || (blank.size() == 1 && (isCellValue(blank[0]) || (blank == "#" && !hasGiven)));
  }
};

}  // namespace

bool readOddBlanks(LineCursor& cursor, Reading& reading) {
  const Line& first = cursor.line();
  constexpr unsigned odd = kLetters | kOddSigns | kMarkup | kSlashes | kPluses;
  if ((first.traits & odd) == 0 && !contains(first.folded, '#')) return false;
  OddCells found;
  std::size_t inRow = 0;
  for (std::size_t index = cursor.next; found.cells.size() < kCells; ++index) {
    if (index == cursor.lines.size()) return false;
    const Line& line = cursor.lines[index];
    if (line.isBlank() || isBorder(line)) {
      if (index - cursor.next > 2 * kSize) return false;
      continue;
    }
    const std::size_t before = found.cells.size();
    if (!found.add(line)) return false;
    if (inRow == 0) inRow = found.cells.size();
    const bool isWhole = inRow == kSize || inRow == kCells;
    if (!isWhole || found.cells.size() - before != inRow) return false;
  }
  if (found.areUsual()) return false;
  const int lastLine = found.cells.back().place.line;
  addPuzzle(reading, cursor.options, found.cells,
            inRow == kCells ? Format::oneLine : Format::packedRows, first.number, lastLine);
  cursor.next = static_cast<std::size_t>(lastLine);
  return true;
}

}  // namespace sudominoku::text
