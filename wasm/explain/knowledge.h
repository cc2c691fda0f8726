// What is known of a puzzle before its steps are looked for, within one effort.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "explain/path.h"
#include "explain/position.h"
#include "solve/inquiry.h"

namespace sudominoku::explain {

/// One effort for a question of several parts.
class Clock {
 public:
  explicit Clock(solve::Effort effort) : effort_(std::move(effort)) {}
  /// Since the question was put.
  double millis() const {
    return std::chrono::duration<double, std::milli>(Time::now() - start_).count();
  }
  /// Whether there is time left.
  bool goesOn() const { return millis() < effort_.maxMillis; }
  /// Takes the nodes of a search off the rest.
  void spend(const solve::Counters& counters) { nodes_ += counters.nodes; }
  /// What is left, without the monitor, which counts other things.
  solve::Effort rest() const;
  /// Tells the monitor how many cells are filled. False: stop.
  bool report(const Position& position) const;

 private:
  using Time = std::chrono::steady_clock;
  const solve::Effort effort_;
  const Time::time_point start_ = Time::now();
  std::uint64_t nodes_ = 0;
};

/// Finds up to so many different grids with what is left of the effort.
solve::Found searchWithin(Clock& clock, const Puzzle& puzzle, std::uint64_t most);

/// True as well if the effort was spent.
bool mayHaveSolution(const solve::Found& one);

/// Techniques from uniqueness want digits that could change places.
bool isPlain(const Puzzle& puzzle);

/// What is known of a puzzle beforehand. It only decides which proofs are worth trying, and which
/// techniques apply; no step rests on the solution.
class Knowledge {
 public:
  /// Looks for two solutions.
  Knowledge(Puzzle puzzle, Clock& clock);
  /// Of a puzzle that has just this solution.
  explicit Knowledge(const Grid& solution);

  Outcome outcome() const { return outcome_; }

  /// The candidates that some solution has. Where there are many solutions this takes long, so it
  /// is found out when it is first asked for. nullptr: the effort was spent, and the outcome is
  /// `stuck`.
  const CandidateGrid* truth();

  /// Whether some solution has the digit in the cell, or the effort was spent.
  bool isPossible(Candidate candidate);

 private:
  Puzzle puzzle_;
  Clock* clock_ = nullptr;
  Outcome outcome_ = Outcome::stuck;
  /// Those seen so far.
  std::vector<Grid> solutions_;
  std::optional<CandidateGrid> truth_;
};

}  // namespace sudominoku::explain
