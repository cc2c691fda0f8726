// Su-Su-Sudoku: exactly five blanks a grid, and some grids cannot be completed.
#include <algorithm>

#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {
namespace {

bool haveFiveBlanks(const std::vector<Case>& cases) {
  return std::all_of(cases.begin(), cases.end(), [](const Case& one) {
    const auto& values = one.square.values;
    return std::count(values.begin(), values.end(), 0) == 5;
  });
}

}  // namespace

const Profile k4056{
    .id = "4056",
    .task = Task::anyOrMessage,
    .input = {.cases = Cases::counted, .cells = CellStyle::packed},
    .output = {.cells = CellStyle::packed,
               .parting = Parting::blankBetween,
               .messages = {"Could not complete this grid."}},
    .isTypical = haveFiveBlanks,
};

}  // namespace sudominoku::profile::problems
