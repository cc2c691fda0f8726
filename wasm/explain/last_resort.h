// The last resort: the smallest proof by contradiction that can be found.
#pragma once

#include <functional>

#include "explain/step.h"

namespace sudominoku::explain {

/// Refutes one candidate that is not in `truth`, the candidates that some solution has. Where no
/// proof can be found in a while, all such candidates of a cell, by branches that say that it took
/// a search. `goOn` is asked now and then. False: there is no such candidate, or goOn said no.
bool findContradictionStep(const Position& position, const CandidateGrid& truth,
                           const std::function<bool()>& goOn, Step& step);

/// Refutes a candidate that is known to be false. Where no proof can be found in a while, the
/// branch says that it took a search. False: goOn said no.
bool refute(const Position& position, Candidate candidate, const std::function<bool()>& goOn,
            Branch& branch);

/// How many steps a branch takes, those of branches within it counted.
int lengthOf(const Branch& branch);

}  // namespace sudominoku::explain
