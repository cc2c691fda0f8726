// Sudoku on lines of 81 characters (POJ 3074).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile k7681{
    .id = "7681",
    .task = Task::any,
    .input = {.cases = Cases::untilWord,
              .cells = CellStyle::oneLine,
              .blank = '.',
              .lastWord = "end"},
    .output = {.cells = CellStyle::oneLine},
};

}  // namespace sudominoku::profile::problems
