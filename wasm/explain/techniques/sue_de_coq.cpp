// Cells where a line and a box cross, with some more of the line and some more of the box: if they
// have as many digits as cells, and the two additions share none, every digit is among them once.
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

struct Choice {
  Cells cells;
  DigitSet digits;
};

constexpr int kMostAdded = 3;

/// The non-empty choices of up to kMostAdded cells.
int choicesOf(const Position& position, Cells from, std::array<Choice, 64>& choices) {
  std::array<Cell, kSize> cells;
  int count = 0;
  for (const Cell cell : from) cells[count++] = cell;
  int made = 0;
  for (unsigned chosen = 1; chosen < 1u << count; ++chosen) {
    if (std::popcount(chosen) > kMostAdded) continue;
    Choice choice;
    for (int i = 0; i < count; ++i) {
      if (!((chosen >> i) & 1u)) continue;
      choice.cells |= Cells::of(cells[i]);
      choice.digits = choice.digits | position.candidates[cells[i]];
    }
    choices[made++] = choice;
  }
  return made;
}

bool found(const Position& position, int line, int box, Cells crossing, Step& step) {
  DigitSet digits;
  for (const Cell cell : crossing) digits = digits | position.candidates[cell];
  const int size = crossing.size();
  if (digits.size() < size + 2) return false;
  const Cells openInLine = position.open & kHouseSets[line];
  const Cells openInBox = position.open & kHouseSets[box];
  std::array<Choice, 64> fromLine, fromBox;
  const int lines = choicesOf(position, openInLine - kHouseSets[box], fromLine);
  const int boxes = choicesOf(position, openInBox - kHouseSets[line], fromBox);
  for (int i = 0; i < lines; ++i) {
    const Choice& a = fromLine[i];
    for (int j = 0; j < boxes; ++j) {
      const Choice& b = fromBox[j];
      if (!(a.digits & b.digits).empty()) continue;
      const DigitSet all = digits | a.digits | b.digits;
      if (all.size() != size + a.cells.size() + b.cells.size()) continue;
      const Cells cells = crossing | a.cells | b.cells;
      for (const Digit digit : all) {
        step.remove(position, commonPeers(cells & position.plane(digit)), digit);
      }
      if (step.removed.empty()) continue;
      step.cells = cells;
      step.houses = {line, box};
      step.digits = all;
      step.markAll(MarkRole::base, position, crossing);
      step.markAll(MarkRole::cover, position, a.cells);
      step.markAll(MarkRole::fin, position, b.cells);
      return true;
    }
  }
  return false;
}

}  // namespace

bool findSueDeCoq(const Position& position, Step& step) {
  for (int line = 0; line < kFirstBox; ++line) {
    for (int box = kFirstBox; box < kHouses; ++box) {
      const Cells crossing = position.open & kHouseSets[line] & kHouseSets[box];
      if (crossing.size() < 2) continue;
      if (found(position, line, box, crossing, step)) return true;
      if (crossing.size() < 3) continue;
      for (const Cell cell : crossing) {
        if (found(position, line, box, crossing - Cells::of(cell), step)) return true;
      }
    }
  }
  return false;
}

}  // namespace sudominoku::explain::techniques
