// The production Sudoku engine, first version: candidates as bit masks, singles, and branching on
// the cell with the fewest candidates.
#include "solve/sudoku.h"

#include <chrono>

namespace sudominoku::solve {
namespace {

/// The digits that each cell may still hold, kept closed under naked and hidden singles.
class Board {
 public:
  /// Every cell unknown.
  Board() { cells_.fill(DigitSet::all()); }

  DigitSet operator[](Cell cell) const { return cells_[cell]; }

  /// Leaves a cell only these digits and follows the consequences; false: contradiction.
  bool restrict(Cell cell, DigitSet digits) {
    const DigitSet left = cells_[cell] & digits;
    if (left == cells_[cell]) return !left.empty();
    cells_[cell] = left;
    if (left.empty()) return false;
    if (left.size() > 1) return true;
    for (const Cell peer : kPeerCells[cell]) {
      if (!restrict(peer, DigitSet::all() - left)) return false;
    }
    return true;
  }

  /// Places digits that fit only one cell of a house until there are none; false: contradiction.
  bool placeHiddenSingles() {
    for (bool again = true; again;) {
      again = false;
      for (const House& house : kHouseCells) {
        DigitSet once, more;
        for (const Cell cell : house) {
          more = more | (once & cells_[cell]);
          once = once | cells_[cell];
        }
        if (once != DigitSet::all()) return false;
        for (const Cell cell : house) {
          const DigitSet hidden = cells_[cell] - more;
          if (hidden.empty() || cells_[cell].size() == 1) continue;
          if (!restrict(cell, hidden) || hidden.size() > 1) return false;
          again = true;
        }
      }
    }
    return true;
  }

  /// A cell that is not decided yet: the first one, or one with the fewest candidates.
  Cell undecided(bool first) const {
    Cell best = kNoCell;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const int size = cells_[cell].size();
      if (size == 1 || (best != kNoCell && size >= cells_[best].size())) continue;
      if (first || size == 2) return cell;
      best = cell;
    }
    return best;
  }

 private:
  std::array<DigitSet, kCells> cells_;
};

class Search {
 public:
  explicit Search(const Request& request) : request_(request), random_(request.seed) {}

  SudokuAnswer run(const Sudoku& puzzle) {
    Board board;
    bool consistent = true;
    for (Cell cell = 0; cell < kCells && consistent; ++cell) {
      DigitSet digits = puzzle.candidates[cell];
      if (puzzle.givens[cell] != 0) digits = digits & DigitSet::of(puzzle.givens[cell]);
      consistent = board.restrict(cell, digits);
    }
    if (consistent) visit(board);

    const std::uint64_t found = answer_.solutionCount.value;
    answer_.solutionCount.exact = end_ == End::exhausted;
    if (found >= 2) {
      answer_.outcome = Outcome::multiple;
    } else if (end_ == End::exhausted) {
      answer_.outcome = found == 1 ? Outcome::unique : Outcome::none;
    } else {
      answer_.outcome = end_ == End::stopped ? Outcome::stopped : Outcome::limit;
    }
    return std::move(answer_);
  }

 private:
  enum class End { exhausted, limit, stopped };

  /// Searches below a board; false: the search is over.
  bool visit(Board board) {
    if (answer_.counters.nodes >= request_.limits.maxNodes) return finish(End::limit);
    ++answer_.counters.nodes;
    if (answer_.counters.nodes % 1024 == 0 && !poll()) return false;
    if (!board.placeHiddenSingles()) return true;

    const bool ordered = request_.order == Order::smallest || request_.order == Order::largest;
    const Cell cell = board.undecided(ordered);
    if (cell == kNoCell) return keep(board);

    bool first = true;
    for (DigitSet left = board[cell]; !left.empty(); first = false) {
      const Digit digit = choose(left);
      left = left.without(digit);
      if (!first) ++answer_.counters.guesses;
      Board next = board;
      if (next.restrict(cell, DigitSet::of(digit)) && !visit(next)) return false;
    }
    return true;
  }

  Digit choose(DigitSet digits) {
    if (request_.order == Order::largest) return digits.largest();
    if (request_.order != Order::random) return digits.smallest();
    for (auto skip = nextRandom() % static_cast<unsigned>(digits.size()); skip > 0; --skip) {
      digits = digits.without(digits.smallest());
    }
    return digits.smallest();
  }

  /// Sebastiano Vigna's splitmix64.
  std::uint64_t nextRandom() {
    std::uint64_t z = random_ += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  bool keep(const Board& board) {
    if (answer_.solutions.size() < request_.keepSolutions) {
      Grid& grid = answer_.solutions.emplace_back();
      for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, board[cell].smallest());
    }
    if (++answer_.solutionCount.value < request_.limits.maxSolutions) return true;
    return finish(End::limit);
  }

  bool poll() {
    const std::chrono::duration<double, std::milli> elapsed = Clock::now() - start_;
    if (elapsed.count() >= request_.limits.maxMillis) return finish(End::limit);
    if (!request_.monitor) return true;
    const Progress progress{answer_.counters.nodes, answer_.counters.guesses,
                            answer_.solutionCount.value, elapsed.count()};
    return request_.monitor(progress) || finish(End::stopped);
  }

  bool finish(End end) {
    end_ = end;
    return false;
  }

  using Clock = std::chrono::steady_clock;
  const Request& request_;
  const Clock::time_point start_ = Clock::now();
  std::uint64_t random_;
  End end_ = End::exhausted;
  SudokuAnswer answer_;
};

}  // namespace

SudokuAnswer solveSudoku(const Sudoku& puzzle, const Request& request) {
  return Search(request).run(puzzle);
}

}  // namespace sudominoku::solve
