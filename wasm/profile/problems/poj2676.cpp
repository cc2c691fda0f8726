// Sudoku: counted packed grids, any solution.
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kPoj2676{
    .id = "poj2676",
    .task = Task::any,
    .input = {.cases = Cases::counted, .cells = CellStyle::packed},
    .output = {.cells = CellStyle::packed},
};

}  // namespace sudominoku::profile::problems
