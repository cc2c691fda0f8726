#include <utility>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/stream.h"
#include "textbook/call_meter.h"

namespace sudominoku::cli {
namespace {

using textbook::SearchOrder;

std::string jsonOf(const Grid& givens, std::uint64_t cap, JsonObject json) {
  for (int i = 0; i < textbook::kSearchOrders; ++i) {
    const auto order = static_cast<SearchOrder>(i);
    const auto count = countCalls(givens, order, cap);
    json.addRaw(nameOf(order), JsonObject()
                                   .add("calls", count.calls)
                                   .add("capped", count.capped)
                                   .add("solved", count.solved)
                                   .text());
    if (order == SearchOrder::rowMajor) json.add("legal", isLegalFor2580(givens, count));
  }
  return json.text();
}

std::string lineOf(const Grid& givens, std::uint64_t cap) {
  std::string line;
  bool isLegal = false;
  for (int i = 0; i < textbook::kSearchOrders; ++i) {
    const auto order = static_cast<SearchOrder>(i);
    const auto count = countCalls(givens, order, cap);
    if (order == SearchOrder::rowMajor) isLegal = isLegalFor2580(givens, count);
    line += (i > 0 ? " " : "") + std::string(nameOf(order)) + (count.capped ? ">=" : "=") +
            std::to_string(count.calls);
  }
  return line + (isLegal ? " legal" : " not-legal");
}

}  // namespace

int runMeter(const MeterOptions& options) {
  Tally incomplete("counted without their candidates");
  const int code = runNumberedLines(
      options.input,
      [&](const Puzzle& puzzle, std::uint64_t number) {
        if (hasCandidates(puzzle)) incomplete.count();
        const auto* sudoku = std::get_if<Sudoku>(&puzzle);
        if (options.json) {
          JsonObject json = puzzleJson(number, kindOf(puzzle));
          return sudoku ? jsonOf(sudoku->givens, options.cap, std::move(json)) : json.text();
        }
        return sudoku ? lineOf(sudoku->givens, options.cap) : "not-a-sudoku";
      },
      /*isSlow=*/true);
  incomplete.say(options.input);
  return code;
}

}  // namespace sudominoku::cli
