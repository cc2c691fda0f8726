// One puzzle stands for all its guises, so that two can be compared.
#pragma once

#include "board/puzzle.h"

namespace sudominoku::make {

/// Of all guises of a grid (digits renamed, rows, columns, bands and stacks exchanged, transposed)
/// the one that is the smallest 81-digit number, blanks counting as 0: its minlex form.
Grid canonical(const Grid& grid);

/// Of all guises of a Su-domino-ku (digits renamed, turned, mirrored) one that is the same for all:
/// the isolated digits ascend from the top left, so do the dominoes, and its list of them is the
/// smallest. Candidates are left out.
Sudominoku canonical(const Sudominoku& puzzle);

}  // namespace sudominoku::make
