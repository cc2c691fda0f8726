// The rules of both puzzles, applied to a printed grid.
#pragma once

#include <optional>
#include <vector>

#include "judge/judge.h"
#include "judge/printed_grid.h"

namespace sudominoku::judge {

/// The first cell, in reading order, that breaks a rule: not a digit, a given changed, a domino
/// torn apart, an isolated digit moved, or a digit that stands in a house already or that a given
/// of the house holds. `cells` may be the beginning of a grid. `mayBeBlank`: cells of value 0 break
/// no rule.
std::optional<Reason> firstBrokenRule(const profile::Case& one,
                                      const std::vector<PrintedCell>& cells,
                                      bool mayBeBlank = false);

/// Why a grid that keeps all other rules cannot be tiled with the 36 dominoes; none where it can,
/// and `tiling` is then one way.
std::optional<Reason> whyNotTiled(const Sudominoku& puzzle, const std::vector<PrintedCell>& cells,
                                  Tiling& tiling);

/// The digits of printed cells; 0 where there is none.
Grid digitsOf(const std::vector<PrintedCell>& cells);

}  // namespace sudominoku::judge
