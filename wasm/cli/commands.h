// The command line's commands. Each returns the process's exit code.
#pragma once

#include <cstdint>
#include <string>

#include "solve/request.h"
#include "text/write.h"

namespace sudominoku::cli {

struct SolveOptions {
  std::string file = "-";
  solve::Order order = solve::Order::any;
  /// Solutions to look for; 0: as many as the output needs.
  std::uint64_t limit = 0;
  text::OutputFormat format = text::OutputFormat::judge;
  bool json = false;
};

/// Solves every puzzle and writes what the judge expects, or one JSON object a line.
int runSolve(const SolveOptions& options);

struct ConvertOptions {
  std::string file = "-";
  text::OutputFormat format = text::OutputFormat::judge;
};

/// Rewrites the puzzles, unsolved.
int runConvert(const ConvertOptions& options);

struct CountOptions {
  std::string file = "-";
  /// Count no further than this; 0: to the end.
  std::uint64_t limit = 2;
};

/// Writes a line of counts for every puzzle.
int runCount(const CountOptions& options);

}  // namespace sudominoku::cli
