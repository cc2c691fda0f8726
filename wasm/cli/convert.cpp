#include "cli/commands.h"
#include "cli/stream.h"

namespace sudominoku::cli {

int runConvert(const RewriteOptions& options) {
  return runPuzzles(options.input, options.format, [](const Puzzle& puzzle) { return puzzle; });
}

}  // namespace sudominoku::cli
