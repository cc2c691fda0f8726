// Sudoku: nine spaced rows, any solution.
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile k2580{.id = "2580", .task = Task::any};

}  // namespace sudominoku::profile::problems
