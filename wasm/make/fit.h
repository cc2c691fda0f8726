// How hard a made puzzle is, beside what is wanted.
#pragma once

#include <optional>

#include "board/grid.h"
#include "explain/path.h"

namespace sudominoku::make {

/// What a puzzle is, as hard as it is.
enum class Fit { asWanted, tooEasy, tooHard };

/// Of a puzzle of either kind with just this solution. No level: any will do.
template <typename PuzzleOfKind>
Fit fitOf(const PuzzleOfKind& puzzle, const Grid& solution, std::optional<explain::Level> wanted) {
  if (!wanted) return Fit::asWanted;
  const auto level = levelOfUnique(puzzle, solution, *wanted);
  if (!level) return Fit::tooHard;
  return level == wanted ? Fit::asWanted : Fit::tooEasy;
}

}  // namespace sudominoku::make
