// The right answers to a judge problem's input, found by the production engines.
#pragma once

#include <cstdint>
#include <vector>

#include "profile/profile.h"

namespace sudominoku::answer {

/// Counting goes no further: it takes some 20 seconds by then.
inline constexpr std::uint64_t kMostCounted = 100'000'000;

/// The answers to an input, and which of its cases have none.
struct Answers {
  /// In the order of the input; one for the whole input where the profile wants one.
  std::vector<profile::Answer> answers;
  /// Cases, from 1, without a solution where the problem has no words for that. Their answer is the
  /// message `impossible`.
  std::vector<int> unsolved;
  /// Cases, from 1, whose solutions were to be counted and are too many. Their answer is the
  /// message `uncounted`.
  std::vector<int> uncounted;
};

/// Answers the cases of an input that was read without errors; counts up to `mostCounted`.
Answers answersTo(const profile::Profile& profile, const std::vector<profile::Case>& cases,
                  std::uint64_t mostCounted = kMostCounted);

}  // namespace sudominoku::answer
