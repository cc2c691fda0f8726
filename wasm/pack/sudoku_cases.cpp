#include <numeric>

#include "pack/cases.h"
#include "textbook/call_meter.h"
#include "textbook/deep_grids.h"
#include "textbook/masks.h"

namespace sudominoku::pack {
namespace {

using textbook::SearchOrder;

using Order9 = std::array<int, kSize>;

/// 0 to 8 in an order that keeps the bands together.
Order9 randomLines(Random& random) {
  std::array<int, 3> bands{0, 1, 2};
  random.shuffle(bands);
  Order9 lines{};
  for (int i = 0; i < 3; ++i) {
    std::array<int, 3> within{0, 1, 2};
    random.shuffle(within);
    for (int j = 0; j < 3; ++j) lines[3 * i + j] = 3 * bands[i] + within[j];
  }
  return lines;
}

/// The same grid with bands, rows, columns and digits exchanged, and perhaps transposed.
Grid shuffled(const Grid& grid, Random& random) {
  const Order9 rows = randomLines(random);
  const Order9 columns = randomLines(random);
  Order9 digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(digits);
  const bool isTransposed = random.below(2) == 1;
  Grid result;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int row = rows[isTransposed ? columnOf(cell) : rowOf(cell)];
    const int column = columns[isTransposed ? rowOf(cell) : columnOf(cell)];
    const Digit digit = grid[cellAt(row, column)];
    result.set(cell, digit == 0 ? 0 : digits[digit - 1]);
  }
  return result;
}

/// A solved grid: drawn digit by digit, as long as a solution is left.
Grid randomSolution(Random& random) {
  Grid grid;
  std::array<Cell, kCells> cells{};
  std::iota(cells.begin(), cells.end(), 0);
  random.shuffle(cells);
  Grid solution = *textbook::solveByMasks(grid, 1).first;
  // Two dozen free choices leave little to be drawn.
  for (int i = 0; i < 24; ++i) {
    const Digit digit = 1 + random.below(kSize);
    grid.set(cells[i], digit);
    if (const auto found = textbook::solveByMasks(grid, 1).first) {
      solution = *found;
    } else {
      grid.set(cells[i], solution[cells[i]]);
    }
  }
  return shuffled(solution, random);
}

Grid withClues(const Grid& solution, int clues, Random& random) {
  std::array<Cell, kCells> cells{};
  std::iota(cells.begin(), cells.end(), 0);
  random.shuffle(cells);
  Grid puzzle;
  for (int i = 0; i < clues; ++i) puzzle.set(cells[i], solution[cells[i]]);
  return puzzle;
}

/// Takes clues away as long as the solution stays the only one.
Grid minimised(Grid puzzle, Random& random) {
  std::array<Cell, kCells> cells{};
  std::iota(cells.begin(), cells.end(), 0);
  random.shuffle(cells);
  for (const Cell cell : cells) {
    const Digit digit = puzzle[cell];
    if (digit == 0) continue;
    puzzle.set(cell, 0);
    if (textbook::solveByMasks(puzzle, 2).solutions != 1) puzzle.set(cell, digit);
  }
  return puzzle;
}

textbook::CallCount rowMajorCalls(const Grid& puzzle) {
  return countCalls(puzzle, SearchOrder::rowMajor);
}
bool isLegal(const Grid& puzzle) { return isLegalFor2580(puzzle, rowMajorCalls(puzzle)); }

/// A legal puzzle with few clues and several solutions.
Grid openPuzzle(int clues, Random& random) {
  while (true) {
    const Grid puzzle = withClues(randomSolution(random), clues, random);
    if (textbook::solveByMasks(puzzle, 2).solutions == 2 && isLegal(puzzle)) return puzzle;
  }
}

/// Arto Inkala's puzzle of 2012, which no singles begin to solve, in another guise.
Grid guessingPuzzle(Random& random) {
  constexpr std::string_view kInkala =
      "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, kInkala[cell] - '0');
  while (true) {
    const Grid puzzle = shuffled(grid, random);
    if (isLegal(puzzle)) return puzzle;
  }
}

/// A puzzle whose first row is blank and is 987654321 in its only solution: the longest of a few.
Grid lateFailurePuzzle(Random& random) {
  constexpr int kAttempts = 6;
  Grid best;
  std::uint64_t most = 0;
  for (int attempt = 0; attempt < kAttempts || most == 0; ++attempt) {
    const Grid solution = randomSolution(random);
    Grid puzzle;
    std::array<Digit, kSize + 1> label{};
    for (int column = 0; column < kSize; ++column) label[solution[column]] = kSize - column;
    for (Cell cell = kSize; cell < kCells; ++cell) puzzle.set(cell, label[solution[cell]]);
    if (textbook::solveByMasks(puzzle, 2).solutions != 1) continue;
    puzzle = minimised(puzzle, random);
    const auto count = rowMajorCalls(puzzle);
    if (!isLegalFor2580(puzzle, count) || count.calls <= most) continue;
    most = count.calls;
    best = puzzle;
  }
  return best;
}

/// The grid with 9 for 1, 8 for 2 and so on.
Grid mirroredDigits(const Grid& grid) {
  Grid result;
  for (Cell cell = 0; cell < kCells; ++cell) {
    result.set(cell, grid[cell] == 0 ? 0 : kSize + 1 - grid[cell]);
  }
  return result;
}

/// Whether searches that do not see the last cell find a wrong grid, be it 1 or 9 they try first.
bool needsLastCell(Grid puzzle) {
  const Digit last = puzzle[kCells - 1];
  puzzle.set(kCells - 1, 0);
  return last != 0 && (*textbook::smallestSolution(puzzle))[kCells - 1] != last &&
         (*textbook::smallestSolution(mirroredDigits(puzzle)))[kCells - 1] != kSize + 1 - last;
}

std::string withLineEnds(const std::string& text, std::string_view end) {
  std::string result;
  for (const char c : text) result += c == '\n' ? end : std::string_view(&c, 1);
  return result;
}

}  // namespace

std::vector<PackCase> sudokuCases(const profile::Profile& profile, Random& random) {
  const bool isAny = profile.task == profile::Task::any;
  std::vector<PackCase> cases;
  const auto add = [&](CaseKind kind, const Grid& puzzle) -> PackCase& {
    profile::Case one;
    one.square = profile::Square::of(puzzle);
    PackCase made = caseOf(profile, kind, {one});
    made.isAnyAccepted = isAny && textbook::solveByMasks(puzzle, 2).solutions > 1;
    cases.push_back(std::move(made));
    return cases.back();
  };
  const auto addDeep = [&](CaseKind kind, SearchOrder order) {
    const Grid puzzle = textbook::deepGrid(order);
    add(kind, puzzle).calls = countCalls(puzzle, order).calls;
  };

  const Grid solution = randomSolution(random);
  add(CaseKind::alreadyFull, solution);
  Grid lastBlank = solution;
  lastBlank.set(kCells - 1, 0);
  add(CaseKind::oneBlank, lastBlank);
  add(CaseKind::blankGrid, Grid());
  add(CaseKind::manySolutions, openPuzzle(24, random));
  add(CaseKind::fewClues, openPuzzle(10 + random.below(6), random));
  add(CaseKind::needsGuessing, guessingPuzzle(random));
  addDeep(CaseKind::deepRowMajor, SearchOrder::rowMajor);
  addDeep(CaseKind::deepColumnMajor, SearchOrder::columnMajor);
  addDeep(CaseKind::deepReversed, SearchOrder::reversed);
  addDeep(CaseKind::deepDigitsDescending, SearchOrder::digitsDescending);
  const Grid late = lateFailurePuzzle(random);
  add(CaseKind::lateFailure, late).calls = rowMajorCalls(late).calls;
  const Grid plain = minimised(randomSolution(random), random);
  const Grid legal = isLegal(plain) ? plain : lastBlank;
  PackCase& trailing = add(CaseKind::trailingBlanks, legal);
  trailing.input = withLineEnds(trailing.input, "  \n");
  PackCase& crlf = add(CaseKind::crlf, legal);
  crlf.input = withLineEnds(crlf.input, "\r\n");
  Grid closed = legal;
  while (!needsLastCell(closed) || !isLegal(closed)) {
    closed = minimised(randomSolution(random), random);
  }
  PackCase& open = add(CaseKind::noFinalNewline, closed);
  open.input.pop_back();
  return cases;
}

}  // namespace sudominoku::pack
