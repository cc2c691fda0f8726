// Which candidates belong to a solution, and to how many.
#pragma once

#include <array>
#include <cstdint>

#include "board/puzzle.h"
#include "solve/inquiry.h"

namespace sudominoku::solve {

/// For each cell, and for each digit d at index d−1, a number of solutions.
using CandidateCounts = std::array<std::array<std::uint32_t, kSize>, kCells>;

/// For each cell and digit the number of different grids in which the cell holds the digit, counted
/// no further than to a limit.
struct TrueCandidates {
  /// A number below the limit is exact where `complete`.
  CandidateCounts counts{};
  /// False: the effort was spent, so every number is a lower bound.
  bool complete = false;
  Counters counters;

  /// The candidates that some solution was found for.
  CandidateGrid candidates() const;
};

/// Counts for every candidate up to `limit` solutions, 1 or more.
TrueCandidates findTrueCandidates(const Sudoku& puzzle, std::uint32_t limit,
                                  const Effort& effort = {});
TrueCandidates findTrueCandidates(const Sudominoku& puzzle, std::uint32_t limit,
                                  const Effort& effort = {});

/// The same as a part of a larger question.
CandidateCounts countCandidates(Inquiry& inquiry, const Sudoku& puzzle, std::uint32_t limit);

}  // namespace sudominoku::solve
