#include "cli/commands.h"
#include "cli/stream.h"

namespace sudominoku::cli {

int runConvert(const ConvertOptions& options) {
  text::PuzzleWriter writer(options.format);
  Stream stream{options.input.file, options.input.threads, {}, {}};
  stream.work = [](const Puzzle&) { return Answer{}; };
  stream.write = [&](std::size_t, const Puzzle& puzzle, const Answer&) {
    return writer.write(puzzle);
  };
  stream.finish = [&] { return writer.finish(); };
  return run(stream);
}

}  // namespace sudominoku::cli
