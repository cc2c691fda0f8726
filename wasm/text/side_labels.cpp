#include "text/side_labels.h"

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

/// The letter or digit before a row of nothing but digits and room for them, with no bar between
/// each two; 0: there is none.
char labelBefore(const std::string& row) {
  const std::size_t first = row.find_first_not_of(kGaps);
  const bool isBeforeRoom = row.find_first_not_of("123456789 |", first + 1) == std::string::npos &&
                            kGaps.find(row.c_str()[first + 1]) != std::string_view::npos &&
                            std::count(row.begin(), row.end(), '|') < kSize;
  return isBeforeRoom && isAsciiLetterOrDigit(row[first]) ? row[first] : '\0';
}

/// Whether the labels of nine rows count up or down.
bool areLabelled(Line* const* rows, char (*labelOf)(const std::string&)) {
  const auto label = [&](int row) { return labelOf(rows[row]->folded); };
  const int step = label(1) - label(0);
  int row = 1;
  while (row < kSize && label(row) != 0 && label(row) - label(row - 1) == step) ++row;
  return row == kSize && (step == 1 || step == -1);
}

void clearLabelsBehind(Line* const* rows) {
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

/// Whether labels before nine rows can be no digits of theirs: they are letters, or parted from
/// them by a bar.
bool arePartedFrom(Line* const* rows) {
  return std::all_of(rows, rows + kSize, [](const Line* row) {
    const std::string& text = row->folded;
    const std::size_t label = text.find_first_not_of(kGaps);
    return isAsciiLetter(text[label]) ||
           text.c_str()[text.find_first_not_of(' ', label + 1)] == '|';
  });
}

void clearLabelsBefore(Line* const* rows) {
  for (int row = 0; row < kSize; ++row) {
    std::string& text = rows[row]->folded;
    text[text.find_first_not_of(kGaps)] = ' ';
  }
}

bool isHead(const Line& line) { return numbersColumns(line.folded); }

}  // namespace

void clearSideLabels(std::vector<Line>& lines) {
  std::vector<Line*> rows;
  for (Line& line : lines) {
    if (!line.isBlank() && !isBorder(line)) rows.push_back(&line);
  }
  for (std::size_t first = 0; first + kSize <= rows.size(); ++first) {
    Line* const* const nine = rows.data() + first;
    const bool hasHead = first > 0 && isHead(*nine[-1]);
    if (areLabelled(nine, labelBehind)) {
      clearLabelsBehind(nine);
    } else if (areLabelled(nine, labelBefore) && (hasHead || arePartedFrom(nine))) {
      clearLabelsBefore(nine);
    } else {
      continue;
    }
    if (hasHead) nine[-1]->folded.clear();
    if (first + kSize < rows.size() && isHead(*nine[kSize])) nine[kSize]->folded.clear();
  }
}

}  // namespace sudominoku::text
