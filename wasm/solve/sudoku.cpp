// Answers a request with the engine in sudoku/: in its own order, by size or at random.
#include "solve/sudoku.h"

#include "solve/sudoku/ordered.h"
#include "solve/sudoku/position.h"
#include "solve/sudoku/random.h"
#include "solve/sudoku/sink.h"
#include "solve/sudoku/watch.h"

namespace sudominoku::solve {
namespace {

void searchAny(Watch& watch, const Position& start, Sink& sink) {
  watch.start(start);
  while (watch.next() == Engine::Step::solution && sink.accept(watch.solution())) {
  }
}

Outcome outcomeOf(const Watch& watch) {
  if (watch.solutions() >= 2) return Outcome::multiple;
  switch (watch.end()) {
    case Watch::End::limit:
      return Outcome::limit;
    case Watch::End::stopped:
      return Outcome::stopped;
    case Watch::End::none:
      break;
  }
  return watch.solutions() == 1 ? Outcome::unique : Outcome::none;
}

}  // namespace

SudokuAnswer solveSudoku(const Sudoku& puzzle, const Request& request) {
  Watch watch(request);
  Sink sink(watch, request);
  const Position start = Position::of(puzzle);
  switch (request.order) {
    case Order::any:
      searchAny(watch, start, sink);
      break;
    case Order::smallest:
      searchOrdered(watch, start, false, sink);
      break;
    case Order::largest:
      searchOrdered(watch, start, true, sink);
      break;
    case Order::random:
      searchRandom(watch, start, request.seed, sink);
      break;
  }
  return {outcomeOf(watch),
          {watch.solutions(), watch.end() == Watch::End::none},
          sink.take(),
          watch.counters()};
}

}  // namespace sudominoku::solve
