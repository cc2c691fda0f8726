// Chains: if their beginning is false, so is every second end of a link, and their last end is
// true. So the beginning or the last end is true, and what sees both is false.
#include <algorithm>
#include <vector>

#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

/// Which links a kind of chain may use.
struct Kind {
  /// Two places in a house; otherwise only the two candidates of a cell.
  bool houseLinks;
  /// Groups of a digit's places in a box and a line as ends.
  bool groups;
};

/// A candidate or a group.
struct Node {
  Digit digit;
  Cells cells;
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

  int add(Node node) {
    nodes_.push_back(node);
    return static_cast<int>(nodes_.size()) - 1;
  }

  /// What a chain between two ends removes, of each digit; its first and last end.
  bool removes(const Node& a, const Node& b, Step* step) const {
    bool any = false;
    const auto remove = [&](Cells cells, Digit digit) {
      const Cells victims = cells & position_.plane(digit);
      any |= victims.any();
      if (step != nullptr) step->remove(position_, victims, digit);
    };
    if (a.digit == b.digit) {
      remove(commonPeers(a.cells | b.cells), a.digit);
    } else if (a.cells == b.cells) {
      if (!a.cells.single()) return false;
      for (Digit digit = 1; digit <= kSize; ++digit) {
        if (digit != a.digit && digit != b.digit) remove(a.cells, digit);
      }
    } else {
      if (b.cells.single() && commonPeers(a.cells).has(b.cells.first())) remove(b.cells, a.digit);
      if (a.cells.single() && commonPeers(b.cells).has(a.cells.first())) remove(a.cells, b.digit);
    }
    return any;
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
        if (!isRing && !removes(nodes_[start], nodes_[node], nullptr)) continue;
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
    const Node& one = nodes_[node];
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

  std::vector<Candidate> candidatesOf(int node) const {
    return explain::candidatesOf(nodes_[node].cells, nodes_[node].digit);
  }

  void describe(Step& step) const {
    for (std::size_t i = 0; i < chain_.size(); ++i) {
      const Node& node = nodes_[chain_[i]];
      step.cells |= node.cells;
      if (i == 0 || i + 1 == chain_.size()) step.digits = step.digits.with(node.digit);
      for (const Candidate candidate : candidatesOf(chain_[i])) {
        step.mark(i % 2 == 0 ? MarkRole::off : MarkRole::on, candidate);
      }
      if (i == 0) continue;
      step.links.push_back({i % 2 == 1, candidatesOf(chain_[i - 1]), candidatesOf(chain_[i])});
    }
    const Node& end = nodes_[chain_.back()];
    if (chain_.front() == chain_.back() && end.cells.single()) {
      step.placed = candidatesOf(chain_.back());
    } else {
      removes(nodes_[chain_.front()], end, &step);
    }
    // Longer chains are harder to see: a tenth each at 6, 8, 12, 16, 24 and 32 links.
    const auto links = step.links.size();
    for (const std::size_t more : {6u, 8u, 12u, 16u, 24u, 32u}) step.difficulty += links > more;
  }

  const Position& position_;
  const Kind kind_;
  std::vector<Node> nodes_;
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
