// New Sudoku to order.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board/grid.h"
#include "board/split_mix.h"
#include "explain/step.h"
#include "make/effort.h"
#include "make/symmetry.h"

namespace sudominoku::make {

/// The givens that one may wish for. With fewer there is no single solution (McGuire, Tugemann,
/// Civario 2012).
inline constexpr int kFewestClues = 17;
inline constexpr int kMostClues = 80;
/// No minimal Sudoku with more givens is known.
inline constexpr int kMostMinimalClues = 40;

/// Tries after which a Sudoku is usually given up; the page has as many (`mostTries`).
inline constexpr std::uint64_t kUsualSudokuTries = 100'000;

/// Which cells are given.
using Pattern = std::array<bool, kCells>;

/// What a new Sudoku shall be like. It always has just one solution.
struct SudokuWish {
  /// The number of givens, kFewestClues to kMostClues; 0: as it comes.
  int clues = 0;
  Symmetry symmetry = Symmetry::none;
  /// No given can be left out.
  bool isMinimal = false;
  /// The cells that are given, all of them and no others; `clues` and `symmetry` are then ignored.
  std::optional<Pattern> pattern = {};
  /// How hard it is for a person; none: as it comes.
  std::optional<explain::Level> level = {};
  /// The solution, complete and without clashes; none: any.
  std::optional<Grid> solution = {};
};

/// A puzzle and its only solution.
struct MadeSudoku {
  Grid puzzle;
  Grid solution;
};

/// How many puzzles there can be at most: none where no pattern can be as wished, no minimal Sudoku
/// with so many givens is known, or none can be so hard, and one where pattern and solution leave
/// no choice.
std::uint64_t mostPuzzles(const SudokuWish& wish);

/// Makes a Sudoku that keeps its promises, each of which has been tested; none: not found, and
/// without a try where there can be none. A try is a puzzle looked at.
std::optional<MadeSudoku> makeSudoku(const SudokuWish& wish, std::uint64_t seed,
                                     Patience& patience);

/// A solved grid: three boxes that share no house at random, eight more digits at random where
/// they leave a solution, the rest as the engine finds it, in a random guise.
Grid randomSolution(SplitMix64& dice);

/// Gives back digits of the solution to a puzzle until it has no other, then takes away what it can
/// do without, both at random.
void settleAndThin(Grid& puzzle, const Grid& solution, SplitMix64& dice);

/// Whether a grid has one solution and no more.
bool isUnique(const Grid& puzzle);
/// Whether no given can be left out of a grid that has one solution.
bool isMinimal(const Grid& puzzle);

}  // namespace sudominoku::make
