// Draws for what is made: the same on every platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "board/split_mix.h"

namespace sudominoku::make {

/// The seed of the `index`-th thing of a series, from 0: each can be made on its own again.
inline std::uint64_t seedOf(std::uint64_t seed, std::uint64_t index) {
  return SplitMix64(seed ^ SplitMix64(index).next()).next();
}

/// Orders a range at random, each order as likely as any other.
template <typename Range>
void shuffle(Range& range, SplitMix64& dice) {
  for (auto i = static_cast<std::uint32_t>(range.size()); i > 1; --i) {
    std::swap(range[i - 1], range[dice.below(i)]);
  }
}

/// Orders a short range, and keeps equals as they are: std::sort would weigh more than all else
/// here.
template <typename Range, typename IsBefore>
void order(Range& range, IsBefore isBefore) {
  for (std::size_t i = 1; i < range.size(); ++i) {
    for (std::size_t j = i; j > 0 && isBefore(range[j], range[j - 1]); --j) {
      std::swap(range[j - 1], range[j]);
    }
  }
}

}  // namespace sudominoku::make
