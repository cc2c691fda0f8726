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
  return runLines(options, [](const Puzzle& puzzle) {
    const auto* sudoku = std::get_if<Sudoku>(&puzzle);
    return sudoku != nullptr ? lineOf(solve::solveSudoku(*sudoku, {}))
                             : lineOf(solve::solveSudominoku(std::get<Sudominoku>(puzzle), {}));
  });
}

}  // namespace sudominoku::cli
