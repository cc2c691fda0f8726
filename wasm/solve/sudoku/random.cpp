// Draws by *descents*: guess at random, each candidate of a cell with the fewest of them alike,
// until only a few solutions are left (or none), and take one of these. A descent reaches each of
// them with the probability 1 / (the numbers of candidates on its way, and of the solutions left,
// all multiplied), so some solutions come more often than others. Weighing each by that product
// undoes it (Donald Knuth used it to estimate the size of search trees): of several descents one is
// drawn in proportion to the weights. The more descents, the nearer to uniform.
#include "solve/sudoku/random.h"

#include <set>
#include <utility>

#include "board/split_mix.h"
#include "solve/sudoku/propagate.h"

namespace sudominoku::solve {
namespace {

/// Descents to draw one solution from; and how many may fail before the draw is given up.
constexpr int kDescents = 16;
constexpr int kPatience = 2000;
/// What few solutions are, and the spare candidates from which on it is worth looking.
constexpr std::uint32_t kFew = 32;
constexpr int kFewSpare = 20;
/// Draws in a row that may repeat earlier solutions before drawing is given up.
constexpr int kRepeats = 100;

class RandomSearch {
 public:
  RandomSearch(BoundedEngine& engine, std::uint64_t seed, Sink& sink)
      : engine_(engine), dice_(seed), sink_(sink) {}

  void run(Position start) {
    if (shuffleFew(start) || !engine_.visit(false)) return;
    if (propagate(start, configurations_) != Settled::open) return;
    std::set<Grid> given;
    for (int repeats = 0; given.size() < kDrawn && repeats < kRepeats; ++repeats) {
      Grid solution;
      if (!draw(start, solution)) break;
      if (!given.insert(solution).second) continue;
      repeats = 0;
      if (!sink_.accept(solution)) return;
    }
    if (engine_.end() != BoundedEngine::End::none) return;
    engine_.start(start);
    while (engine_.next() == Engine::Step::solution) {
      const Grid solution = engine_.solution().grid();
      if (!given.contains(solution) && !sink_.accept(solution)) return;
    }
  }

 private:
  /// Gives all solutions in a random order if they are few; false: they are too many.
  bool shuffleFew(const Position& start) {
    std::vector<Grid> all;
    engine_.start(start);
    Engine::Step step = engine_.next();
    for (; step == Engine::Step::solution; step = engine_.next()) {
      if (all.size() == kShuffled) return false;
      all.push_back(engine_.solution().grid());
    }
    // Even if a limit has cut the search short, what it has found is worth giving.
    for (std::size_t i = 0; i < all.size(); ++i) {
      std::swap(all[i], all[i + dice_.below(static_cast<std::uint32_t>(all.size() - i))]);
      if (!sink_.accept(all[i])) return true;
    }
    return true;
  }

  /// Draws one of many solutions; false: that failed, or the search is over.
  bool draw(const Position& start, Grid& solution) {
    double total = 0;
    for (int descents = 0; descents < (total > 0 ? kDescents : kPatience); ++descents) {
      Grid found;
      const double weight = descend(start, found);
      if (engine_.end() != BoundedEngine::End::none) return false;
      if (weight == 0) continue;
      total += weight;
      if (dice_.fraction() * total < weight) solution = found;
    }
    return total > 0;
  }

  /// From a position that propagation left open finds a solution and returns its weight; or 0: it
  /// has failed.
  double descend(Position position, Grid& solution) {
    double weight = 1;
    while (true) {
      const Cell cell = randomTightCell(position);
      DigitSet digits = position.candidates(cell);
      weight *= digits.size();
      for (auto skip = dice_.below(static_cast<std::uint32_t>(digits.size())); skip > 0; --skip) {
        digits = digits.without(digits.smallest());
      }
      position.restrict(cell, DigitSet::of(digits.smallest()));
      if (!engine_.visit(false)) return 0;
      switch (propagate(position, configurations_)) {
        case Settled::contradiction:
          return 0;
        case Settled::solved:
          solution = position.grid();
          return weight;
        case Settled::open:
          break;
      }
      if (position.spareCandidates() > kFewSpare) continue;
      const std::uint32_t left = chooseOfFew(position, solution);
      if (left <= kFew) return weight * left;
    }
  }

  /// Sets one of a position's solutions, each alike, and returns how many there are; more than
  /// kFew: too many to go through.
  std::uint32_t chooseOfFew(const Position& position, Grid& solution) {
    std::uint32_t count = 0;
    engine_.start(position);
    while (count <= kFew && engine_.next() == Engine::Step::solution) {
      if (dice_.below(++count) == 0) solution = engine_.solution().grid();
    }
    return count;
  }

  /// One of the open cells with the fewest candidates.
  Cell randomTightCell(const Position& position) {
    Cell tight[kCells];
    std::uint32_t ties = 0;
    int fewest = kSize + 1;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const int size = position.candidates(cell).size();
      if (size == 1 || size > fewest) continue;
      if (size < fewest) ties = 0;
      fewest = size;
      tight[ties++] = cell;
    }
    return tight[dice_.below(ties)];
  }

  BoundedEngine& engine_;
  SplitMix64 dice_;
  Sink& sink_;
  Configurations configurations_;
};

}  // namespace

void searchRandom(BoundedEngine& engine, const Position& start, std::uint64_t seed, Sink& sink) {
  RandomSearch(engine, seed, sink).run(start);
}

}  // namespace sudominoku::solve
