// Worst cases: puzzles on which backtracking takes as long as a judge allows.
#pragma once

#include <cstdint>
#include <functional>

#include "board/puzzle.h"
#include "make/effort.h"
#include "textbook/call_meter.h"

namespace sudominoku::make {

/// Tries after which the worst case is usually taken as it is.
inline constexpr std::uint64_t kUsualWorstTries = 2'000;

/// The given dominoes of a Su-domino-ku that one may wish for: with all there is nothing to search.
inline constexpr int kMostWorstDominoes = kDominoes - 1;

/// What a worst case is for.
struct WorstWish {
  /// Sudoku, for backtracking in this order; or Su-domino-ku, for the posts' domino search.
  PuzzleKind kind = PuzzleKind::sudoku;
  textbook::SearchOrder order = textbook::SearchOrder::rowMajor;
  /// Calls that may not be passed. Problem 12095 accepts no more than this.
  std::uint64_t mostCalls = textbook::kCallCap - 1;
  /// Stop when so many are reached.
  std::uint64_t enough = textbook::kCallCap - 1;
  /// Sudoku: one solution; otherwise one or more. A Su-domino-ku always has one grid.
  bool isUnique = true;
  /// Su-domino-ku: the given dominoes.
  int dominoes = 10;
};

/// The worst case until now.
struct WorstCase {
  Puzzle puzzle;
  /// As the textbook search makes them, counted; 0: nothing found.
  std::uint64_t calls = 0;
  /// The try that found it.
  std::uint64_t atTry = 0;
};

/// Told each time that there is a worse case than before.
using WorstListener = std::function<void(const WorstCase&)>;

/// Looks for a worst case until there is enough, or patience ends: the worst until then. The same
/// seed finds the same cases at the same tries.
WorstCase findWorstCase(const WorstWish& wish, std::uint64_t seed, Patience& patience,
                        const WorstListener& listener = {});

}  // namespace sudominoku::make
