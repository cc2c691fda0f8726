#include "explain/path.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <utility>

#include "explain/any_puzzle.h"
#include "explain/last_resort.h"
#include "explain/registry.h"
#include "explain/techniques/singles.h"
#include "solve/true_candidates.h"

namespace sudominoku::explain {
namespace {

/// One effort for a question of several parts.
class Clock {
 public:
  explicit Clock(const solve::Effort& effort) : effort_(effort) {}
  double millis() const {
    return std::chrono::duration<double, std::milli>(Time::now() - start_).count();
  }
  bool goesOn() const { return millis() < effort_.maxMillis; }
  void spend(const solve::Counters& counters) { nodes_ += counters.nodes; }
  /// What is left, without the monitor, which counts other things.
  solve::Effort rest() const {
    solve::Effort rest;
    if (effort_.maxNodes != solve::kUnlimited) {
      rest.maxNodes = effort_.maxNodes - std::min(nodes_, effort_.maxNodes);
    }
    rest.maxMillis = effort_.maxMillis - millis();
    return rest;
  }
  /// False: stop.
  bool report(const Position& position) const {
    if (!goesOn()) return false;
    if (!effort_.monitor) return true;
    return effort_.monitor(
        {static_cast<std::uint64_t>(kCells - position.open.size()), kCells, millis()});
  }

 private:
  using Time = std::chrono::steady_clock;
  const solve::Effort& effort_;
  const Time::time_point start_ = Time::now();
  std::uint64_t nodes_ = 0;
};

/// What is known of a puzzle beforehand. It only decides which proofs are worth trying, and which
/// techniques apply; no step rests on the solution.
struct Knowledge {
  Outcome outcome = Outcome::stuck;
  /// The candidates that some solution has. Where `stuck`, all.
  CandidateGrid truth = kAllCandidates;
  /// Techniques from uniqueness apply.
  bool allowsUniqueness = false;
};

CandidateGrid truthOf(const Grid& solution) {
  CandidateGrid truth;
  for (Cell cell = 0; cell < kCells; ++cell) truth[cell] = DigitSet::of(solution[cell]);
  return truth;
}

/// Techniques from uniqueness want digits that could change places.
bool isPlain(const Puzzle& puzzle) {
  const auto* sudoku = std::get_if<Sudoku>(&puzzle);
  return sudoku != nullptr && !sudoku->hasCandidates();
}

/// The puzzle without the candidates that are struck in its open cells.
Puzzle without(Puzzle puzzle, const Position& position, const std::vector<Candidate>& removed) {
  for (const Candidate candidate : removed) {
    if (position.isFilled(cellOf(candidate))) continue;
    DigitSet& candidates = candidatesOf(puzzle)[cellOf(candidate)];
    candidates = candidates.without(digitOf(candidate));
  }
  return puzzle;
}

Knowledge knowledgeOf(const Puzzle& puzzle, bool isPlainPuzzle, Clock& clock) {
  Knowledge knowledge;
  const solve::Effort effort = clock.rest();
  solve::Inquiry inquiry(effort);
  const solve::Found found = search(inquiry, puzzle, 2);
  clock.spend(inquiry.counters());
  if (found.count.value >= 2) {
    const solve::Effort rest = clock.rest();
    const solve::TrueCandidates all = std::visit(
        [&](const auto& one) { return solve::findTrueCandidates(one, 1, rest); }, puzzle);
    clock.spend(all.counters);
    if (!all.complete) return knowledge;
    knowledge.outcome = Outcome::multiple;
    knowledge.truth = all.candidates();
  } else if (found.count.exact) {
    const bool isUnique = found.count.value == 1;
    knowledge.outcome = isUnique ? Outcome::solved : Outcome::impossible;
    if (isUnique) {
      knowledge.truth = truthOf(found.grids.front());
    } else {
      knowledge.truth.fill({});
    }
    knowledge.allowsUniqueness = isUnique && isPlainPuzzle;
  }
  return knowledge;
}

/// Looks for a technique's step, and says of it all that there is to say.
template <typename GoOn>
bool find(const TechniqueRow& row, const Position& position, const Knowledge& knowledge, GoOn goOn,
          Step& step) {
  step = {};
  const bool isFound = row.find != nullptr
                           ? row.find(position, step)
                           : findContradictionStep(position, knowledge.truth, goOn, step);
  step.technique = row.technique;
  step.difficulty += row.difficulty;
  return isFound;
}

/// Goes through a puzzle by always taking the easiest step.
class Walk {
 public:
  Walk(const Position& position, const Knowledge& knowledge)
      : position_(position), knowledge_(knowledge) {}

  const Position& position() const { return position_; }
  void take(const Step& step) { apply(step, position_); }

  /// Whether no digit and no candidate is left to settle.
  bool isAtEnd() const {
    if (knowledge_.outcome != Outcome::multiple) return position_.isSolved();
    for (const Cell cell : position_.open) {
      if (position_.candidates[cell] != knowledge_.truth[cell]) return false;
    }
    return true;
  }

  /// Fills a cell by a full house or single that comes before all that needs a step.
  bool takeSingle(techniques::Single& single) {
    if (!techniques::findFullHouse(position_, single) &&
        !techniques::findHiddenSingle(position_, single) &&
        (position_.hasDominoes || !techniques::findNakedSingle(position_, single))) {
      return false;
    }
    position_.place(single.cell, single.digit);
    return true;
  }

  /// The easiest step. False: it is above the level, there is none, or goOn said no.
  template <typename GoOn>
  bool next(Step& step, Level most, GoOn goOn) const {
    for (const TechniqueRow& row : rowsUpTo(most)) {
      if (row.find == nullptr) continue;
      if (row.needs == Needs::dominoes && !position_.hasDominoes) continue;
      if (row.needs == Needs::uniqueness && !knowledge_.allowsUniqueness) continue;
      if (row.level >= Level::expert && !goOn()) return false;
      if (!find(row, position_, knowledge_, goOn, step)) continue;
      return row.level <= most;
    }
    return most == Level::extreme && knowledge_.outcome != Outcome::stuck &&
           find(rowFor(Technique::contradiction), position_, knowledge_, goOn, step);
  }

 private:
  /// Up to the last technique of a level. Harder ones may come before: what is easy to see is not
  /// always easy to learn.
  static std::span<const TechniqueRow> rowsUpTo(Level most) {
    std::size_t rows = kTechniqueRows.size();
    while (kTechniqueRows[rows - 1].level > most) --rows;
    return {kTechniqueRows.data(), rows};
  }

  Position position_;
  const Knowledge& knowledge_;
};

void count(Rating& rating, Technique technique, int difficulty, int score) {
  rating.level = std::max(rating.level, rowFor(technique).level);
  if (difficulty > rating.difficulty) {
    rating.difficulty = difficulty;
    rating.hardest = technique;
  }
  rating.score += score;
  ++rating.steps;
}

void count(Rating& rating, const Step& step) {
  count(rating, step.technique, step.difficulty, step.score());
}

Explanation explainPuzzle(const Puzzle& puzzle, const Grid& entries, const solve::Effort& effort) {
  Clock clock(effort);
  Explanation result;
  const Knowledge knowledge = knowledgeOf(withEntries(puzzle, entries), isPlain(puzzle), clock);
  const bool isImpossible = knowledge.outcome == Outcome::impossible;
  Walk walk(positionOf(puzzle, entries), knowledge);
  while (true) {
    if (isImpossible && findContradiction(walk.position(), result.contradiction)) {
      result.hasContradiction = true;
      break;
    }
    if (walk.isAtEnd()) {
      // A full grid, with nothing wrong in sight: no dominoes cover it.
      result.hasContradiction = isImpossible;
      if (isImpossible) result.contradiction = {Contradiction::Kind::search, {}, -1, {}};
      break;
    }
    if (!clock.report(walk.position())) return result;
    Step step;
    if (!walk.next(step, Level::extreme, [&] { return clock.report(walk.position()); })) {
      return result;
    }
    walk.take(step);
    count(result.rating, step);
    result.steps.push_back(std::move(step));
  }
  result.outcome = knowledge.outcome;
  return result;
}

PuzzleRating rateFrom(const Position& position, const Knowledge& knowledge, Level most,
                      const Clock& clock) {
  PuzzleRating rating;
  Walk walk(position, knowledge);
  Contradiction contradiction;
  Step step;
  techniques::Single single;
  while (true) {
    if (knowledge.outcome == Outcome::impossible &&
        findContradiction(walk.position(), contradiction)) {
      break;
    }
    if (walk.isAtEnd()) break;
    if (walk.takeSingle(single)) {
      step.difficulty = single.difficulty;
      count(rating, single.technique, single.difficulty, step.score());
      continue;
    }
    if (!walk.next(step, most, [&] { return clock.goesOn(); })) return rating;
    walk.take(step);
    count(rating, step);
  }
  rating.outcome = knowledge.outcome;
  return rating;
}

PuzzleRating ratePuzzle(const Puzzle& puzzle, Level most, const solve::Effort& effort) {
  Clock clock(effort);
  const Knowledge knowledge = knowledgeOf(puzzle, isPlain(puzzle), clock);
  return rateFrom(positionOf(puzzle), knowledge, most, clock);
}

PuzzleRating rateUniqueFrom(const Position& position, bool allowsUniqueness, const Grid& solution,
                            Level most) {
  const solve::Effort effort;
  const Knowledge knowledge{Outcome::solved, truthOf(solution), allowsUniqueness};
  return rateFrom(position, knowledge, most, Clock(effort));
}

bool concludeSame(const Step& a, const Step& b) {
  const auto isSameEdge = [](const LaidDomino& x, const LaidDomino& y) { return x.edge == y.edge; };
  return a.placed == b.placed && a.removed == b.removed && a.parted == b.parted &&
         std::equal(a.laid.begin(), a.laid.end(), b.laid.begin(), b.laid.end(), isSameEdge);
}

/// Steps without one of them, those behind it found again; empty: one of these does not follow
/// without it.
template <typename GoOn>
std::vector<Step> withoutStep(const Position& start, const Knowledge& knowledge,
                              const std::vector<Step>& steps, std::size_t dropped, GoOn goOn) {
  Position position = start;
  std::vector<Step> left;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (i == dropped) continue;
    if (i < dropped) {
      left.push_back(steps[i]);
    } else {
      const Step& step = steps[i];
      Position here = position;
      // Techniques tell the first cell that they find: here it is about these.
      for (const LaidDomino& domino : step.laid) {
        here.uncovered &=
            Cells::of(firstCellOf(domino.edge)) | Cells::of(secondCellOf(domino.edge));
      }
      Step found;
      if (!find(rowFor(step.technique), here, knowledge, goOn, found)) return {};
      if (!concludeSame(found, step)) return {};
      left.push_back(std::move(found));
    }
    apply(left.back(), position);
  }
  return left;
}

Hint hintFor(const Puzzle& puzzle, const Grid& entries, const std::vector<Candidate>& removed,
             const solve::Effort& effort) {
  Clock clock(effort);
  Hint hint;
  const auto end = [&](Hint::Kind kind) {
    hint.kind = kind;
    return hint;
  };
  const Knowledge original = knowledgeOf(puzzle, isPlain(puzzle), clock);
  if (original.outcome == Outcome::impossible) return end(Hint::Kind::impossible);
  if (original.outcome == Outcome::stuck) return end(Hint::Kind::stuck);
  Position start = positionOf(puzzle, entries);
  const Grid givens = givensOf(puzzle);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (entries[cell] == 0 || givens[cell] != 0) continue;
    if (!original.truth[cell].has(entries[cell])) hint.wrongCells.push_back(cell);
  }
  for (const Candidate candidate : removed) {
    if (original.truth[cellOf(candidate)] == DigitSet::of(digitOf(candidate)) &&
        start.open.has(cellOf(candidate))) {
      hint.wronglyRemoved.push_back(candidate);
    }
  }
  if (!hint.wrongCells.empty() || !hint.wronglyRemoved.empty()) return end(Hint::Kind::wrong);
  Knowledge narrowed;
  const bool isUnique = original.outcome == Outcome::solved;
  if (!isUnique) {
    narrowed = knowledgeOf(without(withEntries(puzzle, entries), start, removed), false, clock);
    if (narrowed.outcome == Outcome::impossible) return end(Hint::Kind::wrong);
    if (narrowed.outcome == Outcome::stuck) return end(Hint::Kind::stuck);
  }
  const Knowledge& knowledge = isUnique ? original : narrowed;
  for (const Candidate candidate : removed) {
    if (start.open.has(cellOf(candidate))) start.remove(cellOf(candidate), digitOf(candidate));
  }
  if (start.isSolved()) return end(Hint::Kind::solved);
  const auto goOn = [&] { return clock.goesOn(); };
  Walk walk(start, knowledge);
  std::vector<Step> steps;
  while (!walk.isAtEnd()) {
    steps.emplace_back();
    if (!walk.next(steps.back(), Level::extreme, goOn)) return end(Hint::Kind::stuck);
    if (!steps.back().touchesDigits()) {
      walk.take(steps.back());
      continue;
    }
    for (std::size_t i = steps.size() - 1; i-- > 0;) {
      std::vector<Step> fewer = withoutStep(start, knowledge, steps, i, goOn);
      if (!fewer.empty()) steps = std::move(fewer);
    }
    hint.step = std::move(steps.back());
    steps.pop_back();
    hint.before = std::move(steps);
    return end(Hint::Kind::step);
  }
  return end(Hint::Kind::multiple);
}

WhyNot whyNotIn(const Puzzle& puzzle, Grid entries, Candidate candidate,
                const solve::Effort& effort) {
  const Clock clock(effort);
  WhyNot result;
  const auto end = [&](WhyNot::Kind kind) {
    result.kind = kind;
    return result;
  };
  const Cell cell = cellOf(candidate);
  const Digit digit = digitOf(candidate);
  entries.set(cell, 0);
  result.branch.candidate = candidate;
  result.branch.isContradiction = true;
  const Position position = positionOf(puzzle, entries);
  for (const Cell peer : kPeerSets[cell] - position.open) {
    if (!position.has(peer, digit)) continue;
    result.branch.contradiction = {Contradiction::Kind::clash, Cells::of(cell) | Cells::of(peer),
                                   -1, DigitSet::of(digit)};
    return end(WhyNot::Kind::refuted);
  }
  const Puzzle entered = withEntries(puzzle, entries);
  const solve::Effort searchEffort = clock.rest();
  solve::Inquiry inquiry(searchEffort);
  const solve::Found any = search(inquiry, entered, 1);
  if (any.count.value == 0) {
    return end(inquiry.ended() ? WhyNot::Kind::stuck : WhyNot::Kind::impossible);
  }
  Grid alone;
  alone.set(cell, digit);
  if (any.grids.front()[cell] == digit ||
      search(inquiry, withEntries(entered, alone), 1).count.value > 0) {
    return end(WhyNot::Kind::possible);
  }
  if (inquiry.ended()) return end(WhyNot::Kind::stuck);
  if (!position.has(cell, digit)) {
    // The text's pencil marks leave it out.
    result.branch.contradiction = {Contradiction::Kind::noCandidate, Cells::of(cell), -1, {}};
    return end(WhyNot::Kind::refuted);
  }
  const bool isRefuted = refute(
      position, candidate, [&] { return clock.goesOn(); }, result.branch);
  return end(isRefuted ? WhyNot::Kind::refuted : WhyNot::Kind::stuck);
}

}  // namespace

std::string_view nameOf(Outcome outcome) {
  static constexpr std::array<std::string_view, 4> names{"solved", "multiple", "impossible",
                                                         "stuck"};
  return names[static_cast<int>(outcome)];
}

std::string_view nameOf(Hint::Kind kind) {
  static constexpr std::array<std::string_view, 6> names{"step",     "wrong",      "solved",
                                                         "multiple", "impossible", "stuck"};
  return names[static_cast<int>(kind)];
}

std::string_view nameOf(WhyNot::Kind kind) {
  static constexpr std::array<std::string_view, 4> names{"refuted", "possible", "impossible",
                                                         "stuck"};
  return names[static_cast<int>(kind)];
}

Explanation explain(const Sudoku& puzzle, const Grid& entries, const solve::Effort& effort) {
  return explainPuzzle(puzzle, entries, effort);
}
Explanation explain(const Sudominoku& puzzle, const Grid& entries, const solve::Effort& effort) {
  return explainPuzzle(puzzle, entries, effort);
}

PuzzleRating rate(const Sudoku& puzzle, Level most, const solve::Effort& effort) {
  return ratePuzzle(puzzle, most, effort);
}
PuzzleRating rate(const Sudominoku& puzzle, Level most, const solve::Effort& effort) {
  return ratePuzzle(puzzle, most, effort);
}

PuzzleRating rateUnique(const Sudoku& puzzle, const Grid& solution, Level most) {
  return rateUniqueFrom(Position::of(puzzle), !puzzle.hasCandidates(), solution, most);
}
PuzzleRating rateUnique(const Sudominoku& puzzle, const Grid& solution, Level most) {
  return rateUniqueFrom(Position::of(puzzle), false, solution, most);
}

Hint hint(const Sudoku& puzzle, const Grid& entries, const std::vector<Candidate>& removed,
          const solve::Effort& effort) {
  return hintFor(puzzle, entries, removed, effort);
}
Hint hint(const Sudominoku& puzzle, const Grid& entries, const std::vector<Candidate>& removed,
          const solve::Effort& effort) {
  return hintFor(puzzle, entries, removed, effort);
}

WhyNot whyNot(const Sudoku& puzzle, const Grid& entries, Candidate candidate,
              const solve::Effort& effort) {
  return whyNotIn(puzzle, entries, candidate, effort);
}
WhyNot whyNot(const Sudominoku& puzzle, const Grid& entries, Candidate candidate,
              const solve::Effort& effort) {
  return whyNotIn(puzzle, entries, candidate, effort);
}

}  // namespace sudominoku::explain
