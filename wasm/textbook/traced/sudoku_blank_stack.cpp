// The blank cells on a stack: one is taken off, and put back when no digit fits. Each check looks
// through the whole board for the digit in a cell that shares a house.
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct BlankStack {
  Grid board;
  Watch& watch;
  std::vector<Cell> blanks{};

  void run() {
    for (Cell cell = 80; cell >= 0; --cell) {
      if (board[cell] == 0) blanks.push_back(cell);
    }
    fill();
  }

  bool fill() {
    if (blanks.empty()) return watch.visit(kNoCell) || watch.solved(board);
    const Cell cell = blanks.back();
    if (watch.visit(cell)) return true;
    blanks.pop_back();

    for (Digit digit = 1; digit <= 9; ++digit) {
      if (!fits(cell, digit)) continue;
      board.set(cell, digit);
      watch.place(cell, digit);
      if (fill()) return true;
      board.set(cell, 0);
      watch.remove(cell);
    }
    blanks.push_back(cell);
    watch.backUp();
    return false;
  }

  bool fits(Cell cell, Digit digit) {
    for (Cell other = 0; other < 81; ++other) {
      watch.read();
      if (board[other] == digit && arePeers(cell, other)) {
        watch.reject(cell, digit, other);
        return false;
      }
    }
    return true;
  }
};

}  // namespace

void searchBlankStack(const Grid& givens, Watch& watch) { BlankStack{givens, watch}.run(); }

}  // namespace sudominoku::textbook
