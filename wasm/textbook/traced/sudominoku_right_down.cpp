// As the posts write it, but a cell looks for its partner to the right and below alone: above and
// to the left everything is filled already, so looking there finds nothing.
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct RightDown {
  Grid board;
  Watch& watch;
  bool used[10][10] = {};

  void run(const Sudominoku& puzzle) {
    for (const Placement& domino : puzzle.dominoes) {
      use(domino.firstDigit, domino.secondDigit, true);
    }
    fill(0);
  }

  bool fill(Cell cell) {
    while (cell < 81 && board[cell] != 0) ++cell;
    if (watch.visit(cell < 81 ? cell : kNoCell)) return true;
    if (cell == 81) return watch.solved(board);

    for (Digit digit = 1; digit <= 9; ++digit) {
      if (!fits(cell, digit)) continue;
      board.set(cell, digit);
      watch.place(cell, digit);
      if (fillBeside(cell, digit)) return true;
      board.set(cell, 0);
      watch.remove(cell);
    }
    watch.backUp();
    return false;
  }

  bool fillBeside(Cell cell, Digit digit) {
    constexpr int kRightDown[2][2] = {{0, 1}, {1, 0}};
    for (const auto& [down, right] : kRightDown) {
      const int row = rowOf(cell) + down;
      const int column = columnOf(cell) + right;
      if (row > 8 || column > 8) continue;
      const Cell beside = cellAt(row, column);
      watch.read();
      if (board[beside] != 0) continue;

      for (Digit other = 1; other <= 9; ++other) {
        if (other == digit || isUsed(beside, other, digit) || !fits(beside, other)) continue;
        use(digit, other, true);
        board.set(beside, other);
        watch.place(beside, other, cell);
        if (fill(cell + 1)) return true;
        board.set(beside, 0);
        use(digit, other, false);
        watch.remove(beside);
      }
    }
    return false;
  }

  bool fits(Cell cell, Digit digit) {
    for (const Cell peer : kPeerCells[cell]) {
      watch.read();
      if (board[peer] == digit) {
        watch.reject(cell, digit, peer);
        return false;
      }
    }
    return true;
  }

  bool isUsed(Cell cell, Digit digit, Digit partner) {
    watch.read();
    if (used[digit][partner]) watch.rejectDomino(cell, digit, partner);
    return used[digit][partner];
  }

  void use(Digit a, Digit b, bool isUsed) { used[a][b] = used[b][a] = isUsed; }
};

}  // namespace

void searchRightDown(const Sudominoku& puzzle, Watch& watch) {
  RightDown{puzzle.givens(), watch}.run(puzzle);
}

}  // namespace sudominoku::textbook
