#include "solve/sudoku/bounded_engine.h"

#include <algorithm>

namespace sudominoku::solve {

Engine::Step BoundedEngine::next() {
  while (true) {
    const std::uint64_t nodes = counters().nodes;
    if (nodes >= nextLook_ && !look()) return Engine::Step::paused;
    const std::uint64_t until = std::min(nextLook_, request_.limits.maxNodes);
    const Engine::Step step = engine_.next(until - nodes);
    if (step != Engine::Step::paused) return step;
    if (counters().nodes >= request_.limits.maxNodes) {
      finish(End::limit);
      return Engine::Step::paused;
    }
  }
}

bool BoundedEngine::visit(bool isGuess) {
  const std::uint64_t nodes = counters().nodes;
  if (nodes >= request_.limits.maxNodes) return finish(End::limit);
  if (nodes >= nextLook_ && !look()) return false;
  ++outside_.nodes;
  outside_.guesses += isGuess;
  return true;
}

bool BoundedEngine::countSolution() {
  return ++solutions_ < request_.limits.maxSolutions || finish(End::limit);
}

bool BoundedEngine::countTo(std::uint64_t solutions) {
  const std::uint64_t most = request_.limits.maxSolutions;
  solutions_ = std::min(std::max(solutions_, solutions), most);
  return solutions_ < most || most == kUnlimited || finish(End::limit);
}

Counters BoundedEngine::counters() const {
  const Counters& inside = engine_.counters();
  return {inside.nodes + outside_.nodes, inside.guesses + outside_.guesses};
}

bool BoundedEngine::look() {
  const Counters effort = counters();
  nextLook_ = effort.nodes + kNodesPerLook;
  if (!timed_) return true;
  const std::chrono::duration<double, std::milli> elapsed = Clock::now() - start_;
  if (elapsed.count() >= request_.limits.maxMillis) return finish(End::limit);
  if (!request_.monitor) return true;
  return request_.monitor({effort.nodes, effort.guesses, solutions_, elapsed.count()}) ||
         finish(End::stopped);
}

}  // namespace sudominoku::solve
