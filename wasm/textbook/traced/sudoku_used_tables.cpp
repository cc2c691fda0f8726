// Three tables say which digits each row, each column and each box has used: a digit is checked
// with three looks, and noted in three places.
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct UsedTables {
  Grid board;
  Watch& watch;
  bool inRow[9][10] = {};
  bool inColumn[9][10] = {};
  bool inBox[9][10] = {};

  void run() {
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board[cell] != 0) mark(cell, board[cell], true);
    }
    fill(0);
  }

  bool fill(Cell cell) {
    while (cell < 81 && board[cell] != 0) ++cell;
    if (watch.visit(cell < 81 ? cell : kNoCell)) return true;
    if (cell == 81) return watch.solved(board);

    for (Digit digit = 1; digit <= 9; ++digit) {
      if (isUsed(cell, digit)) {
        watch.reject(cell, digit);
        continue;
      }
      board.set(cell, digit);
      mark(cell, digit, true);
      watch.place(cell, digit);
      if (fill(cell + 1)) return true;
      board.set(cell, 0);
      mark(cell, digit, false);
      watch.remove(cell);
    }
    watch.backUp();
    return false;
  }

  bool isUsed(Cell cell, Digit digit) {
    return read(inRow[rowOf(cell)][digit]) || read(inColumn[columnOf(cell)][digit]) ||
           read(inBox[boxOf(cell)][digit]);
  }

  void mark(Cell cell, Digit digit, bool used) {
    inRow[rowOf(cell)][digit] = used;
    inColumn[columnOf(cell)][digit] = used;
    inBox[boxOf(cell)][digit] = used;
  }

  bool read(bool flag) {
    watch.read();
    return flag;
  }
};

}  // namespace

void searchUsedTables(const Grid& givens, Watch& watch) { UsedTables{givens, watch}.run(); }

}  // namespace sudominoku::textbook
