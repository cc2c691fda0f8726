// How to name the digits of a puzzle so that backtracking takes as long as may be.
//
// A search that tries digits in ascending order goes through the same tree whatever the digits are
// called; only the order of the branches changes. On the way to a solution it goes through those
// branches that stand before the right ones. So the calls are a sum over pairs of digits: for each
// pair whatever it costs to try the one where the other is right, if it comes first.
#pragma once

#include <array>
#include <cstdint>

#include "make/transform.h"

namespace sudominoku::make {

/// What a search costs, by what the digits are called.
struct CallTree {
  /// Calls in any case.
  std::uint64_t always = 0;
  /// `before[a − 1][b − 1]`: calls to be added where digit a comes before digit b; more than the
  /// cap where the cap would be passed or another solution found.
  std::array<std::array<std::uint64_t, kSize>, kSize> before{};
};

/// The new names of the digits.
struct Labelling {
  Names names = kSameNames;
  /// 0: in any order there are more calls than the cap.
  std::uint64_t calls = 0;
};

/// The names that make for the most calls of no more than `mostCalls`.
Labelling costliestLabelling(const CallTree& tree, std::uint64_t mostCalls);

}  // namespace sudominoku::make
