#include "solve/sudominoku/root.h"

namespace sudominoku::solve::domino {
namespace {

/// Edges whose two cells are on the board.
EdgeSet allEdges() {
  return {CellSet::everyBand(kBandBits & ~(kRowStarts << 8)),
          CellSet(Lanes{kBandBits, kBandBits, kBandBits & ~(kRowBits << 2 * kRowPitch), 0})};
}

}  // namespace

State rootState(const Sudominoku& puzzle) {
  State state;
  CellSet covered;
  for (const Placement& given : puzzle.dominoes) {
    state.unused.remove(given.firstDigit, given.secondDigit);
    covered |= CellSet::of(given.firstCell) | CellSet::of(given.secondCell);
    const Cell first = std::min(given.firstCell, given.secondCell);
    const Cell second = std::max(given.firstCell, given.secondCell);
    state.laid.add({static_cast<std::uint8_t>(first),
                    second == first + 1 ? Direction::right : Direction::down});
  }
  for (const Cell cell : puzzle.isolated) covered |= CellSet::of(cell);
  state.open = CellSet::all() - covered;
  state.edges = allEdges().clearOf(covered);

  state.planes.fill(CellSet::all() - covered);
  if (puzzle.candidates != kAllCandidates) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (covered.has(cell)) continue;
      for (const Digit digit : DigitSet::all() - puzzle.candidates[cell]) {
        state.plane(digit) -= CellSet::of(cell);
      }
    }
  }
  for (const Placement& given : puzzle.dominoes) {
    state.plane(given.firstDigit) |= CellSet::of(given.firstCell);
    state.plane(given.secondDigit) |= CellSet::of(given.secondCell);
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    state.plane(digit) |= CellSet::of(puzzle.isolated[digit - 1]);
  }
  return state;
}

}  // namespace sudominoku::solve::domino
