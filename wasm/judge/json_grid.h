// Grids that are printed as JSON: `[["5","3",".",…],…]`, with or without white space.
#pragma once

#include <cstddef>

#include "judge/printed_grid.h"
#include "profile/words.h"

namespace sudominoku::judge {

/// Takes the array of `size` arrays of as many strings that begins at the word `next`, up to where
/// it goes wrong or its last bracket is. `blank` is that of `cellOf`.
PrintedGrid readJsonGrid(const profile::Words& words, std::size_t& next, int size, char blank);

}  // namespace sudominoku::judge
