// New Su-domino-ku to order.
#pragma once

#include <cstdint>
#include <optional>

#include "board/puzzle.h"
#include "board/split_mix.h"
#include "explain/step.h"
#include "make/effort.h"
#include "make/symmetry.h"

namespace sudominoku::make {

/// Tries after which a Su-domino-ku is usually given up; the page has as many (`mostTries`).
inline constexpr std::uint64_t kUsualSudominokuTries = 2'000;

/// What a new Su-domino-ku shall be like. It always has just one grid.
struct SudominokuWish {
  /// The number of given dominoes, 1 to 36; 0: as it comes.
  int dominoes = 0;
  /// Of the given dominoes and the isolated cells.
  Symmetry symmetry = Symmetry::none;
  /// The one grid can be tiled in one way only.
  bool isTilingUnique = false;
  /// No given domino can be left out.
  bool isMinimal = false;
  /// How hard it is for a person; none: as it comes.
  std::optional<explain::Level> level = {};
  /// Thins several times, in other orders, and keeps the fewest dominoes: of a level the fewest
  /// that leave the puzzle no harder.
  bool isFewest = false;
};

/// A puzzle and what solves it.
struct MadeSudominoku {
  Sudominoku puzzle;
  Grid solution;
  Tiling tiling;
};

/// How many puzzles there can be at most: none where no number of dominoes can be as wished, or no
/// puzzle with so many can be so hard.
std::uint64_t mostPuzzles(const SudominokuWish& wish);

/// Makes a Su-domino-ku that keeps its promises, each of which has been tested; none: not found,
/// and without a try where there can be none. A try is a puzzle looked at.
std::optional<MadeSudominoku> makeSudominoku(const SudominokuWish& wish, std::uint64_t seed,
                                             Patience& patience);

/// A solved Su-domino-ku with all 36 dominoes given: isolated digits on random cells, as many
/// of either colour of a chessboard as leave room for dominoes, and then a grid and a tiling that
/// the engine draws for them. None: `patience` is at its end.
std::optional<MadeSudominoku> randomSudominoku(Symmetry symmetry, SplitMix64& dice,
                                               Patience& patience);

/// Leaves out dominoes of a puzzle with one grid, from the last on, as long as it keeps just that
/// grid and there are more than `fewest`.
Sudominoku thinned(const Sudominoku& puzzle, int fewest);

/// Whether a Su-domino-ku is found to have one grid, and if wanted one tiling of it. False, too,
/// where the nodes that a test may take did not settle it.
bool isUnique(const Sudominoku& puzzle, bool isTilingUnique);
/// Whether none of the dominoes of a unique puzzle can be left out.
bool isMinimal(const Sudominoku& puzzle, bool isTilingUnique);

}  // namespace sudominoku::make
