// The problems, one definition a file.
#pragma once

#include "profile/profile.h"

namespace sudominoku::profile::problems {

extern const Profile k2580, k2239, k4574, k9291, k1840, k2955, k4056, k7517, k7681, k7844, k12095,
    k30649, kHdu1426, kPoj2676, kSudogob, kSudokunique, kSudokuverify, kUva989, kUva10957, kP1784,
    kLeetcode36, kLeetcode37, kEuler96;

}  // namespace sudominoku::profile::problems
