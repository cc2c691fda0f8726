// The blank cells in a list, one call for each. Before a digit is tried, the cells of the row, the
// column and the box are read one by one.
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct BlankList {
  Grid board;
  Watch& watch;
  std::vector<Cell> blanks{};

  void run() {
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board[cell] == 0) blanks.push_back(cell);
    }
    blanks.push_back(kNoCell);
    fill(0);
  }

  bool fill(int index) {
    const Cell cell = blanks[index];
    if (watch.visit(cell)) return true;
    if (cell == kNoCell) return watch.solved(board);

    for (Digit digit = 1; digit <= 9; ++digit) {
      if (!fits(cell, digit)) continue;
      board.set(cell, digit);
      watch.place(cell, digit);
      if (fill(index + 1)) return true;
      board.set(cell, 0);
      watch.remove(cell);
    }
    watch.backUp();
    return false;
  }

  bool fits(Cell cell, Digit digit) {
    const int row = rowOf(cell);
    const int column = columnOf(cell);
    for (int i = 0; i < 9; ++i) {
      if (holds(cellAt(row, i), digit)) {
        watch.reject(cell, digit);
        return false;
      }
    }
    for (int i = 0; i < 9; ++i) {
      if (holds(cellAt(i, column), digit)) {
        watch.reject(cell, digit);
        return false;
      }
    }
    for (int i = 0; i < 9; ++i) {
      if (holds(cellAt(row / 3 * 3 + i / 3, column / 3 * 3 + i % 3), digit)) {
        watch.reject(cell, digit);
        return false;
      }
    }
    return true;
  }

  bool holds(Cell cell, Digit digit) {
    watch.read();
    return board[cell] == digit;
  }
};

}  // namespace

void searchBlankList(const Grid& givens, Watch& watch) { BlankList{givens, watch}.run(); }

}  // namespace sudominoku::textbook
