#include "explain/last_resort.h"

#include <algorithm>
#include <vector>

#include "explain/consequences.h"

namespace sudominoku::explain {
namespace {

/// What nested proofs may cost a candidate, in assumptions, at one attempt after the other.
struct Attempt {
  int depth;
  std::int64_t budget;
};
constexpr Attempt kAttempts[] = {{1, 2'000}, {2, 20'000}, {2, 500'000}, {3, 20'000'000}};
/// Nested proofs are long to find: the shortest of so many is good enough.
constexpr int kEnough = 4;

bool isNested(const Branch& branch) {
  return std::any_of(branch.steps.begin(), branch.steps.end(), [](const Step& step) {
    return step.technique == Technique::contradiction;
  });
}

Step stepOf(Branch branch) {
  constexpr int kDifficultyOfNesting = 12;
  Step step;
  step.technique = Technique::contradiction;
  const Candidate candidate = branch.candidate;
  step.cells = Cells::of(cellOf(candidate));
  step.digits = DigitSet::of(digitOf(candidate));
  step.mark(MarkRole::base, candidate);
  step.removed = {candidate};
  const int length = lengthOf(branch);
  for (const int more : {2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512}) {
    step.difficulty += length > more;
  }
  if (isNested(branch)) step.difficulty += kDifficultyOfNesting;
  step.branches.push_back(std::move(branch));
  return step;
}

}  // namespace

int lengthOf(const Branch& branch) {
  int length = 1;
  for (const Step& step : branch.steps) {
    ++length;
    for (const Branch& nested : step.branches) length += lengthOf(nested);
  }
  return length;
}

bool findContradictionStep(const Position& position, const CandidateGrid& truth,
                           const std::function<bool()>& goOn, Step& step) {
  Consequences consequences(position);
  struct Open {
    Candidate candidate;
    int left;
  };
  std::vector<Open> open;
  Candidate best = -1;
  int shortest = 0;
  for (const Cell cell : position.open) {
    for (const Digit digit : position.candidates[cell] - truth[cell]) {
      const Candidate candidate = candidateOf(cell, digit);
      if (consequences.assume({candidate, -1})) {
        int left = 0;
        for (Digit other = 1; other <= kSize; ++other) {
          left += (position.plane(other) - consequences.offCells(other)).size();
        }
        open.push_back({candidate, left});
      } else {
        const int length = consequences.proofLength(0);
        if (best < 0 || length < shortest) {
          best = candidate;
          shortest = length;
        }
      }
      consequences.undo(0);
    }
  }
  if (best >= 0) {
    consequences.assume({best, -1});
    step = stepOf(consequences.proof(0));
    return true;
  }
  // Those that lead furthest fail first.
  std::stable_sort(open.begin(), open.end(),
                   [](const Open& a, const Open& b) { return a.left < b.left; });
  for (const Attempt attempt : kAttempts) {
    int found = 0;
    for (const Open& one : open) {
      if (!goOn()) return false;
      std::int64_t budget = attempt.budget;
      consequences.assume({one.candidate, -1});
      if (consequences.refute(attempt.depth, budget)) {
        const int length = consequences.proofLength(0);
        if (found++ == 0 || length < shortest) {
          shortest = length;
          step = stepOf(consequences.proof(0));
        }
      }
      consequences.undo(0);
      if (found == kEnough) break;
    }
    if (found > 0) return true;
  }
  return false;
}

bool refute(const Position& position, Candidate candidate, const std::function<bool()>& goOn,
            Branch& branch) {
  Consequences consequences(position);
  bool isRefuted = !consequences.assume({candidate, -1});
  for (const Attempt attempt : kAttempts) {
    if (isRefuted || !goOn()) break;
    std::int64_t budget = attempt.budget;
    isRefuted = consequences.refute(attempt.depth, budget);
  }
  if (isRefuted) branch = consequences.proof(0);
  return isRefuted;
}

}  // namespace sudominoku::explain
