#include "make/transform.h"

#include "make/dice.h"

namespace sudominoku::make {
namespace {

Lines randomLines(bool groups, bool within, SplitMix64& dice) {
  std::array<int, 3> order{0, 1, 2};
  if (groups) shuffle(order, dice);
  Lines lines{};
  for (int i = 0; i < 3; ++i) {
    std::array<int, 3> inGroup{0, 1, 2};
    if (within) shuffle(inGroup, dice);
    for (int j = 0; j < 3; ++j) lines[3 * i + j] = 3 * order[i] + inGroup[j];
  }
  return lines;
}

Digit renamed(const Names& names, Digit digit) { return digit == 0 ? 0 : names[digit - 1]; }

DigitSet renamed(const Names& names, DigitSet digits) {
  DigitSet result;
  for (const Digit digit : digits) result = result.with(names[digit - 1]);
  return result;
}

CandidateGrid moved(const CandidateGrid& candidates, const Transformation& transformation) {
  const std::array<Cell, kCells> cells = transformation.cells();
  CandidateGrid result;
  for (Cell cell = 0; cell < kCells; ++cell) {
    result[cells[cell]] = renamed(transformation.digits, candidates[cell]);
  }
  return result;
}

}  // namespace

bool isOrderOfLines(const Lines& lines) {
  unsigned seen = 0;
  for (int i = 0; i < kSize; ++i) {
    if (lines[i] < 0 || lines[i] >= kSize || lines[i] / 3 != lines[i / 3 * 3] / 3) return false;
    seen |= 1u << lines[i];
  }
  return seen == DigitSet::all().bits();
}

bool isRenaming(const Names& names) {
  DigitSet seen;
  for (const Digit digit : names) {
    if (digit < 1 || digit > kSize) return false;
    seen = seen.with(digit);
  }
  return seen == DigitSet::all();
}

std::array<Cell, kCells> Transformation::cells() const {
  std::array<Cell, kCells> cells{};
  Lines rowGoes{};
  Lines columnGoes{};
  for (int i = 0; i < kSize; ++i) {
    rowGoes[rows[i]] = i;
    columnGoes[columns[i]] = i;
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Cell onto = turned(cell, turn);
    cells[cell] = cellAt(rowGoes[rowOf(onto)], columnGoes[columnOf(onto)]);
  }
  return cells;
}

Grid Transformation::of(const Grid& grid) const {
  const std::array<Cell, kCells> goes = cells();
  Grid result;
  for (Cell cell = 0; cell < kCells; ++cell) result.set(goes[cell], renamed(digits, grid[cell]));
  return result;
}

Sudoku Transformation::of(const Sudoku& puzzle) const {
  return {of(puzzle.givens), moved(puzzle.candidates, *this)};
}

Sudominoku Transformation::of(const Sudominoku& puzzle) const {
  const std::array<Cell, kCells> goes = cells();
  Sudominoku result;
  result.candidates = moved(puzzle.candidates, *this);
  for (const Placement& placement : puzzle.dominoes) {
    result.dominoes.push_back({goes[placement.firstCell], goes[placement.secondCell],
                               renamed(digits, placement.firstDigit),
                               renamed(digits, placement.secondDigit)});
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    const Cell cell = puzzle.isolated[digit - 1];
    result.isolated[renamed(digits, digit) - 1] = cell == kNoCell ? kNoCell : goes[cell];
  }
  return result;
}

Transformation randomTransformation(const Shuffle& wanted, SplitMix64& dice) {
  Transformation result;
  if (wanted.turn) result.turn = static_cast<Turn>(dice.below(kTurns));
  result.rows = randomLines(wanted.bands, wanted.rows, dice);
  result.columns = randomLines(wanted.stacks, wanted.columns, dice);
  if (wanted.digits) shuffle(result.digits, dice);
  return result;
}

}  // namespace sudominoku::make
