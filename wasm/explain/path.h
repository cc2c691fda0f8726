// Ways through a puzzle, step by step: the whole path, and its rating.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "explain/step.h"
#include "solve/inquiry.h"

namespace sudominoku::explain {

/// How a path ends.
enum class Outcome {
  solved,      ///< the path ends in the only solution
  multiple,    ///< there are several: the path goes as far as they agree
  impossible,  ///< there is none: the path ends at a contradiction
  stuck,       ///< the effort was spent, or the level exceeded
};

/// `solved`, `multiple`, `impossible` or `stuck`.
std::string_view nameOf(Outcome outcome);

/// How hard a path is.
struct Rating {
  Level level = Level::easy;
  /// The hardest step's, in tenths; 0 where there are no steps.
  int difficulty = 0;
  /// The sum over all steps.
  std::int64_t score = 0;
  int steps = 0;
  /// The technique of the hardest step of `level`, and its difficulty: below the path's where a
  /// step of a lower level is harder.
  Technique hardest = Technique::fullHouse;
  int hardestDifficulty = 0;
};

/// A path through a puzzle.
struct Explanation {
  Outcome outcome = Outcome::stuck;
  std::vector<Step> steps;
  Rating rating;
  /// Behind the last step of an impossible puzzle.
  bool hasContradiction = false;
  Contradiction contradiction;
};

/// Finds the path from the puzzle and the entries, which are taken to be right. The monitor hears
/// of filled cells.
Explanation explain(const Puzzle& puzzle, const Grid& entries = {},
                    const solve::Effort& effort = {});

/// The rating of a puzzle, and how its path ends.
struct PuzzleRating : Rating {
  Outcome outcome = Outcome::stuck;
};

/// The rating of that path alone. Gives up, as Outcome::stuck, as soon as a step above `most` is
/// needed: `level` is then only known to be higher.
PuzzleRating rate(const Puzzle& puzzle, Level most = Level::extreme,
                  const solve::Effort& effort = {});

/// The same for a puzzle that is known to have just this solution: nothing is searched, and up to
/// Level::medium next to nothing is allocated.
PuzzleRating rateUnique(const Sudoku& puzzle, const Grid& solution, Level most = Level::extreme);
PuzzleRating rateUnique(const Sudominoku& puzzle, const Grid& solution,
                        Level most = Level::extreme);

/// How hard such a puzzle is; none: harder than `most`. Every unique puzzle can be solved, so that
/// it is extreme is known with the first step above Level::expert, before one is looked for.
std::optional<Level> levelOfUnique(const Sudoku& puzzle, const Grid& solution,
                                   Level most = Level::extreme);
std::optional<Level> levelOfUnique(const Sudominoku& puzzle, const Grid& solution,
                                   Level most = Level::extreme);

/// Whether steps below a level solve such a puzzle, of either kind. None of that level is looked
/// for.
template <typename PuzzleOfKind>
bool isBelow(const PuzzleOfKind& puzzle, const Grid& solution, Level level) {
  if (level == Level::easy) return false;
  return levelOfUnique(puzzle, solution, static_cast<Level>(static_cast<int>(level) - 1))
      .has_value();
}

}  // namespace sudominoku::explain
