#include "textbook/exact_cover.h"

namespace sudominoku::textbook {

ExactCover::ExactCover(int items) : sizes_(items + 1, 0) {
  for (int header = 0; header <= items; ++header) {
    const int left = header == 0 ? items : header - 1;
    const int right = header == items ? 0 : header + 1;
    nodes_.push_back({left, right, header, header, header, -1});
  }
}

int ExactCover::addOption(const std::vector<int>& items) {
  const int first = static_cast<int>(nodes_.size());
  const int last = first + static_cast<int>(items.size()) - 1;
  for (int node = first; node <= last; ++node) {
    const int header = items[node - first] + 1;
    const int above = nodes_[header].up;
    nodes_.push_back({node == first ? last : node - 1, node == last ? first : node + 1, above,
                      header, header, options_});
    nodes_[above].down = node;
    nodes_[header].up = node;
    ++sizes_[header];
  }
  return options_++;
}

bool ExactCover::go(const std::function<bool(const std::vector<int>&)>& found) {
  if (isComplete()) return found(chosen_);
  const int item = smallestItem();
  if (optionsFor(item) == 0) return true;
  bool goesOn = true;
  cover(item);
  for (int way = firstWay(item); way != kNoWay && goesOn; way = nextWay(way)) {
    chosen_.push_back(optionOf(way));
    take(way);
    goesOn = go(found);
    takeBack(way);
    chosen_.pop_back();
  }
  uncover(item);
  return goesOn;
}

void ExactCover::take(int way) {
  for (int node = nodes_[way].right; node != way; node = nodes_[node].right) {
    coverHeader(nodes_[node].item);
  }
}

void ExactCover::takeBack(int way) {
  for (int node = nodes_[way].left; node != way; node = nodes_[node].left) {
    uncoverHeader(nodes_[node].item);
  }
}

void ExactCover::coverHeader(int header) {
  nodes_[nodes_[header].left].right = nodes_[header].right;
  nodes_[nodes_[header].right].left = nodes_[header].left;
  for (int row = nodes_[header].down; row != header; row = nodes_[row].down) {
    for (int node = nodes_[row].right; node != row; node = nodes_[node].right) {
      nodes_[nodes_[node].up].down = nodes_[node].down;
      nodes_[nodes_[node].down].up = nodes_[node].up;
      --sizes_[nodes_[node].item];
      ++links_;
    }
  }
}

void ExactCover::uncoverHeader(int header) {
  for (int row = nodes_[header].up; row != header; row = nodes_[row].up) {
    for (int node = nodes_[row].left; node != row; node = nodes_[node].left) {
      nodes_[nodes_[node].up].down = node;
      nodes_[nodes_[node].down].up = node;
      ++sizes_[nodes_[node].item];
      ++links_;
    }
  }
  nodes_[nodes_[header].left].right = header;
  nodes_[nodes_[header].right].left = header;
}

int ExactCover::smallestItem() {
  int best = nodes_[0].right;
  for (int header = best; header != 0; header = nodes_[header].right) {
    if (sizes_[header] < sizes_[best]) best = header;
    ++links_;
  }
  return best - 1;
}

}  // namespace sudominoku::textbook
