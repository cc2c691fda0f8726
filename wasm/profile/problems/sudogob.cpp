// Sudoku goblin: how many solutions (SPOJ).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kSudogob{
    .id = "sudogob",
    .task = Task::count,
    .input = {.cases = Cases::counted, .parting = Parting::blankBetween},
};

}  // namespace sudominoku::profile::problems
