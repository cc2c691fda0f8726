// Chains through almost locked sets: a set that has no place for one of its digits has one for each
// of its others. That is a strong link like those of a house, so with houses, cells and groups it
// makes the chains of chains.cpp longer in reach; ALS-XY-wings are the shortest of them.
//
// The ends may be any of thousands of nodes, but what they strike is one of a few hundred
// candidates. So a chain is looked for from there: taken to be true, does the candidate come out
// false? The first link away from it and the last one back are then dropped.
#include <algorithm>
#include <map>
#include <vector>

#include "explain/techniques/almost_locked.h"
#include "explain/techniques/link_ends.h"

namespace sudominoku::explain::techniques {
namespace {

class AlsChains {
 public:
  explicit AlsChains(const Position& position)
      : position_(position), sets_(almostLockedSets(position)) {
    addSingles();
    for (int i = 0; i < static_cast<int>(sets_.size()); ++i) addSet(i);
    for (Digit digit = 1; digit <= kSize; ++digit) addHouses(digit);
    weak_.resize(nodes_.size());
    isWeakKnown_.assign(nodes_.size(), false);
  }

  /// Finds the shortest chain that strikes a candidate.
  bool find(Step& step) {
    for (int victim = 0; victim < singles_; ++victim) search(victim);
    if (chain_.empty()) return false;
    describe(step);
    return true;
  }

 private:
  static constexpr int kMostLinks = 30;
  static constexpr int kNone = -1;

  struct StrongLink {
    int to;
    /// The almost locked set that makes the link; kNone: a house or a cell.
    int set;
  };

  int nodeOf(Digit digit, Cells cells) {
    const auto [at, isNew] = indices_[digit - 1].try_emplace(cells, size());
    if (isNew) {
      nodes_.push_back({digit, cells});
      strong_.emplace_back();
      ofDigit_[digit - 1].push_back(at->second);
    }
    return at->second;
  }
  int size() const { return static_cast<int>(nodes_.size()); }

  void addSingles() {
    for (const Cell cell : position_.open) {
      for (const Digit digit : position_.candidates[cell]) nodeOf(digit, Cells::of(cell));
    }
    singles_ = size();
  }

  void addSet(int set) {
    const AlmostLocked& locked = sets_[set];
    std::vector<int> ofSet;
    for (const Digit digit : locked.digits) {
      ofSet.push_back(nodeOf(digit, locked.cells & position_.plane(digit)));
    }
    for (const int from : ofSet) {
      for (const int to : ofSet) {
        if (from != to) strong_[from].push_back({to, locked.cells.single() ? kNone : set});
      }
    }
  }

  /// A house whose places for a digit are one group and another, which may be single cells.
  void addHouses(Digit digit) {
    for (int house = 0; house < kHouses; ++house) {
      const Cells places = position_.plane(digit, house);
      for (const Cell cell : places) addPair(digit, Cells::of(cell), places - Cells::of(cell));
      for (int other = 0; other < kHouses; ++other) {
        const Cells group = places & kHouseSets[other];
        if (other != house && group.size() > 1) addPair(digit, group, places - group);
      }
    }
  }

  void addPair(Digit digit, Cells one, Cells rest) {
    if (rest.empty() || !isGroup(rest)) return;
    const int a = nodeOf(digit, one);
    const int b = nodeOf(digit, rest);
    strong_[a].push_back({b, kNone});
    strong_[b].push_back({a, kNone});
  }

  /// One cell, or cells that a line and a box share.
  static bool isGroup(Cells cells) {
    int houses = 0;
    for (const int house : kCellHouses[cells.first()]) houses += kHouseSets[house].contains(cells);
    return houses > 1;
  }

  /// What is false if the node is true.
  const std::vector<int>& weakLinks(int node) {
    std::vector<int>& links = weak_[node];
    if (isWeakKnown_[node]) return links;
    isWeakKnown_[node] = true;
    const LinkEnd& one = nodes_[node];
    const Cells seen = commonPeers(one.cells);
    for (const int other : ofDigit_[one.digit - 1]) {
      if (seen.contains(nodes_[other].cells)) links.push_back(other);
    }
    if (node < singles_) {
      const Cell cell = one.cells.first();
      for (const Digit digit : position_.candidates[cell].without(one.digit)) {
        links.push_back(nodeOf(digit, one.cells));
      }
    }
    return links;
  }

  void search(int victim) {
    cameTrue_.assign(nodes_.size(), {kNone, kNone});
    cameFalse_.assign(nodes_.size(), kNone);
    std::vector<int> trueNodes{victim};
    std::vector<int> falseNodes;
    cameTrue_[victim] = {victim, kNone};
    const int most = chain_.empty() ? kMostLinks : static_cast<int>(chain_.size()) - 1;
    for (int links = 0; links < most && !trueNodes.empty(); links += 2) {
      falseNodes.clear();
      for (const int node : trueNodes) {
        for (const int other : weakLinks(node)) {
          if (cameFalse_[other] != kNone) continue;
          cameFalse_[other] = node;
          if (other == victim) return keep(victim);
          falseNodes.push_back(other);
        }
      }
      trueNodes.clear();
      for (const int node : falseNodes) {
        for (const StrongLink link : strong_[node]) {
          if (cameTrue_[link.to].to != kNone) continue;
          cameTrue_[link.to] = {node, link.set};
          trueNodes.push_back(link.to);
        }
      }
    }
  }

  /// Keeps the way on which the victim came out false, without the victim at either end.
  void keep(int victim) {
    chain_.clear();
    for (int node = cameFalse_[victim]; node != victim;) {
      const auto [before, set] = cameTrue_[node];
      chain_.push_back({node, set});
      chain_.push_back({before, kNone});
      node = cameFalse_[before];
    }
    std::reverse(chain_.begin(), chain_.end());
  }

  void describe(Step& step) const {
    std::vector<LinkEnd> ends;
    for (const StrongLink& link : chain_) ends.push_back(nodes_[link.to]);
    const std::vector<std::vector<Candidate>> told = toldOf(ends);
    Cells locked;
    std::vector<Candidate> marked;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      step.cells |= ends[i].cells;
      for (const Candidate candidate : told[i]) {
        step.mark(i % 2 == 0 ? MarkRole::off : MarkRole::on, candidate);
        marked.push_back(candidate);
      }
      if (i == 0) continue;
      const int set = chain_[i].set;
      step.links.push_back(
          {i % 2 == 1, told[i - 1], told[i], set == kNone ? Cells() : sets_[set].cells});
      locked |= step.links.back().set;
    }
    // What else there is in the sets.
    step.cells |= locked;
    for (const Cell cell : locked) {
      for (const Digit digit : position_.candidates[cell]) {
        const Candidate other = explain::candidateOf(cell, digit);
        if (std::find(marked.begin(), marked.end(), other) == marked.end()) {
          step.mark(MarkRole::cover, other);
        }
      }
    }
    const LinkEnd& start = ends.front();
    const LinkEnd& end = ends.back();
    step.digits = DigitSet::of(start.digit).with(end.digit);
    const bool isLoop = chain_.front().to == chain_.back().to && start.cells.single();
    if (isLoop) {
      step.placed.push_back(explain::candidateOf(start.cells.first(), start.digit));
    } else {
      // The victim, and what else both ends rule out.
      removeBetween(position_, start, end, &step);
    }
    step.difficulty += tenthsForLength(static_cast<int>(step.links.size()), kLeastLinks);
  }

  const Position& position_;
  const std::vector<AlmostLocked> sets_;
  std::vector<LinkEnd> nodes_;
  int singles_ = 0;
  std::array<std::map<Cells, int>, kSize> indices_;
  std::array<std::vector<int>, kSize> ofDigit_;
  std::vector<std::vector<StrongLink>> strong_;
  std::vector<std::vector<int>> weak_;
  std::vector<bool> isWeakKnown_;
  /// From the end that is taken to be false to the one that is then true; each with the set that
  /// links it to the one before.
  std::vector<StrongLink> chain_;
  // Of one search: from where each node came to be true or false.
  std::vector<StrongLink> cameTrue_;
  std::vector<int> cameFalse_;
};

}  // namespace

bool findAlsChain(const Position& position, Step& step) { return AlsChains(position).find(step); }

}  // namespace sudominoku::explain::techniques
