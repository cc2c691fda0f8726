// A digit whose places in some rows lie in as many columns is out in the rest of these columns, and
// the same with columns and rows. With fins, further places in one box, what sees the fins as well.
// Of a Franken fish some of the lines are boxes.
#include <array>

#include "explain/techniques/subsets.h"
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

constexpr int kMostFrankenFins = 3;

/// A house, and where it may hold the digit.
struct Places {
  int house = 0;
  Cells cells;
};

/// Lines of one direction, or these and boxes, or some of them.
struct Houses {
  std::array<Places, 2 * kSize> places;
  int count = 0;

  void add(int house, Cells cells) { places[count++] = {house, cells}; }
};

/// The indices of some of Houses.
using Choice = std::array<int, 4>;

/// Finds fish of one digit and size.
class FishSearch {
 public:
  FishSearch(const Position& position, Digit digit, int size, Step& step)
      : position_(position),
        plane_(position.plane(digit)),
        digit_(digit),
        size_(size),
        step_(step) {}

  /// `firstBase`: the first of the rows or columns among which the base is looked for.
  bool find(int firstBase, bool isFinned) {
    const int most = isFinned ? size_ + 2 : size_;
    Houses lines;
    for (int house = firstBase; house < firstBase + kSize; ++house) {
      const Cells cells = plane_ & kHouseSets[house];
      if (!cells.empty() && !cells.single() && cells.size() <= most) lines.add(house, cells);
    }
    return anyChoice(lines.count, size_, [&](const Choice& base) {
      return findCovers(lines, base, kFirstColumn - firstBase, isFinned);
    });
  }

  bool findFranken(int firstBase) {
    const Houses bases = linesAndBoxes(firstBase);
    const Houses crossing = linesAndBoxes(kFirstColumn - firstBase);
    return anyChoice(bases.count, size_, [&](const Choice& chosen) {
      Cells base;
      for (int i = 0; i < size_; ++i) {
        const Places& one = bases.places[chosen[i]];
        // A place in two of them would count twice.
        if (base.meets(one.cells)) return false;
        base |= one.cells;
      }
      return findFrankenCovers(bases, chosen, base, crossing);
    });
  }

 private:
  Houses linesAndBoxes(int firstLine) const {
    Houses houses;
    for (int i = 0; i < 2 * kSize; ++i) {
      const int house = i < kSize ? firstLine + i : kFirstBox + i - kSize;
      const Cells cells = plane_ & kHouseSets[house];
      if (cells.size() >= 2) houses.add(house, cells);
    }
    return houses;
  }

  bool findCovers(const Houses& lines, const Choice& chosen, int firstCover, bool isFinned) {
    Cells base;
    Cells all;
    for (int i = 0; i < size_; ++i) {
      base |= kHouseSets[lines.places[chosen[i]].house];
      all |= lines.places[chosen[i]].cells;
    }
    Houses covers;
    for (int house = firstCover; house < firstCover + kSize; ++house) {
      if (all.meets(kHouseSets[house])) covers.add(house, kHouseSets[house]);
    }
    // Fins in one box lie in three covers at most.
    const bool isPossible =
        isFinned ? covers.count > size_ && covers.count <= size_ + 3 : covers.count == size_;
    return isPossible && anyChoice(covers.count, size_, [&](const Choice& taken) {
             const Cells cover = cellsOf(covers, taken);
             const Cells fins = all - cover;
             const bool isInBox =
                 fins.empty() || kHouseSets[kFirstBox + boxOf(fins.first())].contains(fins);
             if (!isInBox || !removes(base, cover)) return false;
             noteHouses(lines, chosen, covers, taken);
             for (int i = 0; i < size_; ++i) {
               step_.sashimi |= (lines.places[chosen[i]].cells & cover).size() < 2;
             }
             return true;
           });
  }

  bool findFrankenCovers(const Houses& bases, const Choice& chosen, Cells base,
                         const Houses& crossing) {
    std::array<int, 2 * kSize> inBase;
    Houses covers;
    for (int i = 0; i < crossing.count; ++i) {
      const auto& [house, cells] = crossing.places[i];
      inBase[covers.count] = (cells & base).size();
      if (inBase[covers.count] > 0) covers.add(house, cells);
    }
    const bool hasBox = bases.places[chosen[size_ - 1]].house >= kFirstBox;
    const int least = base.size() - kMostFrankenFins;
    return anyChoice(covers.count, size_, [&](const Choice& taken) {
      int covered = 0;
      for (int i = 0; i < size_; ++i) covered += inBase[taken[i]];
      if (covered < least) return false;
      // Without boxes it is one of the fish above.
      if (!hasBox && covers.places[taken[size_ - 1]].house < kFirstBox) return false;
      const Cells cover = cellsOf(covers, taken);
      if ((base - cover).size() > kMostFrankenFins || !removes(base, cover)) return false;
      noteHouses(bases, chosen, covers, taken);
      return true;
    });
  }

  Cells cellsOf(const Houses& houses, const Choice& chosen) const {
    Cells cells;
    for (int i = 0; i < size_; ++i) cells |= houses.places[chosen[i]].cells;
    return cells;
  }

  /// Whether covers take in a base: its places beyond them are the fins.
  bool removes(Cells base, Cells covers) {
    const Cells places = base & plane_;
    const Cells fins = places - covers;
    Cells victims = (covers - base) & plane_;
    for (const Cell fin : fins) victims &= kPeerSets[fin];
    if (victims.empty()) return false;
    step_.cells = places;
    step_.digits = DigitSet::of(digit_);
    step_.mark(MarkRole::base, places & covers, digit_);
    step_.mark(MarkRole::fin, fins, digit_);
    step_.remove(position_, victims, digit_);
    return true;
  }

  void noteHouses(const Houses& bases, const Choice& chosen, const Houses& covers,
                  const Choice& taken) {
    for (int i = 0; i < size_; ++i) step_.houses.push_back(bases.places[chosen[i]].house);
    for (int i = 0; i < size_; ++i) step_.houses.push_back(covers.places[taken[i]].house);
  }

  const Position& position_;
  Cells plane_;
  Digit digit_;
  int size_;
  Step& step_;
};

/// Rows as bases, then columns.
constexpr std::array kFirstBases{0, kFirstColumn};

bool findFish(const Position& position, int size, bool isFinned, Step& step) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    FishSearch search(position, digit, size, step);
    for (const int firstBase : kFirstBases) {
      if (search.find(firstBase, isFinned)) return true;
    }
  }
  return false;
}

}  // namespace

bool findFrankenFish(const Position& position, Step& step) {
  for (const int size : {2, 3}) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      FishSearch search(position, digit, size, step);
      for (const int firstBase : kFirstBases) {
        if (search.findFranken(firstBase)) return true;
      }
    }
  }
  return false;
}

bool findXWing(const Position& position, Step& step) { return findFish(position, 2, false, step); }
bool findSwordfish(const Position& position, Step& step) {
  return findFish(position, 3, false, step);
}
bool findJellyfish(const Position& position, Step& step) {
  return findFish(position, 4, false, step);
}
bool findFinnedXWing(const Position& position, Step& step) {
  return findFish(position, 2, true, step);
}
bool findFinnedSwordfish(const Position& position, Step& step) {
  return findFish(position, 3, true, step);
}
bool findFinnedJellyfish(const Position& position, Step& step) {
  return findFish(position, 4, true, step);
}

}  // namespace sudominoku::explain::techniques
