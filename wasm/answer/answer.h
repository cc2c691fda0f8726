// The right answers to a judge problem's input, found by the production engines.
#pragma once

#include <vector>

#include "profile/profile.h"

namespace sudominoku::answer {

/// The answers to an input, and which of its cases have none.
struct Answers {
  /// In the order of the input; one for the whole input where the profile wants one.
  std::vector<profile::Answer> answers;
  /// Cases, from 1, without a solution where the problem has no words for that. Their answer is the
  /// message `impossible`.
  std::vector<int> unsolved;
};

/// Answers the cases of an input that was read without errors.
Answers answersTo(const profile::Profile& profile, const std::vector<profile::Case>& cases);

}  // namespace sudominoku::answer
