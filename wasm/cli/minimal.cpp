#include "cli/commands.h"
#include "cli/step_wording.h"
#include "cli/stream.h"
#include "solve/clues.h"

namespace sudominoku::cli {
namespace {

/// `r1c3` for a digit, `A3-B3` for a domino.
std::string placesOf(const solve::Clue& clue) {
  if (clue.secondCell == kNoCell) return placeOf(clue.firstCell, PuzzleKind::sudoku);
  return text::cellName(clue.firstCell) + '-' + text::cellName(clue.secondCell);
}

std::string lineOf(const solve::RedundantClues& found) {
  if (found.outcome != solve::Outcome::unique) return std::string(nameOf(found.outcome));
  if (found.clues.empty()) return "minimal";
  std::string line = "redundant";
  for (const solve::Clue& clue : found.clues) line += ' ' + placesOf(clue);
  return line;
}

}  // namespace

int runMinimal(const InputOptions& options) {
  return runLines(
      options,
      [](const Puzzle& puzzle) {
        return std::visit([](const auto& one) { return lineOf(solve::findRedundantClues(one)); },
                          puzzle);
      },
      /*isSlow=*/true);
}

}  // namespace sudominoku::cli
