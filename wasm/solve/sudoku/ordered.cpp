// Decides the cells row by row, digits in order. Of itself that would run into long dead ends, for
// it takes the cells as they come and not where the choice is small. So a digit is only tried where
// the engine, which is free in its order, has found that a solution goes with it; and the solution
// it finds, the witness, vouches for all choices further down that agree with it.
#include "solve/sudoku/ordered.h"

#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {
namespace {

class OrderedSearch {
 public:
  OrderedSearch(BoundedEngine& engine, bool descending, Sink& sink)
      : engine_(engine), descending_(descending), sink_(sink) {}

  /// Takes a position as it is after a choice. False: the search is over.
  bool enter(Position& position, bool isGuess, const Grid* witness, Cell from) {
    if (!engine_.visit(isGuess)) return false;
    switch (propagate(position, configurations_)) {
      case Settled::contradiction:
        return true;
      case Settled::solved:
        return sink_.accept(position);
      case Settled::open:
        break;
    }
    if (witness != nullptr) return descend(position, *witness, from);
    engine_.start(position);
    switch (engine_.next()) {
      case Engine::Step::paused:
        return false;
      case Engine::Step::exhausted:
        return true;
      case Engine::Step::solution:
        break;
    }
    return descend(position, engine_.solution().grid(), from);
  }

 private:
  /// Tries the digits of the first open cell. The witness is a solution of the position.
  bool descend(const Position& position, const Grid& witness, Cell from) {
    Cell cell = from;
    DigitSet left = position.candidates(cell);
    while (left.size() == 1) left = position.candidates(++cell);
    for (bool isGuess = false; !left.empty(); isGuess = true) {
      const Digit digit = descending_ ? left.largest() : left.smallest();
      left = left.without(digit);
      Position next = position;
      next.restrict(cell, DigitSet::of(digit));
      const bool vouched = witness[cell] == digit;
      if (!enter(next, isGuess, vouched ? &witness : nullptr, cell + 1)) return false;
    }
    return true;
  }

  BoundedEngine& engine_;
  const bool descending_;
  Sink& sink_;
  Configurations configurations_;
};

}  // namespace

void searchOrdered(BoundedEngine& engine, const Position& start, bool descending, Sink& sink) {
  Position position = start;
  OrderedSearch(engine, descending, sink).enter(position, false, nullptr, 0);
}

}  // namespace sudominoku::solve
