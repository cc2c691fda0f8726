#include "profile/registry.h"

#include <algorithm>

#include "profile/problems/problems.h"
#include "profile/words.h"

namespace sudominoku::profile {
namespace {

/// The lines without blanks at their ends and without blank lines at the end.
std::vector<std::string_view> trimmedLinesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    lines.push_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

bool haveSameWords(std::string_view a, std::string_view b) {
  const std::vector<Word> first = wordsOf(a);
  const std::vector<Word> second = wordsOf(b);
  return std::equal(first.begin(), first.end(), second.begin(), second.end(),
                    [](const Word& x, const Word& y) { return x.text == y.text; });
}

/// 0: not the profile's input; higher is likelier.
int inputScore(const Profile& profile, std::string_view text) {
  const Input input = profile.read(text);
  if (hasErrors(input.diagnostics) || input.cases.empty()) return 0;
  int score = 1;
  if (profile.readInput != nullptr) {
    score = 4;
  } else {
    const std::string written = writeInput(profile, input.cases);
    if (trimmedLinesOf(written) == trimmedLinesOf(text)) {
      score = 4;
    } else if (haveSameWords(written, text)) {
      score = 3;
    }
  }
  const bool isTypical = profile.isTypical == nullptr || profile.isTypical(input.cases);
  return isTypical ? score : 1;
}

/// Whether the first answer of an output looks like the profile's.
bool answersLikeIt(const Profile& profile, std::string_view output) {
  const std::vector<Word> words = wordsOf(output);
  const OutputLayout& layout = profile.output;
  if (words.empty()) return true;
  if (!layout.heading.empty()) {
    const std::string heading = headingOf(layout.heading, 1);
    if (output.find(heading) != words[0].offset) return false;
    output.remove_prefix(words[0].offset + heading.size());
    return layout.messages.empty() || answersLikeIt({.id = {},
                                                     .task = profile.task,
                                                     .input = {},
                                                     .output = {.messages = layout.messages}},
                                                    output);
  }
  const std::string_view rest = output.substr(words[0].offset);
  if (std::any_of(layout.messages.begin(), layout.messages.end(),
                  [&](std::string_view message) { return rest.starts_with(message); })) {
    return true;
  }
  const bool hasGrids = profile.task != Task::verify && profile.task != Task::verifyPartial &&
                        profile.task != Task::classify && profile.task != Task::count;
  const auto onFirstLine = std::count_if(words.begin(), words.end(), [&](const Word& word) {
    return word.place.line == words[0].place.line;
  });
  const bool startsWithDigit = words[0].text[0] >= '0' && words[0].text[0] <= '9';
  if (profile.task == Task::count || layout.isOneAnswer) return onFirstLine == 1;
  if (!hasGrids) return false;
  switch (layout.cells) {
    case CellStyle::spaced:
      return onFirstLine > 1 && startsWithDigit;
    case CellStyle::json:
      return words[0].text[0] == '[';
    default:
      return onFirstLine == 1 && (startsWithDigit || words[0].text[0] == '.');
  }
}

}  // namespace

const std::vector<const Profile*>& profiles() {
  using namespace problems;
  static const std::vector<const Profile*> all{
      &k2580,     &k2239,    &k4574,       &k9291,        &k1840,         &k2955,
      &k4056,     &kPoj2676, &k7517,       &k7681,        &k7844,         &k12095,
      &k30649,    &kHdu1426, &kSudogob,    &kSudokunique, &kSudokuverify, &kUva989,
      &kUva10957, &kP1784,   &kLeetcode37, &kLeetcode36,  &kEuler96,
  };
  return all;
}

const Profile* profileOf(std::string_view id) {
  const auto& all = profiles();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Profile* one) { return one->id == id; });
  return found == all.end() ? nullptr : *found;
}

const Profile* detectProfile(std::string_view input, std::string_view output) {
  const Profile* best = nullptr;
  int bestScore = 0;
  for (const Profile* profile : profiles()) {
    const int score = inputScore(*profile, input);
    if (score == 0) continue;
    const int whole = 2 * score + (answersLikeIt(*profile, output) ? 1 : 0);
    if (whole <= bestScore) continue;
    best = profile;
    bestScore = whole;
  }
  return best;
}

}  // namespace sudominoku::profile
