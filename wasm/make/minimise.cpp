#include "make/minimise.h"

#include <utility>
#include <vector>

#include "make/dice.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"

namespace sudominoku::make {
namespace {

using solve::Outcome;

/// A Sudoku takes no time worth a look at the clock.
Outcome outcomeOf(const Sudoku& puzzle, Patience&) {
  solve::Request request;
  request.keepSolutions = 0;
  return solveSudoku(puzzle, request).outcome;
}

Outcome outcomeOf(const Sudominoku& puzzle, Patience& patience) {
  solve::Request request;
  request.keepSolutions = 0;
  request.monitor = [&](const solve::Progress&) { return patience.look(); };
  return solveSudominoku(puzzle, request).outcome;
}

std::vector<int> givensOf(const Sudoku& puzzle) {
  std::vector<int> givens;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens[cell] != 0) givens.push_back(cell);
  }
  return givens;
}

std::vector<int> givensOf(const Sudominoku& puzzle) {
  std::vector<int> givens;
  for (const Placement& placement : puzzle.dominoes) givens.push_back(placement.firstCell);
  return givens;
}

Sudoku without(Sudoku puzzle, int cell) {
  puzzle.clear(cell);
  return puzzle;
}

Sudominoku without(Sudominoku puzzle, int firstCell) {
  // One domino must stay: the list of a puzzle has at least one.
  if (puzzle.dominoes.size() > 1) {
    std::erase_if(puzzle.dominoes,
                  [&](const Placement& placement) { return placement.firstCell == firstCell; });
  }
  return puzzle;
}

template <typename PuzzleOfKind>
Minimised<PuzzleOfKind> fewestGivens(const PuzzleOfKind& puzzle, std::uint64_t seed, int orders,
                                     Patience& patience) {
  Minimised<PuzzleOfKind> result{outcomeOf(puzzle, patience), puzzle};
  if (result.outcome != Outcome::unique) return result;
  SplitMix64 dice(seed);
  std::vector<int> givens = givensOf(puzzle);
  bool isComplete = false;
  for (int order = 0; order < orders && patience.tryOn(); ++order) {
    shuffle(givens, dice);
    PuzzleOfKind fewer = puzzle;
    bool isStopped = false;
    for (const int given : givens) {
      PuzzleOfKind next = without(fewer, given);
      const Outcome outcome = outcomeOf(next, patience);
      isStopped = outcome == Outcome::stopped;
      if (isStopped) break;
      if (outcome == Outcome::unique) fewer = std::move(next);
    }
    if (isStopped) break;
    if (!isComplete || givensOf(fewer).size() < givensOf(result.puzzle).size()) {
      result.puzzle = std::move(fewer);
    }
    isComplete = true;
  }
  if (!isComplete) result.outcome = Outcome::stopped;
  return result;
}

}  // namespace

Minimised<Sudoku> minimised(const Sudoku& puzzle, std::uint64_t seed, int orders,
                            Patience& patience) {
  return fewestGivens(puzzle, seed, orders, patience);
}

Minimised<Sudominoku> minimised(const Sudominoku& puzzle, std::uint64_t seed, int orders,
                                Patience& patience) {
  return fewestGivens(puzzle, seed, orders, patience);
}

}  // namespace sudominoku::make
