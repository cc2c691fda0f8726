// With all digits known, each edge shows one domino, and most are settled by propagation. What is
// left are dominoes that could lie on two or more edges: guess among these edges, propagate,
// repeat.
#include "solve/sudominoku/tilings.h"

#include "solve/sudominoku/placements.h"
#include "solve/sudominoku/propagate.h"

namespace sudominoku::solve::domino {
namespace {

class TilingSearch {
 public:
  TilingSearch(std::uint64_t limit, Budget& budget) : limit_(limit), budget_(budget) {}

  /// `false` ends the search.
  bool explore(const State& state) {
    if (state.unused.empty()) {
      if (count_++ == 0) first_ = state.laid;
      return count_ < limit_;
    }
    Look look;
    look.planes = planesOf(state.digits);
    lookAtDigits(state, look);
    bool goOn = true;
    narrowest(state, look).forEach([&](Cell a, Cell b) {
      if (!goOn) return;
      State child;
      child.copyFrom(state);
      child.setEdge(edgeFrom(a, b));
      goOn = budget_.countNode() && (!propagate(child, look) || explore(child));
    });
    return goOn;
  }

  std::uint64_t count() const { return count_; }
  const EdgeSet& first() const { return first_; }

 private:
  /// The edges of the unused domino that shows on the fewest.
  static EdgeSet narrowest(const State& state, const Look& look) {
    EdgeSet best;
    int fewest = kCells;
    for (std::uint64_t rest = state.unused.bits; rest != 0; rest &= rest - 1) {
      const DominoDigits digits = kDominoDigits[std::countr_zero(rest)];
      const Placements placements(look.views[digits.low - 1], look.views[digits.high - 1]);
      if (placements.size() < fewest) {
        fewest = placements.size();
        best = {placements.right(), placements.down()};
      }
    }
    return best;
  }

  std::uint64_t limit_;
  Budget& budget_;
  std::uint64_t count_ = 0;
  EdgeSet first_;
};

}  // namespace

TilingCount countTilings(const State& state, std::uint64_t limit, Budget& budget) {
  TilingSearch search(limit, budget);
  const bool complete = search.explore(state);
  return {search.count(), complete, search.first()};
}

}  // namespace sudominoku::solve::domino
