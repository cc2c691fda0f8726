// The functions that both modules have: coarse, stateless, text in and plain objects out.
#include <emscripten/bind.h>

#include <string>

#include "bind/batch.h"
#include "bind/from_js.h"
#include "bind/to_js.h"
#include "text/write.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

constexpr text::ReadOptions kForThePage{
    .places = true, .drafts = true, .isWhole = true, .alternatives = true};

val readText(const std::string& text) { return toJs(text::read(text, kForThePage)); }

val readTextAs(const std::string& text, const std::string& formatName) {
  text::ReadOptions options = kForThePage;
  options.as = named<text::Format>(formatName, text::kFormats);
  return toJs(text::read(text, options));
}

val solveText(const std::string& text, const val& options, const val& onProgress) {
  const Puzzle puzzle = puzzleOf(text);
  const solve::Request request = requestOf(options, onProgress);
  const Stopwatch watch;
  if (const auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
    const solve::SudokuAnswer answer = solveSudoku(*sudoku, request);
    return toJs(answer, sudoku->givens, watch.millis());
  }
  const auto& sudominoku = std::get<Sudominoku>(puzzle);
  const solve::SudominokuAnswer answer = solveSudominoku(sudominoku, request);
  return toJs(answer, sudominoku.givens(), watch.millis());
}

std::string writeAnswers(const val& items, const std::string& formatName) {
  std::vector<text::OutputItem> answers;
  const int count = items["length"].as<int>();
  for (int i = 0; i < count; ++i) {
    const val item = items[i];
    text::OutputItem answer{kindOf(item["kind"]), std::nullopt};
    if (!item["grid"].isNull()) answer.grid = gridOf(item["grid"].as<std::string>());
    answers.push_back(answer);
  }
  return text::writeAnswers(answers, named<text::OutputFormat>(formatName, text::kOutputFormats));
}

std::string version() { return SUDOMINOKU_VERSION; }

}  // namespace

EMSCRIPTEN_BINDINGS(solver) {
  emscripten::function("read", &readText);
  emscripten::function("read", &readTextAs);
  emscripten::function("solve", &solveText);
  emscripten::function("write", &writeAnswers);
  emscripten::function("batch", &batch);
  emscripten::function("version", &version);
}

}  // namespace sudominoku::bind
