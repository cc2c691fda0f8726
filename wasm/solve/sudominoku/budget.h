// Counts a search's effort and says when it must end.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

#include "solve/request.h"

namespace sudominoku::solve::domino {

/// Counts for one search. The request must outlive it.
class Budget {
 public:
  explicit Budget(const Request& request)
      : request_(request),
        timed_(request.monitor || request.limits.maxMillis < kUntimed),
        start_(timed_ ? Clock::now() : Clock::time_point()) {}

  /// Counts a node; `false` when a limit is met or the monitor says stop, and ever after.
  bool countNode() {
    if (ended_) return false;
    if (counters_.nodes >= request_.limits.maxNodes) {
      ended_ = true;
      return false;
    }
    ++counters_.nodes;
    return counters_.nodes % kNodesPerLook != 0 || !timed_ || look();
  }
  void countGuess() { ++counters_.guesses; }
  void countSolution() { ++solutions_; }

  const Counters& counters() const { return counters_; }
  bool hasEnded() const { return ended_; }
  bool stoppedByMonitor() const { return stoppedByMonitor_; }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr double kUntimed = std::numeric_limits<double>::infinity();
  static constexpr std::uint64_t kNodesPerLook = 256;
  static constexpr double kMillisPerPoll = 10;

  /// Looks at the clock and, every few milliseconds, asks the monitor.
  bool look();

  const Request& request_;
  /// Asking for the time costs as much as an easy puzzle: done only for those who want to know.
  bool timed_;
  Clock::time_point start_;
  Counters counters_;
  std::uint64_t solutions_ = 0;
  double lastPoll_ = 0;
  bool ended_ = false;
  bool stoppedByMonitor_ = false;
};

}  // namespace sudominoku::solve::domino
