// The 128-bit vectors that the engines compute with: four lanes of 32 bits, or sixteen bytes.
//
// GCC's and Clang's vector extensions give the arithmetic (`&`, `|`, `+`, `>>` … lane by lane) and
// compile it to WebAssembly SIMD, SSE or NEON. Only what they cannot say stands here.
#pragma once

#include <cstdint>

namespace sudominoku::solve {

/// Four lanes of 32 bits, and sixteen bytes.
using Lanes = std::uint32_t __attribute__((vector_size(16)));
using Bytes = signed char __attribute__((vector_size(16)));

/// For small functions whose cost would be in the call.
#define SUDOMINOKU_INLINE inline __attribute__((always_inline))

/// Whether any bit is set.
SUDOMINOKU_INLINE bool any(Lanes x) {
#if defined(__wasm_simd128__)
  return __builtin_wasm_any_true_v128(reinterpret_cast<Bytes>(x));
#elif defined(__SSE4_1__)
  using Halves = long long __attribute__((vector_size(16)));
  const Halves halves = reinterpret_cast<Halves>(x);
  return !__builtin_ia32_ptestz128(halves, halves);
#else
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  const Halves halves = reinterpret_cast<Halves>(x);
  return (halves[0] | halves[1]) != 0;
#endif
}

/// Bit i: byte i is negative, as it is where a comparison holds.
SUDOMINOKU_INLINE std::uint32_t bitmask(Bytes x) {
#if defined(__wasm_simd128__)
  return __builtin_wasm_bitmask_i8x16(x);
#elif defined(__SSE2__)
  using Chars = char __attribute__((vector_size(16)));
  return static_cast<std::uint32_t>(__builtin_ia32_pmovmskb128(reinterpret_cast<Chars>(x)));
#else
  std::uint32_t bits = 0;
  for (int i = 0; i < 16; ++i) bits |= std::uint32_t{x[i] < 0} << i;
  return bits;
#endif
}

/// The two 64-bit halves, for counting bits.
struct Halves {
  std::uint64_t low;
  std::uint64_t high;
};

SUDOMINOKU_INLINE Halves halves(Lanes x) {
  using Vector = std::uint64_t __attribute__((vector_size(16)));
  const Vector vector = reinterpret_cast<Vector>(x);
  return {vector[0], vector[1]};
}

/// The same pointer, of which the optimiser knows nothing any more: what it points at is loaded,
/// not folded into the code.
template <typename T>
SUDOMINOKU_INLINE const T* opaque(const T* pointer) {
  asm("" : "+r"(pointer));
  return pointer;
}

}  // namespace sudominoku::solve
