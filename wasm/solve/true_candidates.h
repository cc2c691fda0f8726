// Which candidates belong to a solution.
#pragma once

#include <array>

#include "board/puzzle.h"
#include "solve/request.h"

namespace sudominoku::solve {

/// For each cell and digit the number of solutions in which the cell holds the digit, counted no
/// further than to a limit.
struct TrueCandidates {
  /// Index d−1 stands for digit d. A number below the limit is exact where `complete`.
  std::array<std::array<std::uint32_t, kSize>, kCells> counts{};
  /// False: a limit or the monitor ended the search, so every number is a lower bound.
  bool complete = false;
  Counters counters;

  /// The candidates that some solution was found for.
  CandidateGrid candidates() const;
};

/// Counts for every candidate up to `limit` solutions, 1 or more. Of the request its limits on
/// nodes and time and its monitor are heeded.
TrueCandidates findTrueCandidates(const Sudoku& puzzle, std::uint32_t limit,
                                  const Request& request = {});

/// Whether the puzzle has exactly one solution, and more than one without any of its givens.
bool isMinimal(const Sudoku& puzzle);

}  // namespace sudominoku::solve
