// What the algorithms of this folder tell about themselves while they run. They read as they would
// without it: each call of a Watch says what the line before or after it does.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

#include "board/puzzle.h"
#include "textbook/traced/counters.h"
#include "textbook/traced/recorder.h"

namespace sudominoku::textbook {

/// How a Sudoku's given cells enter the count of calls.
enum class GivenCalls {
  onTheWay,  ///< row by row: when the search comes by
  atFirst,   ///< in another order: before it begins
  none,      ///< Su-domino-ku: not at all
};

/// Counts what a search does, ends it when it has found or done enough, and records its events if
/// there is somewhere to. An event keeps the line of the call that told it: below 256.
class Watch {
 public:
  Watch(const Grid& givens, GivenCalls givenCalls, const RunLimits& limits,
        const RunMonitor& monitor, Recorder* recorder);

  /// Has a given domino known, for `rejectDomino`.
  void know(const Placement& placement);

  /// A call begins at a blank cell; kNoCell: none is left, or none is meant yet. True: the search
  /// has to end.
  bool visit(Cell cell, int line = __builtin_LINE());

  /// A check reads something: a cell, a flag, a mask, a link.
  void read(std::uint64_t times = 1) { counters_.reads += times; }

  /// The digits that a cell may hold are known.
  void candidates(Cell cell, DigitSet digits, int line = __builtin_LINE()) {
    if (recorder_ != nullptr) record(EventKind::candidates, cell, digits.bits(), line);
  }

  /// An exact cover has chosen its next item: a cell, 81 + 9 · house + digit − 1, or 324 + domino.
  void choose(int item, int options, int line = __builtin_LINE()) {
    if (recorder_ == nullptr) return;
    record(EventKind::choose, 0, item | std::min(options, 15) << 9, line);
  }

  /// The digit does not fit, because `holder` has it; kNoCell: look for the one in the row, then in
  /// the column, then in the box.
  void reject(Cell cell, Digit digit, Cell holder = kNoCell, int line = __builtin_LINE()) {
    ++counters_.rejected;
    if (recorder_ != nullptr) recordReject(cell, digit, holder, line);
  }

  /// The digit does not fit, because its domino with `partnerDigit` is used.
  void rejectDomino(Cell cell, Digit digit, Digit partnerDigit, int line = __builtin_LINE()) {
    ++counters_.rejected;
    if (recorder_ != nullptr) recordRejectDomino(cell, digit, partnerDigit, line);
  }

  /// A digit is tried. `partner`: the cell with which it now makes a domino.
  void place(Cell cell, Digit digit, Cell partner = kNoCell, int line = __builtin_LINE()) {
    ++counters_.placed;
    if (recorder_ != nullptr) recordPlace(EventKind::place, cell, digit, partner, line);
  }

  /// A digit follows: it is the only one left for the cell or, where a house is given (0 to 26),
  /// the cell is the only place left in it.
  void propagate(Cell cell, Digit digit, int house = kNoCell, int line = __builtin_LINE()) {
    ++counters_.propagated;
    if (recorder_ != nullptr) recordPlace(EventKind::propagate, cell, digit, house, line);
  }

  /// The cell is blank again, and with it all that were filled since it was.
  void remove(Cell cell, int line = __builtin_LINE()) {
    if (recorder_ != nullptr) recordRemove(cell, line);
  }

  /// A cell has no candidate left.
  void noCandidate(Cell cell, int line = __builtin_LINE()) {
    if (recorder_ != nullptr) record(EventKind::deadEnd, cell, 0, line);
  }

  /// A digit has no place left in a house.
  void noPlace(Digit digit, int house, int line = __builtin_LINE()) {
    if (recorder_ != nullptr) record(EventKind::deadEnd, kNoCell, digit | house << 4, line);
  }

  /// The call that began last ends without success.
  void backUp(int line = __builtin_LINE()) {
    ++counters_.backUps;
    if (recorder_ != nullptr) recordEndOfCall(EventKind::backUp, line);
  }

  /// The board is a solution, and the call that began last ends. True: the search has to end.
  bool solved(const Grid& board, int line = __builtin_LINE());

  /// What has become of the search. Once, when it has ended.
  AlgorithmRun take();

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr unsigned kVisitsBetweenLooks = 1024;

  double millis() const;
  /// At the clock and the monitor.
  void look();
  void end(Ending ending) {
    isOver_ = true;
    run_.ending = ending;
  }

  /// `fields`: all from the digit to before the line.
  void record(EventKind kind, Cell cell, unsigned fields, int line);
  void recordReject(Cell cell, Digit digit, Cell holder, int line);
  void recordRejectDomino(Cell cell, Digit digit, Digit partnerDigit, int line);
  void recordPlace(EventKind kind, Cell cell, Digit digit, int other, int line);
  void recordRemove(Cell cell, int line);
  /// For `back-up` and `solved`.
  void recordEndOfCall(EventKind kind, int line);

  RunLimits limits_;
  const RunMonitor& monitor_;
  Recorder* recorder_;
  Clock::time_point start_ = Clock::now();
  Counters counters_;
  bool isOver_ = false;
  unsigned visits_ = 0;
  /// The given cells directly before each cell, and before the end.
  std::array<std::uint8_t, kCells + 1> passed_{};
  AlgorithmRun run_;

  // For the record alone.
  std::uint64_t readsRecorded_ = 0;
  Grid board_;
  std::array<Cell, kCells> partners_;
  std::vector<std::uint32_t> standing_;
  std::vector<Cell> open_;
};

}  // namespace sudominoku::textbook
