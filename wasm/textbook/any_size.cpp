#include "textbook/any_size.h"

namespace sudominoku::textbook {
namespace {

class AnySizeSearch {
 public:
  AnySizeSearch(int boxSize, const BoardValues& values)
      : boxSize_(boxSize), size_(boxSize * boxSize), values_(values) {}

  bool go(int cell) {
    if (cell == size_ * size_) return true;
    if (values_[cell] != 0) return go(cell + 1);
    for (int value = 1; value <= size_; ++value) {
      if (stands(cell, value)) continue;
      values_[cell] = static_cast<BoardValues::value_type>(value);
      if (go(cell + 1)) return true;
      values_[cell] = 0;
    }
    return false;
  }

  /// Whether a peer of the cell holds the value.
  bool stands(int cell, int value) const {
    const int row = cell / size_;
    const int column = cell % size_;
    for (int i = 0; i < size_; ++i) {
      const int boxRow = row / boxSize_ * boxSize_ + i / boxSize_;
      const int boxColumn = column / boxSize_ * boxSize_ + i % boxSize_;
      for (const int other : {row * size_ + i, i * size_ + column, boxRow * size_ + boxColumn}) {
        if (other != cell && values_[other] == value) return true;
      }
    }
    return false;
  }

  const BoardValues& values() const { return values_; }

 private:
  int boxSize_;
  int size_;
  BoardValues values_;
};

}  // namespace

bool hasRepeats(int boxSize, const BoardValues& values) {
  const AnySizeSearch board(boxSize, values);
  for (int cell = 0; cell < static_cast<int>(values.size()); ++cell) {
    if (values[cell] != 0 && board.stands(cell, values[cell])) return true;
  }
  return false;
}

std::optional<BoardValues> smallestOfAnySize(int boxSize, const BoardValues& values) {
  if (hasRepeats(boxSize, values)) return std::nullopt;
  AnySizeSearch search(boxSize, values);
  if (!search.go(0)) return std::nullopt;
  return search.values();
}

}  // namespace sudominoku::textbook
