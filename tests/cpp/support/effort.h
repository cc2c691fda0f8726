// How much a test does where it runs.
#pragma once

#include <cstddef>

namespace sudominoku::test {

/// One case in so many is enough under the sanitizers, which are ten times slower.
#ifdef SUDOMINOKU_SANITIZED
inline constexpr std::size_t kStride = 5;
#else
inline constexpr std::size_t kStride = 1;
#endif

}  // namespace sudominoku::test
