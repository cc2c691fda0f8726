// Sudoku Killer: cases to the end of the file, `?` is blank.
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kHdu1426{
    .id = "hdu1426",
    .task = Task::any,
    .input = {.cases = Cases::untilEnd, .blank = '?', .parting = Parting::blankBetween},
    .output = {.parting = Parting::blankBetween},
};

}  // namespace sudominoku::profile::problems
