// Su-domino-ku.
#include "profile/problems/problems.h"
#include "profile/words.h"
#include "text/read.h"
#include "text/source.h"

namespace sudominoku::profile::problems {
namespace {

Input readDominoes(std::string_view text) {
  const std::vector<Word> words = wordsOf(text);
  // The terminator alone is no puzzle to the reader of texts, but it is an input.
  if (words.size() == 1 && words.front().text == "0") return {};
  text::Reading reading = text::read(text);
  Input input{{}, std::move(reading.diagnostics)};
  std::vector<text::Line> lines;
  for (const text::ReadPuzzle& read : reading.puzzles) {
    const auto* puzzle = std::get_if<Sudominoku>(&read.puzzle);
    if (puzzle == nullptr) {
      if (lines.empty()) lines = text::linesOf(text);
      const text::Line& first = lines[static_cast<std::size_t>(read.firstLine) - 1];
      const text::Place place = first.extent();
      input.diagnostics.push_back({.kind = text::DiagnosticKind::unrecognisedText,
                                   .place = place,
                                   .found = first.rawText(place.column, place.length),
                                   .expected = {}});
      continue;
    }
    input.cases.push_back(
        {read.firstLine, read.lastLine, Square::of(puzzle->givens()), *puzzle, {}});
  }
  return input;
}

}  // namespace

const Profile k4574{
    .id = "4574",
    .task = Task::any,
    .input = {.cases = Cases::untilWord, .lastWord = "0"},
    .output = {.cells = CellStyle::packed, .heading = "Puzzle {k}"},
    .readInput = readDominoes,
};

}  // namespace sudominoku::profile::problems
