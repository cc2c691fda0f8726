// Four cells in two rows, two columns and two boxes must not come down to the same two digits, or
// these could change places: the puzzle would have two solutions. Only for puzzles known to be
// unique.
#include "explain/techniques/subsets.h"
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

struct Rectangle {
  Cells cells;
  Digit a, b;
  /// The cells with other candidates.
  Cells roof;
  /// The other candidates.
  DigitSet extra;

  /// Whether a house holds all of the roof.
  bool roofLiesIn(int house) const { return kHouseSets[house].contains(roof); }
};

using Rule = bool (*)(const Position& position, const Rectangle& rectangle, Step& step);

bool ruleOne(const Position& position, const Rectangle& rectangle, Step& step) {
  if (rectangle.roof.size() != 1) return false;
  step.remove(position, rectangle.roof, rectangle.a);
  step.remove(position, rectangle.roof, rectangle.b);
  return true;
}

/// The roof cells all have the same further digit.
bool sameExtra(const Position& position, const Rectangle& rectangle, Step& step) {
  if (rectangle.extra.size() != 1) return false;
  const Digit digit = rectangle.extra.smallest();
  step.remove(position, commonPeers(rectangle.roof), digit);
  return !step.removed.empty();
}

bool isDiagonal(Cells two) { return !arePeers(two.first(), two.last()); }

bool ruleTwo(const Position& position, const Rectangle& rectangle, Step& step) {
  return rectangle.roof.size() == 2 && !isDiagonal(rectangle.roof) &&
         sameExtra(position, rectangle, step);
}

bool ruleThree(const Position& position, const Rectangle& rectangle, Step& step) {
  if (rectangle.roof.size() != 2 || isDiagonal(rectangle.roof)) return false;
  for (int house = 0; house < kHouses; ++house) {
    if (!rectangle.roofLiesIn(house)) continue;
    const Cells others = (position.open & kHouseSets[house]) - rectangle.roof;
    for (int size = 1; size <= 3; ++size) {
      const bool isFound = anySubset(position, others, size, [&](Cells subset, DigitSet held) {
        const DigitSet digits = held | rectangle.extra;
        if (digits.size() != size + 1) return false;
        for (const Digit digit : digits) {
          const Cells places = rectangle.extra.has(digit) ? subset | rectangle.roof : subset;
          const Cells seeing = commonPeers(places & position.plane(digit));
          step.remove(position, seeing - rectangle.roof, digit);
        }
        if (step.removed.empty()) return false;
        step.houses.push_back(house);
        step.markAll(MarkRole::cover, position, subset);
        step.cells |= subset;
        return true;
      });
      if (isFound) return true;
    }
  }
  return false;
}

bool ruleFour(const Position& position, const Rectangle& rectangle, Step& step) {
  if (rectangle.roof.size() != 2 || isDiagonal(rectangle.roof)) return false;
  for (int house = 0; house < kHouses; ++house) {
    if (!rectangle.roofLiesIn(house)) continue;
    for (const Digit held : {rectangle.a, rectangle.b}) {
      if (position.plane(held, house) != rectangle.roof) continue;
      step.remove(position, rectangle.roof, held == rectangle.a ? rectangle.b : rectangle.a);
      step.houses.push_back(house);
      return true;
    }
  }
  return false;
}

bool ruleFive(const Position& position, const Rectangle& rectangle, Step& step) {
  const int size = rectangle.roof.size();
  return (size == 3 || (size == 2 && isDiagonal(rectangle.roof))) &&
         sameExtra(position, rectangle, step);
}

bool ruleSix(const Position& position, const Rectangle& rectangle, Step& step) {
  if (rectangle.roof.size() != 2 || !isDiagonal(rectangle.roof)) return false;
  const Cell first = rectangle.roof.first();
  const Cell second = rectangle.roof.last();
  for (const Digit digit : {rectangle.a, rectangle.b}) {
    for (const int kind : {0, 1}) {
      const Cells lines =
          kHouseSets[kCellHouses[first][kind]] | kHouseSets[kCellHouses[second][kind]];
      if (!rectangle.cells.contains(position.plane(digit) & lines)) continue;
      step.remove(position, rectangle.roof, digit);
      step.houses = {kCellHouses[first][kind], kCellHouses[second][kind]};
      return true;
    }
  }
  return false;
}

bool tryPairs(const Position& position, Cells cells, Rule rule, Step& step) {
  DigitSet common = DigitSet::all();
  for (const Cell cell : cells) common = common & position.candidates[cell];
  for (const Digit a : common) {
    for (const Digit b : common) {
      if (b <= a) continue;
      Rectangle rectangle{cells, a, b, {}, {}};
      for (const Cell cell : cells) {
        const DigitSet others = position.candidates[cell].without(a).without(b);
        if (!others.empty()) rectangle.roof |= Cells::of(cell);
        rectangle.extra = rectangle.extra | others;
      }
      if (rectangle.roof.empty()) continue;
      step.cells = cells;
      if (!rule(position, rectangle, step)) continue;
      step.digits = DigitSet::of(a).with(b);
      step.mark(MarkRole::base, cells, a);
      step.mark(MarkRole::base, cells, b);
      for (const Digit digit : rectangle.extra) {
        step.mark(MarkRole::fin, rectangle.roof & position.plane(digit), digit);
      }
      return true;
    }
  }
  return false;
}

bool findRectangle(const Position& position, Rule rule, Step& step) {
  for (int top = 0; top < kSize; ++top) {
    for (int bottom = top + 1; bottom < kSize; ++bottom) {
      for (int left = 0; left < kSize; ++left) {
        for (int right = left + 1; right < kSize; ++right) {
          // In two boxes, not in four.
          if ((top / 3 == bottom / 3) == (left / 3 == right / 3)) continue;
          const Cells cells = Cells::of(cellAt(top, left)) | Cells::of(cellAt(top, right)) |
                              Cells::of(cellAt(bottom, left)) | Cells::of(cellAt(bottom, right));
          if (!position.open.contains(cells)) continue;
          if (tryPairs(position, cells, rule, step)) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

bool findUniqueRectangle1(const Position& position, Step& step) {
  return findRectangle(position, ruleOne, step);
}
bool findUniqueRectangle2(const Position& position, Step& step) {
  return findRectangle(position, ruleTwo, step);
}
bool findUniqueRectangle3(const Position& position, Step& step) {
  return findRectangle(position, ruleThree, step);
}
bool findUniqueRectangle4(const Position& position, Step& step) {
  return findRectangle(position, ruleFour, step);
}
bool findUniqueRectangle5(const Position& position, Step& step) {
  return findRectangle(position, ruleFive, step);
}
bool findUniqueRectangle6(const Position& position, Step& step) {
  return findRectangle(position, ruleSix, step);
}

}  // namespace sudominoku::explain::techniques
