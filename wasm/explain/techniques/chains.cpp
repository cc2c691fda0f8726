// Chains: if their beginning is false, so is every second end of a link, and their last end is
// true. So the beginning or the last end is true, and what sees both is false.
#include <algorithm>
#include <vector>

#include "explain/techniques/link_ends.h"

namespace sudominoku::explain::techniques {
namespace {

/// Which links a kind of chain may use.
struct Kind {
  /// Two places in a house; otherwise only the two candidates of a cell.
  bool houseLinks;
  /// Groups of a digit's places in a box and a line as ends.
  bool groups;
};

constexpr int kNone = -1;

class Chains {
 public:
  Chains(const Position& position, Kind kind) : position_(position), kind_(kind) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!position.open.has(cell)) continue;
      for (const Digit digit : position.candidates[cell]) {
        single_[candidateOf(cell, digit)] = add({digit, Cells::of(cell)});
      }
    }
    singles_ = static_cast<int>(nodes_.size());
    if (!kind.groups) return;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      for (int line = 0; line < kFirstBox; ++line) {
        for (int box = kFirstBox; box < kHouses; ++box) {
          const Cells cells = position.plane(digit, line) & kHouseSets[box];
          if (cells.size() < 2) continue;
          add({digit, cells});
          // Of two groups that cross in a box, one is left without the cell that they share.
          if (cells.size() < 3) continue;
          for (const Cell cell : cells) add({digit, cells - Cells::of(cell)});
        }
      }
    }
    groupsOf_.resize(kSize);
    for (int i = singles_; i < static_cast<int>(nodes_.size()); ++i) {
      groupsOf_[nodes_[i].digit - 1].push_back(i);
    }
  }

  /// Finds the shortest chain that removes something.
  bool find(Step& step) {
    shortest_ = kMostLinks + 1;
    for (int start = 0; start < static_cast<int>(nodes_.size()); ++start) search(start);
    if (shortest_ > kMostLinks) return false;
    describe(step);
    return true;
  }

 private:
  static constexpr int kMostLinks = 40;

  int add(LinkEnd node) {
    nodes_.push_back(node);
    return static_cast<int>(nodes_.size()) - 1;
  }

  void search(int start) {
    // Nodes reached as true and as false; the beginning is false.
    cameTrue_.assign(nodes_.size(), kNone);
    cameFalse_.assign(nodes_.size(), kNone);
    isFalse_ = {};
    next_.clear();
    setFalse(start, start);
    for (int links = 1; links < shortest_ && !next_.empty(); links += 2) {
      current_.swap(next_);
      next_.clear();
      reached_.clear();
      for (const int node : current_) {
        strongLinks(node, [&](int other) {
          if (cameTrue_[other] != kNone) return;
          cameTrue_[other] = node;
          reached_.push_back(other);
        });
      }
      for (const int node : reached_) {
        if (links < 3) continue;
        // A chain that comes back to its beginning says that this is true.
        const bool isRing = node == start && nodes_[node].cells.single();
        if (!isRing && !removeBetween(position_, nodes_[start], nodes_[node], nullptr)) continue;
        shortest_ = links;
        keep(start, node);
        return;
      }
      for (const int node : reached_) followWeakLinks(node);
    }
  }

  void setFalse(int node, int from) {
    if (cameFalse_[node] != kNone) return;
    cameFalse_[node] = from;
    if (node < singles_) isFalse_[nodes_[node].digit - 1] |= nodes_[node].cells;
    next_.push_back(node);
  }

  /// What is false if the node is true comes next.
  void followWeakLinks(int node) {
    const auto& [digit, cells] = nodes_[node];
    const Cells seen = commonPeers(cells);
    for (const Cell cell : (seen & position_.plane(digit)) - isFalse_[digit - 1]) {
      setFalse(single_[candidateOf(cell, digit)], node);
    }
    if (kind_.groups) {
      for (const int group : groupsOf_[digit - 1]) {
        if (seen.contains(nodes_[group].cells)) setFalse(group, node);
      }
    }
    if (!kind_.houseLinks || node >= singles_) return;
    const Cell cell = cells.first();
    for (const Digit other : position_.candidates[cell].without(digit)) {
      setFalse(single_[candidateOf(cell, other)], node);
    }
  }

  /// Calls `visit(other)` for what is true if the node is false.
  template <typename Visit>
  void strongLinks(int node, Visit visit) const {
    const LinkEnd& one = nodes_[node];
    if (node < singles_) {
      const Cell cell = one.cells.first();
      const DigitSet others = position_.candidates[cell].without(one.digit);
      if (others.size() == 1) visit(single_[candidateOf(cell, others.smallest())]);
    }
    if (!kind_.houseLinks) return;
    for (const int house : kCellHouses[one.cells.first()]) {
      if (!kHouseSets[house].contains(one.cells)) continue;
      const Cells rest = position_.plane(one.digit, house) - one.cells;
      if (rest.single()) {
        visit(single_[candidateOf(rest.first(), one.digit)]);
      } else if (kind_.groups && rest.any()) {
        for (const int group : groupsOf_[one.digit - 1]) {
          if (nodes_[group].cells == rest) visit(group);
        }
      }
    }
  }

  void keep(int start, int end) {
    chain_.clear();
    int node = end;
    while (true) {
      chain_.push_back(node);
      node = cameTrue_[node];
      chain_.push_back(node);
      if (node == start) break;
      node = cameFalse_[node];
    }
    std::reverse(chain_.begin(), chain_.end());
  }

  void describe(Step& step) const {
    std::vector<LinkEnd> ends;
    for (const int node : chain_) ends.push_back(nodes_[node]);
    const std::vector<std::vector<Candidate>> told = toldOf(ends);
    for (std::size_t i = 0; i < ends.size(); ++i) {
      step.cells |= ends[i].cells;
      for (const Candidate candidate : told[i]) {
        step.mark(i % 2 == 0 ? MarkRole::off : MarkRole::on, candidate);
      }
      if (i > 0) step.links.push_back({i % 2 == 1, told[i - 1], told[i]});
    }
    const LinkEnd& start = ends.front();
    const LinkEnd& end = ends.back();
    step.digits = DigitSet::of(start.digit).with(end.digit);
    if (chain_.front() == chain_.back() && start.cells.single()) {
      step.placed = told.front();
    } else {
      removeBetween(position_, start, end, &step);
    }
    step.difficulty += tenthsForLength(static_cast<int>(step.links.size()), kLeastLinks);
  }

  const Position& position_;
  const Kind kind_;
  std::vector<LinkEnd> nodes_;
  std::array<int, kCandidates> single_{};
  int singles_ = 0;
  std::vector<std::vector<int>> groupsOf_;
  int shortest_ = 0;
  std::vector<int> chain_;
  // Of one search.
  std::vector<int> cameTrue_, cameFalse_, current_, next_, reached_;
  /// For each digit (index d−1) the cells in which it was reached as false.
  std::array<Cells, kSize> isFalse_{};
};

}  // namespace

bool findXyChain(const Position& position, Step& step) {
  return Chains(position, {false, false}).find(step);
}
bool findAic(const Position& position, Step& step) {
  return Chains(position, {true, false}).find(step);
}
bool findGroupedAic(const Position& position, Step& step) {
  return Chains(position, {true, true}).find(step);
}

}  // namespace sudominoku::explain::techniques
