// Sudoku checker for boards of any size (POJ 3435).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile k7844{.id = "7844",
                    .task = Task::verifyPartial,
                    .input = {.largestBox = 10},
                    .output = {.messages = {"CORRECT", "INCORRECT"}}};

}  // namespace sudominoku::profile::problems
