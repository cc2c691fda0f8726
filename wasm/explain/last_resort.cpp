#include "explain/last_resort.h"

#include <algorithm>
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
  std::vector<Open> failed;
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
        failed.push_back({candidate, consequences.mark()});
      }
      consequences.undo(0);
    }
  }
  const auto fewestLeft = [](const Open& a, const Open& b) { return a.left < b.left; };
  int shortest = 0;
  if (!failed.empty()) {
    // What fails after few facts has a short proof, mostly: only the first are looked at closely.
    std::stable_sort(failed.begin(), failed.end(), fewestLeft);
    if (failed.size() > kLookedAt) failed.resize(kLookedAt);
    Candidate best = -1;
    for (const Open& one : failed) {
      consequences.assume({one.candidate, -1});
      const int length = consequences.proofLength();
      if (best < 0 || length < shortest) {
        best = one.candidate;
        shortest = length;
      }
      consequences.undo(0);
    }
    consequences.assume({best, -1});
    step = stepOf(consequences.proof());
    return true;
  }
  if (open.empty()) return false;
  // Those that lead furthest fail first.
  std::stable_sort(open.begin(), open.end(), fewestLeft);
  for (const Attempt attempt : kAttempts) {
    int found = 0;
    const int more = position.hasDominoes ? 1 : kMoreForSudoku;
    std::int64_t total = attempt.total * more;
    for (const Open& one : open) {
      if (!goOn()) return false;
      if (total <= 0) break;
      const std::int64_t granted = std::min(attempt.budget * more, total);
      std::int64_t budget = granted;
      consequences.assume({one.candidate, -1});
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
  searchCell(position, truth, step);
  return true;
}

bool refute(const Position& position, Candidate candidate, const std::function<bool()>& goOn,
            Branch& branch) {
  Consequences consequences(position);
  bool isRefuted = !consequences.assume({candidate, -1});
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
