#include "profile/grids.h"

namespace sudominoku::profile {
namespace {

constexpr const char* kBorder = "+---+---+---+\n";

/// What stands around the grid, its rows and cells, and between them.
struct Frame {
  std::string_view opening = {};
  std::string_view betweenRows = {};
  std::string_view betweenBands = betweenRows;
  std::string_view rowOpening = {};
  std::string_view betweenCells = {};
  std::string_view betweenBoxes = betweenCells;
  std::string_view aroundCell = {};
  std::string_view rowClosing = {};
  std::string_view closing = {};
};

Frame frameOf(CellStyle style) {
  switch (style) {
    case CellStyle::spaced:
      return {.betweenCells = " ", .rowClosing = "\n"};
    case CellStyle::packed:
      return {.rowClosing = "\n"};
    case CellStyle::oneLine:
      return {.closing = "\n"};
    case CellStyle::json:
      return {.opening = "[",
              .betweenRows = ",",
              .rowOpening = "[",
              .betweenCells = ",",
              .aroundCell = "\"",
              .rowClosing = "]",
              .closing = "]\n"};
    case CellStyle::bordered:
      return {.opening = kBorder,
              .betweenBands = kBorder,
              .rowOpening = "|",
              .betweenBoxes = "|",
              .rowClosing = "|\n",
              .closing = kBorder};
  }
  return {};
}

}  // namespace

std::string writeGrid(const Square& square, CellStyle style, char blank, bool blankAtRowEnd) {
  const Frame frame = frameOf(style);
  const int size = square.size();
  std::string text(frame.opening);
  for (int row = 0; row < size; ++row) {
    if (row > 0) text += row % square.boxSize == 0 ? frame.betweenBands : frame.betweenRows;
    text += frame.rowOpening;
    for (int column = 0; column < size; ++column) {
      if (column > 0)
        text += column % square.boxSize == 0 ? frame.betweenBoxes : frame.betweenCells;
      const int value = square.values[row * size + column];
      text += frame.aroundCell;
      text += value == 0 ? std::string(1, blank) : std::to_string(value);
      text += frame.aroundCell;
    }
    if (blankAtRowEnd) text += ' ';
    text += frame.rowClosing;
  }
  text += frame.closing;
  return text;
}

}  // namespace sudominoku::profile
