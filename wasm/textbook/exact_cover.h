// Exact cover by dancing links: choose options so that every item is covered exactly once.
// Knuth, "Dancing Links" (2000).
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace sudominoku::textbook {

/// A choice of options: a matrix of links, and the search through it.
class ExactCover {
 public:
  /// With items 0 to `items` − 1, and no options yet.
  explicit ExactCover(int items);

  /// Adds an option that covers these different items, at least one. Returns its number, from 0.
  int addOption(const std::vector<int>& items);

  /// Calls `found` with the option numbers of every exact cover until it returns false.
  void search(const std::function<bool(const std::vector<int>&)>& found) { go(found); }

  // The steps of the search, for those who write their own.

  /// Whether no item is left to cover.
  bool isComplete() const { return nodes_[0].right == 0; }
  /// The item with the fewest options left, the first of equals.
  int smallestItem();
  /// Options left that cover the item.
  int optionsFor(int item) const { return sizes_[item + 1]; }
  /// Takes the item and the options that cover it out of the choice.
  void cover(int item) { coverHeader(item + 1); }
  /// Takes that back: in the reverse order of what was covered.
  void uncover(int item) { uncoverHeader(item + 1); }
  /// The first way to cover an item, and the one after that; kNoWay where there is none.
  int firstWay(int item) const { return wayAt(nodes_[item + 1].down); }
  int nextWay(int way) const { return wayAt(nodes_[way].down); }
  static constexpr int kNoWay = -1;
  /// The option of a way.
  int optionOf(int way) const { return nodes_[way].option; }
  /// Covers the other items of its option.
  void take(int way);
  /// Takes that back: in the reverse order of what was taken.
  void takeBack(int way);
  /// Links followed since this was last asked.
  std::uint64_t takeLinks() { return std::exchange(links_, 0); }

 private:
  struct Node {
    int left, right, up, down;
    int item;    ///< of a node in an option: its header
    int option;  ///< of a node in an option
  };

  bool go(const std::function<bool(const std::vector<int>&)>& found);
  void coverHeader(int header);
  void uncoverHeader(int header);
  int wayAt(int node) const { return nodes_[node].option < 0 ? kNoWay : node; }

  std::vector<Node> nodes_;  ///< node 0 is the root, nodes 1 to items are the items' headers
  std::vector<int> sizes_;   ///< options left, by header
  std::vector<int> chosen_;
  int options_ = 0;
  std::uint64_t links_ = 0;
};

}  // namespace sudominoku::textbook
