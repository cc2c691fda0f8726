#include "explain/any_puzzle.h"

#include <variant>

namespace sudominoku::explain {

Position positionOf(const Puzzle& puzzle, const Grid& entries) {
  return std::visit([&](const auto& one) { return Position::of(one, entries); }, puzzle);
}

Grid givensOf(const Puzzle& puzzle) {
  return std::visit([](const auto& one) { return solve::givensOf(one); }, puzzle);
}

const CandidateGrid& candidatesOf(const Puzzle& puzzle) {
  return std::visit([](const auto& one) -> const CandidateGrid& { return one.candidates; }, puzzle);
}

CandidateGrid& candidatesOf(Puzzle& puzzle) {
  return std::visit([](auto& one) -> CandidateGrid& { return one.candidates; }, puzzle);
}

solve::Found search(solve::Inquiry& inquiry, const Puzzle& puzzle, std::uint64_t most) {
  return std::visit([&](const auto& one) { return inquiry.search(one, most); }, puzzle);
}

Puzzle withEntries(Puzzle puzzle, const Grid& entries) {
  const Grid givens = givensOf(puzzle);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (entries[cell] == 0 || givens[cell] != 0) continue;
    if (auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
      sudoku->givens.set(cell, entries[cell]);
    } else {
      DigitSet& candidates = candidatesOf(puzzle)[cell];
      candidates = candidates & DigitSet::of(entries[cell]);
    }
  }
  return puzzle;
}

}  // namespace sudominoku::explain
