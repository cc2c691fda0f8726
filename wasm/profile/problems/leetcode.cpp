// A board as LeetCode writes it: whether it is valid (36), and its solution (37).
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {

const Profile kLeetcode36{
    .id = "leetcode36",
    .task = Task::verifyPartial,
    .input = {.cells = CellStyle::json, .blank = '.'},
    .output = {.messages = {"true", "false"}},
};

const Profile kLeetcode37{
    .id = "leetcode37",
    .task = Task::any,
    .input = {.cells = CellStyle::json, .blank = '.'},
    .output = {.cells = CellStyle::json},
};

}  // namespace sudominoku::profile::problems
