#include "text/side_labels.h"

#include <algorithm>
#include <string>
#include <utility>

#include "text/dressed_rows.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kGaps = " |";

bool isGap(char c) { return isOneOf(c, kGaps); }

/// The sign at a place of a row; 0: there is none.
char signAt(const std::string& row, std::size_t at) { return at < row.size() ? row[at] : '\0'; }

std::size_t firstSign(const std::string& row) { return row.find_first_not_of(kGaps); }

/// Where the letter or digit on its own stands that ends a row and keeps nine cells before it;
/// `npos`: there is none.
std::size_t labelBehind(const std::string& row) {
  const std::size_t last = row.find_last_not_of(kGaps);
  const char label = signAt(row, last);
  const bool isNoCell = isAsciiLetter(label) || label == signAt(row, firstSign(row)) ||
                        std::count_if(row.begin(), row.end(), isCellValue) > kSize;
  const bool isLabel =
      isAsciiLetterOrDigit(label) && isNoCell && last >= kSize && isGap(row[last - 1]);
  return isLabel ? last : std::string::npos;
}

/// Where the letter or digit before a row stands that holds nothing but digits and room for them,
/// with no bar between each two; `npos`: there is none.
std::size_t labelBefore(const std::string& row) {
  const std::size_t first = firstSign(row);
  const bool isLabel = isAsciiLetterOrDigit(signAt(row, first)) && isGap(signAt(row, first + 1)) &&
                       consistsOf(row, "123456789 |", first + 1) &&
                       std::count(row.begin(), row.end(), '|') < kSize;
  return isLabel ? first : std::string::npos;
}

/// Whether the labels of nine rows count up or down.
bool areLabelled(Line* const* rows, std::size_t (*labelOf)(const std::string&)) {
  const auto label = [&](int row) { return signAt(rows[row]->folded, labelOf(rows[row]->folded)); };
  const int step = label(1) - label(0);
  int row = 1;
  while (row < kSize && label(row) != 0 && label(row) - label(row - 1) == step) ++row;
  return row == kSize && (step == 1 || step == -1);
}

/// Blanks out the labels of nine rows, and the same before them.
void clearLabels(Line* const* rows, std::size_t (*labelOf)(const std::string&)) {
  bool areOnBothSides = true;
  for (int row = 0; row < kSize; ++row) {
    std::string& text = rows[row]->folded;
    const std::size_t at = labelOf(text);
    const char label = std::exchange(text[at], ' ');
    areOnBothSides &= signAt(text, firstSign(text)) == label;
  }
  for (int row = 0; row < kSize && areOnBothSides; ++row) {
    std::string& text = rows[row]->folded;
    text[firstSign(text)] = ' ';
  }
}

void clearHead(Line& line) {
  if (numbersColumns(line.folded)) line.folded.clear();
}

}  // namespace

void clearSideLabels(std::vector<Line>& lines) {
  std::vector<Line*> rows;
  for (Line& line : lines) {
    if (!line.isBlank() && !isBorder(line)) rows.push_back(&line);
  }
  for (std::size_t first = 0; first + kSize <= rows.size(); ++first) {
    Line* const* const nine = rows.data() + first;
    const bool areBehind = areLabelled(nine, labelBehind);
    const auto labelOf = areBehind ? labelBehind : labelBefore;
    if (!areBehind && !areLabelled(nine, labelBefore)) continue;
    clearLabels(nine, labelOf);
    if (first > 0) clearHead(*nine[-1]);
    if (first + kSize < rows.size()) clearHead(*nine[kSize]);
  }
}

}  // namespace sudominoku::text
