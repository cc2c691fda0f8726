#include "explain/hint.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "explain/any_puzzle.h"
#include "explain/knowledge.h"
#include "explain/last_resort.h"
#include "explain/walk.h"

namespace sudominoku::explain {
namespace {

Puzzle without(Puzzle puzzle, Candidate candidate) {
  DigitSet& candidates = candidatesOf(puzzle)[cellOf(candidate)];
  candidates = candidates.without(digitOf(candidate));
  return puzzle;
}

bool concludeSame(const Step& a, const Step& b) {
  const auto isSameEdge = [](const LaidDomino& x, const LaidDomino& y) { return x.edge == y.edge; };
  return a.placed == b.placed && a.removed == b.removed && a.parted == b.parted &&
         std::equal(a.laid.begin(), a.laid.end(), b.laid.begin(), b.laid.end(), isSameEdge);
}

/// Steps without one of them, those behind it found again; empty: one of these does not follow
/// without it.
std::vector<Step> withoutStep(const Position& start, Knowledge& knowledge,
                              const std::vector<Step>& steps, std::size_t dropped,
                              const std::function<bool()>& goOn) {
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
        here.uncovered &= cellsOf(domino.edge);
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
  if (struck.empty()) return needed;
  solve::Found known = searchWithin(clock, puzzle, 1);
  if (!mayHaveSolution(known)) return needed;
  for (const Candidate candidate : struck) {
    Puzzle narrowed = without(puzzle, candidate);
    // A known solution that does without it saves the search.
    if (known.grids.empty() || known.grids.front()[cellOf(candidate)] == digitOf(candidate)) {
      solve::Found other = searchWithin(clock, narrowed, 1);
      if (!mayHaveSolution(other)) {
        needed.push_back(candidate);
        continue;
      }
      known = std::move(other);
    }
    puzzle = std::move(narrowed);
  }
  return needed;
}

/// Notes the entries that are in no solution of `original`, the puzzle alone, and the candidates in
/// `removed` that the others need.
void noteMistakes(const Puzzle& puzzle, const Grid& entries, const std::vector<Candidate>& removed,
                  Knowledge& original, Clock& clock, Hint& hint) {
  const Grid givens = givensOf(puzzle);
  Grid possible = entries;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (entries[cell] == 0 || givens[cell] != 0) continue;
    if (original.isPossible(candidateOf(cell, entries[cell]))) continue;
    hint.wrongCells.push_back(cell);
    possible.set(cell, 0);
  }
  // What was struck in cells with wrong entries comes to light when these are taken out.
  std::vector<Candidate> open;
  for (const Candidate candidate : removed) {
    const Cell cell = cellOf(candidate);
    if (givens[cell] == 0 && possible[cell] == 0) open.push_back(candidate);
  }
  hint.wronglyRemoved = neededOf(open, withEntries(puzzle, possible), clock);
}

/// Takes steps up to the first that tells something about digits. Anything but Next::step: there
/// is none, and why.
Next stepsToDigits(Walk walk, const std::function<bool()>& goOn, std::vector<Step>& steps) {
  do {
    if (!steps.empty()) walk.take(steps.back());
    steps.emplace_back();
    const Next next = walk.next(steps.back(), Level::extreme, goOn);
    if (next != Next::step) return next;
  } while (!steps.back().touchesDigits());
  return Next::step;
}

/// Leaves out the steps that the last one does not need.
void keepNeeded(const Position& start, Knowledge& knowledge, const std::function<bool()>& goOn,
                std::vector<Step>& steps) {
  for (std::size_t i = steps.size() - 1; i-- > 0;) {
    std::vector<Step> fewer = withoutStep(start, knowledge, steps, i, goOn);
    if (!fewer.empty()) steps = std::move(fewer);
  }
}

}  // namespace

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

Hint hint(const Puzzle& puzzle, const Grid& entries, const std::vector<Candidate>& removed,
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
    noteMistakes(puzzle, entries, removed, original, clock, hint);
    return end(Hint::Kind::wrong);
  }
  for (const Candidate candidate : struck) start.remove(cellOf(candidate), digitOf(candidate));
  if (start.isSolved()) return end(Hint::Kind::solved);
  const auto goOn = [&] { return clock.goesOn(); };
  const bool allowsUniqueness =
      isPlain(puzzle) && Knowledge(puzzle, clock).outcome() == Outcome::solved;
  std::vector<Step> steps;
  const Next next = stepsToDigits(Walk(start, knowledge, allowsUniqueness), goOn, steps);
  if (next == Next::none) return end(Hint::Kind::stuck);
  if (next == Next::agreed) return end(Hint::Kind::multiple);
  keepNeeded(start, knowledge, goOn, steps);
  hint.step = std::move(steps.back());
  steps.pop_back();
  hint.before = std::move(steps);
  return end(Hint::Kind::step);
}

WhyNot whyNot(const Puzzle& puzzle, const Grid& entries, Candidate candidate,
              const solve::Effort& effort) {
  Clock clock(effort);
  WhyNot result;
  const auto end = [&](WhyNot::Kind kind) {
    result.kind = kind;
    return result;
  };
  const Cell cell = cellOf(candidate);
  const Digit digit = digitOf(candidate);
  Grid others = entries;
  others.set(cell, 0);
  result.branch.candidate = candidate;
  result.branch.isContradiction = true;
  const Position position = positionOf(puzzle, others);
  for (const Cell peer : kPeerSets[cell] - position.open) {
    if (!position.has(peer, digit)) continue;
    result.branch.contradiction = {Contradiction::Kind::clash, Cells::of(cell) | Cells::of(peer),
                                   -1, DigitSet::of(digit)};
    return end(WhyNot::Kind::refuted);
  }
  const Puzzle entered = withEntries(puzzle, others);
  const solve::Found any = searchWithin(clock, entered, 1);
  if (any.grids.empty()) {
    return end(any.count.exact ? WhyNot::Kind::impossible : WhyNot::Kind::stuck);
  }
  if (any.grids.front()[cell] == digit) return end(WhyNot::Kind::possible);
  Grid alone;
  alone.set(cell, digit);
  const solve::Found with = searchWithin(clock, withEntries(entered, alone), 1);
  if (!with.grids.empty()) return end(WhyNot::Kind::possible);
  if (!with.count.exact) return end(WhyNot::Kind::stuck);
  if (!position.has(cell, digit)) {
    // The text's pencil marks leave it out.
    result.branch.contradiction = {Contradiction::Kind::noCandidate, Cells::of(cell), -1, {}};
    return end(WhyNot::Kind::refuted);
  }
  const bool isRefuted = refute(
      position, candidate, [&] { return clock.goesOn(); }, result.branch);
  return end(isRefuted ? WhyNot::Kind::refuted : WhyNot::Kind::stuck);
}

}  // namespace sudominoku::explain
