// For each blank the set of its candidates: all digits but those in the row, the column and the
// box. Only candidates are tried.
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct CandidateSet {
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

    const DigitSet candidates = candidatesOf(cell);
    watch.candidates(cell, candidates);
    for (const Digit digit : candidates) {
      board.set(cell, digit);
      watch.place(cell, digit);
      if (fill(index + 1)) return true;
      board.set(cell, 0);
      watch.remove(cell);
    }
    watch.backUp();
    return false;
  }

  DigitSet candidatesOf(Cell cell) {
    DigitSet candidates = DigitSet::all();
    for (const int house : {rowOf(cell), 9 + columnOf(cell), 18 + boxOf(cell)}) {
      for (const Cell other : kHouseCells[house]) {
        watch.read();
        if (board[other] != 0) candidates = candidates.without(board[other]);
      }
    }
    return candidates;
  }
};

}  // namespace

void searchCandidateSet(const Grid& givens, Watch& watch) { CandidateSet{givens, watch}.run(); }

}  // namespace sudominoku::textbook
