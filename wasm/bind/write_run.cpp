#include "bind/write_run.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "bind/boards.h"
#include "bind/from_js.h"
#include "bind/to_js.h"

namespace sudominoku::bind {

using emscripten::val;

val writeRun(const val& run, const std::string& formatName) {
  const text::OutputFormat format = outputFormatOf(formatName);
  const auto kinds = emscripten::convertJSArrayToNumberVector<std::uint8_t>(run["kinds"]);
  const auto outcomes = emscripten::convertJSArrayToNumberVector<std::uint8_t>(run["outcomes"]);
  const auto boards = emscripten::convertJSArrayToNumberVector<std::uint8_t>(run["boards"]);
  require(outcomes.size() == kinds.size() && boards.size() == kinds.size() * kCells);
  text::Preceding preceding;
  preceding.sudominokus = counterOf(run, "casesBefore", kLargestSafeInteger);
  if (!run["before"].isNull()) preceding.last = kindOf(run["before"]);

  std::string text;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    require(kinds[i] <= static_cast<std::uint8_t>(PuzzleKind::sudominoku));
    require(outcomes[i] <= static_cast<std::uint8_t>(solve::Outcome::stopped));
    Board board;
    std::copy_n(boards.begin() + static_cast<std::ptrdiff_t>(i) * kCells, kCells, board.begin());
    require(std::all_of(board.begin(), board.end(), isBoardCell));
    const text::OutputItem answer{static_cast<PuzzleKind>(kinds[i]),
                                  solutionOf(board, static_cast<solve::Outcome>(outcomes[i]))};
    writeAnswer(text, answer, format, preceding);
    preceding.add(answer.kind);
  }
  return copyOf(std::vector<std::uint8_t>(text.begin(), text.end()));
}

}  // namespace sudominoku::bind
