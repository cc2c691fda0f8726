#include "cli/commands.h"
#include "cli/stream.h"

namespace sudominoku::cli {

int runConvert(const ConvertOptions& options) {
  Stream stream{options.input, {}};
  stream.answer = [&](const Puzzle& puzzle, const text::Preceding& preceding, std::string& output) {
    writePuzzle(output, puzzle, options.format, preceding);
    return true;
  };
  stream.finish = [&](const text::Preceding& all) { return endOfPuzzles(options.format, all); };
  return run(stream);
}

}  // namespace sudominoku::cli
