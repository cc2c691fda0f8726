// So Doku Checker: four verdicts.
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kUva10957{
    .id = "uva10957",
    .task = Task::classify,
    .input = {.cases = Cases::untilEnd, .parting = Parting::blankBetween},
    .output = {.heading = "Case {k}:",
               .messages = {"Illegal.", "Impossible.", "Unique.", "Ambiguous."}},
};

}  // namespace sudominoku::profile::problems
