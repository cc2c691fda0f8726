#include "solve/sudominoku/root.h"

namespace sudominoku::solve::domino {
namespace {

/// Edges whose two cells are on the board.
EdgeSet allEdges() { return {CellSet::all().shiftedLeft(), CellSet::all().shiftedUp()}; }

/// Of givens and blank cells, the blank ones: those that may hold both 1 and 2.
CellSet blankCells(const Position& digits) {
  Lanes blank{};
  for (int place = 0; place < kPlaces; ++place) {
    const Lanes candidates = digits.places[place];
    blank |= (candidates & candidates >> 1 & inFields(1)) << place;
  }
  return CellSet(blank);
}

}  // namespace

State rootState(const Sudominoku& puzzle) {
  State state;
  Grid givens;
  for (const Placement& given : puzzle.dominoes) {
    state.unused.remove(given.firstDigit, given.secondDigit);
    givens.set(given.firstCell, given.firstDigit);
    givens.set(given.secondCell, given.secondDigit);
    state.laid.add(edgeOf(given.firstCell, given.secondCell));
  }
  for (Digit digit = 1; digit <= kSize; ++digit) givens.set(puzzle.isolated[digit - 1], digit);
  state.digits = Position::of(givens);

  state.open = blankCells(state.digits);
  if (!areAll(puzzle.candidates)) {
    state.open.forEach([&](Cell cell) { state.digits.restrict(cell, puzzle.candidates[cell]); });
  }
  state.edges = allEdges().clearOf(CellSet::all() - state.open);
  return state;
}

}  // namespace sudominoku::solve::domino
