// Measures the trees that backtracking searches go through, branch by branch.
#pragma once

#include <cstdint>

#include "board/puzzle.h"
#include "make/labelling.h"

namespace sudominoku::make {

/// What may be spent on measuring a tree.
struct TreeLimits {
  /// A branch with more calls is not measured to its end.
  std::uint64_t mostCalls = 0;
  /// Calls for all branches; the shortest are measured first, the rest count as too long.
  std::uint64_t budget = 0;
};

/// Of the search of problem 12095, cells row by row, on the way to a solution of the puzzle.
CallTree rowMajorTree(const Grid& puzzle, const Grid& solution, const TreeLimits& limits);

/// Of textbook::SearchOrder::fewestCandidates.
CallTree fewestCandidatesTree(const Grid& puzzle, const Grid& solution, const TreeLimits& limits);

/// Of the posts' domino search, textbook::solveDominoSearch, on the way to a grid and its tiling.
CallTree dominoTree(const Sudominoku& puzzle, const Grid& solution, const Tiling& tiling,
                    const TreeLimits& limits);

}  // namespace sudominoku::make
