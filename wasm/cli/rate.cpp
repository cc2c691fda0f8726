#include "cli/commands.h"
#include "cli/stream.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"

namespace sudominoku::cli {
namespace {

template <typename SolveAnswer>
std::string lineOf(const SolveAnswer& answer) {
  return std::to_string(answer.counters.guesses) + ' ' + std::to_string(answer.counters.nodes) +
         ' ' + std::string(nameOf(answer.outcome));
}

}  // namespace

int runRate(const InputOptions& options) {
  Stream stream{options.file, options.threads, {}, {}};
  stream.work = [](const Puzzle& puzzle) -> Answer {
    if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
      return {lineOf(solve::solveSudoku(*sudoku, {})), {}};
    }
    return {lineOf(solve::solveSudominoku(std::get<Sudominoku>(puzzle), {})), {}};
  };
  stream.write = [](std::size_t, const Puzzle&, const Answer& answer) {
    return answer.line + '\n';
  };
  return run(stream);
}

}  // namespace sudominoku::cli
