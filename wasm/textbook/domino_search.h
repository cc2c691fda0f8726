// Su-domino-ku as the blog posts teach it: the first empty cell, a digit for it, one of the four
// neighbours, and a digit for that one, as long as the domino of the two digits is not used.
#pragma once

#include <cstdint>
#include <vector>

#include "board/puzzle.h"

namespace sudominoku::textbook {

/// What a wrong program does not check: the box of one half of a domino that it lays, or whether
/// the domino is one of those that are given with the smaller or the larger digit first.
enum class Unchecked {
  nothing,
  boxOfFirstHalf,
  boxOfSecondHalf,
  givenSmallerFirst,
  givenLargerFirst
};

/// How long a search took, and what it found.
struct DominoSearchRun {
  /// Calls of the recursive function, the one that finds no empty cell included.
  std::uint64_t calls = 0;
  /// The cap was reached; what was found until then stands.
  bool capped = false;
  /// Pairs of a grid and a tiling.
  std::uint64_t tilings = 0;
  /// The different grids among them, ascending.
  std::vector<Grid> grids;
};

/// Solves by the posts' domino search until `maxTilings` pairs of a grid and a tiling are found or
/// `callCap` calls are made. Givens whose digits clash have no solution. What is
/// `unchecked` is not asked.
DominoSearchRun solveDominoSearch(const Sudominoku& puzzle, std::uint64_t callCap,
                                  std::uint64_t maxTilings = 1,
                                  Unchecked unchecked = Unchecked::nothing);

}  // namespace sudominoku::textbook
