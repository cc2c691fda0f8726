#include "textbook/call_meter.h"

namespace sudominoku::textbook {
namespace {

constexpr std::uint64_t kCallsPerLook = 1'000'000;

class CallMeter {
 public:
  CallMeter(const Grid& givens, SearchOrder order, std::uint64_t callCap,
            const CallMonitor& monitor)
      : grid_(givens), order_(order), callCap_(callCap), monitor_(monitor) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (grid_[cell] != 0) mark(cell, grid_[cell]);
    }
    for (int step = 0; step < kCells; ++step) {
      path_[step] = order == SearchOrder::columnMajor ? cellAt(step % kSize, step / kSize)
                    : order == SearchOrder::reversed  ? kCells - 1 - step
                                                      : step;
    }
  }

  CallCount run() {
    if (order_ == SearchOrder::fewestCandidates) {
      for (int given = grid_.filledCount(); given > 0 && !count_.capped; --given) countCall();
      if (!count_.capped) goFewest();
    } else {
      go(0);
    }
    return count_;
  }

 private:
  /// True: the count is over.
  bool countCall() {
    if (++count_.calls >= callCap_) count_.capped = true;
    if (count_.calls % kCallsPerLook == 0 && monitor_ && !monitor_(count_.calls)) {
      count_.capped = true;
    }
    return count_.capped;
  }

  /// Fills the cells from the `step`-th of the path on. True: the search is over.
  bool go(int step) {
    if (countCall()) return true;
    if (step == kCells) return count_.solved = true;
    const Cell cell = path_[step];
    if (grid_[cell] != 0) return go(step + 1);
    return tryDigits(cell, [&] { return go(step + 1); });
  }

  bool goFewest() {
    if (countCall()) return true;
    Cell best = kNoCell;
    int fewest = kSize + 1;
    for (Cell cell = 0; cell < kCells && fewest > 0; ++cell) {
      if (grid_[cell] != 0) continue;
      const int size = candidates(cell).size();
      if (size < fewest) {
        fewest = size;
        best = cell;
      }
    }
    if (best == kNoCell) return count_.solved = true;
    return tryDigits(best, [&] { return goFewest(); });
  }

  template <typename Next>
  bool tryDigits(Cell cell, Next next) {
    for (DigitSet left = candidates(cell); !left.empty();) {
      const Digit digit =
          order_ == SearchOrder::digitsDescending ? left.largest() : left.smallest();
      left = left.without(digit);
      grid_.set(cell, digit);
      mark(cell, digit);
      if (next()) return true;
      unmark(cell, digit);
      grid_.set(cell, 0);
    }
    return false;
  }

  DigitSet candidates(Cell cell) const {
    return DigitSet::all() -
           (inRow_[rowOf(cell)] | inColumn_[columnOf(cell)] | inBox_[boxOf(cell)]);
  }
  void mark(Cell cell, Digit digit) {
    inRow_[rowOf(cell)] = inRow_[rowOf(cell)].with(digit);
    inColumn_[columnOf(cell)] = inColumn_[columnOf(cell)].with(digit);
    inBox_[boxOf(cell)] = inBox_[boxOf(cell)].with(digit);
  }
  void unmark(Cell cell, Digit digit) {
    inRow_[rowOf(cell)] = inRow_[rowOf(cell)].without(digit);
    inColumn_[columnOf(cell)] = inColumn_[columnOf(cell)].without(digit);
    inBox_[boxOf(cell)] = inBox_[boxOf(cell)].without(digit);
  }

  using UsedDigits = std::array<DigitSet, kSize>;

  Grid grid_;
  SearchOrder order_;
  std::uint64_t callCap_;
  const CallMonitor& monitor_;
  UsedDigits inRow_{}, inColumn_{}, inBox_{};
  std::array<Cell, kCells> path_{};
  CallCount count_;
};

}  // namespace

std::string_view nameOf(SearchOrder order) {
  static constexpr std::array<std::string_view, kSearchOrders> names{
      "row-major", "column-major", "reversed", "digits-descending", "fewest-candidates"};
  return names[static_cast<int>(order)];
}

CallCount countCalls(const Grid& givens, SearchOrder order, std::uint64_t callCap,
                     const CallMonitor& monitor) {
  return CallMeter(givens, order, callCap, monitor).run();
}

bool isLegalFor2580(const Grid& givens, const CallCount& rowMajor) {
  return rowMajor.solved && rowMajor.calls < kCallCap && clashingCells(givens).empty();
}

}  // namespace sudominoku::textbook
