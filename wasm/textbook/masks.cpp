#include "textbook/masks.h"

namespace sudominoku::textbook {
namespace {

/// A grid and the candidates that its digits leave to the blank cells.
struct Position {
  Grid grid;
  CandidateGrid candidates = kAllCandidates;
  int blanks = kCells;

  /// False: a peer is left without a candidate.
  bool place(Cell cell, Digit digit) {
    grid.set(cell, digit);
    candidates[cell] = DigitSet();
    --blanks;
    for (const Cell peer : kPeerCells[cell]) {
      if (grid[peer] != 0) continue;
      candidates[peer] = candidates[peer].without(digit);
      if (candidates[peer].empty()) return false;
    }
    return true;
  }

  /// Fills cells with one candidate, and places the digits that have one cell left in a house,
  /// until nothing changes. False: a contradiction.
  bool fillSingles() {
    for (bool changed = true; changed && blanks > 0;) {
      changed = false;
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (candidates[cell].size() != 1) continue;
        if (!place(cell, candidates[cell].smallest())) return false;
        changed = true;
      }
      for (const House& house : kHouseCells) {
        if (!fillHiddenSingles(house, changed)) return false;
      }
    }
    return true;
  }

  bool fillHiddenSingles(const House& house, bool& changed) {
    DigitSet once;
    DigitSet twice;
    DigitSet placed;
    for (const Cell cell : house) {
      twice = twice | (once & candidates[cell]);
      once = once | candidates[cell];
      if (grid[cell] != 0) placed = placed.with(grid[cell]);
    }
    if ((once | placed) != DigitSet::all()) return false;
    for (const Digit digit : once - twice) {
      for (const Cell cell : house) {
        if (!candidates[cell].has(digit)) continue;
        if (!place(cell, digit)) return false;
        changed = true;
      }
    }
    return true;
  }

  Cell blankWithFewestCandidates() const {
    Cell best = kNoCell;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (grid[cell] != 0) continue;
      if (best == kNoCell || candidates[cell].size() < candidates[best].size()) best = cell;
    }
    return best;
  }
};

class MaskSearch {
 public:
  explicit MaskSearch(std::uint64_t maxSolutions) : maxSolutions_(maxSolutions) {}

  MaskRun run(const Grid& givens) {
    Position start;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Digit digit = givens[cell];
      if (digit == 0) continue;
      if (!start.candidates[cell].has(digit) || !start.place(cell, digit)) return run_;
    }
    search(start);
    return run_;
  }

 private:
  /// True: enough has been found.
  bool search(Position position) {
    if (!position.fillSingles()) return false;
    const Cell cell = position.blankWithFewestCandidates();
    if (cell == kNoCell) {
      if (!run_.first) run_.first = position.grid;
      run_.capped = ++run_.solutions == maxSolutions_;
      return run_.capped;
    }
    for (const Digit digit : position.candidates[cell]) {
      Position next = position;
      if (next.place(cell, digit) && search(next)) return true;
    }
    return false;
  }

  std::uint64_t maxSolutions_;
  MaskRun run_;
};

}  // namespace

MaskRun solveByMasks(const Grid& givens, std::uint64_t maxSolutions) {
  return MaskSearch(maxSolutions).run(givens);
}

std::optional<Grid> smallestSolution(const Grid& givens) {
  std::optional<Grid> best = solveByMasks(givens, 1).first;
  if (!best) return std::nullopt;
  Grid prefix = givens;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (givens[cell] != 0) continue;
    for (Digit digit = 1; digit < (*best)[cell]; ++digit) {
      prefix.set(cell, digit);
      if (const auto found = solveByMasks(prefix, 1).first) {
        best = found;
        break;
      }
    }
    prefix.set(cell, (*best)[cell]);
  }
  return best;
}

}  // namespace sudominoku::textbook
