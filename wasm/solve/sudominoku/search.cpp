#include "solve/sudominoku/search.h"

#include <algorithm>

#include "solve/sudominoku/propagate.h"

namespace sudominoku::solve::domino {
namespace {

Grid gridOf(const State& state) {
  Grid grid;
  for (Digit digit = 1; digit <= kSize; ++digit) {
    state.plane(digit).forEach([&](Cell cell) { grid.set(cell, digit); });
  }
  return grid;
}

Tiling tilingOf(const State& state) {
  Tiling tiling;
  for (Cell cell = 0; cell < kCells; ++cell) tiling[cell] = static_cast<std::uint8_t>(cell);
  const auto join = [&](Cell a, Cell b) {
    tiling[a] = static_cast<std::uint8_t>(b);
    tiling[b] = static_cast<std::uint8_t>(a);
  };
  state.laid.right.forEach([&](Cell cell) { join(cell, cell + 1); });
  state.laid.down.forEach([&](Cell cell) { join(cell, cell + kSize); });
  return tiling;
}

bool allDigitsKnown(const State& state) { return (CellSet::all() - state.solved).empty(); }

}  // namespace

bool Meter::look() {
  const double millis =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
  if (millis >= request_.limits.maxMillis) {
    ended_ = true;
    return false;
  }
  if (request_.monitor && millis - lastPoll_ >= kMillisPerPoll) {
    lastPoll_ = millis;
    if (!request_.monitor({counters_.nodes, counters_.guesses, solutions_, millis})) {
      ended_ = true;
      stoppedByMonitor_ = true;
      return false;
    }
  }
  return true;
}

template <typename Visit>
bool Search::eachTiling(State state, Visit visit) {
  if (!propagate(state)) return true;
  if (state.unused == 0) return visit(state);
  Choice choice;
  narrowestChoice(state, choice);
  for (int i = 0; i < choice.count; ++i) {
    if (!meter_.countNode()) return false;
    State child = state;
    choice.options[i].applyTo(child);
    if (!eachTiling(child, visit)) return false;
  }
  return true;
}

bool Search::hasTiling(const State& state) {
  bool found = false;
  eachTiling(state, [&](const State&) {
    found = true;
    return false;
  });
  return found;
}

/// Guesses on placements may lead to one grid along several paths, with different tilings. The grid
/// counts on the first: this path is a later one if some tiling of the grid leaves it for a
/// placement that was tried before.
bool Search::metBefore(const State& gridState, const Grid& grid) {
  State along = gridState;
  for (const Step& step : path_) {
    const auto& options = step.choice->options;
    if (!options[step.taken].isPlacement) continue;
    for (int i = 0; i < step.taken; ++i) {
      const Option& earlier = options[i];
      if (grid[earlier.cell] != earlier.digit ||
          grid[earlier.edge().other()] != earlier.otherDigit || !along.edges.has(earlier.edge())) {
        continue;
      }
      State elsewhere = along;
      earlier.applyTo(elsewhere);
      if (hasTiling(elsewhere)) return true;
    }
    options[step.taken].applyTo(along);
  }
  return false;
}

/// A position whose digits are all known. `false` ends the search.
bool Search::meetGrid(const State& state) {
  State tiled;
  bool found = false;
  eachTiling(state, [&](const State& leaf) {
    tiled = leaf;
    found = true;
    return false;
  });
  if (!found) return meter_.countNode();
  const Grid grid = gridOf(tiled);
  State gridState = root_;
  for (int i = 0; i < kSize; ++i) gridState.planes[i] &= tiled.planes[i];
  if (metBefore(gridState, grid)) return true;

  ++answer_.gridCount.value;
  meter_.countSolution();
  if (answer_.solutions.size() < request_.keepSolutions) {
    answer_.solutions.push_back({grid, tilingOf(tiled)});
  }
  if (request_.limits.maxTilings > 0 && !tilingsCut_) {
    const bool all = eachTiling(gridState, [&](const State&) {
      if (answer_.tilingCount.value == request_.limits.maxTilings) return false;
      ++answer_.tilingCount.value;
      return true;
    });
    tilingsCut_ = !all;
  }
  return answer_.gridCount.value < request_.limits.maxSolutions;
}

bool Search::explore(State& state) {
  if (!meter_.countNode()) return false;
  if (!propagate(state)) return true;
  if (allDigitsKnown(state)) return meetGrid(state);
  Choice choice;
  if (request_.order == Order::smallest || request_.order == Order::largest) {
    firstCellChoice(state, choice);
    if (request_.order == Order::largest) {
      std::reverse(choice.options.begin(), choice.options.begin() + choice.count);
    }
  } else {
    narrowestChoice(state, choice);
  }
  for (int i = 0; i < choice.count; ++i) {
    if (i > 0) meter_.countGuess();
    State child = state;
    choice.options[i].applyTo(child);
    path_.push_back({&choice, i});
    const bool goOn = explore(child);
    path_.pop_back();
    if (!goOn) return false;
  }
  return true;
}

SudominokuAnswer Search::run() {
  State state = root_;
  const bool complete = explore(state);
  answer_.counters = meter_.counters();
  answer_.gridCount.exact = complete;
  answer_.tilingCount.exact = complete && !tilingsCut_ && request_.limits.maxTilings > 0;
  const std::uint64_t count = answer_.gridCount.value;
  if (count >= 2) {
    answer_.outcome = Outcome::multiple;
  } else if (complete) {
    answer_.outcome = count == 1 ? Outcome::unique : Outcome::none;
  } else {
    answer_.outcome = meter_.stoppedByMonitor() ? Outcome::stopped : Outcome::limit;
  }
  return std::move(answer_);
}

}  // namespace sudominoku::solve::domino
