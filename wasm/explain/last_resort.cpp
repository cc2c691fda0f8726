#include "explain/last_resort.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "explain/consequences.h"

namespace sudominoku::explain {
namespace {

/// What nested proofs may cost, in assumptions: a candidate, and a step all in all.
struct Attempt {
  int depth;
  std::int64_t budget;
  std::int64_t total;
};
constexpr Attempt kAttempts[] = {{1, 100, 1'000}, {2, 500, 1'000}};
/// An assumption in a Sudoku takes a fraction of the time.
constexpr int kMoreForSudoku = 8;
/// Nested proofs are long to find: the shortest of so many is good enough.
constexpr int kEnough = 4;
constexpr std::size_t kLookedAt = 16;

bool isNested(const Branch& branch) {
  return std::any_of(branch.steps.begin(), branch.steps.end(),
                     [](const Step& step) { return step.technique == Technique::contradiction; });
}

/// What only a search can tell.
Branch searchBranch(Candidate candidate) {
  Branch branch;
  branch.candidate = candidate;
  branch.isContradiction = true;
  branch.contradiction.kind = Contradiction::Kind::search;
  return branch;
}

/// What only trying out can settle: all that is false in a cell, best in one that this fills.
void searchCell(const Position& position, const CandidateGrid& truth, Step& step) {
  constexpr int kDifficultyOfSearch = 34;
  Cell best = kNoCell;
  int least = 0;
  for (const Cell cell : position.open) {
    const int falseOnes = (position.candidates[cell] - truth[cell]).size();
    if (falseOnes == 0) continue;
    const int rank = 10 * truth[cell].size() + falseOnes;
    if (best != kNoCell && rank >= least) continue;
    best = cell;
    least = rank;
  }
  step = {};
  step.technique = Technique::contradiction;
  step.cells = Cells::of(best);
  step.difficulty = kDifficultyOfSearch;
  for (const Digit digit : position.candidates[best] - truth[best]) {
    const Candidate candidate = candidateOf(best, digit);
    step.digits = step.digits.with(digit);
    step.mark(MarkRole::base, candidate);
    step.removed.push_back(candidate);
    step.branches.push_back(searchBranch(candidate));
  }
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
  step.difficulty += tenthsForLength(lengthOf(branch), 2);
  if (isNested(branch)) step.difficulty += kDifficultyOfNesting;
  step.branches.push_back(std::move(branch));
  return step;
}

/// A candidate, and how much is left to do after it is assumed, or how many facts it takes to fail.
struct Assumed {
  Candidate candidate;
  int rank;
};

void sortByRank(std::vector<Assumed>& assumed) {
  std::stable_sort(assumed.begin(), assumed.end(),
                   [](const Assumed& a, const Assumed& b) { return a.rank < b.rank; });
}

/// The shortest proof of those that fail without further assumptions, of which there is one.
Step shortestProof(Consequences& consequences, std::vector<Assumed> failed) {
  // What fails after few facts has a short proof, mostly: only the first are looked at closely.
  sortByRank(failed);
  if (failed.size() > kLookedAt) failed.resize(kLookedAt);
  Candidate best = -1;
  int shortest = 0;
  for (const Assumed& one : failed) {
    consequences.assume({.candidate = one.candidate});
    const int length = consequences.proofLength();
    if (best < 0 || length < shortest) {
      best = one.candidate;
      shortest = length;
    }
    consequences.undo(0);
  }
  consequences.assume({.candidate = best});
  return stepOf(consequences.proof());
}

/// A short proof by assumptions within assumptions. False: none was found in a while, or goOn said
/// no.
bool findNestedProof(Consequences& consequences, std::vector<Assumed> open, int more,
                     const std::function<bool()>& goOn, Step& step) {
  // Those that lead furthest fail first.
  sortByRank(open);
  for (const Attempt attempt : kAttempts) {
    int found = 0;
    int shortest = 0;
    std::int64_t total = attempt.total * more;
    for (const Assumed& one : open) {
      if (!goOn()) return false;
      if (total <= 0) break;
      const std::int64_t granted = std::min(attempt.budget * more, total);
      std::int64_t budget = granted;
      consequences.assume({.candidate = one.candidate});
      if (consequences.refute(attempt.depth, budget)) {
        const int length = consequences.proofLength();
        if (found++ == 0 || length < shortest) {
          shortest = length;
          step = stepOf(consequences.proof());
        }
      }
      consequences.undo(0);
      total -= granted - budget;
      if (found == kEnough) break;
    }
    if (found > 0) return true;
  }
  return false;
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
  std::vector<Assumed> open;
  std::vector<Assumed> failed;
  for (const Cell cell : position.open) {
    for (const Digit digit : position.candidates[cell] - truth[cell]) {
      const Candidate candidate = candidateOf(cell, digit);
      if (consequences.assume({.candidate = candidate})) {
        int left = 0;
        for (Digit other = 1; other <= kSize; ++other) {
          left += (position.plane(other) - consequences.offCells(other)).size();
        }
        open.push_back({candidate, left});
      } else {
        failed.push_back({candidate, consequences.mark()});
      }
      consequences.undo(0);
    }
  }
  if (!failed.empty()) {
    step = shortestProof(consequences, std::move(failed));
    return true;
  }
  if (open.empty()) return false;
  const int more = position.hasDominoes ? 1 : kMoreForSudoku;
  if (findNestedProof(consequences, std::move(open), more, goOn, step)) return true;
  if (!goOn()) return false;
  searchCell(position, truth, step);
  return true;
}

bool refute(const Position& position, Candidate candidate, const std::function<bool()>& goOn,
            Branch& branch) {
  Consequences consequences(position);
  bool isRefuted = !consequences.assume({.candidate = candidate});
  for (const Attempt attempt : kAttempts) {
    if (isRefuted) break;
    if (!goOn()) return false;
    std::int64_t budget = attempt.total * (position.hasDominoes ? 1 : kMoreForSudoku);
    isRefuted = consequences.refute(attempt.depth, budget);
  }
  branch = isRefuted ? consequences.proof() : searchBranch(candidate);
  return true;
}

}  // namespace sudominoku::explain
