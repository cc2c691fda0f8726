// Fifty grids with a heading each; the answer is one sum (Project Euler).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kEuler96{
    .id = "euler96",
    .task = Task::cornerSum,
    .input = {.cases = Cases::untilEnd, .cells = CellStyle::packed, .heading = "Grid {kk}"},
    .output = {.isOneAnswer = true},
};

}  // namespace sudominoku::profile::problems
