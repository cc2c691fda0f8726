// Inputs of any length, chunk by chunk and on every core. Memory is bounded by the chunk, not by
// the file; answers come in the order of the input.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "text/read.h"

namespace sudominoku::cli {

/// The process's exit codes.
enum ExitCode : int { kSuccess = 0, kUnsolved = 1, kBadInput = 2 };

/// What a command made of one puzzle.
struct Answer {
  /// Its line in the output, for commands that write lines.
  std::string line;
  /// Its solution, for commands that write grids.
  std::optional<Grid> grid;
  bool hasSolution = true;
  /// What was made of it, for commands that write puzzles.
  std::optional<Puzzle> made = {};
};

struct Stream {
  /// A path, or `-` for standard input.
  std::string file = "-";
  /// Threads that work on puzzles, 1 or more.
  unsigned threads = 1;
  /// Works on a puzzle. Called from several threads.
  std::function<Answer(const Puzzle& puzzle)> work;
  /// The text of an answer, with whatever separates it from the one before. Called in the order of
  /// the input; `number` counts from 1.
  std::function<std::string(std::size_t number, const Puzzle& puzzle, const Answer& answer)> write;
  /// What stands behind the last answer; may be empty.
  std::function<std::string()> finish = {};
};

/// Reads, works and writes. Standard output gets nothing where the input has an error: every
/// diagnostic then goes to standard error as `FILE:LINE:COLUMN: message`. Puzzles without a
/// solution are named on standard error. Returns the process's exit code.
int run(const Stream& stream);

}  // namespace sudominoku::cli
