// Bit masks, and another order: each call goes to the blank with the fewest candidates, because
// there are the fewest mistakes to make.
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct FewestFirst {
  Grid board;
  Watch& watch;
  unsigned inRow[9] = {};
  unsigned inColumn[9] = {};
  unsigned inBox[9] = {};

  void run() {
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board[cell] != 0) toggle(cell, 1u << (board[cell] - 1));
    }
    fill();
  }

  bool fill() {
    const Cell cell = blankWithFewestCandidates();
    if (watch.visit(cell)) return true;
    if (cell == kNoCell) return watch.solved(board);

    const unsigned candidates = candidatesOf(cell);
    watch.candidates(cell, DigitSet::fromBits(candidates));
    for (unsigned left = candidates; left != 0; left &= left - 1) {
      const int digit = std::countr_zero(left) + 1;
      const unsigned bit = left & (~left + 1);
      board.set(cell, digit);
      toggle(cell, bit);
      watch.place(cell, digit);
      if (fill()) return true;
      board.set(cell, 0);
      toggle(cell, bit);
      watch.remove(cell);
    }
    watch.backUp();
    return false;
  }

  Cell blankWithFewestCandidates() {
    Cell best = kNoCell;
    int fewest = 10;
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board[cell] != 0) continue;
      const int size = std::popcount(candidatesOf(cell));
      if (size < fewest) {
        best = cell;
        fewest = size;
      }
    }
    return best;
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

void searchFewestFirst(const Grid& givens, Watch& watch) { FewestFirst{givens, watch}.run(); }

}  // namespace sudominoku::textbook
