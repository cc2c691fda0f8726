#include "make/call_tree.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sudominoku::make {
namespace {

/// Digits by house, as masks; bit d−1 stands for digit d.
class Houses {
 public:
  explicit Houses(const Grid& grid) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (grid[cell] != 0) flip(cell, 1u << (grid[cell] - 1));
    }
  }
  unsigned open(Cell cell) const {
    return 0x1ffu & ~(rows_[rowOf(cell)] | columns_[columnOf(cell)] | boxes_[boxOf(cell)]);
  }
  void flip(Cell cell, unsigned bit) {
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

constexpr int digitIndex(unsigned bit) { return std::countr_zero(bit); }

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
      const unsigned right = 1u << (solution[cell] - 1);
      houses_.flip(cell, right);
      for (unsigned left = houses_.open(cell) & ~right; left != 0; left &= left - 1) {
        meter_.begin();
        go(i, left & -left);
        tree_.before[digitIndex(left)][solution[cell] - 1] += meter_.end();
      }
    }
  }

  const CallTree& tree() const { return tree_; }

 private:
  /// Puts a digit into a blank, and all that fits into those behind it.
  void go(int blank, unsigned bit) {
    if (!meter_.add(gaps_[blank])) return;
    if (blank + 1 == count_) return meter_.meetSolution();
    const Cell cell = blanks_[blank];
    houses_.flip(cell, bit);
    for (unsigned left = houses_.open(blanks_[blank + 1]); left != 0 && !meter_.isOver();
         left &= left - 1) {
      go(blank + 1, left & -left);
    }
    houses_.flip(cell, bit);
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
      set(cell, 1u << (solution[cell] - 1), false);
    }
    tree_.always = kCells + 1;
    while (steps > 0) {
      const Cell cell = path[--steps];
      const unsigned right = 1u << (solution[cell] - 1);
      set(cell, right, true);
      for (unsigned left = houses_.open(cell) & ~right; left != 0; left &= left - 1) {
        meter_.begin();
        go(cell, left & -left);
        tree_.before[digitIndex(left)][solution[cell] - 1] += meter_.end();
      }
    }
  }

  const CallTree& tree() const { return tree_; }

 private:
  void go(Cell cell, unsigned bit) {
    if (!meter_.add(1)) return;
    set(cell, bit, false);
    const Cell next = narrowest();
    if (next == kNoCell) {
      meter_.meetSolution();
    } else {
      for (unsigned left = houses_.open(next); left != 0 && !meter_.isOver(); left &= left - 1) {
        go(next, left & -left);
      }
    }
    set(cell, bit, true);
  }

  Cell narrowest() const {
    Cell best = kNoCell;
    int fewest = kSize + 1;
    for (Cell cell = 0; cell < kCells && fewest > 0; ++cell) {
      if (!isBlank_[cell]) continue;
      const int size = std::popcount(houses_.open(cell));
      if (size < fewest) {
        fewest = size;
        best = cell;
      }
    }
    return best;
  }

  void set(Cell cell, unsigned bit, bool isBlank) {
    houses_.flip(cell, bit);
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
    used_.fill(~0u);
    tree_.always = static_cast<std::uint64_t>(steps) + 1;
    while (steps > 0) {
      const Cell cell = path[--steps];
      const Cell other = tiling[cell];
      const unsigned first = 1u << (solution[cell] - 1);
      const unsigned second = 1u << (solution[other] - 1);
      lift(cell, first, other, second);
      branch(cell, first, other, second);
    }
  }

  const CallTree& tree() const { return tree_; }

 private:
  /// Measures all that may be laid on a cell beside what is right there.
  void branch(Cell cell, unsigned first, Cell other, unsigned second) {
    for (unsigned left = houses_.open(cell); left != 0; left &= left - 1) {
      const unsigned digit = left & -left;
      for (const Cell partner : kAdjacentCells[cell]) {
        if (isFilled_[partner]) continue;
        for (unsigned more = partners(digit, partner); more != 0; more &= more - 1) {
          const unsigned beside = more & -more;
          if (digit != first) {
            tree_.before[digitIndex(digit)][digitIndex(first)] +=
                measured(cell, digit, partner, beside);
          } else if (partner < other) {
            tree_.always += measured(cell, digit, partner, beside);
          } else if (partner == other && beside != second) {
            tree_.before[digitIndex(beside)][digitIndex(second)] +=
                measured(cell, digit, partner, beside);
          }
        }
      }
    }
  }

  std::uint64_t measured(Cell cell, unsigned digit, Cell partner, unsigned beside) {
    meter_.begin();
    go(cell, digit, partner, beside);
    return meter_.end();
  }

  /// The digits that may lie beside a digit.
  unsigned partners(unsigned digit, Cell partner) const {
    return houses_.open(partner) & ~used_[digitIndex(digit)] & ~digit;
  }

  void go(Cell cell, unsigned digit, Cell partner, unsigned beside) {
    if (!meter_.add(1)) return;
    lay(cell, digit, partner, beside);
    Cell next = cell + 1;
    while (next < kCells && isFilled_[next]) ++next;
    if (next == kCells) {
      meter_.meetSolution();
    } else {
      for (unsigned left = houses_.open(next); left != 0 && !meter_.isOver(); left &= left - 1) {
        const unsigned first = left & -left;
        for (const Cell other : kAdjacentCells[next]) {
          if (isFilled_[other]) continue;
          for (unsigned more = partners(first, other); more != 0 && !meter_.isOver();
               more &= more - 1) {
            go(next, first, other, more & -more);
          }
        }
      }
    }
    lift(cell, digit, partner, beside);
  }

  void lay(Cell cell, unsigned digit, Cell partner, unsigned beside) {
    flip(cell, digit, partner, beside);
    isFilled_[cell] = isFilled_[partner] = true;
  }
  void lift(Cell cell, unsigned digit, Cell partner, unsigned beside) {
    flip(cell, digit, partner, beside);
    isFilled_[cell] = isFilled_[partner] = false;
  }
  void flip(Cell cell, unsigned digit, Cell partner, unsigned beside) {
    houses_.flip(cell, digit);
    houses_.flip(partner, beside);
    used_[digitIndex(digit)] ^= beside;
    used_[digitIndex(beside)] ^= digit;
  }

  Houses houses_;
  Meter meter_;
  std::array<bool, kCells> isFilled_{};
  /// By digit, the digits with which it forms a domino that lies somewhere.
  std::array<unsigned, kSize> used_{};
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
