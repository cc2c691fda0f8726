#include "answer/answer.h"

#include <algorithm>

#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "textbook/any_size.h"
#include "textbook/cross_hatching.h"
#include "textbook/deep_grids.h"

namespace sudominoku::answer {
namespace {

using profile::Answer;
using profile::Case;
using profile::Profile;
using profile::Square;
using profile::Task;

solve::SudokuAnswer solveGrid(const Grid& givens, std::uint64_t maxSolutions,
                              solve::Order order = solve::Order::any) {
  solve::Request request;
  request.order = order;
  request.limits.maxSolutions = maxSolutions;
  return solveSudoku({.givens = givens}, request);
}

std::optional<Square> firstSolution(const Case& one, solve::Order order) {
  if (one.sudominoku) {
    solve::Request request;
    request.limits.maxSolutions = 1;
    const auto answer = solveSudominoku(*one.sudominoku, request);
    if (answer.solutions.empty()) return std::nullopt;
    return Square::of(answer.solutions.front().grid);
  }
  if (!one.square.isNineByNine()) {
    auto values = textbook::smallestOfAnySize(one.square.boxSize, one.square.values);
    if (!values) return std::nullopt;
    return Square{one.square.boxSize, std::move(*values)};
  }
  const auto answer = solveGrid(one.square.grid(), 1, order);
  if (answer.solutions.empty()) return std::nullopt;
  return Square::of(answer.solutions.front());
}

Answer message(std::string_view text) { return {.message = std::string(text)}; }

/// A number from 1, or −1.
int firstMistake(const std::vector<profile::Step>& steps) {
  const auto canBeCompleted = [&](int count) {
    Grid grid;
    for (int i = 0; i < count; ++i) grid.set(steps[i].cell, steps[i].digit);
    return !solveGrid(grid, 1).solutions.empty();
  };
  int good = 0;
  int bad = static_cast<int>(steps.size()) + 1;
  while (bad - good > 1) {
    const int middle = good + (bad - good) / 2;
    (canBeCompleted(middle) ? good : bad) = middle;
  }
  return bad > static_cast<int>(steps.size()) ? -1 : bad;
}

/// None: there are more solutions than are counted.
std::optional<Answer> answerTo(const Profile& profile, const Case& one, std::uint64_t mostCounted) {
  const auto& messages = profile.output.messages;
  switch (profile.task) {
    case Task::any:
    case Task::cornerSum:
      return Answer{.grid = firstSolution(one, solve::Order::any)};
    case Task::anyOrMessage:
    case Task::smallest: {
      const auto grid = firstSolution(one, solve::Order::smallest);
      return grid || messages.empty() ? Answer{.grid = grid} : message(messages[0]);
    }
    case Task::uniqueOrMessage: {
      const auto found = solveGrid(one.square.grid(), 2);
      if (found.outcome == solve::Outcome::unique) {
        return Answer{.grid = Square::of(found.solutions[0])};
      }
      return message(messages[found.outcome == solve::Outcome::none ? 1 : 0]);
    }
    case Task::count: {
      const auto found = solveGrid(one.square.grid(), mostCounted + 1);
      if (found.solutionCount.value > mostCounted) return std::nullopt;
      Answer answer{std::to_string(found.solutionCount.value)};
      if (found.solutionCount.value == 1) answer.grid = Square::of(found.solutions[0]);
      return answer;
    }
    case Task::classify: {
      if (textbook::hasRepeats(one.square.boxSize, one.square.values)) return message(messages[0]);
      const auto outcome = solveGrid(one.square.grid(), 2).outcome;
      return message(messages[outcome == solve::Outcome::none     ? 1
                              : outcome == solve::Outcome::unique ? 2
                                                                  : 3]);
    }
    case Task::verify:
    case Task::verifyPartial: {
      const auto& values = one.square.values;
      const bool hasBlank = std::find(values.begin(), values.end(), 0) != values.end();
      const bool isWrong = textbook::hasRepeats(one.square.boxSize, values) ||
                           (profile.task == Task::verify && hasBlank);
      return message(messages[isWrong ? 1 : 0]);
    }
    case Task::firstMistake:
      return message(std::to_string(firstMistake(one.steps)));
    case Task::crossHatching: {
      const auto grid = textbook::crossHatch(one.square.grid());
      return grid ? Answer{.grid = Square::of(*grid)} : message(messages[0]);
    }
    case Task::submission:
      return Answer{.grid = Square::of(textbook::deepGrid(textbook::SearchOrder::rowMajor))};
  }
  return Answer{};
}

int cornerOf(const Square& square) {
  return 100 * square.values[0] + 10 * square.values[1] + square.values[2];
}

}  // namespace

Answers answersTo(const Profile& profile, const std::vector<Case>& cases,
                  std::uint64_t mostCounted) {
  Answers result;
  std::int64_t sum = 0;
  for (const Case& one : cases) {
    const int number = static_cast<int>(&one - cases.data()) + 1;
    std::optional<Answer> answer = answerTo(profile, one, mostCounted);
    if (!answer) {
      result.uncounted.push_back(number);
      answer = message("uncounted");
    } else if (!answer->grid && answer->message.empty()) {
      result.unsolved.push_back(number);
      answer = message("impossible");
    }
    if (profile.task == Task::cornerSum && answer->grid) sum += cornerOf(*answer->grid);
    result.answers.push_back(std::move(*answer));
  }
  if (profile.task == Task::cornerSum) {
    const bool isSolved = result.unsolved.empty();
    result.answers = {{isSolved ? std::to_string(sum) : "impossible"}};
  }
  return result;
}

}  // namespace sudominoku::answer
