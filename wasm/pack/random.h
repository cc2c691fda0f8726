// Draws for test packs.
#pragma once

#include <cstdint>
#include <utility>

#include "board/split_mix.h"

namespace sudominoku::pack {

/// Draws by remainders, of which the packs that are out were made: a seed keeps its pack.
class Random {
 public:
  explicit Random(std::uint64_t seed) : numbers_(seed) {}

  std::uint64_t next() { return numbers_.next(); }
  /// 0 to `bound` − 1.
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

  template <typename Range>
  void shuffle(Range& range) {
    for (int i = static_cast<int>(range.size()) - 1; i > 0; --i) {
      std::swap(range[i], range[below(i + 1)]);
    }
  }

 private:
  SplitMix64 numbers_;
};

}  // namespace sudominoku::pack
