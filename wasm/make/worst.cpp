// Puzzles are drawn, and each digit gets the name that makes the search of it last longest
// (labelling.h). Their lines are so ordered that the search meets the givens late. Other orders of
// the cells are those of row-major on the board turned, transposed or renamed. With fewest
// candidates first no drawn puzzle comes near the cap, so there the best is changed step by step.
#include "make/worst.h"

#include <algorithm>
#include <utility>

#include "make/call_tree.h"
#include "make/dice.h"
#include "make/sudoku.h"
#include "make/sudominoku.h"
#include "make/transform.h"
#include "textbook/domino_search.h"

namespace sudominoku::make {
namespace {

using textbook::SearchOrder;

/// Makes of a puzzle on which row-major takes long one on which `order` does: each its own inverse.
Transformation orderChange(SearchOrder order) {
  Transformation change;
  if (order == SearchOrder::columnMajor) change.turn = Turn::diagonal;
  if (order == SearchOrder::reversed) change.turn = Turn::half;
  if (order == SearchOrder::digitsDescending)
    std::reverse(change.digits.begin(), change.digits.end());
  return change;
}

Grid renamed(const Grid& grid, const Names& names) {
  Transformation change;
  change.digits = names;
  return change.of(grid);
}

/// Orders bands, and the rows in each, by their givens: the fewest on top.
Lines emptiestFirst(const Grid& puzzle) {
  std::array<int, kSize> givens{};
  std::array<int, 3> inBand{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    givens[rowOf(cell)] += puzzle[cell] != 0;
    inBand[rowOf(cell) / 3] += puzzle[cell] != 0;
  }
  Lines rows = kSameLines;
  order(rows, [&](int a, int b) {
    if (a / 3 != b / 3 && inBand[a / 3] != inBand[b / 3]) return inBand[a / 3] < inBand[b / 3];
    return a / 3 != b / 3 ? a / 3 < b / 3 : givens[a] < givens[b];
  });
  return rows;
}

class WorstSearch {
 public:
  WorstSearch(const WorstWish& wish, std::uint64_t seed, Patience& patience,
              const WorstListener& listener)
      : wish_(wish), dice_(seed), patience_(patience), listener_(listener) {}

  WorstCase run() {
    while (best_.calls < wish_.enough && patience_.tryOn()) {
      if (wish_.kind == PuzzleKind::sudominoku) {
        trySudominoku();
      } else if (wish_.order == SearchOrder::fewestCandidates) {
        climb();
      } else {
        trySudoku();
      }
    }
    return best_;
  }

 private:
  /// Worth measuring: what is left out of it is too much for any order of the digits anyway.
  TreeLimits limits() const {
    // A call of the domino search takes longer.
    const std::uint64_t overCap = wish_.kind == PuzzleKind::sudoku ? 4 : 2;
    return {wish_.mostCalls, overCap * wish_.mostCalls};
  }

  MadeSudoku draw() {
    SudokuWish plain;
    plain.isMinimal = wish_.isUnique;
    Patience patience({});
    MadeSudoku made = *makeSudoku(plain, dice_.next(), patience);
    if (!wish_.isUnique) takeAway(made.puzzle, 1);
    return made;
  }

  void takeAway(Grid& puzzle, int givens) {
    while (givens > 0 && puzzle.filledCount() > kFewestLeft) {
      const Cell cell = static_cast<Cell>(dice_.below(kCells));
      if (puzzle[cell] == 0) continue;
      puzzle.set(cell, 0);
      --givens;
    }
  }

  void trySudoku() {
    const MadeSudoku made = draw();
    Transformation change = randomTransformation(kShuffleAll, dice_);
    change.rows = kSameLines;
    const Grid drawn = change.of(made.puzzle);
    Transformation down;
    down.rows = emptiestFirst(drawn);
    const Grid puzzle = down.of(drawn);
    const Grid solution = down.of(change.of(made.solution));
    const Labelling labelling =
        costliestLabelling(rowMajorTree(puzzle, solution, limits()), wish_.mostCalls);
    if (labelling.calls <= best_.calls) return;
    prove(orderChange(wish_.order).of(renamed(puzzle, labelling.names)));
  }

  /// A step from a puzzle to one near by, which is taken unless it is easier.
  void climb() {
    constexpr int kStepsInVain = 250;
    MadeSudoku next = climbed_;
    if (next.puzzle.filledCount() == 0) {
      next = draw();
    } else {
      takeAway(next.puzzle, 1 + static_cast<int>(dice_.below(3)));
      settleAndThin(next.puzzle, next.solution, dice_);
      if (!wish_.isUnique) takeAway(next.puzzle, 1);
    }
    const Labelling labelling = costliestLabelling(
        fewestCandidatesTree(next.puzzle, next.solution, limits()), wish_.mostCalls);
    if (labelling.calls > climbedCalls_) {
      stepsInVain_ = 0;
    } else if (++stepsInVain_ > kStepsInVain) {
      climbed_ = {};
      climbedCalls_ = 0;
      stepsInVain_ = 0;
      return;
    }
    if (labelling.calls < climbedCalls_) return;
    climbed_ = next;
    climbedCalls_ = labelling.calls;
    if (labelling.calls > best_.calls) prove(renamed(next.puzzle, labelling.names));
  }

  void trySudominoku() {
    const auto made = randomSudominoku(Symmetry::none, dice_, patience_);
    if (!made) return;
    Sudominoku puzzle = made->puzzle;
    // What lies at the top goes first.
    order(puzzle.dominoes,
          [](const Placement& a, const Placement& b) { return a.firstCell > b.firstCell; });
    puzzle = thinned(puzzle, wish_.dominoes);
    if (static_cast<int>(puzzle.dominoes.size()) != wish_.dominoes) return;
    const Labelling labelling = costliestLabelling(
        dominoTree(puzzle, made->solution, made->tiling, limits()), wish_.mostCalls);
    if (labelling.calls <= best_.calls) return;
    Transformation names;
    names.digits = labelling.names;
    prove(names.of(puzzle));
  }

  /// Counts with the textbook's own search, and keeps what is worse than before.
  void prove(const Grid& puzzle) {
    const textbook::CallCount count = countCalls(puzzle, wish_.order, wish_.mostCalls + 1);
    if (count.capped || !count.solved || (wish_.isUnique && !isUnique(puzzle))) return;
    keep(Sudoku{.givens = puzzle}, count.calls);
  }
  void prove(const Sudominoku& puzzle) {
    const auto run = textbook::solveDominoSearch(puzzle, wish_.mostCalls + 1);
    if (run.capped || run.tilings == 0 || !isUnique(puzzle, false)) return;
    keep(puzzle, run.calls);
  }
  void keep(Puzzle puzzle, std::uint64_t calls) {
    if (calls <= best_.calls) return;
    best_ = {std::move(puzzle), calls, patience_.tries().done};
    if (listener_) listener_(best_);
  }

  static constexpr int kFewestLeft = 17;

  const WorstWish& wish_;
  SplitMix64 dice_;
  Patience& patience_;
  const WorstListener& listener_;
  WorstCase best_;
  MadeSudoku climbed_;
  std::uint64_t climbedCalls_ = 0;
  int stepsInVain_ = 0;
};

}  // namespace

WorstCase findWorstCase(const WorstWish& wish, std::uint64_t seed, Patience& patience,
                        const WorstListener& listener) {
  return WorstSearch(wish, seed, patience, listener).run();
}

}  // namespace sudominoku::make
