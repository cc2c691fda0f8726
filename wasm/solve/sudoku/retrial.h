// The search where nothing is found for long: it begins again, and elsewhere.
#pragma once

#include <array>
#include <cstdint>

#include "board/split_mix.h"
#include "solve/sudoku/branch.h"
#include "solve/sudoku/position.h"
#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {

/// Takes over from `propagate` and `branch` in a search that has lost its way. Where the
/// contradiction lies in a small part of the board and the order of guesses comes to it last, it is
/// found again for every way to fill the rest: such searches take seconds in one order and a few
/// nodes in another. So each position of the stack, the deepest first, is searched in random
/// orders, each twice as patient as the one before (C. Gomes, B. Selman, H. Kautz, AAAI 1998); and
/// what has failed is guessed at sooner (F. Boussemart and others, ECAI 2004). Costs nothing until
/// it is begun.
class Retrial {
 public:
  /// Begins with the positions 0 to `depth` of a stack, which hold no solution that was found.
  void begin(int depth);

  /// What becomes of the deepest position; goes back to another before, where its patience is over.
  Settled settle(Position* positions, int& depth, Configurations& configurations);

  /// Splits a position that stayed open, and puts what was chosen behind it.
  void branch(Position* positions, int depth, const Configurations& configurations);

 private:
  /// By rows, then by columns.
  static constexpr int kBands = 6;
  /// A digit of a band, which is what can be split at: 9 · band + digit.
  static constexpr int kChoices = kBands * kSize;
  /// Of positions that come from choices made elsewhere.
  static constexpr int kNone = kChoices;

  void shuffle();
  /// As in `branch`, but with weights: of the band with the fewest configurations to spare for the
  /// weight of its open digits the one with the fewest, of equal ones the heaviest.
  int tightest(const Configurations& configurations) const;

  /// The position that is searched, without what has been refuted of it.
  Position root_;
  int rootDepth_;
  std::uint64_t patience_;
  std::uint64_t nodesLeft_;
  std::array<std::uint32_t, kChoices + 1> weights_;
  /// The choice that each position comes from.
  std::array<std::uint8_t, kMaxDepth + 1> choices_;
  SplitMix64 dice_{0};
};

}  // namespace sudominoku::solve
