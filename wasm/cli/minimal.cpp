#include "cli/commands.h"
#include "cli/stream.h"
#include "solve/clues.h"

namespace sudominoku::cli {
namespace {

/// `r1c3` for a digit, `A3-B3` for a domino.
std::string written(const solve::Clue& clue) {
  if (clue.secondCell != kNoCell) {
    return text::cellName(clue.firstCell) + '-' + text::cellName(clue.secondCell);
  }
  return 'r' + std::to_string(rowOf(clue.firstCell) + 1) + 'c' +
         std::to_string(columnOf(clue.firstCell) + 1);
}

std::string lineOf(const solve::RedundantClues& found) {
  if (found.outcome != solve::Outcome::unique) return std::string(nameOf(found.outcome));
  if (found.clues.empty()) return "minimal";
  std::string line = "redundant";
  for (const solve::Clue& clue : found.clues) line += ' ' + written(clue);
  return line;
}

}  // namespace

int runMinimal(const InputOptions& options) {
  return runLines(options, [](const Puzzle& puzzle) {
    return std::visit([](const auto& one) { return lineOf(solve::findRedundantClues(one)); },
                      puzzle);
  });
}

}  // namespace sudominoku::cli
