#include "profile/registry.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

#include "profile/problems/problems.h"
#include "profile/words.h"
#include "text/line_shape.h"
#include "text/read.h"
#include "text/source.h"

namespace sudominoku::profile {
namespace {

std::string_view withoutSpaceBehind(std::string_view text) {
  return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

/// Whether two texts have the same lines, but for blanks at their ends and blank lines at the end.
bool haveSameLines(std::string_view first, std::string_view second) {
  first = withoutSpaceBehind(first);
  second = withoutSpaceBehind(second);
  while (!first.empty() && !second.empty()) {
    const std::string_view lineOfFirst = first.substr(0, first.find('\n'));
    const std::string_view lineOfSecond = second.substr(0, second.find('\n'));
    if (withoutSpaceBehind(lineOfFirst) != withoutSpaceBehind(lineOfSecond)) return false;
    first.remove_prefix(std::min(lineOfFirst.size() + 1, first.size()));
    second.remove_prefix(std::min(lineOfSecond.size() + 1, second.size()));
  }
  return first.empty() && second.empty();
}

bool haveSameWords(std::string_view first, std::string_view second) {
  const Words ofFirst(first);
  const Words ofSecond(second);
  std::size_t i = 0;
  while (ofFirst.has(i) && ofSecond.has(i) && ofFirst[i].text == ofSecond[i].text) ++i;
  return !ofFirst.has(i) && !ofSecond.has(i);
}

/// Whether two profiles read every text alike.
bool readAlike(const Profile& first, const Profile& second) {
  if (first.readInput != nullptr || second.readInput != nullptr) return false;
  const auto readBy = [](const InputLayout& layout) {
    return std::tie(layout.cases, layout.cells, layout.heading, layout.largestBox, layout.lastWord);
  };
  return readBy(first.input) == readBy(second.input);
}

/// How likely a text is a profile's input, as which it can be read: 0 to 4.
int inputScore(const Profile& profile, const Input& input, std::string_view text) {
  int score = 1;
  if (profile.readInput != nullptr) {
    score = 4;
  } else {
    const std::string written = writeInput(profile, input.cases);
    if (haveSameLines(written, text)) {
      score = 4;
    } else if (haveSameWords(written, text)) {
      score = 3;
    }
  }
  const bool isTypical = profile.isTypical == nullptr || profile.isTypical(input.cases);
  return isTypical ? score : 0;
}

/// How a text begins.
struct Beginning {
  /// Empty where there is none.
  std::string_view word;
  /// It is the only one on its line.
  bool isOnly = true;
  /// It is the only one of all.
  bool isAll = true;
};

Beginning beginningOf(std::string_view text) {
  const Words words(text);
  if (!words.has(0)) return {};
  const bool isAll = !words.has(1);
  return {words[0].text, isAll || words[1].place.line > words[0].place.line, isAll};
}

std::string_view firstWordOf(std::string_view text) { return text.substr(0, text.find(' ')); }

/// The same word in capitals or not, and with a full stop behind it or the like or without.
bool areAlike(std::string_view a, std::string_view b) {
  const auto bare = [](std::string_view word) {
    return text::lowerOf(word.substr(0, word.find_last_not_of(".:!") + 1));
  };
  return bare(a) == bare(b);
}

/// Whether this is how the profile's answers begin, or nearly so.
bool answersLikeIt(const Profile& profile, const Beginning& beginning) {
  const OutputLayout& layout = profile.output;
  const std::string_view word = beginning.word;
  if (word.empty()) return true;
  const auto& messages = layout.messages;
  if (std::any_of(messages.begin(), messages.end(),
                  [&](std::string_view message) { return areAlike(word, firstWordOf(message)); })) {
    return true;
  }
  if (!layout.heading.empty()) return startsAlike(word, firstWordOf(layout.heading));
  const bool startsWithDigit = text::isAsciiDigit(word[0]);
  switch (profile.task) {
    case Task::verify:
    case Task::verifyPartial: {
      // As programs print what is true.
      constexpr std::array<std::string_view, 6> truths{"true", "false", "yes", "no", "1", "0"};
      return beginning.isAll &&
             std::any_of(truths.begin(), truths.end(),
                         [&](std::string_view truth) { return areAlike(word, truth); });
    }
    case Task::classify:
      return false;
    case Task::count:
    case Task::firstMistake:
    case Task::cornerSum:
      return beginning.isOnly && text::isNumber(word);
    default:
      break;
  }
  switch (layout.cells) {
    case CellStyle::spaced:
      return !beginning.isOnly && startsWithDigit;
    case CellStyle::json:
      return word[0] == '[';
    default:
      return beginning.isOnly && (startsWithDigit || word[0] == '.');
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
  const Beginning beginning = beginningOf(output);
  const auto& all = profiles();
  std::vector<std::optional<int>> scores(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (scores[i]) continue;
    const Input read = all[i]->read(input);
    const bool isInput = !hasErrors(read.diagnostics) && !read.cases.empty();
    for (std::size_t j = i; j < all.size(); ++j) {
      if (j != i && !readAlike(*all[i], *all[j])) continue;
      scores[j] =
          isInput ? 2 * inputScore(*all[j], read, input) + answersLikeIt(*all[j], beginning) : 0;
    }
  }
  const auto best = std::max_element(scores.begin(), scores.end());
  return *best > 0 ? all[static_cast<std::size_t>(best - scores.begin())] : nullptr;
}

Input readInputBy(const Profile* profile, std::string_view input) {
  return profile == nullptr ? Input{{}, text::read(input).diagnostics} : profile->read(input);
}

}  // namespace sudominoku::profile
