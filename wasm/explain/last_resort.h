// The last resort: the smallest proof by contradiction that can be found.
#pragma once

#include <functional>

#include "explain/step.h"

namespace sudominoku::explain {

/// Refutes one candidate that is not in `truth`, the candidates that some solution has. `goOn` is asked
/// now and then. False: there is none, or goOn said no.
bool findContradictionStep(const Position& position, const CandidateGrid& truth,
                           const std::function<bool()>& goOn, Step& step);

/// Refutes a certain candidate. False: it could not be done, or goOn said no.
bool refute(const Position& position, Candidate candidate, const std::function<bool()>& goOn,
            Branch& branch);

/// How many steps a branch takes, those of branches within it counted.
int lengthOf(const Branch& branch);

}  // namespace sudominoku::explain
