// A search's limits and its monitor.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

#include "solve/request.h"
#include "solve/sudoku/engine.h"

namespace sudominoku::solve {

/// Runs a search's engine under the limits of a request, and keeps count of its effort.
class BoundedEngine {
 public:
  enum class End {
    none,     ///< the search goes on, or has come to its natural end
    limit,    ///< a limit was met
    stopped,  ///< the monitor said stop
  };

  /// The request must outlive it.
  explicit BoundedEngine(const Request& request) : request_(request) {}

  /// Starts over with a position. Effort and solutions are counted on.
  void start(const Position& position) { engine_.start(position); }

  /// The engine's next step; `paused`: the search is over.
  Engine::Step next();

  /// The solution that was found last, until the search goes on.
  const Position& solution() const { return engine_.solution(); }

  /// Counts a node outside the engine; false: the search is over.
  bool visit(bool isGuess);

  /// Counts a solution; false: it was the last one wanted.
  bool countSolution();

  /// So many solutions are known outside the engine, those counted among them; false: no more are
  /// wanted.
  bool countTo(std::uint64_t solutions);

  /// Looks at the clock and asks the monitor; false: the search is over.
  bool look();

  std::uint64_t solutionCount() const { return solutions_; }
  Counters counters() const;
  End end() const { return end_; }

 private:
  /// Nodes between two looks at the clock: a millisecond or two.
  static constexpr std::uint64_t kNodesPerLook = 2048;

  bool finish(End end) {
    end_ = end;
    return false;
  }

  using Clock = std::chrono::steady_clock;
  const Request& request_;
  const bool timed_ = request_.monitor || request_.limits.maxMillis < kForever;
  static constexpr double kForever = std::numeric_limits<double>::infinity();
  const Clock::time_point start_ = timed_ ? Clock::now() : Clock::time_point{};
  std::uint64_t nextLook_ = kNodesPerLook;
  Counters outside_;
  std::uint64_t solutions_ = 0;
  End end_ = End::none;
  Engine engine_;
};

}  // namespace sudominoku::solve
