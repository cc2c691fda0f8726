// One number for a text, to record what results were.
#pragma once

#include <cstdint>
#include <string_view>

namespace sudominoku::test {

/// FNV-1a (Fowler, Noll, Vo) of 64 bits, as in tests/wasm/digests.ts.
constexpr std::uint64_t hashOf(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash;
}

}  // namespace sudominoku::test
