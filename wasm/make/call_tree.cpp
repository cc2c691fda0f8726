#include "make/call_tree.h"

#include <algorithm>
#include <array>

namespace sudominoku::make {
namespace {

/// The digits of each house.
class Houses {
 public:
  explicit Houses(const Grid& grid) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (grid[cell] != 0) flip(cell, grid[cell]);
    }
  }
  DigitSet open(Cell cell) const {
    return DigitSet::fromBits(
        ~(rows_[rowOf(cell)] | columns_[columnOf(cell)] | boxes_[boxOf(cell)]));
  }
  /// Puts a digit into the houses of a cell, or takes it out of them.
  void flip(Cell cell, Digit digit) {
    const unsigned bit = DigitSet::of(digit).bits();
    rows_[rowOf(cell)] ^= bit;
    columns_[columnOf(cell)] ^= bit;
    boxes_[boxOf(cell)] ^= bit;
  }

 private:
  std::array<unsigned, kSize> rows_{}, columns_{}, boxes_{};
};

/// Counts the calls of a branch as far as they are wanted.
class Meter {
 public:
  explicit Meter(const TreeLimits& limits) : limits_(limits), left_(limits.budget) {}

  void begin() {
    most_ = std::min(limits_.mostCalls, left_);
    calls_ = 0;
    isOver_ = false;
  }
  /// False: the branch is not worth going on with.
  bool add(std::uint64_t calls) {
    calls_ += calls;
    isOver_ |= calls_ > most_;
    return !isOver_;
  }
  void meetSolution() { isOver_ = true; }
  bool isOver() const { return isOver_; }
  std::uint64_t end() {
    left_ -= std::min(calls_, left_);
    return isOver_ ? limits_.mostCalls + 1 : calls_;
  }

 private:
  const TreeLimits& limits_;
  std::uint64_t left_;
  std::uint64_t most_ = 0;
  std::uint64_t calls_ = 0;
  bool isOver_ = false;
};

class RowMajorTree {
 public:
  RowMajorTree(const Grid& puzzle, const Grid& solution, const TreeLimits& limits)
      : houses_(solution), meter_(limits) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (puzzle[cell] == 0) blanks_[count_++] = static_cast<std::uint8_t>(cell);
    }
    for (int i = 0; i < count_; ++i) {
      gaps_[i] = static_cast<std::uint8_t>((i + 1 < count_ ? blanks_[i + 1] : kCells) - blanks_[i]);
    }
    tree_.always = kCells + 1;
    for (int i = count_; i-- > 0;) {
      const Cell cell = blanks_[i];
      const Digit right = solution[cell];
      houses_.flip(cell, right);
      for (const Digit digit : houses_.open(cell).without(right)) {
        meter_.begin();
        go(i, digit);
        tree_.before[digit - 1][right - 1] += meter_.end();
      }
    }
  }

  const CallTree& tree() const { return tree_; }

 private:
  /// Puts a digit into a blank, and all that fits into those behind it.
  void go(int blank, Digit digit) {
    if (!meter_.add(gaps_[blank])) return;
    if (blank + 1 == count_) return meter_.meetSolution();
    const Cell cell = blanks_[blank];
    houses_.flip(cell, digit);
    for (const Digit next : houses_.open(blanks_[blank + 1])) {
      if (meter_.isOver()) break;
      go(blank + 1, next);
    }
    houses_.flip(cell, digit);
  }

  Houses houses_;
  Meter meter_;
  std::array<std::uint8_t, kCells> blanks_{};
  /// Calls from a blank to the next one.
  std::array<std::uint8_t, kCells> gaps_{};
  int count_ = 0;
  CallTree tree_;
};

class FewestCandidatesTree {
 public:
  FewestCandidatesTree(const Grid& puzzle, const Grid& solution, const TreeLimits& limits)
      : houses_(puzzle), meter_(limits) {
    for (Cell cell = 0; cell < kCells; ++cell) isBlank_[cell] = puzzle[cell] == 0;
    std::array<std::uint8_t, kCells> path{};
    int steps = 0;
    for (Cell cell = narrowest(); cell != kNoCell; cell = narrowest()) {
      path[steps++] = static_cast<std::uint8_t>(cell);
      set(cell, solution[cell], false);
    }
    tree_.always = kCells + 1;
    while (steps > 0) {
      const Cell cell = path[--steps];
      const Digit right = solution[cell];
      set(cell, right, true);
      for (const Digit digit : houses_.open(cell).without(right)) {
        meter_.begin();
        go(cell, digit);
        tree_.before[digit - 1][right - 1] += meter_.end();
      }
    }
  }

  const CallTree& tree() const { return tree_; }

 private:
  void go(Cell cell, Digit digit) {
    if (!meter_.add(1)) return;
    set(cell, digit, false);
    const Cell next = narrowest();
    if (next == kNoCell) {
      meter_.meetSolution();
    } else {
      for (const Digit nextDigit : houses_.open(next)) {
        if (meter_.isOver()) break;
        go(next, nextDigit);
      }
    }
    set(cell, digit, true);
  }

  Cell narrowest() const {
    Cell best = kNoCell;
    int fewest = kSize + 1;
    for (Cell cell = 0; cell < kCells && fewest > 0; ++cell) {
      if (!isBlank_[cell]) continue;
      const int size = houses_.open(cell).size();
      if (size < fewest) {
        fewest = size;
        best = cell;
      }
    }
    return best;
  }

  void set(Cell cell, Digit digit, bool isBlank) {
    houses_.flip(cell, digit);
    isBlank_[cell] = isBlank;
  }

  Houses houses_;
  Meter meter_;
  std::array<bool, kCells> isBlank_{};
  CallTree tree_;
};

class DominoTree {
 public:
  DominoTree(const Sudominoku& puzzle, const Grid& solution, const Tiling& tiling,
             const TreeLimits& limits)
      : houses_(solution), meter_(limits) {
    isFilled_.fill(true);
    const Grid givens = puzzle.givens();
    std::array<std::uint8_t, kCells> path{};
    int steps = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (givens[cell] == 0 && tiling[cell] > cell) path[steps++] = static_cast<std::uint8_t>(cell);
    }
    tree_.always = static_cast<std::uint64_t>(steps) + 1;
    while (steps > 0) {
      const Cell cell = path[--steps];
      const Cell other = tiling[cell];
      const Placement right{cell, other, solution[cell], solution[other]};
      lift(right);
      branch(right);
    }
  }

  const CallTree& tree() const { return tree_; }

 private:
  /// Measures all that may be laid on a cell beside what is right there.
  void branch(const Placement& right) {
    const Cell cell = right.firstCell;
    for (const Digit first : houses_.open(cell)) {
      for (const Cell other : kAdjacentCells[cell]) {
        if (isFilled_[other]) continue;
        for (const Digit second : partners(first, other)) {
          const Placement wrong{cell, other, first, second};
          if (first != right.firstDigit) {
            tree_.before[first - 1][right.firstDigit - 1] += measured(wrong);
          } else if (other < right.secondCell) {
            tree_.always += measured(wrong);
          } else if (other == right.secondCell && second != right.secondDigit) {
            tree_.before[second - 1][right.secondDigit - 1] += measured(wrong);
          }
        }
      }
    }
  }

  std::uint64_t measured(const Placement& domino) {
    meter_.begin();
    go(domino);
    return meter_.end();
  }

  /// The digits that may lie beside a digit.
  DigitSet partners(Digit digit, Cell partner) const {
    return houses_.open(partner) & unused_[digit - 1];
  }

  void go(const Placement& domino) {
    if (!meter_.add(1)) return;
    lay(domino);
    Cell next = domino.firstCell + 1;
    while (next < kCells && isFilled_[next]) ++next;
    if (next == kCells) {
      meter_.meetSolution();
    } else {
      goOn(next);
    }
    lift(domino);
  }

  /// Lays all that fits on a cell.
  void goOn(Cell cell) {
    for (const Digit first : houses_.open(cell)) {
      for (const Cell other : kAdjacentCells[cell]) {
        if (isFilled_[other]) continue;
        for (const Digit second : partners(first, other)) {
          if (meter_.isOver()) return;
          go({cell, other, first, second});
        }
      }
    }
  }

  void lay(const Placement& domino) { set(domino, true); }
  void lift(const Placement& domino) { set(domino, false); }
  void set(const Placement& domino, bool isLaid) {
    const auto& [cell, other, first, second] = domino;
    houses_.flip(cell, first);
    houses_.flip(other, second);
    isFilled_[cell] = isFilled_[other] = isLaid;
    DigitSet& besideFirst = unused_[first - 1];
    DigitSet& besideSecond = unused_[second - 1];
    besideFirst = isLaid ? besideFirst.without(second) : besideFirst.with(second);
    besideSecond = isLaid ? besideSecond.without(first) : besideSecond.with(first);
  }

  Houses houses_;
  Meter meter_;
  std::array<bool, kCells> isFilled_{};
  /// For each digit (index d−1) those that it forms a domino with which lies nowhere.
  std::array<DigitSet, kSize> unused_{};
  CallTree tree_;
};

}  // namespace

CallTree rowMajorTree(const Grid& puzzle, const Grid& solution, const TreeLimits& limits) {
  return RowMajorTree(puzzle, solution, limits).tree();
}

CallTree fewestCandidatesTree(const Grid& puzzle, const Grid& solution, const TreeLimits& limits) {
  return FewestCandidatesTree(puzzle, solution, limits).tree();
}

CallTree dominoTree(const Sudominoku& puzzle, const Grid& solution, const Tiling& tiling,
                    const TreeLimits& limits) {
  return DominoTree(puzzle, solution, tiling, limits).tree();
}

}  // namespace sudominoku::make
