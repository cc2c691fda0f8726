// The ways to lay the dominoes on a grid whose digits are known.
#pragma once

#include <cstdint>
#include <vector>

#include "board/puzzle.h"
#include "solve/request.h"

namespace sudominoku::solve {

/// The tilings of a grid: how many, and some of them.
struct GridTilings {
  Count count;
  std::vector<Tiling> tilings;
};

/// Lays the dominoes of a Su-domino-ku on a grid, which agrees with its givens; none lies on a
/// blank or on two equal digits. Always in the same order, the first `skip` are passed over and no
/// more than `keep` handed back; counting ends at `most`, 1 or more.
GridTilings findTilings(const Sudominoku& puzzle, const Grid& grid, std::uint64_t most,
                        std::uint64_t skip, std::uint64_t keep);

}  // namespace sudominoku::solve
