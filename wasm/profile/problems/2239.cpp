// Sudoku: nine packed rows, the smallest solution.
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile k2239{.id = "2239",
                    .task = Task::smallest,
                    .input = {.cells = CellStyle::packed},
                    .output = {.cells = CellStyle::packed}};

}  // namespace sudominoku::profile::problems
