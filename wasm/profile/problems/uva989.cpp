// Su Doku of boxes of 1, 2 or 3: the smallest solution.
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kUva989{
    .id = "uva989",
    .task = Task::smallest,
    .input = {.cases = Cases::untilEnd, .parting = Parting::blankBetween, .largestBox = 3},
    .output = {.parting = Parting::blankBetween, .messages = {"NO SOLUTION"}},
};

}  // namespace sudominoku::profile::problems
