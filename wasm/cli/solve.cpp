#include <chrono>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/stream.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"

namespace sudominoku::cli {
namespace {

using Clock = std::chrono::steady_clock;

solve::Request requestFor(const SolveOptions& options) {
  solve::Request request;
  request.order = options.order;
  request.seed = options.seed;
  // Only JSON tells more than the first solution: there, a second one decides the outcome.
  const std::uint64_t needed = options.json ? 2 : 1;
  request.limits.maxSolutions = options.limit == 0 ? needed : options.limit;
  request.limits.maxTilings = options.json ? request.limits.maxSolutions : 0;
  request.keepSolutions = options.json ? request.limits.maxSolutions : 1;
  return request;
}

JsonObject countJson(const solve::Count& count) {
  return JsonObject().add("value", count.value).add("exact", count.exact);
}

std::string tilingJson(const Tiling& tiling) {
  return jsonArray(tiling, [](int partner) { return std::to_string(partner); });
}

void addSolutions(JsonObject& json, const solve::SudokuAnswer& answer) {
  json.addRaw("solutionCount", countJson(answer.solutionCount).text());
  json.addRaw("solutions", jsonArray(answer.solutions, [](const Grid& grid) {
                return jsonString(text::writeOneLine(grid));
              }));
}

void addSolutions(JsonObject& json, const solve::SudominokuAnswer& answer) {
  json.addRaw("gridCount", countJson(answer.gridCount).text());
  json.addRaw("tilingCount", countJson(answer.tilingCount).text());
  json.addRaw("solutions", jsonArray(answer.solutions, [](const solve::SudominokuSolution& found) {
                return JsonObject()
                    .add("grid", text::writeOneLine(found.grid))
                    .addRaw("tiling", tilingJson(found.tiling))
                    .text();
              }));
}

template <typename Answer>
std::string jsonOf(const Answer& answer, PuzzleKind kind, std::uint64_t number, double millis) {
  JsonObject json = puzzleJson(number, kind);
  json.add("outcome", nameOf(answer.outcome));
  addSolutions(json, answer);
  return json.add("nodes", answer.counters.nodes)
      .add("guesses", answer.counters.guesses)
      .add("millis", millis)
      .text();
}

solve::SudokuAnswer solveOne(const Sudoku& puzzle, const solve::Request& request) {
  return solveSudoku(puzzle, request);
}
solve::SudominokuAnswer solveOne(const Sudominoku& puzzle, const solve::Request& request) {
  return solveSudominoku(puzzle, request);
}

const Grid& gridOf(const Grid& solution) { return solution; }
const Grid& gridOf(const solve::SudominokuSolution& solution) { return solution.grid; }

}  // namespace

int runSolve(const SolveOptions& options) {
  const solve::Request request = requestFor(options);
  Stream stream{options.input, {}};
  stream.answer = [&](const Puzzle& puzzle, const text::Preceding& preceding, std::string& output) {
    const auto answerOne = [&](const auto& one) {
      const auto start = options.json ? Clock::now() : Clock::time_point();
      const auto answer = solveOne(one, request);
      const bool hasSolution = !answer.solutions.empty();
      if (options.json) {
        const std::chrono::duration<double, std::milli> elapsed = Clock::now() - start;
        output += jsonOf(answer, kindOf(puzzle), preceding.puzzles + 1, elapsed.count()) + '\n';
        return hasSolution;
      }
      text::OutputItem item{kindOf(puzzle), std::nullopt};
      if (hasSolution) item.grid = gridOf(answer.solutions.front());
      writeAnswer(output, item, options.format, preceding);
      return hasSolution;
    };
    return std::visit(answerOne, puzzle);
  };
  return run(stream);
}

}  // namespace sudominoku::cli
