#include "textbook/traced/watch.h"

namespace sudominoku::textbook {
namespace {

constexpr unsigned kDominoUsed = 3;

unsigned fieldOf(Cell cell) { return cell == kNoCell ? kEventNoCell : static_cast<unsigned>(cell); }

/// The digit, `other` and `house` of an event, as Watch::record wants them.
unsigned fieldsOf(Digit digit, int other, unsigned house = 0) {
  return static_cast<unsigned>(digit) | fieldOf(other) << 4 | house << 11;
}

}  // namespace

Watch::Watch(const Grid& givens, GivenCalls givenCalls, const RunLimits& limits,
             const RunMonitor& monitor, Recorder* recorder)
    : limits_(limits), monitor_(monitor), recorder_(recorder), board_(givens) {
  partners_.fill(kNoCell);
  if (givenCalls == GivenCalls::onTheWay) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (givens[cell] != 0) passed_[cell + 1] = static_cast<std::uint8_t>(passed_[cell] + 1);
    }
  } else if (givenCalls == GivenCalls::atFirst) {
    counters_.calls = static_cast<std::uint64_t>(givens.filledCount());
  }
  if (counters_.calls >= limits_.maxCalls) {
    counters_.calls = limits_.maxCalls;
    end(Ending::calls);
  }
  if (recorder_ != nullptr) recorder_->begin(counters_);
}

void Watch::know(const Placement& placement) {
  partners_[placement.firstCell] = placement.secondCell;
  partners_[placement.secondCell] = placement.firstCell;
}

bool Watch::visit(Cell cell, int line) {
  if (isOver_) return true;
  unsigned passed = passed_[cell == kNoCell ? kCells : cell];
  counters_.calls += 1 + passed;
  if (counters_.calls >= limits_.maxCalls) {
    passed -= static_cast<unsigned>(counters_.calls - limits_.maxCalls);
    counters_.calls = limits_.maxCalls;
    end(Ending::calls);
  } else if (++visits_ % kVisitsBetweenLooks == 0) {
    look();
  }
  if (recorder_ != nullptr) {
    open_.push_back(cell);
    record(EventKind::visit, cell, passed << 4, line);
  }
  return isOver_;
}

bool Watch::solved(const Grid& board, int line) {
  if (++counters_.solutions == 1) run_.first = board;
  if (counters_.solutions >= limits_.maxSolutions) end(Ending::solved);
  if (recorder_ != nullptr) recordEndOfCall(EventKind::solved, line);
  return isOver_;
}

AlgorithmRun Watch::take() {
  run_.counters = counters_;
  run_.millis = millis();
  return run_;
}

double Watch::millis() const {
  return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
}

void Watch::look() {
  const double now = millis();
  if (now >= limits_.maxMillis || (monitor_ && !monitor_(counters_, now))) end(Ending::time);
}

void Watch::record(EventKind kind, Cell cell, unsigned fields, int line) {
  // What does not fit into one event waits for the next.
  const auto reads = static_cast<std::uint16_t>(
      std::min<std::uint64_t>(counters_.reads - readsRecorded_, UINT16_MAX));
  readsRecorded_ += reads;
  recorder_->add({static_cast<std::uint32_t>(kind) | fieldOf(cell) << 4 | fields << 11 |
                  static_cast<std::uint32_t>(line) << 24},
                 reads);
}

void Watch::recordReject(Cell cell, Digit digit, Cell holder, int line) {
  if (holder == kNoCell) {
    for (const int house : {rowOf(cell), 9 + columnOf(cell), 18 + boxOf(cell)}) {
      for (const Cell peer : kHouseCells[house]) {
        if (holder == kNoCell && peer != cell && board_[peer] == digit) holder = peer;
      }
    }
  }
  const unsigned house = rowOf(holder) == rowOf(cell)         ? 0
                         : columnOf(holder) == columnOf(cell) ? 1
                                                              : 2;
  record(EventKind::reject, cell, fieldsOf(digit, holder, house), line);
}

void Watch::recordRejectDomino(Cell cell, Digit digit, Digit partnerDigit, int line) {
  Cell holder = 0;
  while (holder < kCells - 1 && !(board_[holder] == digit && partners_[holder] != kNoCell &&
                                  board_[partners_[holder]] == partnerDigit)) {
    ++holder;
  }
  record(EventKind::reject, cell, fieldsOf(digit, holder, kDominoUsed), line);
}

void Watch::recordPlace(EventKind kind, Cell cell, Digit digit, int other, int line) {
  board_.set(cell, digit);
  if (kind == EventKind::place && other != kNoCell) {
    partners_[cell] = other;
    partners_[other] = cell;
  }
  standing_.push_back(static_cast<std::uint32_t>(kind) | fieldOf(cell) << 4 |
                      fieldsOf(digit, other) << 11);
  record(kind, cell, fieldsOf(digit, other), line);
}

void Watch::recordRemove(Cell cell, int line) {
  for (bool isLast = false; !isLast && !standing_.empty();) {
    const Event event{standing_.back()};
    standing_.pop_back();
    const auto removed = static_cast<Cell>(event.cell());
    isLast = removed == cell;
    board_.set(removed, 0);
    if (event.kind() == EventKind::place && event.other() != kEventNoCell) {
      partners_[removed] = partners_[event.other()] = kNoCell;
    }
    const bool isPropagated = event.kind() == EventKind::propagate;
    record(EventKind::remove, removed, event.word >> 11 | unsigned{isPropagated} << 11, line);
  }
}

void Watch::recordEndOfCall(EventKind kind, int line) {
  const Cell cell = open_.back();
  open_.pop_back();
  record(kind, cell, 0, line);
}

}  // namespace sudominoku::textbook
