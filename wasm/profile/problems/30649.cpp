// Checking a bordered grid (COCI 2023/2024).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile k30649{
    .id = "30649",
    .task = Task::verifyPartial,
    .input = {.cells = CellStyle::bordered, .blank = '.'},
    .output = {.messages = {"OK", "GRESKA"}},
};

}  // namespace sudominoku::profile::problems
