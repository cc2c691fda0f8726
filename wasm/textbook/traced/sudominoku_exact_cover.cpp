// Su-domino-ku as an exact cover: to the items of Sudoku come the dominoes that are not used yet. A
// domino laid on two cells is an option that covers nine items: itself, two cells, and two digits
// in three houses each.
#include "textbook/exact_cover.h"
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct DominoCover {
  Grid board;
  Watch& watch;
  ExactCover cover{0};
  /// What the items of the cover mean, as Watch::choose numbers it.
  std::vector<int> meanings{};
  std::vector<Placement> options{};

  void run(const Sudominoku& puzzle) {
    setUp(puzzle);
    fill();
  }

  bool fill() {
    if (watch.visit(kNoCell)) return true;
    if (cover.isComplete()) return watch.solved(board);

    const int item = cover.smallestItem();
    watch.read(cover.takeLinks());
    watch.choose(meanings[item], cover.optionsFor(item));
    cover.cover(item);
    for (int way = cover.firstWay(item); way != cover.kNoWay; way = cover.nextWay(way)) {
      const Placement& laid = options[cover.optionOf(way)];
      board.set(laid.firstCell, laid.firstDigit);
      board.set(laid.secondCell, laid.secondDigit);
      cover.take(way);
      watch.read(cover.takeLinks());
      watch.place(laid.firstCell, laid.firstDigit);
      watch.place(laid.secondCell, laid.secondDigit, laid.firstCell);
      if (fill()) return true;
      board.set(laid.firstCell, 0);
      board.set(laid.secondCell, 0);
      cover.takeBack(way);
      watch.read(cover.takeLinks());
      watch.remove(laid.firstCell);
    }
    cover.uncover(item);
    watch.read(cover.takeLinks());
    watch.backUp();
    return false;
  }

  void setUp(const Sudominoku& puzzle) {
    std::array<int, 81 + 27 * 9 + 36> items;
    items.fill(0);
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board[cell] == 0) continue;
      for (const int meaning : meaningsOf(cell, board[cell])) items[meaning] = -1;
    }
    for (const Placement& domino : puzzle.dominoes) items[meaningOf(domino)] = -1;
    for (int meaning = 0; meaning < 81 + 27 * 9 + 36; ++meaning) {
      if (items[meaning] < 0) continue;
      items[meaning] = static_cast<int>(meanings.size());
      meanings.push_back(meaning);
    }
    cover = ExactCover(static_cast<int>(meanings.size()));
    for (Cell cell = 0; cell < 81; ++cell) {
      for (const Cell beside : kAdjacentCells[cell]) {
        if (beside < cell) continue;
        for (Digit digit = 1; digit <= 9; ++digit) {
          for (Digit other = 1; other <= 9; ++other) {
            if (other != digit) addOption({cell, beside, digit, other}, items);
          }
        }
      }
    }
  }

  template <typename Items>
  void addOption(const Placement& domino, const Items& items) {
    std::vector<int> covered{items[meaningOf(domino)]};
    for (const int meaning : meaningsOf(domino.firstCell, domino.firstDigit)) {
      covered.push_back(items[meaning]);
    }
    for (const int meaning : meaningsOf(domino.secondCell, domino.secondDigit)) {
      covered.push_back(items[meaning]);
    }
    if (*std::min_element(covered.begin(), covered.end()) < 0) return;
    cover.addOption(covered);
    options.push_back(domino);
  }

  static int meaningOf(const Placement& domino) {
    return 81 + 27 * 9 + dominoOf(domino.firstDigit, domino.secondDigit);
  }

  static std::array<int, 4> meaningsOf(Cell cell, Digit digit) {
    const auto inHouse = [&](int house) { return 81 + house * 9 + digit - 1; };
    return {cell, inHouse(rowOf(cell)), inHouse(9 + columnOf(cell)), inHouse(18 + boxOf(cell))};
  }
};

}  // namespace

void searchDominoCover(const Sudominoku& puzzle, Watch& watch) {
  DominoCover{puzzle.givens(), watch}.run(puzzle);
}

}  // namespace sudominoku::textbook
