// Solving by cross-hatching alone (COCI 2008/2009 "CROSS").
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile k2955{
    .id = "2955",
    .task = Task::crossHatching,
    .input = {.cells = CellStyle::packed, .blank = '.'},
    .output = {.cells = CellStyle::packed, .blank = '.', .messages = {"ERROR"}},
};

}  // namespace sudominoku::profile::problems
