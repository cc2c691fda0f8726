// Grids somewhere in a spreadsheet, with empty rows and columns around them.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "board/cell.h"
#include "text/line_cursor.h"

namespace sudominoku::text {

/// Rows of a band, and columns of a stack.
inline constexpr int kRowsOfBand = 3;

/// The indices of nine lines or columns.
using SheetPlaces = std::array<std::size_t, kSize>;

/// Where a grid stands among empty lines or columns.
struct Sheet {
  std::optional<SheetPlaces> lines;  ///< none: that could be several
  SheetPlaces columns;
  std::size_t end = 0;  ///< the line behind it
};

/// Where a grid stands in a spreadsheet that begins or goes on here; nothing where nothing empty is
/// around it.
std::optional<Sheet> sheetAt(const LineCursor& cursor, char separator);

/// Reads it, or says that its rows are not certain.
void readSheet(LineCursor& cursor, const Sheet& sheet, char separator, Reading& reading);

}  // namespace sudominoku::text
