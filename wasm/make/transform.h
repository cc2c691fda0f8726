// The same puzzle in another guise: digits renamed, the board turned, lines exchanged.
#pragma once

#include <array>

#include "board/puzzle.h"
#include "board/split_mix.h"
#include "make/symmetry.h"

namespace sudominoku::make {

/// Which line of a puzzle goes where: entry i is the line that comes to be the i-th. Lines 0 to 2,
/// 3 to 5 and 6 to 8 stay together.
using Lines = std::array<int, kSize>;
/// Entry d−1 is the new name of digit d.
using Names = std::array<Digit, kSize>;

/// The order and the names that change nothing.
inline constexpr Lines kSameLines{0, 1, 2, 3, 4, 5, 6, 7, 8};
inline constexpr Names kSameNames{1, 2, 3, 4, 5, 6, 7, 8, 9};

/// Whether an array orders nine lines and keeps together those that belong together.
bool isOrderOfLines(const Lines& lines);
/// Whether an array gives each digit another name.
bool isRenaming(const Names& names);

/// A change that leaves a Sudoku a Sudoku: the board is turned first, then the lines are exchanged,
/// then the digits renamed.
struct Transformation {
  Turn turn = Turn::none;
  Lines rows = kSameLines;
  Lines columns = kSameLines;
  Names digits = kSameNames;

  /// What it makes of a grid or a puzzle.
  Grid of(const Grid& grid) const;
  Sudoku of(const Sudoku& puzzle) const;
  /// Requires that no lines are exchanged: that would part dominoes.
  Sudominoku of(const Sudominoku& puzzle) const;

  /// Where a cell of the puzzle goes.
  std::array<Cell, kCells> cells() const;
};

/// What to draw at random.
struct Shuffle {
  bool turn = false;
  bool bands = false;
  bool rows = false;  ///< within their bands
  bool stacks = false;
  bool columns = false;  ///< within their stacks
  bool digits = false;
  friend bool operator==(const Shuffle&, const Shuffle&) = default;
};

/// All there is to draw.
inline constexpr Shuffle kShuffleAll{true, true, true, true, true, true};

/// Draws what is to be drawn; the rest stays.
Transformation randomTransformation(const Shuffle& shuffle, SplitMix64& dice);

}  // namespace sudominoku::make
