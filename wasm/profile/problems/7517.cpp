// Tudoku (POJ 2918).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile k7517{
    .id = "7517",
    .task = Task::any,
    .input = {.cases = Cases::counted, .cells = CellStyle::packed, .parting = Parting::blankAfter},
    .output = {.cells = CellStyle::packed,
               .parting = Parting::blankAfter,
               .heading = "Scenario #{k}:"},
};

}  // namespace sudominoku::profile::problems
