// What propagation saw when it last looked at a position, for those who choose a guess then. It
// lies beside the position, not in it: one for all positions of a search is enough, always in the
// cache and never copied.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#include "board/domino.h"
#include "solve/sudominoku/planes.h"

namespace sudominoku::solve::domino {

/// A digit's candidates in open cells, and moved along edges onto their neighbours: `onRight` are
/// the cells whose right neighbour may hold the digit, as a part of their domino.
struct DigitView {
  CellSet here, onRight, below;
  /// The cells with any such neighbour.
  CellSet beside;
};

/// Index d−1 holds the view of digit d.
using DigitViews = std::array<DigitView, kSize>;

/// For each domino a small number.
class Counts {
 public:
  /// No number is set.
  void clear() { bytes_.fill(std::numeric_limits<std::int8_t>::max()); }
  void set(unsigned domino, int count) { bytes_[domino] = static_cast<std::int8_t>(count); }
  /// The dominoes whose number has been set and is at most so large, as bits.
  std::uint64_t atMost(int most) const {
    std::uint64_t dominoes = 0;
    for (std::size_t i = 0; i < bytes_.size(); i += sizeof(Bytes)) {
      Bytes bytes;
      std::memcpy(&bytes, &bytes_[i], sizeof bytes);
      dominoes |= std::uint64_t{bitmask(bytes <= static_cast<std::int8_t>(most))} << i;
    }
    return dominoes;
  }

 private:
  alignas(Bytes) std::array<std::int8_t, 3 * sizeof(Bytes)> bytes_;
};

/// A domino whose placements have more first cells than this hardly ever strikes a candidate.
inline constexpr int kFewFirstCells = 3;

/// What was seen of a position. Nothing is, at first.
struct Look {
  /// The digits seen the other way: for each digit (index d−1) the cells that may hold it.
  Planes planes;
  /// Cells whose digit is known.
  CellSet solved;
  DigitViews views;
  /// Of each unused domino how many cells are the left or upper one of a placement: as many as it
  /// has placements, usually, and never more.
  Counts firstCells;

  const CellSet& plane(Digit digit) const { return planes[digit - 1]; }
  bool allDigitsKnown() const { return (CellSet::all() - solved).empty(); }
};

}  // namespace sudominoku::solve::domino
