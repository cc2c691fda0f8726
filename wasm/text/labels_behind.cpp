#include "text/labels_behind.h"

#include <algorithm>
#include <string>

#include "text/dressed_rows.h"
#include "text/line_shape.h"

namespace sudominoku::text {
namespace {

constexpr std::string_view kGaps = " |";

/// Whether the first sign of a line is a label.
bool beginsWith(const std::string& row, char label) {
  return row[row.find_first_not_of(kGaps)] == label;
}

/// The letter or digit on its own that ends a row, which keeps nine cells before it; 0: there is
/// none.
char labelBehind(const std::string& row) {
  const std::size_t end = row.find_last_not_of(kGaps) + 1;
  if (end < kSize + 1 || kGaps.find(row[end - 2]) == std::string_view::npos) return 0;
  const char label = row[end - 1];
  const bool isNoCell =
      beginsWith(row, label) || std::count_if(row.begin(), row.end(), isCellValue) > kSize;
  return isAsciiLetter(label) || (isAsciiDigit(label) && isNoCell) ? label : '\0';
}

/// Whether the labels behind nine rows count up or down.
bool areLabelled(Line* const* rows) {
  const auto label = [&](int row) { return labelBehind(rows[row]->folded); };
  const int step = label(1) - label(0);
  int row = 1;
  while (row < kSize && label(row) != 0 && label(row) - label(row - 1) == step) ++row;
  return row == kSize && (step == 1 || step == -1);
}

void clearLabels(Line* const* rows) {
  bool areOnBothSides = true;
  for (int row = 0; row < kSize; ++row) {
    const std::string& text = rows[row]->folded;
    areOnBothSides &= beginsWith(text, labelBehind(text));
  }
  for (int row = 0; row < kSize; ++row) {
    std::string& text = rows[row]->folded;
    const char label = labelBehind(text);
    text[text.rfind(label)] = ' ';
    if (areOnBothSides) text[text.find(label)] = ' ';
  }
}

void clearHead(Line& line) {
  if (numbersColumns(line.folded)) line.folded.clear();
}

}  // namespace

void clearLabelsBehind(std::vector<Line>& lines) {
  std::vector<Line*> rows;
  for (Line& line : lines) {
    if (!line.isBlank() && !isBorder(line)) rows.push_back(&line);
  }
  for (std::size_t first = 0; first + kSize <= rows.size(); ++first) {
    if (!areLabelled(rows.data() + first)) continue;
    clearLabels(rows.data() + first);
    if (first > 0) clearHead(*rows[first - 1]);
    if (first + kSize < rows.size()) clearHead(*rows[first + kSize]);
  }
}

}  // namespace sudominoku::text
