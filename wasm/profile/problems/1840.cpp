// The first mistake among 81 steps `row column digit`, each of another cell.
#include "profile/problems/problems.h"
#include "profile/words.h"

namespace sudominoku::profile::problems {
namespace {

constexpr int kNumbersPerStep = 3;

Input readSteps(std::string_view text) {
  using text::DiagnosticKind;
  Input input{{Case{}}, {}};
  Case& only = input.cases.front();
  const Words words(text);
  std::array<int, kNumbersPerStep> numbers{};
  std::array<int, kCells> lines{};
  const std::size_t wanted = kCells * kNumbersPerStep;
  for (std::size_t i = 0; words.has(i) && i < wanted; ++i) {
    const std::string_view word = words[i].text;
    if (word.size() != 1 || word[0] < '1' || word[0] > '9') {
      input.diagnostics.push_back({.kind = DiagnosticKind::badDigit,
                                   .place = words[i].place,
                                   .found = quoteOf(word),
                                   .expected = "1-9"});
      return input;
    }
    numbers[i % kNumbersPerStep] = word[0] - '0';
    if (i % kNumbersPerStep != 2) continue;
    const Cell cell = cellAt(numbers[0] - 1, numbers[1] - 1);
    if (lines[cell] != 0) {
      input.diagnostics.push_back(
          {.kind = DiagnosticKind::cellUsedTwice,
           .place = words[i - 2].place,
           .found = std::to_string(numbers[0]) + ' ' + std::to_string(numbers[1]),
           .expected = {},
           .relatedLine = lines[cell]});
      return input;
    }
    lines[cell] = words[i - 2].place.line;
    only.steps.push_back({cell, numbers[2]});
  }
  if (!words.has(wanted - 1)) {
    input.diagnostics.push_back({.kind = DiagnosticKind::missingToken,
                                 .place = placeAt(text, text.size()),
                                 .found = {},
                                 .expected = "1-9"});
  } else if (words.has(wanted)) {
    input.diagnostics.push_back({.kind = DiagnosticKind::extraToken,
                                 .place = words[wanted].place,
                                 .found = quoteOf(words[wanted].text),
                                 .expected = {}});
  } else {
    only.lastLine = words[wanted - 1].place.line;
  }
  return input;
}

}  // namespace

const Profile k1840{.id = "1840",
                    .task = Task::firstMistake,
                    .output = {.isOneAnswer = true},
                    .readInput = readSteps};

}  // namespace sudominoku::profile::problems
