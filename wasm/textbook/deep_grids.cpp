#include "textbook/deep_grids.h"

#include <string_view>

namespace sudominoku::textbook {

Grid deepGrid(SearchOrder order) {
  // 9,999,861 calls. A transposed, turned or relabelled grid takes the search that is transposed,
  // turned or relabelled in the same way as long.
  constexpr std::string_view kRowMajor =
      "........9.....6....92.4..5.......4...49.8...51....2.8....3...4..84.2.5..7.......2";
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (kRowMajor[cell] == '.') continue;
    const Digit digit = kRowMajor[cell] - '0';
    switch (order) {
      case SearchOrder::columnMajor:
        grid.set(cellAt(columnOf(cell), rowOf(cell)), digit);
        break;
      case SearchOrder::reversed:
        grid.set(kCells - 1 - cell, digit);
        break;
      case SearchOrder::digitsDescending:
        grid.set(cell, kSize + 1 - digit);
        break;
      default:
        grid.set(cell, digit);
    }
  }
  return grid;
}

}  // namespace sudominoku::textbook
