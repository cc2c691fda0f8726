#include "make/sudoku.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "make/dice.h"
#include "make/fit.h"
#include "make/transform.h"
#include "solve/sudoku.h"

namespace sudominoku::make {
namespace {

/// A solution, if there is one.
std::optional<Grid> solved(const Grid& puzzle) {
  solve::Request request;
  request.limits.maxSolutions = 1;
  solve::SudokuAnswer answer = solveSudoku({.givens = puzzle}, request);
  if (answer.solutions.empty()) return std::nullopt;
  return answer.solutions.front();
}

/// How many solutions there are, up to `most`.
std::uint64_t countSolutions(const Grid& puzzle, std::uint64_t most) {
  solve::Request request;
  request.limits.maxSolutions = most;
  request.keepSolutions = 0;
  return solveSudoku({.givens = puzzle}, request).solutionCount.value;
}

/// Whether a given of a puzzle with one solution can be left out: nothing else goes there.
bool isSpare(const Grid& puzzle, Cell cell) {
  solve::Request request;
  request.limits.maxSolutions = 1;
  request.keepSolutions = 0;
  Sudoku without{.givens = puzzle};
  without.givens.set(cell, 0);
  without.candidates[cell] = DigitSet::all().without(puzzle[cell]);
  return solveSudoku(without, request).outcome == solve::Outcome::none;
}

std::vector<Cell> filledCells(const Grid& puzzle) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle[cell] != 0) cells.push_back(cell);
  }
  return cells;
}

Grid without(Grid puzzle, const Orbit* begin, const Orbit* end) {
  for (; begin != end; ++begin) {
    for (const Cell cell : *begin) puzzle.set(cell, 0);
  }
  return puzzle;
}

/// Empties the orbits one by one, in their order, as long as the solution stays the only one.
/// Several are tried at once: where they can go together, they could have gone one by one.
void thinAtOnce(Grid& puzzle, const Orbit* begin, const Orbit* end) {
  if (begin == end) return;
  if (end - begin == 1 && begin->size() == 1) {
    if (isSpare(puzzle, begin->front())) puzzle.set(begin->front(), 0);
    return;
  }
  const Grid fewer = without(puzzle, begin, end);
  if (isUnique(fewer)) {
    puzzle = fewer;
  } else if (end - begin > 1) {
    const Orbit* const middle = begin + (end - begin) / 2;
    thinAtOnce(puzzle, begin, middle);
    thinAtOnce(puzzle, middle, end);
  }
}

/// Empties orbits in their order, as long as the solution stays the only one and `fewest` givens
/// are left.
void thin(Grid& puzzle, const std::vector<Orbit>& orbits, int fewest) {
  // Most of the first can go together; later hardly two can.
  constexpr int kUsuallyLeft = 24;
  const Orbit* const end = orbits.data() + orbits.size();
  for (const Orbit* next = orbits.data(); next != end;) {
    const int left = puzzle.filledCount();
    const int most = std::max(1, std::min((left - kUsuallyLeft) * 2 / 3, left - fewest));
    const Orbit* last = next;
    int cells = 0;
    while (last != end && (last == next || cells + static_cast<int>(last->size()) <= most)) {
      cells += static_cast<int>(last->size());
      ++last;
    }
    if (left - cells >= fewest) thinAtOnce(puzzle, next, last);
    next = last;
  }
}

std::vector<Orbit> singly(const std::vector<Cell>& cells) {
  std::vector<Orbit> orbits;
  orbits.reserve(cells.size());
  for (const Cell cell : cells) orbits.push_back({cell});
  return orbits;
}

/// Gives back digits of the solution until it is the only one.
void settle(Grid& puzzle, const Grid& solution, SplitMix64& dice) {
  solve::Request request;
  request.limits.maxSolutions = 2;
  request.keepSolutions = 2;
  while (true) {
    const solve::SudokuAnswer answer = solveSudoku({.givens = puzzle}, request);
    if (answer.solutions.size() < 2) return;
    const Grid& other = answer.solutions[answer.solutions[0] == solution ? 1 : 0];
    std::vector<Cell> different;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (other[cell] != solution[cell]) different.push_back(cell);
    }
    const Cell cell = different[dice.below(static_cast<std::uint32_t>(different.size()))];
    puzzle.set(cell, solution[cell]);
  }
}

int givensOf(const Pattern& pattern) {
  return static_cast<int>(std::count(pattern.begin(), pattern.end(), true));
}

/// False: no digits on these cells have a single solution.
bool canBeUnique(const Pattern& pattern) {
  std::array<bool, kSize> hasRow{};
  std::array<bool, kSize> hasColumn{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (pattern[cell]) hasRow[rowOf(cell)] = hasColumn[columnOf(cell)] = true;
  }
  for (const auto& hasLine : {hasRow, hasColumn}) {
    for (int first = 0; first < kSize; first += 3) {
      // Of two blank lines of a band or a stack the solution's can be exchanged.
      if (hasLine[first] + hasLine[first + 1] + hasLine[first + 2] < 2) return false;
    }
  }
  return givensOf(pattern) >= kFewestClues;
}

class SudokuMaker {
 public:
  SudokuMaker(const SudokuWish& wish, std::uint64_t seed, Patience& patience)
      : wish_(wish), dice_(seed), patience_(patience), orbits_(orbitsOf(wish.symmetry)) {}

  std::optional<MadeSudoku> run() {
    const std::uint64_t most = mostPuzzles(wish_);
    while (most > 0 && patience_.tryOn()) {
      const Grid solution = wish_.solution ? *wish_.solution : randomSolution(dice_);
      if (wish_.pattern) {
        if (auto made = byPattern(solution)) return made;
        if (most == 1) break;
      } else {
        Grid puzzle = byThinning(solution);
        adjust(puzzle, solution);
        if (!keepsPromises(puzzle) && !byExchange(puzzle, solution)) continue;
        const Fit fit = fitOf(puzzle, solution);
        if (fit == Fit::asWanted || (fit == Fit::tooEasy && harden(puzzle, solution))) {
          return {{puzzle, solution}};
        }
      }
    }
    return std::nullopt;
  }

 private:
  Fit fitOf(const Grid& puzzle, const Grid& solution) const {
    return make::fitOf(Sudoku{.givens = puzzle}, solution, wish_.level);
  }

  /// Where any number of givens will do: exchanges some as long as the puzzle is too easy, and
  /// gives more of the solution as long as it is too hard. That takes less than another puzzle.
  void adjust(Grid& puzzle, const Grid& solution) {
    constexpr int kMostSteps = 30;
    constexpr int kExchanged = 2;
    if (!wish_.level || wish_.clues != 0 || wish_.isMinimal) return;
    for (int step = 0; step < kMostSteps; ++step) {
      const Fit fit = fitOf(puzzle, solution);
      if (fit == Fit::asWanted) return;
      if (fit == Fit::tooEasy) {
        if (wish_.symmetry != Symmetry::none) return;
        std::vector<Cell> cells = filledCells(puzzle);
        shuffle(cells, dice_);
        for (int i = 0; i < kExchanged; ++i) puzzle.set(cells[i], 0);
        settleAndThin(puzzle, solution, dice_);
        continue;
      }
      const Orbit& orbit = orbits_[dice_.below(static_cast<std::uint32_t>(orbits_.size()))];
      for (const Cell cell : orbit) puzzle.set(cell, solution[cell]);
    }
  }

  bool isTooEasy(const Grid& puzzle, const Grid& solution) const {
    return isBelow(Sudoku{.givens = puzzle}, solution, *wish_.level);
  }

  /// Where so many givens as they come make a puzzle too easy: begins with as few as there can be,
  /// and adds those that leave it hard enough. False: there are not so many.
  bool harden(Grid& puzzle, const Grid& solution) {
    if (wish_.clues == 0 || wish_.isMinimal) return false;
    std::vector<Orbit> given = orbits_;
    std::erase_if(given, [&](const Orbit& orbit) { return puzzle[orbit.front()] == 0; });
    thin(puzzle, given, 0);
    int canStayBlank = kCells - wish_.clues;
    // About every fourth of those that are tried makes the puzzle too easy, or more of them do.
    if (wish_.clues - puzzle.filledCount() > 3 * canStayBlank) return false;
    if (isTooEasy(puzzle, solution)) return false;
    shuffle(orbits_, dice_);
    for (const Orbit& orbit : orbits_) {
      if (puzzle.filledCount() == wish_.clues) break;
      if (puzzle[orbit.front()] != 0) continue;
      if (canStayBlank < 0 || !patience_.tryOn()) return false;
      Grid next = puzzle;
      for (const Cell cell : orbit) next.set(cell, solution[cell]);
      if (next.filledCount() > wish_.clues || isTooEasy(next, solution)) {
        canStayBlank -= static_cast<int>(orbit.size());
      } else {
        puzzle = next;
      }
    }
    return keepsPromises(puzzle) && fitOf(puzzle, solution) == Fit::asWanted;
  }

  bool keepsPromises(const Grid& puzzle) const {
    if (wish_.clues != 0 && puzzle.filledCount() != wish_.clues) return false;
    // Whatever took part in the making, the proof is made once more.
    return isUnique(puzzle) && (!wish_.isMinimal || isMinimal(puzzle));
  }

  Grid byThinning(const Grid& solution) {
    Grid puzzle = solution;
    shuffle(orbits_, dice_);
    thin(puzzle, orbits_, wish_.isMinimal ? 0 : wish_.clues);
    return puzzle;
  }

  /// Takes some givens away, gives others back and thins again, towards the number that is wanted:
  /// this finds numbers that thinning alone hardly ever meets. Only without symmetry.
  bool byExchange(Grid& puzzle, const Grid& solution) {
    constexpr int kSteps = 400;
    if (wish_.clues == 0 || wish_.symmetry != Symmetry::none) return false;
    const auto distance = [&](const Grid& grid) {
      return std::abs(grid.filledCount() - wish_.clues);
    };
    int sinceBetter = 0;
    while (sinceBetter < kSteps && patience_.tryOn()) {
      Grid next = puzzle;
      std::vector<Cell> cells = filledCells(next);
      shuffle(cells, dice_);
      const bool wantsFewer = puzzle.filledCount() > wish_.clues;
      // To get more, keep what is there and put in what makes several of them needless.
      const int out = wantsFewer ? 2 + static_cast<int>(dice_.below(3)) : 1;
      for (int i = 0; i < out; ++i) next.set(cells[i], 0);
      settle(next, solution, dice_);
      cells = filledCells(next);
      shuffle(cells, dice_);
      if (!wantsFewer) {
        // What was there before stays longest.
        order(cells, [&](Cell a, Cell b) { return (puzzle[a] != 0) < (puzzle[b] != 0); });
      }
      thin(next, singly(cells), wish_.isMinimal ? 0 : wish_.clues);
      ++sinceBetter;
      if (distance(next) > distance(puzzle)) continue;
      if (distance(next) < distance(puzzle)) sinceBetter = 0;
      puzzle = next;
      if (distance(puzzle) == 0 && keepsPromises(puzzle)) return true;
    }
    return false;
  }

  /// Digits for the cells of the pattern: those of a solution, then one changed at a time as long
  /// as the number of solutions does not grow.
  std::optional<MadeSudoku> byPattern(const Grid& solution) {
    constexpr std::uint64_t kMany = 300;
    constexpr int kSteps = 1500;
    Grid puzzle;
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!(*wish_.pattern)[cell]) continue;
      puzzle.set(cell, solution[cell]);
      cells.push_back(cell);
    }
    std::uint64_t solutions = countSolutions(puzzle, kMany);
    const int steps = wish_.solution ? 0 : kSteps;
    for (int step = 0; step < steps && solutions > 1 && patience_.tryOn(); ++step) {
      Grid next = puzzle;
      const int changes = solutions == kMany ? 1 + static_cast<int>(dice_.below(3)) : 1;
      for (int i = 0; i < changes; ++i) {
        const Cell cell = cells[dice_.below(static_cast<std::uint32_t>(cells.size()))];
        next.set(cell, 1 + static_cast<Digit>(dice_.below(kSize)));
      }
      if (next == puzzle || !clashingCells(next).empty()) continue;
      const std::uint64_t now = countSolutions(next, solutions + 1);
      if (now == 0 || now > solutions) continue;
      solutions = now;
      puzzle = next;
    }
    if (solutions != 1 || (wish_.isMinimal && !make::isMinimal(puzzle))) return std::nullopt;
    const Grid found = *solved(puzzle);
    if (fitOf(puzzle, found) != Fit::asWanted) return std::nullopt;
    return {{puzzle, found}};
  }

  const SudokuWish& wish_;
  SplitMix64 dice_;
  Patience& patience_;
  std::vector<Orbit> orbits_;
};

}  // namespace

bool isUnique(const Grid& puzzle) { return countSolutions(puzzle, 2) == 1; }

bool isMinimal(const Grid& puzzle) {
  const std::vector<Cell> cells = filledCells(puzzle);
  return std::none_of(cells.begin(), cells.end(), [&](Cell cell) { return isSpare(puzzle, cell); });
}

Grid randomSolution(SplitMix64& dice) {
  constexpr int kFurther = 8;
  Grid grid;
  for (int box = 0; box < 3; ++box) {
    Names digits = kSameNames;
    shuffle(digits, dice);
    for (int i = 0; i < kSize; ++i) grid.set(cellAt(3 * box + i / 3, 3 * box + i % 3), digits[i]);
  }
  Grid solution = *solved(grid);
  for (int i = 0; i < kFurther; ++i) {
    const Cell cell = static_cast<Cell>(dice.below(kCells));
    if (grid[cell] != 0) continue;
    grid.set(cell, 1 + static_cast<Digit>(dice.below(kSize)));
    if (const auto other = solved(grid)) {
      solution = *other;
    } else {
      grid.set(cell, 0);
    }
  }
  return randomTransformation(kShuffleAll, dice).of(solution);
}

void settleAndThin(Grid& puzzle, const Grid& solution, SplitMix64& dice) {
  settle(puzzle, solution, dice);
  std::vector<Cell> cells = filledCells(puzzle);
  shuffle(cells, dice);
  thin(puzzle, singly(cells), 0);
}

std::uint64_t mostPuzzles(const SudokuWish& wish) {
  if (wish.pattern ? !canBeUnique(*wish.pattern)
                   : wish.clues != 0 && !goesWithCells(wish.symmetry, wish.clues)) {
    return 0;
  }
  const int givens = wish.pattern ? givensOf(*wish.pattern) : wish.clues;
  if (wish.isMinimal && givens > kMostMinimalClues) return 0;
  if (!canBeOf(wish.level, kCells - givens)) return 0;
  return wish.pattern && wish.solution ? 1 : std::numeric_limits<std::uint64_t>::max();
}

std::optional<MadeSudoku> makeSudoku(const SudokuWish& wish, std::uint64_t seed,
                                     Patience& patience) {
  return SudokuMaker(wish, seed, patience).run();
}

}  // namespace sudominoku::make
