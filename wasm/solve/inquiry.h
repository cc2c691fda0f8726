// Questions that take many searches: what they may cost, and how far they have come.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "board/puzzle.h"
#include "solve/request.h"

namespace sudominoku::solve {

/// How far a question has come.
struct Steps {
  std::uint64_t done = 0;
  /// May grow while the question is worked on.
  std::uint64_t total = 0;
  double millis = 0;
};

/// When to stop, for all searches of a question together. What was found until then is handed back.
struct Effort {
  std::uint64_t maxNodes = kUnlimited;
  double maxMillis = std::numeric_limits<double>::infinity();
  /// Asked at least every 20 milliseconds; `false` stops. May be empty.
  std::function<bool(const Steps&)> monitor = {};
};

/// The solutions that one search found.
struct Found {
  Count count;
  std::vector<Grid> grids;
  /// Su-domino-ku only: a tiling of each grid.
  std::vector<Tiling> tilings;
};

/// Runs the searches of a question one after the other, within one effort.
class Inquiry {
 public:
  explicit Inquiry(Effort effort) : effort_(std::move(effort)) {}

  /// Announces so many further steps.
  void expect(std::uint64_t steps) { steps_.total += steps; }
  /// One of them is done.
  void step() { ++steps_.done; }

  /// Finds up to so many different grids and hands them all back.
  Found search(const Sudoku& puzzle, std::uint64_t most, Order order = Order::any,
               std::uint64_t seed = 0);
  Found search(const Sudominoku& puzzle, std::uint64_t most, Order order = Order::any,
               std::uint64_t seed = 0);

  /// True: the effort is spent or the monitor said stop, and what was found last is incomplete.
  bool ended() const { return ended_; }
  const Counters& counters() const { return counters_; }

 private:
  using Clock = std::chrono::steady_clock;

  Request request(std::uint64_t most, Order order, std::uint64_t seed);
  void account(const Count& count, std::uint64_t most, const Counters& spent);
  bool look();
  double millis() const;

  const Effort effort_;
  const Clock::time_point start_ = Clock::now();
  Steps steps_;
  double lastAsked_ = 0;
  Counters counters_;
  bool ended_ = false;
};

/// The puzzle with one more digit known. The cell has no given.
Sudoku withDigit(Sudoku puzzle, Cell cell, Digit digit);
Sudominoku withDigit(Sudominoku puzzle, Cell cell, Digit digit);

/// For Sudoku the givens, for Su-domino-ku the digits of dominoes and isolated cells.
inline Grid givensOf(const Sudoku& puzzle) { return puzzle.givens; }
inline Grid givensOf(const Sudominoku& puzzle) { return puzzle.givens(); }

}  // namespace sudominoku::solve
