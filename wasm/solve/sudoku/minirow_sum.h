// Counts solutions without visiting them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "board/puzzle.h"
#include "solve/count.h"

namespace sudominoku::solve {

/// The number of a Sudoku's solutions, as a sum of products over what its minirows can hold.
///
/// Whether the boxes of a band agree depends on which digits share a minirow, not on their order
/// within it: on each box's *division* of the nine digits among its three minirows. And in how many
/// ways the boxes of a stack can be filled, once they are divided, depends on nothing outside the
/// stack. So
///
///     solutions = Σ Π fillings(stack, the divisions of its three boxes)
///
/// summed over the ways to divide the boxes of the three bands, multiplied over the three stacks. A
/// band without givens can be divided in 94,080 ways; each given leaves a third of them, roughly.
class MinirowSum {
 public:
  /// Of the candidates that propagation has left, of which every cell has one.
  explicit MinirowSum(const CandidateGrid& candidates);

  /// At most how many products there are to add up, and what else takes as long as that.
  double work() const;

  /// Adds them up, for once. Every millisecond or so `isEnough` is told how many solutions there
  /// are at least; when it says yes, the sum ends there.
  SolutionTotal sum(const std::function<bool(SolutionTotal atLeast)>& isEnough);

 private:
  /// Nine bits for each of a box's three minirows, or minicolumns: the digits in it.
  using Division = std::uint32_t;

  /// A box, and how the digits can be divided among its minirows.
  struct Box {
    std::array<DigitSet, kSize> candidates;
    std::vector<Division> divisions;

    std::size_t size() const { return divisions.size(); }
    /// The ways to fill the box once it is divided by minirows: each as its minicolumns.
    std::vector<Division> fillings(Division division) const;
    double fillingCount() const;
    /// Whether two of its minicolumns have the same candidates.
    bool areColumnsAlike(int column, int other) const;
  };

  /// How the three boxes of a band are divided, by indices of Box::divisions. `weight`: how many
  /// such ways there are between which nothing else in the puzzle makes a difference.
  struct BandDivision {
    std::array<std::uint16_t, 3> boxes;
    std::uint32_t weight = 1;
  };

  struct Band {
    std::array<Box, 3> boxes;
    std::vector<BandDivision> divisions;
  };

  /// Of each digit (0 to 8) a number that those have, too, which can be exchanged for it.
  using Kinds = std::array<unsigned, kSize>;

  class StackTable;

  static Box boxOf(const CandidateGrid& candidates, int band, int stack);
  static Band bandOf(const CandidateGrid& candidates, int band);
  static void dropUnused(Band& band);
  static unsigned placeOf(const Band& band, const BandDivision& division, int digit);
  static std::vector<BandDivision> merged(const Band& band, const Kinds& kinds);
  double tableSize(int stack) const;
  /// Whether the table of a stack has room, in 100 MB with those before it.
  bool keepsAll(int stack) const;

  /// Bands in the order of the sum's loops, and their boxes by the sizes of the stacks' tables.
  std::array<Band, 3> bands_;
  Kinds kinds_{};
  /// For how many orders of alike rows each sum over divisions stands.
  std::uint64_t rowOrders_ = 1;
};

}  // namespace sudominoku::solve
