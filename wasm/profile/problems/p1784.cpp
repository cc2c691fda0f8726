// Sudoku: rows end in a blank, all but the last (Luogu).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kP1784{.id = "p1784", .task = Task::any, .output = {.hasBlankAtRowEnd = true}};

}  // namespace sudominoku::profile::problems
