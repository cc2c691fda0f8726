#include "bind/judge.h"

#include "bind/from_js.h"
#include "bind/to_js.h"
#include "judge/judge.h"
#include "pack/pack.h"
#include "profile/registry.h"
#include "text/write.h"
#include "textbook/call_meter.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

val toJs(const judge::Reason& reason) {
  return Object()
      .add("kind", nameOf(reason.kind))
      .add("puzzle", reason.puzzle)
      .add("line", reason.place.line)
      .add("column", reason.place.column)
      .add("length", reason.place.length)
      .add("cells", arrayOf(reason.cells))
      .add("otherGiven", reason.isOtherGiven)
      .add("found", reason.found)
      .add("expected", reason.expected)
      .take();
}

val toJs(const std::optional<judge::Reason>& reason) {
  return reason ? toJs(*reason) : val::null();
}

val toJs(const std::optional<judge::JudgedBoard>& board, const std::vector<profile::Case>& cases) {
  if (!board) return val::null();
  const profile::Case& one = cases[board->caseIndex];
  if (!one.square.isNineByNine()) return val::null();
  // A submission has no puzzle but itself.
  const Grid givens = one.square.values.empty() ? board->digits : one.square.grid();
  const Puzzle puzzle = one.sudominoku ? Puzzle(*one.sudominoku) : Puzzle(Sudoku{.givens = givens});
  const text::Format format = one.sudominoku ? text::Format::dominoList : text::Format::spacedRows;
  return Object()
      .add("number", board->caseIndex + 1)
      .add("puzzle", bind::toJs(text::ReadPuzzle{
                         .puzzle = puzzle,
                         .format = format,
                         .firstLine = one.firstLine,
                         .lastLine = one.lastLine,
                         .places = std::vector<text::Place>(kCells, text::Place{0, 0, 0}),
                     }))
      .add("digits", text::writeOneLine(board->digits))
      .add("tiling", board->tiling ? arrayOf(*board->tiling) : val::null())
      .take();
}

}  // namespace

val judgeText(const std::string& profileId, const std::string& input, const std::string& output,
              const val& options) {
  const profile::Profile* profile =
      profileId == "auto" ? profile::detectProfile(input, output) : profile::profileOf(profileId);
  require(profile != nullptr || profileId == "auto");
  Object result;
  result.add("profile", profile == nullptr ? std::string_view() : profile->id);
  const profile::Input read = profile::readInputBy(profile, input);
  result.add("diagnostics", bind::toJs(read.diagnostics));
  result.add("puzzles", static_cast<int>(read.cases.size()));
  if (profile == nullptr || hasErrors(read.diagnostics)) {
    return result.add("verdict", "unusable")
        .add("reason", val::null())
        .add("strictReason", val::null())
        .add("board", val::null())
        .add("boardSize", kSize)
        .add("calls", 0)
        .take();
  }
  const judge::Judgement judgement =
      judge::judge(*profile, read.cases, output, {.isStrict = options["strict"].as<bool>()});
  const int number = judgement.reason ? judgement.reason->puzzle : 0;
  return result.add("verdict", nameOf(judgement.verdict))
      .add("reason", toJs(judgement.reason))
      .add("strictReason", toJs(judgement.strictReason))
      .add("board", toJs(judgement.board, read.cases))
      .add("boardSize", number == 0 ? kSize : read.cases[number - 1].square.size())
      .add("calls", judgement.calls)
      .take();
}

val meterGrid(const std::string& givens, const std::string& orderName, double cap,
              const val& onProgress) {
  constexpr double kMostCalls = 1e12;
  require(cap >= 1 && cap <= kMostCalls);
  const Grid grid = gridOf(givens);
  const auto order = named<textbook::SearchOrder>(orderName, textbook::kSearchOrders);
  textbook::CallMonitor monitor;
  if (!onProgress.isNull()) {
    monitor = [onProgress](std::uint64_t calls) {
      onProgress(bind::toJs(solve::Progress{.nodes = calls}));
      return true;
    };
  }
  const textbook::CallCount count =
      countCalls(grid, order, static_cast<std::uint64_t>(cap), monitor);
  return Object()
      .add("calls", count.calls)
      .add("capped", count.capped)
      .add("solved", count.solved)
      .add("clashes", !clashingCells(grid).empty())
      .take();
}

val packOf(const std::string& problem, double seed) {
  require(pack::hasPack(problem) && seed >= 0 && seed <= kLargestSafeInteger);
  const pack::Pack made = pack::makePack(problem, static_cast<std::uint64_t>(seed));
  int index = 0;
  return Object()
      .add("problem", made.problem)
      .add("seed", made.seed)
      .add("cases", arrayOf(made.cases,
                            [&](const pack::PackCase& one) {
                              return Object()
                                  .add("name", stemOf(made, index++))
                                  .add("kind", nameOf(one.kind))
                                  .add("input", one.input)
                                  .add("output", one.output)
                                  .add("anyAccepted", one.isAnyAccepted)
                                  .add("calls", one.calls)
                                  .take();
                            }))
      .add("files",
           arrayOf(made.files,
                   [](const pack::PackFile& file) {
                     return Object().add("name", file.name).add("content", file.content).take();
                   }))
      .take();
}

}  // namespace sudominoku::bind
