// The production Su-domino-ku engine.
#pragma once

#include <vector>

#include "board/puzzle.h"
#include "solve/request.h"

namespace sudominoku::solve {

/// A grid, and how it is tiled.
struct SudominokuSolution {
  Grid grid;
  /// One of the grid's tilings; it contains every given domino.
  Tiling tiling;
};

/// What a search has found.
struct SudominokuAnswer {
  /// About grids: a unique grid may have several tilings.
  Outcome outcome = Outcome::none;
  Count gridCount;
  /// Pairs of a grid and a tiling of it; counted where Limits::maxTilings is not 0.
  Count tilingCount;
  /// Different grids, at most Request::keepSolutions of them.
  std::vector<SudominokuSolution> solutions;
  Counters counters;
};

/// Searches a Su-domino-ku. Requires what Sudominoku promises of its givens; digits that clash
/// give Outcome::none.
SudominokuAnswer solveSudominoku(const Sudominoku& puzzle, const Request& request);

}  // namespace sudominoku::solve
