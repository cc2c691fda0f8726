// Sudoku as an exact cover. Each blank cell wants a digit, each row, column and box wants each
// digit that it lacks: these are the items. A digit in a cell is an option that covers four of
// them. Dancing links (exact_cover.cpp) take items and options out and put them back.
#include "textbook/exact_cover.h"
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

struct SudokuCover {
  Grid board;
  Watch& watch;
  ExactCover cover{0};
  /// What the items of the cover mean, as Watch::choose numbers it.
  std::vector<int> meanings{};
  struct Option {
    Cell cell;
    Digit digit;
  };
  std::vector<Option> options{};

  void run() {
    setUp();
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
      const auto [cell, digit] = options[cover.optionOf(way)];
      board.set(cell, digit);
      cover.take(way);
      watch.read(cover.takeLinks());
      watch.place(cell, digit);
      if (fill()) return true;
      board.set(cell, 0);
      cover.takeBack(way);
      watch.read(cover.takeLinks());
      watch.remove(cell);
    }
    cover.uncover(item);
    watch.read(cover.takeLinks());
    watch.backUp();
    return false;
  }

  void setUp() {
    std::array<int, 81 + 27 * 9> items;
    items.fill(0);
    for (Cell cell = 0; cell < 81; ++cell) {
      if (board[cell] == 0) continue;
      for (const int meaning : meaningsOf(cell, board[cell])) items[meaning] = -1;
    }
    for (int meaning = 0; meaning < 81 + 27 * 9; ++meaning) {
      if (items[meaning] < 0) continue;
      items[meaning] = static_cast<int>(meanings.size());
      meanings.push_back(meaning);
    }
    cover = ExactCover(static_cast<int>(meanings.size()));
    for (Cell cell = 0; cell < 81; ++cell) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        std::vector<int> covered;
        for (const int meaning : meaningsOf(cell, digit)) covered.push_back(items[meaning]);
        if (*std::min_element(covered.begin(), covered.end()) < 0) continue;
        cover.addOption(covered);
        options.push_back({cell, digit});
      }
    }
  }

  static std::array<int, 4> meaningsOf(Cell cell, Digit digit) {
    const auto inHouse = [&](int house) { return 81 + house * 9 + digit - 1; };
    return {cell, inHouse(rowOf(cell)), inHouse(9 + columnOf(cell)), inHouse(18 + boxOf(cell))};
  }
};

}  // namespace

void searchSudokuCover(const Grid& givens, Watch& watch) { SudokuCover{givens, watch}.run(); }

}  // namespace sudominoku::textbook
