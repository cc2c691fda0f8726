// Marking full grids.
#include "profile/problems/problems.h"

namespace sudominoku::profile::problems {
namespace {

bool areFull(const std::vector<Case>& cases) {
  for (const Case& one : cases) {
    for (const int value : one.square.values) {
      if (value == 0) return false;
    }
  }
  return true;
}

}  // namespace

const Profile k9291{
    .id = "9291",
    .task = Task::verify,
    .input = {.cases = Cases::counted, .parting = Parting::blankBetween},
    .output = {.heading = "Case {k}:", .messages = {"CORRECT", "INCORRECT"}},
    .isTypical = areFull,
};

const Profile kSudokuverify{
    .id = "sudokuverify",
    .task = Task::verify,
    .output = {.messages = {"VALID", "INVALID!"}},
    .isTypical = areFull,
};

}  // namespace sudominoku::profile::problems
