#include <algorithm>
#include <chrono>
#include <iostream>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/json.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"

namespace sudominoku::cli {
namespace {

using Clock = std::chrono::steady_clock;

solve::Request requestFor(const SolveOptions& options) {
  solve::Request request;
  request.order = options.order;
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

JsonObject openJson(std::size_t number, std::string_view kind, solve::Outcome outcome) {
  return JsonObject()
      .add("puzzle", std::uint64_t{number})
      .add("kind", kind)
      .add("outcome", nameOf(outcome));
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

/// A solved puzzle: its JSON line, and its first grid.
struct Solved {
  std::string json;
  std::optional<Grid> first;
};

Solved solveOne(std::size_t number, const Sudoku& puzzle, const solve::Request& request) {
  const auto start = Clock::now();
  const solve::SudokuAnswer answer = solveSudoku(puzzle, request);
  JsonObject json = openJson(number, "sudoku", answer.outcome);
  json.addRaw("solutionCount", countJson(answer.solutionCount).text());
  json.addRaw("solutions", arrayJson(answer.solutions, [](const Grid& grid) {
                return quoted(text::writeOneLine(grid));
              }));
  Solved solved{closeJson(json, answer.counters, start), std::nullopt};
  if (!answer.solutions.empty()) solved.first = answer.solutions.front();
  return solved;
}

Solved solveOne(std::size_t number, const Sudominoku& puzzle, const solve::Request& request) {
  const auto start = Clock::now();
  const solve::SudominokuAnswer answer = solveSudominoku(puzzle, request);
  JsonObject json = openJson(number, "sudominoku", answer.outcome);
  json.addRaw("gridCount", countJson(answer.gridCount).text());
  json.addRaw("tilingCount", countJson(answer.tilingCount).text());
  json.addRaw("solutions", arrayJson(answer.solutions, [](const solve::SudominokuSolution& found) {
                return JsonObject()
                    .add("grid", text::writeOneLine(found.grid))
                    .addRaw("tiling", tilingJson(found.tiling))
                    .text();
              }));
  Solved solved{closeJson(json, answer.counters, start), std::nullopt};
  if (!answer.solutions.empty()) solved.first = answer.solutions.front().grid;
  return solved;
}

}  // namespace

int runSolve(const SolveOptions& options) {
  const auto puzzles = readInput(options.file);
  if (!puzzles) return kBadInput;
  const solve::Request request = requestFor(options);
  std::vector<text::OutputItem> items;
  bool allSolved = true;
  for (const text::ReadPuzzle& read : *puzzles) {
    const std::size_t number = items.size() + 1;
    const Solved solved = std::visit(
        [&](const auto& puzzle) { return solveOne(number, puzzle, request); }, read.puzzle);
    if (options.json) std::cout << solved.json << '\n';
    if (!solved.first) {
      std::cerr << options.file << ':' << read.firstLine << ":1: puzzle " << number
                << " has no solution\n";
      allSolved = false;
    }
    items.push_back({kindOf(read.puzzle), solved.first});
  }
  if (!options.json) std::cout << text::writeAnswers(items, options.format);
  return allSolved ? kSuccess : kUnsolved;
}

}  // namespace sudominoku::cli
