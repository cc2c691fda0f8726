// Cross-hatching: a digit that fits into only one cell of a box goes there, and nothing else is
// tried (problem 2955).
#pragma once

#include <optional>

#include "board/grid.h"

namespace sudominoku::textbook {

/// The grid after the rule has been applied until nothing changes. None: the givens clash, or a box
/// lacks a digit and has no cell left for it.
std::optional<Grid> crossHatch(const Grid& givens);

}  // namespace sudominoku::textbook
