#include "judge/right_answer.h"

#include <algorithm>

#include "textbook/any_size.h"
#include "textbook/masks.h"
#include "textbook/traced/algorithms.h"

namespace sudominoku::judge {
namespace {

using profile::Case;
using profile::Profile;
using profile::Square;
using profile::Task;

/// Calls of the exact cover that may prove a Su-domino-ku impossible: some 0.8 s. The hardest legal
/// ones known take 54,000.
constexpr std::uint64_t kMostCalls = 200'000;

/// Looks for solutions up to a limit. By exact cover: who branches on cells alone takes seconds for
/// some impossible grids that lack a place for a digit.
textbook::AlgorithmRun solve(const Grid& givens, std::uint64_t limit) {
  return runAlgorithm(textbook::Algorithm::sudokuExactCover, Sudoku{.givens = givens},
                      {.maxSolutions = limit});
}

}  // namespace

std::uint64_t solutionsOf(const Case& one, std::uint64_t limit) {
  return solve(one.square.grid(), limit).counters.solutions;
}

bool isImpossible(const Case& one) {
  if (!one.sudominoku) return solutionsOf(one, 1) == 0;
  const auto run = runAlgorithm(textbook::Algorithm::sudominokuExactCover, *one.sudominoku,
                                {.maxCalls = kMostCalls});
  return run.ending == textbook::Ending::exhausted || run.ending == textbook::Ending::clash;
}

std::optional<Square> smallestOf(const Square& square) {
  if (square.isNineByNine()) {
    if (!solve(square.grid(), 1).first) return std::nullopt;
    return Square::of(*textbook::smallestSolution(square.grid()));
  }
  auto values = textbook::smallestOfAnySize(square.boxSize, square.values);
  if (!values) return std::nullopt;
  return Square{square.boxSize, std::move(*values)};
}

int firstMistakeOf(const std::vector<profile::Step>& steps) {
  int good = 0;
  int bad = static_cast<int>(steps.size()) + 1;
  const auto canBeCompleted = [&](int count) {
    Grid prefix;
    for (int i = 0; i < count; ++i) prefix.set(steps[i].cell, steps[i].digit);
    return solve(prefix, 1).first.has_value();
  };
  while (bad - good > 1) {
    const int middle = good + (bad - good) / 2;
    (canBeCompleted(middle) ? good : bad) = middle;
  }
  return bad > static_cast<int>(steps.size()) ? -1 : bad;
}

std::optional<std::int64_t> cornerSumOf(const std::vector<Case>& cases) {
  std::int64_t sum = 0;
  for (const Case& one : cases) {
    const auto run = solve(one.square.grid(), 2);
    if (run.counters.solutions != 1) return std::nullopt;
    const Grid& solution = *run.first;
    sum += 100 * solution[0] + 10 * solution[1] + solution[2];
  }
  return sum;
}

int rightMessage(const Profile& profile, const Case& one) {
  const auto& values = one.square.values;
  const int boxSize = one.square.boxSize;
  switch (profile.task) {
    case Task::verify:
    case Task::verifyPartial: {
      const bool hasBlank = std::find(values.begin(), values.end(), 0) != values.end();
      const bool isWrong =
          textbook::hasRepeats(boxSize, values) || (profile.task == Task::verify && hasBlank);
      return isWrong ? 1 : 0;
    }
    case Task::classify: {
      if (textbook::hasRepeats(boxSize, values)) return 0;
      return 1 + static_cast<int>(solutionsOf(one, 2));
    }
    case Task::uniqueOrMessage: {
      const std::uint64_t solutions = solutionsOf(one, 2);
      return solutions == 1 ? -1 : solutions == 0 ? 1 : 0;
    }
    case Task::anyOrMessage:
      return solutionsOf(one, 1) == 1 ? -1 : 0;
    case Task::smallest:
      if (profile.output.messages.empty()) return -1;
      return smallestOf(one.square) ? -1 : 0;
    default:
      return -1;
  }
}

}  // namespace sudominoku::judge
