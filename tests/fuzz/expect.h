// What a target promises of every input: where it does not hold, the input is kept as a crash.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "board/grid.h"

namespace sudominoku::fuzz {

inline void expect(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

/// The options that stand before the text of an input, byte by byte; 0 where it has ended.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size)
      : rest_(reinterpret_cast<const char*>(data), size) {}

  std::uint8_t next() {
    if (rest_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return byte;
  }
  /// 0 to `bound` − 1.
  int below(int bound) { return next() % bound; }
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

/// Digits, or none, for fewer than `most` cells.
inline Grid entriesOf(Bytes& bytes, int most) {
  Grid grid;
  for (int i = bytes.below(most); i > 0; --i) {
    const Cell cell = bytes.below(kCells);
    grid.set(cell, bytes.below(kSize + 1));
  }
  return grid;
}

}  // namespace sudominoku::fuzz
