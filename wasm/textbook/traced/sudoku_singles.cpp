// Fewest candidates first, and before anybody guesses, what follows is filled in: the only
// candidate of a cell (naked single), the only cell for a digit in a house (hidden single).
#include "textbook/traced/algorithms.h"

namespace sudominoku::textbook {
namespace {

/// Copied for every guess, so that there is nothing to take back.
struct SinglesBoard {
  Grid board;
  CandidateGrid candidates = kAllCandidates;

  void place(Cell cell, Digit digit) {
    board.set(cell, digit);
    candidates[cell] = DigitSet();
    for (const Cell peer : kPeerCells[cell]) candidates[peer] = candidates[peer].without(digit);
  }
};

struct Singles {
  Watch& watch;

  bool fill(SinglesBoard position) {
    if (watch.visit(kNoCell)) return true;
    if (!propagate(position)) {
      watch.backUp();
      return false;
    }
    const Cell cell = blankWithFewestCandidates(position);
    if (cell == kNoCell) return watch.solved(position.board);

    watch.candidates(cell, position.candidates[cell]);
    for (const Digit digit : position.candidates[cell]) {
      SinglesBoard next = position;
      next.place(cell, digit);
      watch.place(cell, digit);
      if (fill(next)) return true;
      watch.remove(cell);
    }
    watch.backUp();
    return false;
  }

  /// Until nothing follows any more. False: a contradiction.
  bool propagate(SinglesBoard& position) {
    for (bool changed = true; changed;) {
      changed = false;
      if (!fillNakedSingles(position, changed)) return false;
      if (!fillHiddenSingles(position, changed)) return false;
    }
    return true;
  }

  bool fillNakedSingles(SinglesBoard& position, bool& changed) {
    for (Cell cell = 0; cell < 81; ++cell) {
      if (position.board[cell] != 0) continue;
      watch.read();
      const DigitSet candidates = position.candidates[cell];
      if (candidates.empty()) {
        watch.noCandidate(cell);
        return false;
      }
      if (candidates.size() > 1) continue;
      position.place(cell, candidates.smallest());
      watch.propagate(cell, candidates.smallest());
      changed = true;
    }
    return true;
  }

  bool fillHiddenSingles(SinglesBoard& position, bool& changed) {
    for (int house = 0; house < 27; ++house) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        Cell only = kNoCell;
        int places = 0;
        bool isPlaced = false;
        for (const Cell cell : kHouseCells[house]) {
          watch.read();
          isPlaced = isPlaced || position.board[cell] == digit;
          if (!position.candidates[cell].has(digit)) continue;
          only = cell;
          ++places;
        }
        if (isPlaced || places > 1) continue;
        if (places == 0) {
          watch.noPlace(digit, house);
          return false;
        }
        position.place(only, digit);
        watch.propagate(only, digit, house);
        changed = true;
      }
    }
    return true;
  }

  Cell blankWithFewestCandidates(const SinglesBoard& position) {
    Cell best = kNoCell;
    int fewest = 10;
    for (Cell cell = 0; cell < 81; ++cell) {
      if (position.board[cell] != 0) continue;
      watch.read();
      if (position.candidates[cell].size() < fewest) {
        best = cell;
        fewest = position.candidates[cell].size();
      }
    }
    return best;
  }
};

}  // namespace

void searchSingles(const Grid& givens, Watch& watch) {
  SinglesBoard start;
  for (Cell cell = 0; cell < 81; ++cell) {
    if (givens[cell] != 0) start.place(cell, givens[cell]);
  }
  Singles{watch}.fill(start);
}

}  // namespace sudominoku::textbook
