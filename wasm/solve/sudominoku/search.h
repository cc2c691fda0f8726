// The depth-first search for grids.
#pragma once

#include <chrono>

#include "solve/sudominoku.h"
#include "solve/sudominoku/branch.h"
#include "solve/sudominoku/state.h"

namespace sudominoku::solve::domino {

/// Counts the effort and says when it is time to stop.
class Meter {
 public:
  explicit Meter(const Request& request)
      : request_(request), start_(std::chrono::steady_clock::now()) {}

  /// Counts a node; `false` when a limit is met or the monitor says stop.
  bool countNode() {
    if (ended_) return false;
    if (counters_.nodes >= request_.limits.maxNodes) {
      ended_ = true;
      return false;
    }
    ++counters_.nodes;
    return counters_.nodes % kNodesPerLook != 0 || look();
  }
  void countGuess() { ++counters_.guesses; }
  void countSolution() { ++solutions_; }

  const Counters& counters() const { return counters_; }
  bool stoppedByMonitor() const { return stoppedByMonitor_; }

 private:
  static constexpr std::uint64_t kNodesPerLook = 256;
  static constexpr double kMillisPerPoll = 10;

  /// Looks at the clock and, now and then, asks the monitor.
  bool look();

  const Request& request_;
  std::chrono::steady_clock::time_point start_;
  Counters counters_;
  std::uint64_t solutions_ = 0;
  double lastPoll_ = 0;
  bool ended_ = false;
  bool stoppedByMonitor_ = false;
};

class Search {
 public:
  Search(const State& root, const Request& request)
      : root_(root), request_(request), meter_(request) {}
  SudominokuAnswer run();

 private:
  /// A guess on a placement, with the placements tried before it.
  struct Step {
    const Choice* choice;
    int taken;
  };

  bool explore(State& state);
  bool meetGrid(const State& state);
  bool metBefore(const State& gridState, const Grid& grid);
  /// Walks over tilings of a position whose digits are all known; `visit` says whether to go on.
  template <typename Visit>
  bool eachTiling(State state, Visit visit);
  bool hasTiling(const State& state);

  const State& root_;
  const Request& request_;
  Meter meter_;
  std::vector<Step> path_;
  SudominokuAnswer answer_;
  bool tilingsCut_ = false;
};

}  // namespace sudominoku::solve::domino
