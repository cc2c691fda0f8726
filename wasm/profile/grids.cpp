#include "profile/grids.h"

namespace sudominoku::profile {
namespace {

constexpr const char* kBorder = "+---+---+---+\n";

/// What opens a row, stands between two cells and closes a row.
struct RowStyle {
  std::string_view opening;
  std::string_view between;
  std::string_view closing;
};

RowStyle rowStyleOf(CellStyle style) {
  switch (style) {
    case CellStyle::spaced:
      return {"", " ", "\n"};
    case CellStyle::packed:
      return {"", "", "\n"};
    case CellStyle::oneLine:
      return {"", "", ""};
    case CellStyle::json:
      return {"[", ",", "]"};
    case CellStyle::bordered:
      return {"|", "", "|\n"};
  }
  return {};
}

}  // namespace

std::string writeGrid(const Square& square, CellStyle style, char blank, bool blankAtRowEnd) {
  const RowStyle rowStyle = rowStyleOf(style);
  const int size = square.size();
  std::string text = style == CellStyle::json ? "[" : "";
  for (int row = 0; row < size; ++row) {
    if (style == CellStyle::bordered && row % square.boxSize == 0) text += kBorder;
    if (style == CellStyle::json && row > 0) text += ',';
    text += rowStyle.opening;
    for (int column = 0; column < size; ++column) {
      const int value = square.values[row * size + column];
      if (column > 0) text += rowStyle.between;
      if (style == CellStyle::bordered && column > 0 && column % square.boxSize == 0) text += '|';
      const std::string cell = value == 0 ? std::string(1, blank) : std::to_string(value);
      text += style == CellStyle::json ? '"' + cell + '"' : cell;
    }
    if (blankAtRowEnd) text += ' ';
    text += rowStyle.closing;
  }
  if (style == CellStyle::bordered) text += kBorder;
  if (style == CellStyle::json) text += ']';
  if (style == CellStyle::oneLine || style == CellStyle::json) text += '\n';
  return text;
}

}  // namespace sudominoku::profile
