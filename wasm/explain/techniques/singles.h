// Full houses and singles: nine steps in ten are these, so they are found without making steps.
#pragma once

#include "explain/step.h"

namespace sudominoku::explain::techniques {

/// A full house or a single.
struct Single {
  Technique technique = Technique::fullHouse;
  Cell cell = kNoCell;
  Digit digit = 0;
  /// Of a naked single −1.
  int house = -1;
  /// In tenths, all told.
  int difficulty = 0;
};

/// False: there is none. They find the same as the technique with the name.
bool findFullHouse(const Position& position, Single& single);
bool findHiddenSingle(const Position& position, Single& single);
bool findNakedSingle(const Position& position, Single& single);

/// In tenths.
inline constexpr int kFullHouseDifficulty = 10;
inline constexpr int kHiddenSingleDifficulty = 12;
/// In a row or a column it is harder to see than in a box.
inline constexpr int kHiddenInLine = 3;
inline constexpr int kNakedSingleDifficulty = 23;

}  // namespace sudominoku::explain::techniques
