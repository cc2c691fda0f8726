// Asks the engine for solutions that show candidates not seen often enough yet. Each search is of
// the puzzle with one such candidate as a further given, so it either ends quickly or shows 81
// candidates at a time. Solutions of one search differ, so what it shows of a candidate is a lower
// bound for it, and for the one it was made for it is the number itself.
#include "solve/true_candidates.h"

#include <algorithm>

namespace sudominoku::solve {
namespace {

void raise(CandidateCounts& counts, const std::vector<Grid>& grids, std::uint32_t limit) {
  CandidateCounts seen{};
  for (const Grid& grid : grids) {
    for (Cell cell = 0; cell < kCells; ++cell) ++seen[cell][grid[cell] - 1];
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (int i = 0; i < kSize; ++i) {
      counts[cell][i] = std::max(counts[cell][i], std::min(seen[cell][i], limit));
    }
  }
}

/// False: the effort is spent.
template <typename PuzzleOfKind>
bool countAll(Inquiry& inquiry, const PuzzleOfKind& puzzle, std::uint32_t limit,
              CandidateCounts& counts) {
  inquiry.expect(1 + kCells);
  // A few solutions to begin with: often these are all, or show most candidates.
  const Found first = inquiry.search(puzzle, std::uint64_t{limit} + 1);
  raise(counts, first.grids, limit);
  if (inquiry.ended() || first.count.exact) return first.count.exact;
  inquiry.step();
  const Grid givens = givensOf(puzzle);
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (counts[cell][digit - 1] >= limit || givens[cell] != 0) continue;
      if (!puzzle.candidates[cell].has(digit)) continue;
      raise(counts, inquiry.search(withDigit(puzzle, cell, digit), limit).grids, limit);
      if (inquiry.ended()) return false;
    }
    inquiry.step();
  }
  return true;
}

template <typename PuzzleOfKind>
TrueCandidates countsOf(const PuzzleOfKind& puzzle, std::uint32_t limit, const Effort& effort) {
  TrueCandidates result;
  Inquiry inquiry(effort);
  result.complete = countAll(inquiry, puzzle, limit, result.counts);
  result.counters = inquiry.counters();
  return result;
}

}  // namespace

CandidateGrid TrueCandidates::candidates() const {
  CandidateGrid grid{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (counts[cell][digit - 1] > 0) grid[cell] = grid[cell].with(digit);
    }
  }
  return grid;
}

TrueCandidates findTrueCandidates(const Sudoku& puzzle, std::uint32_t limit, const Effort& effort) {
  return countsOf(puzzle, limit, effort);
}

TrueCandidates findTrueCandidates(const Sudominoku& puzzle, std::uint32_t limit,
                                  const Effort& effort) {
  return countsOf(puzzle, limit, effort);
}

CandidateCounts countCandidates(Inquiry& inquiry, const Sudoku& puzzle, std::uint32_t limit) {
  CandidateCounts counts{};
  countAll(inquiry, puzzle, limit, counts);
  return counts;
}

}  // namespace sudominoku::solve
