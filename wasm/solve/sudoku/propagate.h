// What follows from a position without guessing.
#pragma once

#include "solve/sudoku/position.h"

namespace sudominoku::solve {

/// What has become of a position.
enum class Settled {
  contradiction,  ///< no solution; the position is left as it was
  open,           ///< nothing more follows
  solved,         ///< every cell has one digit, and they are a solution
};

/// How a digit can lie in a band: its three minirows take one stack each, which makes six
/// configurations. In *even* configuration k minirow i lies in stack (k + i) mod 3, in *odd*
/// configuration k in stack (k + 2·i) mod 3.
///
/// Of row bands: the lane is the band, field k holds the digits that can take configuration k.
/// Of column bands, which are the stacks: the field is the stack, lane k the configuration, and
/// "minicolumn j lies in band …".
struct Configurations {
  Lanes rowEven;
  Lanes rowOdd;
  Lanes columnEven;
  Lanes columnOdd;
};

/// Removes candidates until nothing more follows from naked singles, hidden singles, locked
/// candidates and complete minirows. Sets the configurations where the position stays open.
Settled propagate(Position& position, Configurations& configurations);

/// The same in at most so many passes that change anything, for a search with rules of its own in
/// between. Counts them down: none left means that more may follow.
Settled propagate(Position& position, Configurations& configurations, int& passes);

}  // namespace sudominoku::solve
