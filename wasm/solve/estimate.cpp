// Estimates by random descents (Donald Knuth, Estimating the efficiency of backtrack programs,
// 1975). A descent guesses one way at each choice and never takes it back. It weighs what it finds
// by the inverse of the probability of having come there; the mean of these weights is the number
// of solutions, whatever the probabilities are, as long as no way that may hold one has none.
//
// The better the probabilities match what the ways hold, the smaller the error. So propagation
// strikes out dead ways beforehand, the rest are drawn by how much freedom they leave, and where
// little is left a descent ends in an exact count (that of Order::random does the same).
#include "solve/estimate.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include "solve/sudoku/engine.h"
#include "solve/sudoku/propagate.h"
#include "solve/sudominoku/branch.h"
#include "solve/sudominoku/matching.h"
#include "solve/sudominoku/propagate.h"
#include "solve/sudominoku/root.h"
#include "solve/sudominoku/search.h"

namespace sudominoku::solve {
namespace {

/// What a descent found, weighed.
struct Weights {
  double grids = 0;
  double tilings = 0;
};

/// The mean of what was added, and its standard error (Welford's recurrence).
class Mean {
 public:
  void add(double value) {
    ++count_;
    const double difference = value - mean_;
    mean_ += difference / count_;
    squares_ += difference * (value - mean_);
  }
  Estimated estimated() const {
    if (mean_ == 0) return {};
    const double variance = count_ > 1 ? squares_ / (count_ - 1) / count_ : 0;
    return {mean_, std::sqrt(variance) / mean_};
  }

 private:
  double count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

/// By repeated squaring: the last bits of `std::pow` are not the same everywhere.
double power(double base, int exponent) {
  double value = 1;
  for (; exponent > 0; exponent /= 2, base *= base) {
    if (exponent % 2 != 0) value *= base;
  }
  return value;
}

/// Draws one of the ways that were added and tells its probability: each candidate less to spare
/// makes a way `less` times as likely.
template <std::size_t kMost>
struct Draw {
  double less;
  std::array<int, kMost> spare;
  int count = 0;

  void add(int spareCandidates) { spare[count++] = spareCandidates; }

  int take(SplitMix64& random, double& probability) const {
    const int most = *std::max_element(spare.begin(), spare.begin() + count);
    std::array<double, kMost> shares;
    double total = 0;
    for (int i = 0; i < count; ++i) total += shares[i] = power(less, most - spare[i]);
    double mark = random.fraction() * total;
    int index = 0;
    while (index < count - 1 && mark >= shares[index]) mark -= shares[index++];
    probability = shares[index] / total;
    return index;
  }
};

class SudokuProbe {
 public:
  explicit SudokuProbe(const Sudoku& puzzle) : root_(Position::of(puzzle)) {}

  /// True: all solutions could be counted; no descents are needed.
  bool countAll(std::uint64_t nodes, Weights& weights) {
    Configurations configurations;
    switch (propagate(root_, configurations)) {
      case Settled::contradiction:
        return true;
      case Settled::solved:
        weights.grids = 1;
        return true;
      case Settled::open:
        break;
    }
    return countFew(root_, nodes, weights.grids);
  }

  Weights descend(SplitMix64& random) {
    Position position = root_;
    double weight = 1;
    int countBelow = kFewSpare;
    while (true) {
      const Cell cell = tightestCell(position);
      std::array<Position, kSize> ways;
      Draw<kSize> draw{kLess, {}};
      for (const Digit digit : position.candidates(cell)) {
        Position& way = ways[draw.count];
        way = position;
        way.restrict(cell, DigitSet::of(digit));
        Configurations configurations;
        if (propagate(way, configurations) == Settled::contradiction) continue;
        draw.add(way.spareCandidates());
      }
      if (draw.count == 0) return {};
      double probability;
      position = ways[draw.take(random, probability)];
      weight /= probability;
      const int spare = position.spareCandidates();
      if (spare == 0) return {weight, 0};
      if (spare > countBelow) continue;
      double count = 0;
      if (countFew(position, kNodesAtEnd, count)) return {weight * count, 0};
      countBelow = spare * 3 / 4;
    }
  }

 private:
  static constexpr double kLess = 0.9417645335842487;  // e^-0.06
  static constexpr int kFewSpare = 45;
  static constexpr std::uint64_t kNodesAtEnd = 150;

  static Cell tightestCell(const Position& position) {
    Cell tightest = kNoCell;
    int fewest = kSize + 1;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const int size = position.candidates(cell).size();
      if (size == 1 || size >= fewest) continue;
      tightest = cell;
      fewest = size;
    }
    return tightest;
  }

  /// False: it takes more nodes.
  bool countFew(const Position& position, std::uint64_t nodes, double& count) {
    const std::uint64_t end = engine_.counters().nodes + nodes;
    engine_.start(position);
    double found = 0;
    while (true) {
      const std::uint64_t spent = engine_.counters().nodes;
      if (spent >= end) return false;
      switch (engine_.next(end - spent)) {
        case Engine::Step::solution:
          ++found;
          break;
        case Engine::Step::exhausted:
          count = found;
          return true;
        case Engine::Step::paused:
          return false;
      }
    }
  }

  Position root_;
  Engine engine_;
};

class SudominokuProbe {
 public:
  explicit SudominokuProbe(const Sudominoku& puzzle) : root_{domino::rootState(puzzle), {}} {}

  bool countAll(std::uint64_t nodes, Weights& weights) {
    if (!propagate(root_.state, root_.look)) return true;
    if (countFew(root_, nodes, weights)) return true;
    return !keepMatchableEdges(root_.state);
  }

  Weights descend(SplitMix64& random) {
    Node node = root_;
    double weight = 1;
    int countBelow = kFewOpen;
    while (true) {
      const domino::Choice choice = narrowestDigits(node.state, node.look, nullptr);
      std::array<Node, kSize> ways;
      Draw<kSize> draw{kLess, {}};
      for (int i = 0; i < choice.count; ++i) {
        auto& [way, look] = ways[draw.count];
        way = node.state;
        choice.options[i].applyTo(way);
        if (propagate(way, look)) draw.add(way.digits.spareCandidates());
      }
      if (draw.count == 0) return {};
      double probability;
      node = ways[draw.take(random, probability)];
      weight /= probability;
      const int open = (domino::CellSet::all() - node.look.solved).size();
      if (open > countBelow && open > 0) continue;
      Weights few;
      if (countFew(node, kNodesAtEnd, few)) {
        return {weight * few.grids, weight * few.tilings};
      }
      countBelow = open * 3 / 4;
    }
  }

 private:
  /// A propagated position, and what is seen of it.
  struct Node {
    domino::State state;
    domino::Look look;
  };

  static constexpr double kLess = 0.9231163463866358;  // e^-0.08
  static constexpr int kFewOpen = 64;
  static constexpr std::uint64_t kNodesAtEnd = 1'000;

  /// False: it takes more nodes. Once all digits are known the tilings are counted to the end.
  static bool countFew(const Node& node, std::uint64_t nodes, Weights& weights) {
    Request request;
    if (!node.look.allDigitsKnown()) request.limits.maxNodes = nodes;
    request.limits.maxSolutions = request.limits.maxTilings = kUnlimited;
    request.keepSolutions = 0;
    const SudominokuAnswer answer = domino::Search(request).run(node.state);
    if (!answer.gridCount.exact || !answer.tilingCount.exact) return false;
    weights = {static_cast<double>(answer.gridCount.value),
               static_cast<double>(answer.tilingCount.value)};
    return true;
  }

  Node root_;
};

template <typename Probe>
Estimate estimate(Probe probe, const EstimateRequest& request) {
  using Clock = std::chrono::steady_clock;
  constexpr double kMillisPerReport = 10;
  constexpr std::uint64_t kHitsForGood = 1000;
  const Clock::time_point start = Clock::now();
  Estimate result;
  Weights counted;
  if (probe.countAll(request.countNodes, counted)) {
    result.exact = true;
    result.grids.value = counted.grids;
    result.tilings.value = counted.tilings;
    return result;
  }
  SplitMix64 random(request.seed);
  Mean grids;
  Mean tilings;
  double lastReport = 0;
  while (result.probes < request.maxProbes) {
    const Weights weights = probe.descend(random);
    grids.add(weights.grids);
    tilings.add(weights.tilings);
    ++result.probes;
    result.hits += weights.grids > 0;
    result.millis = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    const bool isReport = result.millis - lastReport >= kMillisPerReport;
    if (!isReport && result.probes < request.maxProbes) continue;
    lastReport = result.millis;
    result.grids = grids.estimated();
    result.tilings = tilings.estimated();
    if (result.millis >= request.maxMillis) break;
    if (result.hits >= kHitsForGood && result.grids.relativeError < request.goodError) break;
    if (request.monitor && !request.monitor(result)) break;
  }
  return result;
}

}  // namespace

Estimate estimateSolutions(const Sudoku& puzzle, const EstimateRequest& request) {
  return estimate(SudokuProbe(puzzle), request);
}

Estimate estimateSolutions(const Sudominoku& puzzle, const EstimateRequest& request) {
  return estimate(SudominokuProbe(puzzle), request);
}

}  // namespace sudominoku::solve
