#include "make/complete.h"

#include <cstdint>
#include <utility>

#include "explain/cells.h"
#include "solve/sudoku.h"

namespace sudominoku::make {
namespace {

using explain::Cells;
using solve::Clue;
using solve::Outcome;

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
      chosen_.clear();
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

/// Fewer than `found` clues; none: there are none, or not so few that all could be gone through,
/// and then `isFewest` is false.
std::vector<Clue> fewerClues(const Sudoku& puzzle, std::size_t found, bool& isFewest) {
  constexpr std::uint64_t kMostSolutions = 400;
  solve::Request request;
  request.limits.maxSolutions = kMostSolutions + 1;
  request.keepSolutions = kMostSolutions + 1;
  const std::vector<Grid> solutions = solveSudoku(puzzle, request).solutions;
  if (solutions.size() > kMostSolutions) return {};
  FewestClues fewest(solutions);
  for (std::size_t most = 2; most < found; ++most) {
    std::vector<Clue> clues = fewest.find(most);
    if (!clues.empty() || !fewest.isComplete()) {
      // All that are fewer have been gone through.
      isFewest = !clues.empty();
      return clues;
    }
  }
  isFewest = true;
  return {};
}

std::vector<Clue> fewerClues(const Sudominoku&, std::size_t, bool&) { return {}; }

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
      std::vector<Clue> fewer = fewerClues(puzzle, result.added.size(), result.isFewest);
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
