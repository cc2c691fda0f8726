// What is right for a case where the rules alone cannot say: found by the textbook algorithms.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "profile/profile.h"

namespace sudominoku::judge {

/// Counting goes no further.
inline constexpr std::uint64_t kMostCounted = 200'000;

/// The number of a Sudoku's solutions, or `limit` where there are as many or more.
std::uint64_t solutionsOf(const profile::Case& one, std::uint64_t limit);

/// Whether a 9×9 case is proven to have no solution; for a Su-domino-ku that may take too long.
bool isImpossible(const profile::Case& one);

/// The solution of a board that is first in dictionary order; none if it has no solution.
std::optional<profile::Square> smallestOf(const profile::Square& square);

/// The first step, from 1, after which the grid can no longer be completed; −1: it always can.
int firstMistakeOf(const std::vector<profile::Step>& steps);

/// The sum of the three-digit numbers in the corners of the solutions; none: a grid has no
/// solution, or several.
std::optional<std::int64_t> cornerSumOf(const std::vector<profile::Case>& cases);

/// The index of the message that is right for a case; −1: what is right is no message. Not for
/// Task::crossHatching, where a grid that is filled tells it.
int rightMessage(const profile::Profile& profile, const profile::Case& one);

}  // namespace sudominoku::judge
