#include "solve/sudominoku/branch.h"

namespace sudominoku::solve::domino {
namespace {

struct Ways {
  CellSet lowLeft, highLeft, lowAbove, highAbove;
};

Ways placementsOf(const State& state, Digit low, Digit high) {
  const CellSet lows = state.plane(low) & state.open;
  const CellSet highs = state.plane(high) & state.open;
  return {lows & highs.shiftedLeft() & state.edges.right,
          highs & lows.shiftedLeft() & state.edges.right,
          lows & highs.shiftedUp() & state.edges.down, highs & lows.shiftedUp() & state.edges.down};
}

void addCell(const State& state, Cell cell, Choice& choice) {
  for (const Digit digit : state.candidatesOf(cell)) {
    Option option;
    option.cell = static_cast<std::uint8_t>(cell);
    option.digit = static_cast<std::uint8_t>(digit);
    choice.add(option);
  }
}

}  // namespace

void addPlacements(const State& state, Digit low, Digit high, Choice& choice) {
  const auto add = [&](CellSet cells, Direction direction, Digit first, Digit second) {
    cells.forEach([&](Cell cell) {
      Option option;
      option.cell = static_cast<std::uint8_t>(cell);
      option.digit = static_cast<std::uint8_t>(first);
      option.isPlacement = true;
      option.direction = direction;
      option.otherDigit = static_cast<std::uint8_t>(second);
      choice.add(option);
    });
  };
  const Ways ways = placementsOf(state, low, high);
  add(ways.lowLeft, Direction::right, low, high);
  add(ways.highLeft, Direction::right, high, low);
  add(ways.lowAbove, Direction::down, low, high);
  add(ways.highAbove, Direction::down, high, low);
}

void narrowestChoice(const State& state, Choice& choice) {
  choice.count = 0;
  CellSet once, twice, thrice;
  for (const CellSet plane : state.planes) {
    thrice |= twice & plane;
    twice |= once & plane;
    once |= plane;
  }
  const CellSet pairs = twice - thrice;
  if (pairs.any()) {
    addCell(state, pairs.first(), choice);
    return;
  }
  int best = 4 * kCells;
  Digit bestLow = 1;
  Digit bestHigh = 2;
  forEachDomino(state.unused, [&](Digit low, Digit high) {
    const Ways ways = placementsOf(state, low, high);
    const int count =
        ways.lowLeft.size() + ways.highLeft.size() + ways.lowAbove.size() + ways.highAbove.size();
    if (count < best) {
      best = count;
      bestLow = low;
      bestHigh = high;
    }
  });
  if (best > 3) {
    CellSet fewest = twice - state.solved;
    Cell bestCell = kNoCell;
    int bestSize = best;
    fewest.forEach([&](Cell cell) {
      const int size = state.candidatesOf(cell).size();
      if (size < bestSize) {
        bestSize = size;
        bestCell = cell;
      }
    });
    if (bestCell != kNoCell) {
      addCell(state, bestCell, choice);
      return;
    }
  }
  addPlacements(state, bestLow, bestHigh, choice);
}

void firstCellChoice(const State& state, Choice& choice) {
  choice.count = 0;
  addCell(state, (CellSet::all() - state.solved).first(), choice);
}

}  // namespace sudominoku::solve::domino
