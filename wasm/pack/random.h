// Draws that are the same on every platform.
#pragma once

#include <cstdint>
#include <utility>

namespace sudominoku::pack {

/// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// 0 to `bound` − 1.
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

  template <typename Range>
  void shuffle(Range& range) {
    for (int i = static_cast<int>(range.size()) - 1; i > 0; --i) {
      std::swap(range[i], range[below(i + 1)]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace sudominoku::pack
