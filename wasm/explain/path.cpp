#include "explain/path.h"

#include <algorithm>
#include <chrono>
#include <optional>
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

Puzzle without(Puzzle puzzle, Candidate candidate) {
  DigitSet& candidates = candidatesOf(puzzle)[cellOf(candidate)];
  candidates = candidates.without(digitOf(candidate));
  return puzzle;
}

solve::Found searchWithin(Clock& clock, const Puzzle& puzzle, std::uint64_t most) {
  const solve::Effort effort = clock.rest();
  solve::Inquiry inquiry(effort);
  solve::Found found = search(inquiry, puzzle, most);
  clock.spend(inquiry.counters());
  return found;
}

/// True as well if the effort was spent.
bool mayHaveSolution(const solve::Found& one) { return !one.grids.empty() || !one.count.exact; }

/// What is known of a puzzle beforehand. It only decides which proofs are worth trying, and which
/// techniques apply; no step rests on the solution.
class Knowledge {
 public:
  /// Looks for two solutions.
  Knowledge(Puzzle puzzle, Clock& clock) : puzzle_(std::move(puzzle)), clock_(&clock) {
    const solve::Found found = searchWithin(clock, puzzle_, 2);
    solutions_ = found.grids;
    if (found.count.value >= 2) {
      outcome_ = Outcome::multiple;
    } else if (found.count.exact) {
      outcome_ = solutions_.empty() ? Outcome::impossible : Outcome::solved;
      truth_ = solutions_.empty() ? CandidateGrid{} : truthOf(solutions_.front());
    }
  }
  /// Of a puzzle that has just this solution.
  explicit Knowledge(const Grid& solution) : outcome_(Outcome::solved), truth_(truthOf(solution)) {}

  Outcome outcome() const { return outcome_; }

  /// The candidates that some solution has. Where there are many solutions this takes long, so it
  /// is found out when it is first asked for. nullptr: the effort was spent, and the outcome is
  /// `stuck`.
  const CandidateGrid* truth() {
    if (!truth_ && outcome_ == Outcome::multiple) {
      const solve::Effort rest = clock_->rest();
      const solve::TrueCandidates all = std::visit(
          [&](const auto& one) { return solve::findTrueCandidates(one, 1, rest); }, puzzle_);
      clock_->spend(all.counters);
      if (all.complete) {
        truth_ = all.candidates();
      } else {
        outcome_ = Outcome::stuck;
      }
    }
    return truth_ ? &*truth_ : nullptr;
  }

  /// Whether some solution has the digit in the cell, or the effort was spent.
  bool isPossible(Candidate candidate) {
    Grid alone;
    alone.set(cellOf(candidate), digitOf(candidate));
    const auto has = [&](const Grid& one) { return one[cellOf(candidate)] == digitOf(candidate); };
    if (std::any_of(solutions_.begin(), solutions_.end(), has)) return true;
    if (outcome_ == Outcome::solved) return false;
    const solve::Found another = searchWithin(*clock_, withEntries(puzzle_, alone), 1);
    solutions_.insert(solutions_.end(), another.grids.begin(), another.grids.end());
    return mayHaveSolution(another);
  }

 private:
  Puzzle puzzle_;
  Clock* clock_ = nullptr;
  Outcome outcome_ = Outcome::stuck;
  /// Those seen so far.
  std::vector<Grid> solutions_;
  std::optional<CandidateGrid> truth_;
};

/// Looks for a technique's step, and says of it all that there is to say. For one that refutes
/// candidates the truth is known.
template <typename GoOn>
bool find(const TechniqueRow& row, const Position& position, Knowledge& knowledge, GoOn goOn,
          Step& step) {
  step = {};
  const bool isFound = row.find != nullptr
                           ? row.find(position, step)
                           : findContradictionStep(position, *knowledge.truth(), goOn, step);
  step.technique = row.technique;
  step.difficulty += row.difficulty;
  return isFound;
}

/// How looking for the next step ended.
enum class Next {
  step,
  agreed,  ///< there are several solutions, and they agree on nothing more
  none,    ///< it is above the level, or goOn said no, or the effort was spent
};

/// Goes through a puzzle by always taking the easiest step.
class Walk {
 public:
  /// `allowsUniqueness`: techniques from uniqueness apply to a puzzle with one solution.
  Walk(const Position& position, Knowledge& knowledge, bool allowsUniqueness)
      : position_(position),
        knowledge_(knowledge),
        allowsUniqueness_(allowsUniqueness && knowledge.outcome() == Outcome::solved) {}

  const Position& position() const { return position_; }
  void take(const Step& step) { apply(step, position_); }

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

  /// The easiest step. What cannot be told without the truth is left for last.
  template <typename GoOn>
  Next next(Step& step, Level most, GoOn goOn) {
    for (const TechniqueRow& row : rowsUpTo(most)) {
      if (row.find == nullptr) continue;
      if (row.needs == Needs::dominoes && !position_.hasDominoes) continue;
      if (row.needs == Needs::uniqueness && !allowsUniqueness_) continue;
      if (row.level >= Level::expert && !goOn()) return Next::none;
      if (!find(row, position_, knowledge_, goOn, step)) continue;
      return row.level <= most ? Next::step : Next::none;
    }
    const CandidateGrid* truth = knowledge_.truth();
    if (truth == nullptr) return Next::none;
    if (knowledge_.outcome() == Outcome::multiple && has(*truth)) return Next::agreed;
    if (most < Level::extreme) return Next::none;
    const TechniqueRow& last = rowFor(Technique::contradiction);
    return find(last, position_, knowledge_, goOn, step) ? Next::step : Next::none;
  }

 private:
  /// Up to the last technique of a level. Harder ones may come before: what is easy to see is not
  /// always easy to learn.
  static std::span<const TechniqueRow> rowsUpTo(Level most) {
    std::size_t rows = kTechniqueRows.size();
    while (kTechniqueRows[rows - 1].level > most) --rows;
    return {kTechniqueRows.data(), rows};
  }

  /// Whether no candidate is left to settle.
  bool has(const CandidateGrid& truth) const {
    for (const Cell cell : position_.open) {
      if (position_.candidates[cell] != truth[cell]) return false;
    }
    return true;
  }

  Position position_;
  Knowledge& knowledge_;
  bool allowsUniqueness_;
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

PuzzleRating ratePuzzle(const Puzzle& puzzle, Level most, const solve::Effort& effort) {
  Clock clock(effort);
  Knowledge knowledge(puzzle, clock);
  return rateFrom(positionOf(puzzle), knowledge, isPlain(puzzle), most, clock);
}

PuzzleRating rateUniqueFrom(const Position& position, bool allowsUniqueness, const Grid& solution,
                            Level most) {
  const solve::Effort effort;
  Knowledge knowledge(solution);
  return rateFrom(position, knowledge, allowsUniqueness, most, Clock(effort));
}

bool concludeSame(const Step& a, const Step& b) {
  const auto isSameEdge = [](const LaidDomino& x, const LaidDomino& y) { return x.edge == y.edge; };
  return a.placed == b.placed && a.removed == b.removed && a.parted == b.parted &&
         std::equal(a.laid.begin(), a.laid.end(), b.laid.begin(), b.laid.end(), isSameEdge);
}

/// Steps without one of them, those behind it found again; empty: one of these does not follow
/// without it.
template <typename GoOn>
std::vector<Step> withoutStep(const Position& start, Knowledge& knowledge,
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

/// Strikes candidates one by one; hands back those after which no solution would be left, and which
/// therefore stay. None if there is no solution with all of them either.
std::vector<Candidate> neededOf(const std::vector<Candidate>& struck, Puzzle puzzle, Clock& clock) {
  std::vector<Candidate> needed;
  if (struck.empty() || !mayHaveSolution(searchWithin(clock, puzzle, 1))) return needed;
  for (const Candidate candidate : struck) {
    Puzzle narrowed = without(puzzle, candidate);
    if (mayHaveSolution(searchWithin(clock, narrowed, 1))) {
      puzzle = std::move(narrowed);
    } else {
      needed.push_back(candidate);
    }
  }
  return needed;
}

Hint hintFor(const Puzzle& puzzle, const Grid& entries, const std::vector<Candidate>& removed,
             const solve::Effort& effort) {
  Clock clock(effort);
  Hint hint;
  const auto end = [&](Hint::Kind kind) {
    hint.kind = kind;
    return hint;
  };
  Position start = positionOf(puzzle, entries);
  Puzzle narrowed = withEntries(puzzle, entries);
  std::vector<Candidate> struck;
  for (const Candidate candidate : removed) {
    if (start.isFilled(cellOf(candidate))) continue;
    struck.push_back(candidate);
    narrowed = without(std::move(narrowed), candidate);
  }
  Knowledge knowledge(std::move(narrowed), clock);
  if (knowledge.outcome() == Outcome::stuck) return end(Hint::Kind::stuck);
  if (knowledge.outcome() == Outcome::impossible) {
    Knowledge original(puzzle, clock);
    if (original.outcome() == Outcome::impossible) return end(Hint::Kind::impossible);
    if (original.outcome() == Outcome::stuck) return end(Hint::Kind::stuck);
    const Grid givens = givensOf(puzzle);
    Grid possible = entries;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (entries[cell] == 0 || givens[cell] != 0) continue;
      if (original.isPossible(candidateOf(cell, entries[cell]))) continue;
      hint.wrongCells.push_back(cell);
      possible.set(cell, 0);
    }
    hint.wronglyRemoved = neededOf(struck, withEntries(puzzle, possible), clock);
    return end(Hint::Kind::wrong);
  }
  for (const Candidate candidate : struck) start.remove(cellOf(candidate), digitOf(candidate));
  if (start.isSolved()) return end(Hint::Kind::solved);
  const auto goOn = [&] { return clock.goesOn(); };
  const bool allowsUniqueness =
      isPlain(puzzle) && Knowledge(puzzle, clock).outcome() == Outcome::solved;
  Walk walk(start, knowledge, allowsUniqueness);
  std::vector<Step> steps;
  do {
    if (!steps.empty()) walk.take(steps.back());
    steps.emplace_back();
    const Next next = walk.next(steps.back(), Level::extreme, goOn);
    if (next == Next::none) return end(Hint::Kind::stuck);
    if (next == Next::agreed) return end(Hint::Kind::multiple);
  } while (!steps.back().touchesDigits());
  for (std::size_t i = steps.size() - 1; i-- > 0;) {
    std::vector<Step> fewer = withoutStep(start, knowledge, steps, i, goOn);
    if (!fewer.empty()) steps = std::move(fewer);
  }
  hint.step = std::move(steps.back());
  steps.pop_back();
  hint.before = std::move(steps);
  return end(Hint::Kind::step);
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
