#include "solve/clues.h"

#include <algorithm>

#include "solve/true_candidates.h"

namespace sudominoku::solve {
namespace {

template <typename PuzzleOfKind>
Outcome outcomeOf(Inquiry& inquiry, const PuzzleOfKind& puzzle) {
  const Found found = inquiry.search(puzzle, 2);
  if (found.count.value >= 2) return Outcome::multiple;
  if (inquiry.ended()) return Outcome::limit;
  return found.count.value == 1 ? Outcome::unique : Outcome::none;
}

/// What a clue says, whether or not a domino lies there.
bool holds(const Grid& grid, const Clue& clue) {
  return grid[clue.firstCell] == clue.firstDigit &&
         (clue.secondCell == kNoCell || grid[clue.secondCell] == clue.secondDigit);
}

Sudoku with(const Sudoku& puzzle, const Clue& clue) {
  return withDigit(puzzle, clue.firstCell, clue.firstDigit);
}

Sudominoku with(Sudominoku puzzle, const Clue& clue) {
  puzzle.dominoes.push_back(clue);
  return puzzle;
}

/// The clues that a solution could give.
std::vector<Clue> cluesOf(const Sudoku& puzzle, const Found& found) {
  std::vector<Clue> clues;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens[cell] == 0) clues.push_back({cell, kNoCell, found.grids[0][cell], 0});
  }
  return clues;
}

std::vector<Clue> cluesOf(const Sudominoku& puzzle, const Found& found) {
  const Grid givens = puzzle.givens();
  const Grid& grid = found.grids[0];
  std::vector<Clue> clues;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Cell other = found.tilings[0][cell];
    if (other > cell && givens[cell] == 0) clues.push_back({cell, other, grid[cell], grid[other]});
  }
  return clues;
}

template <typename PuzzleOfKind>
bool isUnique(Inquiry& inquiry, const PuzzleOfKind& puzzle) {
  const Found found = inquiry.search(puzzle, 2);
  return found.count.exact && found.count.value == 1;
}

/// Takes clues from a random solution, each time the one that the fewest of some others hold, until
/// there are no others; then leaves out what turns out not to be needed.
template <typename PuzzleOfKind>
std::vector<Clue> setTowardsOneSolution(Inquiry& inquiry, const PuzzleOfKind& puzzle,
                                        std::uint64_t seed) {
  constexpr std::uint64_t kOthers = 24;
  std::vector<Clue> clues;
  std::vector<Clue> offered;
  for (PuzzleOfKind narrowed = puzzle;;) {
    const Found some = inquiry.search(narrowed, kOthers, Order::random, seed);
    if (inquiry.ended()) return {};
    if (some.count.value == 1) break;
    if (clues.empty()) offered = cluesOf(puzzle, some);
    const auto holders = [&](const Clue& clue) {
      return std::count_if(some.grids.begin(), some.grids.end(),
                           [&](const Grid& grid) { return holds(grid, clue); });
    };
    const auto rarest =
        std::min_element(offered.begin(), offered.end(),
                         [&](const Clue& a, const Clue& b) { return holders(a) < holders(b); });
    clues.push_back(*rarest);
    narrowed = with(narrowed, *rarest);
    offered.erase(rarest);
  }
  for (std::size_t i = 0; i < clues.size();) {
    PuzzleOfKind narrowed = puzzle;
    for (std::size_t j = 0; j < clues.size(); ++j) {
      if (j != i) narrowed = with(narrowed, clues[j]);
    }
    if (isUnique(inquiry, narrowed)) {
      clues.erase(clues.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
  return inquiry.ended() ? std::vector<Clue>() : clues;
}

template <typename PuzzleOfKind>
std::vector<Clue> smallestSet(Inquiry& inquiry, const PuzzleOfKind& puzzle) {
  constexpr std::uint64_t kSeeds = 12;
  std::vector<Clue> fewest;
  inquiry.expect(kSeeds);
  // No single clue does, so none can do better than two.
  for (std::uint64_t seed = 0; seed < kSeeds && fewest.size() != 2; ++seed) {
    std::vector<Clue> clues = setTowardsOneSolution(inquiry, puzzle, seed);
    if (inquiry.ended()) break;
    if (fewest.empty() || clues.size() < fewest.size()) fewest = std::move(clues);
    inquiry.step();
  }
  return fewest;
}

/// All dominoes that the givens leave room for.
std::vector<Clue> openDominoes(const Sudominoku& puzzle) {
  const Grid givens = puzzle.givens();
  std::array<bool, kDominoes> isUsed{};
  for (const Placement& given : puzzle.dominoes) {
    isUsed[dominoOf(given.firstDigit, given.secondDigit)] = true;
  }
  const auto openDigits = [&](Cell cell) {
    DigitSet open = givens[cell] == 0 ? puzzle.candidates[cell] : DigitSet();
    for (const Cell peer : kPeerCells[cell]) {
      if (givens[peer] != 0) open = open.without(givens[peer]);
    }
    return open;
  };
  std::vector<Clue> clues;
  for (Cell first = 0; first < kCells; ++first) {
    for (const Cell second : kAdjacentCells[first]) {
      if (second < first) continue;
      for (const Digit a : openDigits(first)) {
        for (const Digit b : openDigits(second).without(a)) {
          if (!isUsed[dominoOf(a, b)]) clues.push_back({first, second, a, b});
        }
      }
    }
  }
  return clues;
}

/// Sets ExtraClues::each.
void findEach(Inquiry& inquiry, const Sudoku& puzzle, std::size_t most, ExtraClues& result) {
  // A digit that just one solution has is such a clue.
  const CandidateCounts counts = countCandidates(inquiry, puzzle, 2);
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      if (counts[cell][digit - 1] != 1 || inquiry.ended()) continue;
      if (result.each.size() == most) return;
      result.each.push_back({cell, kNoCell, digit, 0});
    }
  }
  result.complete = !inquiry.ended();
}

void findEach(Inquiry& inquiry, const Sudominoku& puzzle, std::size_t most, ExtraClues& result) {
  constexpr std::uint64_t kKnown = 64;
  Found known = inquiry.search(puzzle, kKnown);
  const auto laidIn = [&](const Clue& clue) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < known.grids.size(); ++i) {
      count += known.tilings[i][clue.firstCell] == clue.secondCell && holds(known.grids[i], clue);
    }
    return count;
  };
  const std::vector<Clue> open = openDominoes(puzzle);
  inquiry.expect(open.size());
  for (const Clue& clue : open) {
    if (result.each.size() == most) return;
    // Two solutions that are known to have the domino save the search for them.
    if (laidIn(clue) < 2) {
      const Found found = inquiry.search(with(puzzle, clue), 2);
      if (inquiry.ended()) return;
      if (found.count.value == 1) result.each.push_back(clue);
      // They have others in common as well.
      for (std::size_t i = 0; i < found.grids.size(); ++i) {
        const auto& grids = known.grids;
        if (std::find(grids.begin(), grids.end(), found.grids[i]) != grids.end()) continue;
        known.grids.push_back(found.grids[i]);
        known.tilings.push_back(found.tilings[i]);
      }
    }
    inquiry.step();
  }
  result.complete = true;
}

template <typename PuzzleOfKind>
ExtraClues extraClues(const PuzzleOfKind& puzzle, std::size_t most, const Effort& effort) {
  Inquiry inquiry(effort);
  ExtraClues result;
  result.outcome = outcomeOf(inquiry, puzzle);
  if (result.outcome != Outcome::multiple) {
    result.complete = result.outcome != Outcome::limit;
    return result;
  }
  findEach(inquiry, puzzle, most, result);
  if (result.complete && result.each.empty()) {
    result.together = smallestSet(inquiry, puzzle);
    result.complete = !inquiry.ended();
  }
  return result;
}

}  // namespace

ExtraClues findExtraClues(const Sudoku& puzzle, std::size_t most, const Effort& effort) {
  return extraClues(puzzle, most, effort);
}

ExtraClues findExtraClues(const Sudominoku& puzzle, std::size_t most, const Effort& effort) {
  return extraClues(puzzle, most, effort);
}

RedundantClues findRedundantClues(const Sudoku& puzzle, const Effort& effort) {
  Inquiry inquiry(effort);
  RedundantClues result;
  result.outcome = outcomeOf(inquiry, puzzle);
  if (result.outcome != Outcome::unique) return result;
  inquiry.expect(static_cast<std::uint64_t>(puzzle.givens.filledCount()));
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit digit = puzzle.givens[cell];
    if (digit == 0) continue;
    // Without the given it needs a solution in which the cell holds another digit.
    Sudoku fewer = puzzle;
    fewer.clear(cell);
    fewer.candidates[cell] = fewer.candidates[cell].without(digit);
    const Found others = inquiry.search(fewer, 1);
    if (inquiry.ended()) return result;
    if (others.count.value == 0) result.clues.push_back({cell, kNoCell, digit, 0});
    inquiry.step();
  }
  result.complete = true;
  return result;
}

RedundantClues findRedundantClues(const Sudominoku& puzzle, const Effort& effort) {
  Inquiry inquiry(effort);
  RedundantClues result;
  result.outcome = outcomeOf(inquiry, puzzle);
  if (result.outcome != Outcome::unique) return result;
  inquiry.expect(puzzle.dominoes.size());
  for (std::size_t i = 0; i < puzzle.dominoes.size(); ++i) {
    Sudominoku fewer = puzzle;
    fewer.dominoes.erase(fewer.dominoes.begin() + static_cast<std::ptrdiff_t>(i));
    const bool isRedundant = isUnique(inquiry, fewer);
    if (inquiry.ended()) return result;
    if (isRedundant) result.clues.push_back(puzzle.dominoes[i]);
    inquiry.step();
  }
  result.complete = true;
  return result;
}

}  // namespace sudominoku::solve
