#include "explain/path.h"

#include <algorithm>
#include <array>
#include <utility>

#include "explain/any_puzzle.h"
#include "explain/knowledge.h"
#include "explain/walk.h"

namespace sudominoku::explain {
namespace {

void count(Rating& rating, Technique technique, int difficulty, int score) {
  const Level level = rowFor(technique).level;
  if (std::pair(level, difficulty) > std::pair(rating.level, rating.hardestDifficulty)) {
    rating.hardest = technique;
    rating.hardestDifficulty = difficulty;
  }
  rating.level = std::max(rating.level, level);
  rating.difficulty = std::max(rating.difficulty, difficulty);
  rating.score += score;
  ++rating.steps;
}

void count(Rating& rating, const Step& step) {
  count(rating, step.technique, step.difficulty, step.score());
}

PuzzleRating rateFrom(const Position& position, Knowledge& knowledge, bool allowsUniqueness,
                      Level most, const Clock& clock) {
  PuzzleRating rating;
  Walk walk(position, knowledge, allowsUniqueness);
  Contradiction contradiction;
  Step step;
  techniques::Single single;
  while (true) {
    if (knowledge.outcome() == Outcome::impossible &&
        findContradiction(walk.position(), contradiction)) {
      break;
    }
    if (walk.position().isSolved()) break;
    if (walk.takeSingle(single)) {
      step.difficulty = single.difficulty;
      count(rating, single.technique, single.difficulty, step.score());
      continue;
    }
    const Next next = walk.next(step, most, [&] { return clock.goesOn(); });
    if (next == Next::none) return rating;
    if (next == Next::agreed) break;
    walk.take(step);
    count(rating, step);
  }
  rating.outcome = knowledge.outcome();
  return rating;
}

PuzzleRating rateUniqueFrom(const Position& position, bool allowsUniqueness, const Grid& solution,
                            Level most) {
  Knowledge knowledge(solution);
  return rateFrom(position, knowledge, allowsUniqueness, most, Clock({}));
}

template <typename PuzzleOfKind>
std::optional<Level> levelOf(const PuzzleOfKind& puzzle, const Grid& solution, Level most) {
  const PuzzleRating rating = rateUnique(puzzle, solution, std::min(most, Level::expert));
  if (rating.outcome == Outcome::solved) return rating.level;
  if (most == Level::extreme) return Level::extreme;
  return std::nullopt;
}

}  // namespace

std::string_view nameOf(Outcome outcome) {
  static constexpr std::array<std::string_view, 4> names{"solved", "multiple", "impossible",
                                                         "stuck"};
  return names[static_cast<int>(outcome)];
}

Explanation explain(const Puzzle& puzzle, const Grid& entries, const solve::Effort& effort) {
  Clock clock(effort);
  Explanation result;
  Knowledge knowledge(withEntries(puzzle, entries), clock);
  const bool isImpossible = knowledge.outcome() == Outcome::impossible;
  Walk walk(positionOf(puzzle, entries), knowledge, isPlain(puzzle));
  while (true) {
    if (isImpossible && findContradiction(walk.position(), result.contradiction)) {
      result.hasContradiction = true;
      break;
    }
    if (walk.position().isSolved()) {
      // A full grid, with nothing wrong in sight: no dominoes cover it.
      result.hasContradiction = isImpossible;
      if (isImpossible) result.contradiction = {Contradiction::Kind::search, {}, -1, {}};
      break;
    }
    const auto goOn = [&] { return clock.report(walk.position()); };
    if (!goOn()) return result;
    Step step;
    const Next next = walk.next(step, Level::extreme, goOn);
    if (next == Next::none) return result;
    if (next == Next::agreed) break;
    walk.take(step);
    count(result.rating, step);
    result.steps.push_back(std::move(step));
  }
  result.outcome = knowledge.outcome();
  return result;
}

PuzzleRating rate(const Puzzle& puzzle, Level most, const solve::Effort& effort) {
  Clock clock(effort);
  Knowledge knowledge(puzzle, clock);
  return rateFrom(positionOf(puzzle), knowledge, isPlain(puzzle), most, clock);
}

PuzzleRating rateUnique(const Sudoku& puzzle, const Grid& solution, Level most) {
  return rateUniqueFrom(Position::of(puzzle), !puzzle.hasCandidates(), solution, most);
}
PuzzleRating rateUnique(const Sudominoku& puzzle, const Grid& solution, Level most) {
  return rateUniqueFrom(Position::of(puzzle), false, solution, most);
}

std::optional<Level> levelOfUnique(const Sudoku& puzzle, const Grid& solution, Level most) {
  return levelOf(puzzle, solution, most);
}
std::optional<Level> levelOfUnique(const Sudominoku& puzzle, const Grid& solution, Level most) {
  return levelOf(puzzle, solution, most);
}

}  // namespace sudominoku::explain
