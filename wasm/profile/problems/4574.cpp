// Su-domino-ku.
#include <algorithm>

#include "profile/problems/problems.h"
#include "profile/words.h"
#include "text/read.h"
#include "text/source.h"

namespace sudominoku::profile::problems {
namespace {

/// Reads lists to the end of a text, whatever stands between them.
Input readLists(std::string_view text) {
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

Input readDominoes(const WordedText& worded) {
  const auto& [text, words] = worded;
  const auto zero =
      std::find_if(words.begin(), words.end(), [](const Word& word) { return word.text == "0"; });
  if (zero == words.end()) return readLists(text);
  const auto behind = zero + 1;
  const bool endsText = behind == words.end();
  // The terminator alone is no puzzle to the reader of texts, but it is an input.
  const bool isAlone = zero == words.begin() && (endsText || behind->place.line > zero->place.line);
  Input input = isAlone ? Input{} : readLists(endsText ? text : text.substr(0, zero->offset + 1));
  if (endsText) return input;
  // Within a list it is no terminator.
  if (hasErrors(input.diagnostics)) return readLists(text);
  input.diagnostics.push_back({.kind = text::DiagnosticKind::extraToken,
                               .place = behind->place,
                               .found = quoteOf(behind->text),
                               .expected = {}});
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
