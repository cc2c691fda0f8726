#include "support/row_major.h"

#include <array>

namespace sudominoku::test {
namespace {

class RowMajorSearch {
 public:
  RowMajorSearch(const Grid& givens, std::uint64_t callCap, std::uint64_t maxSolutions)
      : grid_(givens), callCap_(callCap), maxSolutions_(maxSolutions) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (grid_[cell] != 0) mark(cell, grid_[cell], true);
    }
  }

  RowMajorRun run() {
    go(0);
    return run_;
  }

 private:
  /// Fills the cells from `cell` on. True: the search is over.
  bool go(Cell cell) {
    ++run_.calls;
    if (run_.calls >= callCap_) {
      run_.capped = true;
      return true;
    }
    if (cell == kCells) {
      if (!run_.first) run_.first = grid_;
      return ++run_.solutions == maxSolutions_;
    }
    if (grid_[cell] != 0) return go(cell + 1);
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (isUsed(cell, digit)) continue;
      grid_.set(cell, digit);
      mark(cell, digit, true);
      if (go(cell + 1)) return true;
      mark(cell, digit, false);
      grid_.set(cell, 0);
    }
    return false;
  }

  bool isUsed(Cell cell, Digit digit) const {
    return inRow_[rowOf(cell)][digit] || inColumn_[columnOf(cell)][digit] ||
           inBox_[boxOf(cell)][digit];
  }

  void mark(Cell cell, Digit digit, bool used) {
    inRow_[rowOf(cell)][digit] = used;
    inColumn_[columnOf(cell)][digit] = used;
    inBox_[boxOf(cell)][digit] = used;
  }

  using UsedDigits = std::array<std::array<bool, kSize + 1>, kSize>;

  Grid grid_;
  UsedDigits inRow_{}, inColumn_{}, inBox_{};
  std::uint64_t callCap_;
  std::uint64_t maxSolutions_;
  RowMajorRun run_;
};

}  // namespace

RowMajorRun solveRowMajor(const Grid& givens, std::uint64_t callCap, std::uint64_t maxSolutions) {
  return RowMajorSearch(givens, callCap, maxSolutions).run();
}

}  // namespace sudominoku::test
