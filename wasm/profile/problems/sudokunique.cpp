// The solution where it is the only one (Kattis).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kSudokunique{
    .id = "sudokunique",
    .task = Task::uniqueOrMessage,
    .input = {.cases = Cases::untilEnd, .parting = Parting::blankBetween},
    .output = {.parting = Parting::blankBetween, .messages = {"Non-unique", "Find another job"}},
};

}  // namespace sudominoku::profile::problems
