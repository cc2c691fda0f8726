// The Sudoku that takes longest: no input, and the output is an input for problem 2580.
#include "profile/problems/problems.h"
#include "profile/words.h"

namespace sudominoku::profile::problems {
namespace {

Input readNothing(std::string_view text) {
  Input input{{Case{}}, {}};
  const std::vector<Word> words = wordsOf(text);
  if (!words.empty()) {
    input.diagnostics.push_back({.kind = text::DiagnosticKind::extraToken,
                                 .place = words.front().place,
                                 .found = quoteOf(words.front().text),
                                 .expected = {}});
  }
  return input;
}

}  // namespace

const Profile k12095{.id = "12095", .task = Task::submission, .readInput = readNothing};

}  // namespace sudominoku::profile::problems
