// A set of the digits 1 to 9, held in the nine low bits of an integer.
#pragma once

#include <bit>
#include <cstdint>

#include "board/cell.h"

namespace sudominoku {

/// A digit, 1 to 9; 0 stands for a blank cell.
using Digit = int;

/// A set of digits, such as the candidates of a cell; any of the 512 there are.
class DigitSet {
 public:
  constexpr DigitSet() = default;
  /// From a mask whose bit d−1 stands for digit d.
  static constexpr DigitSet fromBits(unsigned bits) {
    DigitSet set;
    set.bits_ = static_cast<std::uint16_t>(bits & 0x1ffu);
    return set;
  }
  static constexpr DigitSet of(Digit digit) { return fromBits(1u << (digit - 1)); }
  static constexpr DigitSet all() { return fromBits(0x1ffu); }

  constexpr unsigned bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(Digit digit) const { return (bits_ >> (digit - 1)) & 1u; }
  /// The smallest digit of a set that is not empty.
  constexpr Digit smallest() const { return std::countr_zero(bits_) + 1; }
  /// The largest digit of a set that is not empty.
  constexpr Digit largest() const { return 16 - std::countl_zero(bits_); }

  constexpr DigitSet with(Digit digit) const { return fromBits(bits_ | of(digit).bits_); }
  constexpr DigitSet without(Digit digit) const { return fromBits(bits_ & ~of(digit).bits_); }
  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return fromBits(a.bits_ | b.bits_);
  }
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return fromBits(a.bits_ & b.bits_);
  }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return fromBits(a.bits_ & ~b.bits_);
  }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  /// Visits the digits in ascending order: `for (Digit digit : set)`.
  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Digit operator*() const { return std::countr_zero(bits_) + 1; }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace sudominoku
