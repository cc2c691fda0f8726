// The used digits of each row, column and box as the bits of an integer: the candidates of a cell
// are three masks away, and the lowest bit is the next digit to try.
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct BitMasks {
  Grid board;
  Watch& watch;
  unsigned inRow[9] = {};
  unsigned inColumn[9] = {};
  unsigned inBox[9] = {};

  void run() {
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board[cell] != 0) toggle(cell, 1u << (board[cell] - 1));
    }
    fill(0);
  }

  bool fill(Cell cell) {
    while (cell < 81 && board[cell] != 0) ++cell;
    if (watch.visit(cell < 81 ? cell : kNoCell)) return true;
    if (cell == 81) return watch.solved(board);

    const unsigned candidates = candidatesOf(cell);
    watch.candidates(cell, DigitSet::fromBits(candidates));
    for (unsigned left = candidates; left != 0; left &= left - 1) {
      const int digit = std::countr_zero(left) + 1;
      const unsigned bit = left & (~left + 1);
      board.set(cell, digit);
      toggle(cell, bit);
      watch.place(cell, digit);
      if (fill(cell + 1)) return true;
      board.set(cell, 0);
      toggle(cell, bit);
      watch.remove(cell);
    }
    watch.backUp();
    return false;
  }

  unsigned candidatesOf(Cell cell) {
    watch.read(3);
    return 0x1ff & ~(inRow[rowOf(cell)] | inColumn[columnOf(cell)] | inBox[boxOf(cell)]);
  }

  void toggle(Cell cell, unsigned bit) {
    inRow[rowOf(cell)] ^= bit;
    inColumn[columnOf(cell)] ^= bit;
    inBox[boxOf(cell)] ^= bit;
  }
};

}  // namespace

void searchMasks(const Grid& givens, Watch& watch) { BitMasks{givens, watch}.run(); }

}  // namespace sudominoku::textbook
