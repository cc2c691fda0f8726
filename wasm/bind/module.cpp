// The module's functions: coarse, stateless, text in and plain objects out.
#include <emscripten/bind.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>

#include "bind/to_js.h"
#include "text/write.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

/// Requests come from web/src/engine alone: one that breaks the contract is a bug.
void require(bool condition) {
  if (!condition) std::abort();
}

solve::Order orderOf(const std::string& name) {
  if (name == "smallest") return solve::Order::smallest;
  if (name == "largest") return solve::Order::largest;
  if (name == "random") return solve::Order::random;
  require(name == "any");
  return solve::Order::any;
}

/// A counter, at least `least`; 0 stands for no limit where that is allowed.
std::uint64_t counterOf(const val& options, const char* key, double most) {
  const double value = options[key].as<double>();
  require(value >= 0 && value <= most);
  return static_cast<std::uint64_t>(value);
}

solve::Request requestOf(const val& options, const val& onProgress) {
  constexpr double kMostSolutions = 1e6;
  constexpr double kMostKept = 1e4;
  constexpr double kLargestSafeInteger = 9007199254740991.0;
  solve::Request request;
  request.order = orderOf(options["order"].as<std::string>());
  request.seed = counterOf(options, "seed", 4294967295.0);
  request.keepSolutions = counterOf(options, "keepSolutions", kMostKept);
  request.limits.maxSolutions = counterOf(options, "maxSolutions", kMostSolutions);
  require(request.limits.maxSolutions > 0);
  request.limits.maxTilings = counterOf(options, "maxTilings", kMostSolutions);
  if (const auto nodes = counterOf(options, "maxNodes", kLargestSafeInteger)) {
    request.limits.maxNodes = nodes;
  }
  const double millis = options["maxMillis"].as<double>();
  if (millis > 0) request.limits.maxMillis = millis;
  if (!onProgress.isNull()) {
    request.monitor = [onProgress](const solve::Progress& progress) {
      onProgress(toJs(progress));
      return true;
    };
  }
  return request;
}

val readText(const std::string& text) { return toJs(text::read(text)); }

val solveText(const std::string& text, const val& options, const val& onProgress) {
  const text::Reading reading = text::read(text);
  require(reading.puzzles.size() == 1);
  const Puzzle& puzzle = reading.puzzles.front().puzzle;
  const solve::Request request = requestOf(options, onProgress);
  const auto start = std::chrono::steady_clock::now();
  const auto millis = [&] {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
  };
  if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
    const solve::SudokuAnswer answer = solveSudoku(*sudoku, request);
    return toJs(answer, sudoku->givens, millis());
  }
  const auto& sudominoku = std::get<Sudominoku>(puzzle);
  const solve::SudominokuAnswer answer = solveSudominoku(sudominoku, request);
  return toJs(answer, sudominoku.givens(), millis());
}

Grid gridOf(const std::string& digits) {
  require(digits.size() == kCells);
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, digits[cell] - '0');
  return grid;
}

std::string writeAnswers(const val& items, const std::string& formatName) {
  const auto format = text::outputFormatOf(formatName);
  require(format.has_value());
  std::vector<text::OutputItem> answers;
  const int count = items["length"].as<int>();
  for (int i = 0; i < count; ++i) {
    const val item = items[i];
    const bool isSudoku = item["kind"].as<std::string>() == "sudoku";
    text::OutputItem answer{isSudoku ? PuzzleKind::sudoku : PuzzleKind::sudominoku, std::nullopt};
    if (!item["grid"].isNull()) answer.grid = gridOf(item["grid"].as<std::string>());
    answers.push_back(answer);
  }
  return text::writeAnswers(answers, *format);
}

std::string version() { return SUDOMINOKU_VERSION; }

}  // namespace

EMSCRIPTEN_BINDINGS(sudominoku) {
  emscripten::function("read", &readText);
  emscripten::function("solve", &solveText);
  emscripten::function("write", &writeAnswers);
  emscripten::function("version", &version);
}

}  // namespace sudominoku::bind
