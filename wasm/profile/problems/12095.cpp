// The Sudoku that takes longest: no input, and the output is an input for problem 2580.
#include "profile/problems/problems.h"
#include "profile/words.h"

namespace sudominoku::profile::problems {
namespace {

Input readNothing(const WordedText& text) {
  Input input{{Case{}}, {}};
  if (!text.words.empty()) {
    const Word& first = text.words.front();
    input.diagnostics.push_back({.kind = text::DiagnosticKind::extraToken,
                                 .place = first.place,
                                 .found = quoteOf(first.text),
                                 .expected = {}});
  }
  return input;
}

}  // namespace

const Profile k12095{.id = "12095", .task = Task::submission, .readInput = readNothing};

}  // namespace sudominoku::profile::problems
