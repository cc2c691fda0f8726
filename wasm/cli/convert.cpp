#include <algorithm>
#include <iostream>
#include <iterator>

#include "cli/commands.h"
#include "cli/input.h"

namespace sudominoku::cli {

int runConvert(const ConvertOptions& options) {
  const auto readPuzzles = readInput(options.file);
  if (!readPuzzles) return kBadInput;
  std::vector<Puzzle> puzzles;
  std::transform(readPuzzles->begin(), readPuzzles->end(), std::back_inserter(puzzles),
                 [](const text::ReadPuzzle& read) { return read.puzzle; });
  std::cout << text::writePuzzles(puzzles, options.format);
  return kSuccess;
}

}  // namespace sudominoku::cli
