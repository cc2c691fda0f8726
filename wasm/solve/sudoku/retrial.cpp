#include "solve/sudoku/retrial.h"

#include <bit>

#include "solve/sudoku/subsets.h"

namespace sudominoku::solve {
namespace {

/// Nodes of the first order that a position is searched in; each next one may take twice as many.
constexpr std::uint64_t kFirstPatience = 800;

/// Weights begin anywhere from here to twice as much, and grow by this with each failure.
constexpr std::uint32_t kWeight = 16;

}  // namespace

void Retrial::begin(int depth) {
  rootDepth_ = depth + 1;
  choices_.fill(kNone);
}

Settled Retrial::settle(Position* positions, int& depth, Configurations& configurations) {
  if (depth < rootDepth_) {
    rootDepth_ = depth;
    nodesLeft_ = patience_ = kFirstPatience;
    shuffle();
  } else if (nodesLeft_-- == 0) {
    depth = rootDepth_;
    positions[depth] = root_;
    nodesLeft_ = patience_ *= 2;
    shuffle();
  }
  Position& position = positions[depth];
  Settled settled = propagate(position, configurations);
  if (settled == Settled::open && depth == rootDepth_) {
    settled =
        settleSubsets(position) ? propagate(position, configurations) : Settled::contradiction;
    root_ = position;
  }
  if (settled == Settled::contradiction) weights_[choices_[depth]] += kWeight;
  return settled;
}

void Retrial::branch(Position* positions, int depth, const Configurations& configurations) {
  const int choice = tightest(configurations);
  const int band = choice / kSize;
  split(positions[depth], band, choice % kSize, configurationsOf(configurations, band),
        positions[depth + 1]);
  choices_[depth] = choices_[depth + 1] = static_cast<std::uint8_t>(choice);
}

int Retrial::tightest(const Configurations& configurations) const {
  int best = kNone;
  std::uint64_t bestSpare = 0;
  std::uint64_t bestWeight = 0;
  for (int band = 0; band < kBands; ++band) {
    const auto [even, odd] = configurationsOf(configurations, band);
    const std::uint32_t* weights = &weights_[band * kSize];
    int narrowest = kNone;
    std::uint32_t fewest = ~0u;
    std::uint64_t spare = 0;
    std::uint64_t weight = 0;
    for (int digit = 0; digit < kSize; ++digit) {
      const std::uint32_t bits = inFields(1) << digit;
      const std::uint32_t ways = std::popcount(even & bits) + std::popcount(odd & bits);
      if (ways < 2) continue;
      spare += ways - 1;
      weight += weights[digit];
      if (ways > fewest || (ways == fewest && weights[digit] <= weights[narrowest])) continue;
      narrowest = digit;
      fewest = ways;
    }
    if (narrowest == kNone) continue;
    if (best != kNone && spare * bestWeight >= bestSpare * weight) continue;
    best = band * kSize + narrowest;
    bestSpare = spare;
    bestWeight = weight;
  }
  return best;
}

void Retrial::shuffle() {
  for (std::uint32_t& weight : weights_) weight = kWeight + dice_.below(kWeight);
}

}  // namespace sudominoku::solve
