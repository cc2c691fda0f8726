#include "make/complete.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "explain/cells.h"
#include "solve/sudoku.h"
#include "solve/true_candidates.h"

namespace sudominoku::make {
namespace {

using explain::Cells;
using solve::Clue;
using solve::Outcome;

/// Clues that are chosen where not all solutions can be kept.
constexpr std::size_t kMostChosen = 4;

Sudoku with(Sudoku puzzle, const Clue& clue) {
  // Of a given the candidates are that digit alone: others would part the two lines of its text.
  if (puzzle.hasCandidates()) puzzle.candidates[clue.firstCell] = DigitSet::of(clue.firstDigit);
  puzzle.givens.set(clue.firstCell, clue.firstDigit);
  return puzzle;
}

Sudominoku with(Sudominoku puzzle, const Clue& clue) {
  puzzle.dominoes.push_back(clue);
  return puzzle;
}

/// Goes through all choices of clues of one solution that tell it from the others.
class FewestClues {
 public:
  explicit FewestClues(const std::vector<Grid>& solutions) : solutions_(solutions) {}

  /// Clues of any solution, no more than `most`, or none. Call isComplete() then.
  std::vector<Clue> find(std::size_t most) {
    for (const Grid& solution : solutions_) {
      differences_.clear();
      for (const Grid& other : solutions_) {
        Cells cells;
        for (Cell cell = 0; cell < kCells; ++cell) {
          if (other[cell] != solution[cell]) cells |= Cells::of(cell);
        }
        if (cells.any()) differences_.push_back(cells);
      }
      if (!choose(most)) continue;
      std::vector<Clue> clues;
      for (const Cell cell : chosen_) clues.push_back({cell, kNoCell, solution[cell], 0});
      return clues;
    }
    return {};
  }

  /// False: too much work, so that a choice may have been missed.
  bool isComplete() const { return work_ > 0; }

 private:
  /// Chooses a cell in the smallest difference that is not told yet, in every way.
  bool choose(std::size_t most) {
    work_ -= static_cast<std::int64_t>(differences_.size());
    if (work_ <= 0) return false;
    const Cells* smallest = nullptr;
    for (const Cells& cells : differences_) {
      if (isTold(cells)) continue;
      if (smallest == nullptr || cells.size() < smallest->size()) smallest = &cells;
    }
    if (smallest == nullptr) return true;
    if (chosen_.size() == most) return false;
    for (const Cell cell : *smallest) {
      chosen_.push_back(cell);
      if (choose(most)) return true;
      chosen_.pop_back();
    }
    return false;
  }

  bool isTold(const Cells& cells) const {
    for (const Cell cell : chosen_) {
      if (cells.has(cell)) return true;
    }
    return false;
  }

  const std::vector<Grid>& solutions_;
  std::vector<Cells> differences_;
  std::vector<Cell> chosen_;
  std::int64_t work_ = 100'000'000;
};

/// Chooses clues of a Sudoku with many solutions one by one, in all ways that leave few of them.
class SharpestClues {
 public:
  explicit SharpestClues(const solve::Effort& effort) : inquiry_(effort) {}

  /// So many clues that do together, or none; `all`: the first is looked for among all.
  std::vector<Clue> find(const Sudoku& puzzle, std::size_t many, bool all) {
    std::vector<Clue> clues;
    if (inquiry_.ended()) return clues;
    for (const Clue& clue : sharpest(puzzle, many, all)) {
      if (many > 1) clues = find(with(puzzle, clue), many - 1, false);
      if (many == 1 || !clues.empty()) {
        clues.insert(clues.begin(), clue);
        break;
      }
    }
    return clues;
  }

  bool isComplete() const { return !inquiry_.ended(); }

 private:
  /// The digits that leave the fewest solutions, the sharpest first; of one that is left alone,
  /// those that leave one.
  std::vector<Clue> sharpest(const Sudoku& puzzle, std::size_t many, bool all) {
    // By the number of clues that are still to be chosen. Finer counts take longer.
    static constexpr std::array<std::uint32_t, kMostChosen + 1> kCounted{0, 2, 100, 300, 300};
    static constexpr std::array<std::size_t, kMostChosen + 1> kTried{0, 1, 40, 24, 12};
    const std::uint32_t limit = kCounted[many];
    const solve::CandidateCounts counts = solve::countCandidates(inquiry_, puzzle, limit);
    std::vector<std::pair<std::uint32_t, Clue>> found;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (puzzle.givens[cell] != 0 || inquiry_.ended()) continue;
      for (Digit digit = 1; digit <= kSize; ++digit) {
        const std::uint32_t count = counts[cell][digit - 1];
        if (count > 0 && (many > 1 || count == 1))
          found.push_back({count, {cell, kNoCell, digit, 0}});
      }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    if (!all && found.size() > kTried[many]) found.resize(kTried[many]);
    std::vector<Clue> clues;
    clues.reserve(found.size());
    for (const auto& [count, clue] : found) clues.push_back(clue);
    return clues;
  }

  solve::Inquiry inquiry_;
};

/// Fewer than `found` clues for a Sudoku with more solutions than can be kept, as fewerClues().
std::vector<Clue> sharperClues(const Sudoku& puzzle, std::size_t found, bool& isFewest,
                               const solve::Effort& effort) {
  // Where so many were needed one by one, four have never done.
  if (found > 2 * kMostChosen) return {};
  SharpestClues sharpest(effort);
  for (std::size_t many = 2; many < found && many <= kMostChosen; ++many) {
    // All pairs are tried, so three are the fewest where no two do.
    std::vector<Clue> clues = sharpest.find(puzzle, many, many == 2);
    if (!sharpest.isComplete()) return {};
    if (clues.empty()) continue;
    isFewest = many <= 3;
    return clues;
  }
  isFewest = found == 3;
  return {};
}

/// Fewer than `found` clues; none: there are none, or not so few that all could be gone through,
/// and then `isFewest` is false.
std::vector<Clue> fewerClues(const Sudoku& puzzle, std::size_t found, bool& isFewest,
                             const solve::Effort& effort) {
  constexpr std::uint64_t kMostSolutions = 400;
  solve::Request request;
  request.limits.maxSolutions = kMostSolutions + 1;
  request.keepSolutions = kMostSolutions + 1;
  const std::vector<Grid> solutions = solveSudoku(puzzle, request).solutions;
  if (solutions.size() > kMostSolutions) return sharperClues(puzzle, found, isFewest, effort);
  FewestClues fewest(solutions);
  for (std::size_t most = 2; most < found; ++most) {
    std::vector<Clue> clues = fewest.find(most);
    if (!fewest.isComplete()) return sharperClues(puzzle, found, isFewest, effort);
    if (!clues.empty()) {
      // All that are fewer have been gone through.
      isFewest = true;
      return clues;
    }
  }
  isFewest = true;
  return {};
}

std::vector<Clue> fewerClues(const Sudominoku&, std::size_t, bool&, const solve::Effort&) {
  return {};
}

template <typename PuzzleOfKind>
Completed<PuzzleOfKind> complete(const PuzzleOfKind& puzzle, const solve::Effort& effort) {
  const solve::ExtraClues extra = findExtraClues(puzzle, 1, effort);
  Completed<PuzzleOfKind> result{extra.outcome, puzzle, {}, false};
  if (!extra.each.empty()) {
    result.added = {extra.each.front()};
    result.isFewest = true;
  } else if (!extra.together.empty()) {
    result.added = extra.together;
    // No single clue does, and all have been tried.
    result.isFewest = extra.together.size() == 2;
    if (!result.isFewest) {
      std::vector<Clue> fewer = fewerClues(puzzle, result.added.size(), result.isFewest, effort);
      if (!fewer.empty()) result.added = std::move(fewer);
    }
  }
  for (const Clue& clue : result.added) result.puzzle = with(std::move(result.puzzle), clue);
  return result;
}

}  // namespace

Completed<Sudoku> completed(const Sudoku& puzzle, const solve::Effort& effort) {
  return complete(puzzle, effort);
}

Completed<Sudominoku> completed(const Sudominoku& puzzle, const solve::Effort& effort) {
  return complete(puzzle, effort);
}

}  // namespace sudominoku::make
