#include <algorithm>
#include <chrono>
#include <iostream>

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

JsonObject openJson(std::string_view kind, solve::Outcome outcome) {
  return JsonObject().add("kind", kind).add("outcome", nameOf(outcome));
}

std::string closeJson(JsonObject& json, const solve::Counters& counters, Clock::time_point start) {
  const std::chrono::duration<double, std::milli> elapsed = Clock::now() - start;
  return json.add("nodes", counters.nodes)
      .add("guesses", counters.guesses)
      .add("millis", elapsed.count())
      .text();
}

/// `["…","…"]` of what `write` makes of each element.
template <typename Range, typename Write>
std::string arrayJson(const Range& range, Write write) {
  std::string json = "[";
  for (const auto& element : range) json += (json.size() > 1 ? "," : "") + write(element);
  return json + ']';
}

std::string quoted(const std::string& text) { return '"' + text + '"'; }

std::string tilingJson(const Tiling& tiling) {
  return arrayJson(tiling, [](int partner) { return std::to_string(partner); });
}

Answer solveOne(const Sudoku& puzzle, const SolveOptions& options) {
  const auto start = Clock::now();
  const solve::SudokuAnswer answer = solveSudoku(puzzle, requestFor(options));
  Answer solved{{}, std::nullopt, !answer.solutions.empty()};
  if (solved.hasSolution) solved.grid = answer.solutions.front();
  if (!options.json) return solved;
  JsonObject json = openJson("sudoku", answer.outcome);
  json.addRaw("solutionCount", countJson(answer.solutionCount).text());
  json.addRaw("solutions", arrayJson(answer.solutions, [](const Grid& grid) {
                return quoted(text::writeOneLine(grid));
              }));
  solved.line = closeJson(json, answer.counters, start);
  return solved;
}

Answer solveOne(const Sudominoku& puzzle, const SolveOptions& options) {
  const auto start = Clock::now();
  const solve::SudominokuAnswer answer = solveSudominoku(puzzle, requestFor(options));
  Answer solved{{}, std::nullopt, !answer.solutions.empty()};
  if (solved.hasSolution) solved.grid = answer.solutions.front().grid;
  if (!options.json) return solved;
  JsonObject json = openJson("sudominoku", answer.outcome);
  json.addRaw("gridCount", countJson(answer.gridCount).text());
  json.addRaw("tilingCount", countJson(answer.tilingCount).text());
  json.addRaw("solutions", arrayJson(answer.solutions, [](const solve::SudominokuSolution& found) {
                return JsonObject()
                    .add("grid", text::writeOneLine(found.grid))
                    .addRaw("tiling", tilingJson(found.tiling))
                    .text();
              }));
  solved.line = closeJson(json, answer.counters, start);
  return solved;
}

}  // namespace

int runSolve(const SolveOptions& options) {
  text::AnswerWriter writer(options.format);
  Stream stream{options.input.file, options.input.threads, {}, {}};
  stream.work = [&](const Puzzle& puzzle) {
    return std::visit([&](const auto& one) { return solveOne(one, options); }, puzzle);
  };
  stream.write = [&](std::size_t number, const Puzzle& puzzle, const Answer& answer) {
    if (!options.json) return writer.write({kindOf(puzzle), answer.grid});
    return "{\"puzzle\":" + std::to_string(number) + ',' + answer.line.substr(1) + '\n';
  };
  return run(stream);
}

}  // namespace sudominoku::cli
