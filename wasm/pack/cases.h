// The cases of the two kinds of puzzle.
#pragma once

#include <vector>

#include "pack/pack.h"
#include "pack/random.h"
#include "profile/profile.h"

namespace sudominoku::pack {

/// The cases for problem 2580 or 2239, whose profile this is.
std::vector<PackCase> sudokuCases(const profile::Profile& profile, Random& random);

/// The cases for problem 4574.
std::vector<PackCase> sudominokuCases(const profile::Profile& profile, Random& random);

/// The cases of an input together with the right output.
PackCase caseOf(const profile::Profile& profile, CaseKind kind,
                const std::vector<profile::Case>& cases);

}  // namespace sudominoku::pack
