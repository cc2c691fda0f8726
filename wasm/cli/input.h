// What the commands share: reading the input and saying what is wrong with it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "text/read.h"

namespace sudominoku::cli {

/// The process's exit codes.
enum ExitCode : int { kSuccess = 0, kUnsolved = 1, kBadInput = 2 };

/// Reads the puzzles of a file, or of standard input for `-`, and writes every diagnostic to
/// standard error as `FILE:LINE:COLUMN: message`. None where the input can't be used.
std::optional<std::vector<text::ReadPuzzle>> readInput(const std::string& file);

}  // namespace sudominoku::cli
