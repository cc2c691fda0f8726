// Exact cover by dancing links: choose options so that every item is covered exactly once.
// Knuth, "Dancing Links" (2000).
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace sudominoku::textbook {

class ExactCover {
 public:
  /// With items 0 to `items` − 1, and no options yet.
  explicit ExactCover(int items);

  /// Adds an option that covers these different items, at least one. Returns its number, from 0.
  int addOption(const std::vector<int>& items);

  /// Calls `found` with the option numbers of every exact cover until it returns false.
  void search(const std::function<bool(const std::vector<int>&)>& found);

 private:
  struct Node {
    int left, right, up, down;
    int item;    ///< of a node in an option
    int option;  ///< of a node in an option
  };

  bool go(const std::function<bool(const std::vector<int>&)>& found);
  void cover(int header);
  void uncover(int header);
  /// The item with the fewest options left.
  int smallestItem() const;

  std::vector<Node> nodes_;  ///< node 0 is the root, nodes 1 to items are the items' headers
  std::vector<int> sizes_;   ///< options left, by header
  std::vector<int> chosen_;
  int options_ = 0;
};

}  // namespace sudominoku::textbook
