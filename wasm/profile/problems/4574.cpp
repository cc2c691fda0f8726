// Su-domino-ku.
#include <algorithm>

#include "profile/problems/problems.h"
#include "profile/words.h"
#include "text/read.h"
#include "text/source.h"

namespace sudominoku::profile::problems {
namespace {

/// A line of a text, which it refers to, from 1.
text::Line lineOf(std::string_view text, int number) {
  const Words words(text);
  std::size_t first = 0;
  while (words[first].place.line < number) ++first;
  const std::size_t offset = words[first].offset;
  const std::size_t breakBefore = text.find_last_of("\n\r", offset);
  const std::size_t start = breakBefore == std::string_view::npos ? 0 : breakBefore + 1;
  const std::size_t end = std::min(text.find_first_of("\n\r", offset), text.size());
  text::Line line = text::linesOf(text.substr(start, end - start)).front();
  line.number = number;
  return line;
}

/// Reads lists to the end of a text, whatever stands between them.
Input readLists(std::string_view text) {
  text::Reading reading = text::read(text);
  Input input{{}, std::move(reading.diagnostics)};
  for (const text::ReadPuzzle& read : reading.puzzles) {
    const auto* puzzle = std::get_if<Sudominoku>(&read.puzzle);
    if (puzzle == nullptr) {
      const text::Line first = lineOf(text, read.firstLine);
      const text::Place place = first.extent();
      input.diagnostics.push_back({.kind = text::DiagnosticKind::unrecognisedText,
                                   .place = place,
                                   .found = first.rawText(place.column, place.length),
                                   .expected = {}});
      return input;
    }
    input.cases.push_back(
        {read.firstLine, read.lastLine, Square::of(puzzle->givens()), *puzzle, {}});
  }
  return input;
}

Input readDominoes(std::string_view text) {
  const Words words(text);
  std::size_t zero = 0;
  while (words.has(zero) && words[zero].text != "0") ++zero;
  if (!words.has(zero)) return readLists(text);
  const bool endsText = !words.has(zero + 1);
  // The terminator alone is no puzzle to the reader of texts, but it is an input.
  const bool isAlone =
      zero == 0 && (endsText || words[zero + 1].place.line > words[zero].place.line);
  Input input =
      isAlone ? Input{} : readLists(endsText ? text : text.substr(0, words[zero].offset + 1));
  if (endsText) return input;
  // Within a list it is no terminator.
  if (hasErrors(input.diagnostics)) return readLists(text);
  input.diagnostics.push_back({.kind = text::DiagnosticKind::extraToken,
                               .place = words[zero + 1].place,
                               .found = quoteOf(words[zero + 1].text),
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
