#include "profile/registry.h"

#include <algorithm>
#include <array>

#include "profile/problems/problems.h"
#include "profile/words.h"
#include "text/line_shape.h"
#include "text/source.h"

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

bool haveSameWords(std::string_view first, std::string_view second) {
  const Words ofFirst(first);
  const Words ofSecond(second);
  std::size_t i = 0;
  while (ofFirst.has(i) && ofSecond.has(i) && ofFirst[i].text == ofSecond[i].text) ++i;
  return !ofFirst.has(i) && !ofSecond.has(i);
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

/// The first line of a text that has words.
struct FirstLine {
  std::vector<Word> words;
  /// Nothing follows.
  bool isAll = true;
};

FirstLine firstLineOf(std::string_view text) {
  constexpr std::string_view space = " \t\n\v\f\r";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const std::size_t first = std::min(text.find_first_not_of(space), text.size());
  const std::size_t end = std::min(text.find_first_of("\n\r", first), text.size());
  return {wordsOf(text.substr(0, end)),
          text.find_first_not_of(space, end) == std::string_view::npos};
}

std::string_view firstWordOf(std::string_view text) { return text.substr(0, text.find(' ')); }

/// The same word in capitals or not, and with a full stop behind it or the like or without.
bool areAlike(std::string_view a, std::string_view b) {
  const auto bare = [](std::string_view word) {
    return text::lowerOf(word.substr(0, word.find_last_not_of(".:!") + 1));
  };
  return bare(a) == bare(b);
}

/// Whether an output with this first line begins as the profile's answers do, or nearly so.
bool answersLikeIt(const Profile& profile, const FirstLine& line) {
  const OutputLayout& layout = profile.output;
  if (line.words.empty()) return true;
  const std::string_view word = line.words[0].text;
  const auto& messages = layout.messages;
  if (std::any_of(messages.begin(), messages.end(),
                  [&](std::string_view message) { return areAlike(word, firstWordOf(message)); })) {
    return true;
  }
  if (!layout.heading.empty()) return startsAlike(word, firstWordOf(layout.heading));
  const bool isOnly = line.words.size() == 1;
  const bool startsWithDigit = text::isAsciiDigit(word[0]);
  switch (profile.task) {
    case Task::verify:
    case Task::verifyPartial: {
      // As programs print what is true.
      constexpr std::array<std::string_view, 6> truths{"true", "false", "yes", "no", "1", "0"};
      return isOnly && line.isAll &&
             std::any_of(truths.begin(), truths.end(),
                         [&](std::string_view truth) { return areAlike(word, truth); });
    }
    case Task::classify:
      return false;
    case Task::count:
      return isOnly;
    default:
      break;
  }
  if (layout.isOneAnswer) return isOnly;
  switch (layout.cells) {
    case CellStyle::spaced:
      return !isOnly && startsWithDigit;
    case CellStyle::json:
      return word[0] == '[';
    default:
      return isOnly && (startsWithDigit || word[0] == '.');
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
  const FirstLine firstLine = firstLineOf(output);
  const Profile* best = nullptr;
  int bestScore = 0;
  for (const Profile* profile : profiles()) {
    const int score = inputScore(*profile, input);
    if (score == 0) continue;
    const int whole = 2 * score + (answersLikeIt(*profile, firstLine) ? 1 : 0);
    if (whole <= bestScore) continue;
    best = profile;
    bestScore = whole;
  }
  return best;
}

}  // namespace sudominoku::profile
