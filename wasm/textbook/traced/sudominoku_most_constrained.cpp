// Every call goes to the empty cell on which the fewest dominoes can be laid, counted with bit
// masks: where there is none, the search turns back at once.
#include <climits>

#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct MostConstrained {
  Grid board;
  Watch& watch;
  unsigned inRow[9] = {};
  unsigned inColumn[9] = {};
  unsigned inBox[9] = {};
  /// For each digit the digits with which its domino is used, and itself.
  unsigned usedWith[10] = {};

  void run(const Sudominoku& puzzle) {
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board[cell] != 0) toggle(cell, board[cell]);
    }
    for (Digit digit = 1; digit <= 9; ++digit) usedWith[digit] = bitOf(digit);
    for (const Placement& domino : puzzle.dominoes) use(domino.firstDigit, domino.secondDigit);
    fill();
  }

  bool fill() {
    const Cell cell = cellWithFewestWays();
    if (watch.visit(cell)) return true;
    if (cell == kNoCell) return watch.solved(board);

    for (const Cell beside : kAdjacentCells[cell]) {
      if (board[beside] == 0 && fillBoth(cell, beside)) return true;
    }
    watch.backUp();
    return false;
  }

  bool fillBoth(Cell cell, Cell beside) {
    for (const Digit digit : DigitSet::fromBits(candidatesOf(cell))) {
      for (const Digit other : DigitSet::fromBits(partnersOf(digit, candidatesOf(beside)))) {
        set(cell, digit, beside, other);
        watch.place(cell, digit);
        watch.place(beside, other, cell);
        if (fill()) return true;
        unset(cell, digit, beside, other);
        watch.remove(cell);
      }
    }
    return false;
  }

  Cell cellWithFewestWays() {
    Cell best = kNoCell;
    int fewest = INT_MAX;
    for (Cell cell = 0; cell < 81 && fewest > 0; ++cell) {
      if (board[cell] != 0) continue;
      const int ways = waysToFill(cell);
      if (ways < fewest) {
        best = cell;
        fewest = ways;
      }
    }
    return best;
  }

  int waysToFill(Cell cell) {
    int ways = 0;
    const unsigned candidates = candidatesOf(cell);
    for (const Cell beside : kAdjacentCells[cell]) {
      if (board[beside] != 0) continue;
      const unsigned others = candidatesOf(beside);
      for (const Digit digit : DigitSet::fromBits(candidates)) {
        ways += std::popcount(partnersOf(digit, others));
      }
    }
    return ways;
  }

  unsigned candidatesOf(Cell cell) {
    watch.read(3);
    return 0x1ff & ~(inRow[rowOf(cell)] | inColumn[columnOf(cell)] | inBox[boxOf(cell)]);
  }

  /// Those of the other digits with which this one makes a domino that is not used.
  unsigned partnersOf(Digit digit, unsigned others) {
    watch.read();
    return others & ~usedWith[digit];
  }

  void set(Cell cell, Digit digit, Cell beside, Digit other) {
    board.set(cell, digit);
    board.set(beside, other);
    toggle(cell, digit);
    toggle(beside, other);
    use(digit, other);
  }

  void unset(Cell cell, Digit digit, Cell beside, Digit other) {
    use(digit, other);
    toggle(beside, other);
    toggle(cell, digit);
    board.set(beside, 0);
    board.set(cell, 0);
  }

  void toggle(Cell cell, Digit digit) {
    inRow[rowOf(cell)] ^= bitOf(digit);
    inColumn[columnOf(cell)] ^= bitOf(digit);
    inBox[boxOf(cell)] ^= bitOf(digit);
  }

  /// Or gives it back.
  void use(Digit a, Digit b) {
    usedWith[a] ^= bitOf(b);
    usedWith[b] ^= bitOf(a);
  }

  static unsigned bitOf(Digit digit) { return 1u << (digit - 1); }
};

}  // namespace

void searchMostConstrained(const Sudominoku& puzzle, Watch& watch) {
  MostConstrained{puzzle.givens(), watch}.run(puzzle);
}

}  // namespace sudominoku::textbook
