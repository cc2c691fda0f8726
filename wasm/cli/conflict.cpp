#include "explain/conflict.h"

#include "cli/commands.h"
#include "cli/step_wording.h"
#include "cli/stream.h"

namespace sudominoku::cli {
namespace {

/// `r1c3=5` for a digit, `6 B2 1 B3` for a domino.
std::string written(const solve::Clue& clue, PuzzleKind kind) {
  if (clue.secondCell == kNoCell)
    return placeOf(clue.firstCell, kind) + '=' + std::to_string(clue.firstDigit);
  return std::to_string(clue.firstDigit) + ' ' + text::cellName(clue.firstCell) + ' ' +
         std::to_string(clue.secondDigit) + ' ' + text::cellName(clue.secondCell);
}

std::string lineOf(const explain::Conflict& conflict, PuzzleKind kind) {
  if (conflict.kind != explain::Conflict::Kind::found) return std::string(nameOf(conflict.kind));
  std::string line = "conflict";
  const char* separator = " ";
  for (const solve::Clue& clue : conflict.clues) {
    line += separator + written(clue, kind);
    separator = ", ";
  }
  return conflict.withCandidates ? line + separator + "pencil marks" : line;
}

}  // namespace

int runConflict(const InputOptions& options) {
  return runLines(
      options,
      [](const Puzzle& puzzle) { return lineOf(explain::findConflict(puzzle), kindOf(puzzle)); },
      /*isSlow=*/true);
}

}  // namespace sudominoku::cli
