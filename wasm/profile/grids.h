// Writing one grid as a layout says.
#pragma once

#include <string>

#include "profile/profile.h"

namespace sudominoku::profile {

/// The lines of a grid, each ending in a line break. `blankAtRowEnd`: and in a blank before it.
std::string writeGrid(const Square& square, CellStyle style, char blank,
                      bool blankAtRowEnd = false);

}  // namespace sudominoku::profile
