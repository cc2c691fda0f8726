// Answers a request with the engine in sudoku/: in its own order, by size or at random.
#include "solve/sudoku.h"

#include "solve/sudoku/bounded_engine.h"
#include "solve/sudoku/ordered.h"
#include "solve/sudoku/position.h"
#include "solve/sudoku/random.h"
#include "solve/sudoku/sink.h"

namespace sudominoku::solve {
namespace {

void searchAny(BoundedEngine& engine, const Position& start, Sink& sink) {
  engine.start(start);
  while (engine.next() == Engine::Step::solution && sink.accept(engine.solution())) {
  }
}

Outcome outcomeOf(const BoundedEngine& engine) {
  if (engine.solutionCount() >= 2) return Outcome::multiple;
  switch (engine.end()) {
    case BoundedEngine::End::limit:
      return Outcome::limit;
    case BoundedEngine::End::stopped:
      return Outcome::stopped;
    case BoundedEngine::End::none:
      break;
  }
  return engine.solutionCount() == 1 ? Outcome::unique : Outcome::none;
}

}  // namespace

SudokuAnswer solveSudoku(const Sudoku& puzzle, const Request& request) {
  BoundedEngine engine(request);
  Sink sink(engine, request);
  const Position start = Position::of(puzzle);
  switch (request.order) {
    case Order::any:
      searchAny(engine, start, sink);
      break;
    case Order::smallest:
      searchOrdered(engine, start, false, sink);
      break;
    case Order::largest:
      searchOrdered(engine, start, true, sink);
      break;
    case Order::random:
      searchRandom(engine, start, request.seed, sink);
      break;
  }
  return {outcomeOf(engine),
          {engine.solutionCount(), engine.end() == BoundedEngine::End::none},
          sink.take(),
          engine.counters()};
}

}  // namespace sudominoku::solve
