#include "solve/sudominoku.h"

#include "solve/sudominoku/root.h"
#include "solve/sudominoku/search.h"

namespace sudominoku::solve {

SudominokuAnswer solveSudominoku(const Sudominoku& puzzle, const Request& request) {
  const domino::State root = domino::rootState(puzzle);
  return domino::Search(root, request).run();
}

}  // namespace sudominoku::solve
