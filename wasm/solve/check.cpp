#include "solve/check.h"

#include <array>

namespace sudominoku::solve {
namespace {

template <typename PuzzleOfKind>
PuzzleOfKind withEntries(PuzzleOfKind puzzle, const Grid& entries) {
  const Grid givens = givensOf(puzzle);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (entries[cell] != 0 && givens[cell] == 0) puzzle = withDigit(puzzle, cell, entries[cell]);
  }
  return puzzle;
}

template <typename PuzzleOfKind>
CheckedEntries check(const PuzzleOfKind& puzzle, const Grid& entries, const Effort& effort) {
  Inquiry inquiry(effort);
  CheckedEntries checked;
  const auto judge = [&](Judgement judgement) {
    checked.judgement = inquiry.ended() ? Judgement::undecided : judgement;
    return checked;
  };
  // Most checks end here: the entries agree with a solution.
  if (inquiry.search(withEntries(puzzle, entries), 1).count.value > 0) {
    return judge(Judgement::right);
  }
  const Found some = inquiry.search(puzzle, 2);
  if (some.count.value == 0) return judge(Judgement::noSolution);
  const bool isUnique = some.count.exact && some.count.value == 1;
  const Grid givens = givensOf(puzzle);
  inquiry.expect(static_cast<std::uint64_t>(entries.filledCount()));
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit digit = entries[cell];
    if (digit == 0) continue;
    inquiry.step();
    if (givens[cell] != 0 || digit == some.grids.front()[cell]) continue;
    if (isUnique || inquiry.search(withDigit(puzzle, cell, digit), 1).count.value == 0) {
      checked.wrongCells.push_back(cell);
    }
  }
  if (inquiry.ended()) checked.wrongCells.clear();
  return judge(checked.wrongCells.empty() ? Judgement::together : Judgement::wrong);
}

template <typename PuzzleOfKind>
RevealedCell reveal(const PuzzleOfKind& puzzle, Grid entries, Cell cell, const Effort& effort) {
  Inquiry inquiry(effort);
  const Found some = inquiry.search(puzzle, 2);
  if (some.count.value == 0) return {0, inquiry.ended() ? Outcome::limit : Outcome::none};
  const Digit digit = some.grids.front()[cell];
  if (some.count.value == 1) return {digit, some.count.exact ? Outcome::unique : Outcome::limit};
  entries.set(cell, 0);
  const Found agreeing = inquiry.search(withEntries(puzzle, entries), 1);
  return {agreeing.count.value > 0 ? agreeing.grids.front()[cell] : digit, Outcome::multiple};
}

}  // namespace

std::string_view nameOf(Judgement judgement) {
  static constexpr std::array<std::string_view, 5> names{"right", "wrong", "together",
                                                         "no-solution", "undecided"};
  return names[static_cast<int>(judgement)];
}

CheckedEntries checkEntries(const Sudoku& puzzle, const Grid& entries, const Effort& effort) {
  return check(puzzle, entries, effort);
}

CheckedEntries checkEntries(const Sudominoku& puzzle, const Grid& entries, const Effort& effort) {
  return check(puzzle, entries, effort);
}

RevealedCell revealCell(const Sudoku& puzzle, const Grid& entries, Cell cell,
                        const Effort& effort) {
  return reveal(puzzle, entries, cell, effort);
}

RevealedCell revealCell(const Sudominoku& puzzle, const Grid& entries, Cell cell,
                        const Effort& effort) {
  return reveal(puzzle, entries, cell, effort);
}

}  // namespace sudominoku::solve
