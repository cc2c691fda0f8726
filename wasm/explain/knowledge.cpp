#include "explain/knowledge.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "explain/any_puzzle.h"
#include "solve/true_candidates.h"

namespace sudominoku::explain {
namespace {

CandidateGrid truthOf(const Grid& solution) {
  CandidateGrid truth;
  for (Cell cell = 0; cell < kCells; ++cell) truth[cell] = DigitSet::of(solution[cell]);
  return truth;
}

}  // namespace

solve::Effort Clock::rest() const {
  solve::Effort rest;
  if (effort_.maxNodes != solve::kUnlimited) {
    rest.maxNodes = effort_.maxNodes - std::min(nodes_, effort_.maxNodes);
  }
  rest.maxMillis = effort_.maxMillis - millis();
  return rest;
}

bool Clock::report(const Position& position) const {
  if (!goesOn()) return false;
  if (!effort_.monitor) return true;
  return effort_.monitor(
      {static_cast<std::uint64_t>(kCells - position.open.size()), kCells, millis()});
}

solve::Found searchWithin(Clock& clock, const Puzzle& puzzle, std::uint64_t most) {
  solve::Inquiry inquiry(clock.rest());
  solve::Found found = search(inquiry, puzzle, most);
  clock.spend(inquiry.counters());
  return found;
}

bool mayHaveSolution(const solve::Found& one) { return !one.grids.empty() || !one.count.exact; }

bool isPlain(const Puzzle& puzzle) {
  const auto* sudoku = std::get_if<Sudoku>(&puzzle);
  return sudoku != nullptr && !sudoku->hasCandidates();
}

Knowledge::Knowledge(Puzzle puzzle, Clock& clock) : puzzle_(std::move(puzzle)), clock_(&clock) {
  const solve::Found found = searchWithin(clock, puzzle_, 2);
  solutions_ = found.grids;
  if (found.count.value >= 2) {
    outcome_ = Outcome::multiple;
  } else if (found.count.exact) {
    outcome_ = solutions_.empty() ? Outcome::impossible : Outcome::solved;
    truth_ = solutions_.empty() ? CandidateGrid{} : truthOf(solutions_.front());
  }
}

Knowledge::Knowledge(const Grid& solution) : outcome_(Outcome::solved), truth_(truthOf(solution)) {}

const CandidateGrid* Knowledge::truth() {
  if (!truth_ && outcome_ == Outcome::multiple) {
    const solve::TrueCandidates all = std::visit(
        [&](const auto& one) { return solve::findTrueCandidates(one, 1, clock_->rest()); },
        puzzle_);
    clock_->spend(all.counters);
    if (all.complete) {
      truth_ = all.candidates();
    } else {
      outcome_ = Outcome::stuck;
    }
  }
  return truth_ ? &*truth_ : nullptr;
}

bool Knowledge::isPossible(Candidate candidate) {
  Grid alone;
  alone.set(cellOf(candidate), digitOf(candidate));
  const auto has = [&](const Grid& one) { return one[cellOf(candidate)] == digitOf(candidate); };
  if (std::any_of(solutions_.begin(), solutions_.end(), has)) return true;
  if (outcome_ == Outcome::solved) return false;
  const solve::Found another = searchWithin(*clock_, withEntries(puzzle_, alone), 1);
  solutions_.insert(solutions_.end(), another.grids.begin(), another.grids.end());
  return mayHaveSolution(another);
}

}  // namespace sudominoku::explain
