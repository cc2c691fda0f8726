// The command line's commands. Each returns the process's exit code.
#pragma once

#include <cstdint>
#include <string>

#include "solve/request.h"
#include "text/write.h"

namespace sudominoku::cli {

/// What all commands over many puzzles share.
struct InputOptions {
  /// A path, or `-` for standard input.
  std::string file = "-";
  unsigned threads = 1;
};

struct SolveOptions {
  InputOptions input;
  solve::Order order = solve::Order::any;
  /// For Order::random.
  std::uint64_t seed = 0;
  /// Solutions to look for; 0: as many as the output needs.
  std::uint64_t limit = 0;
  text::OutputFormat format = text::OutputFormat::judge;
  bool json = false;
};

/// Solves every puzzle and writes what the judge expects, or one JSON object a line.
int runSolve(const SolveOptions& options);

struct ConvertOptions {
  InputOptions input;
  text::OutputFormat format = text::OutputFormat::judge;
};

/// Rewrites the puzzles, unsolved.
int runConvert(const ConvertOptions& options);

struct CountOptions {
  InputOptions input;
  /// Count no further than this; 0: to the end.
  std::uint64_t limit = 2;
};

/// Writes a line of counts for every puzzle.
int runCount(const CountOptions& options);

/// Writes a line for every puzzle: the guesses and nodes that the engine needs to settle whether it
/// has no, one or several solutions, and which it is.
int runRate(const InputOptions& options);

}  // namespace sudominoku::cli
