// The Sudoku that takes longest: no input, and the output is an input for problem 2580.
#include "profile/problems/problems.h"
#include "profile/words.h"

namespace sudominoku::profile::problems {
namespace {

Input readNothing(std::string_view text) {
  Input input{{Case{}}, {}};
  const Words words(text);
  if (words.has(0)) {
    const Word first = words[0];
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
