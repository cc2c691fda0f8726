// The puzzle at hand, with as few givens as it takes.
#pragma once

#include <cstdint>

#include "board/puzzle.h"
#include "make/effort.h"
#include "solve/request.h"

namespace sudominoku::make {

/// A puzzle with as few givens as it takes.
template <typename PuzzleOfKind>
struct Minimised {
  /// About the puzzle as it was: only a unique one is made smaller.
  solve::Outcome outcome = solve::Outcome::limit;
  /// Unique, and no given (for Su-domino-ku no domino, of which one stays in any case) can be left
  /// out; as it was where `outcome` is another.
  PuzzleOfKind puzzle;
};

/// Leaves out givens in a random order as long as there is one solution (for Su-domino-ku one grid;
/// its isolated digits stay). Goes through `orders` orders, one a try, and keeps the fewest givens.
Minimised<Sudoku> minimised(const Sudoku& puzzle, std::uint64_t seed, int orders,
                            Patience& patience);
Minimised<Sudominoku> minimised(const Sudominoku& puzzle, std::uint64_t seed, int orders,
                                Patience& patience);

}  // namespace sudominoku::make
