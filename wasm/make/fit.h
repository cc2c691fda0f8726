// How hard a made puzzle is, beside what is wanted.
#pragma once

#include <optional>

#include "board/grid.h"
#include "explain/path.h"

namespace sudominoku::make {

/// With fewer blank cells singles solve a Sudoku that is unique. Where there are none, some cell
/// has three candidates, or each digit's two places could be exchanged for a second solution. So
/// three cells of its row are blank, three of its column, and one more in the columns of two of
/// these. The page knows as well how many givens that leaves (`mostBeyondEasy`).
inline constexpr int kFewestBlanksBeyondEasy = 7;

/// What a puzzle is, as hard as it is.
enum class Fit { asWanted, tooEasy, tooHard };

/// False: a puzzle that leaves so few cells blank is easier than that.
inline bool canBeOf(std::optional<explain::Level> wanted, int blanks) {
  return !wanted || *wanted == explain::Level::easy || blanks >= kFewestBlanksBeyondEasy;
}

/// Of a puzzle of either kind with just this solution. No level: any will do.
template <typename PuzzleOfKind>
Fit fitOf(const PuzzleOfKind& puzzle, const Grid& solution, std::optional<explain::Level> wanted) {
  if (!wanted) return Fit::asWanted;
  const auto level = levelOfUnique(puzzle, solution, *wanted);
  if (!level) return Fit::tooHard;
  return level == wanted ? Fit::asWanted : Fit::tooEasy;
}

}  // namespace sudominoku::make
