#include "solve/sudominoku.h"

#include "solve/sudominoku/root.h"
#include "solve/sudominoku/search.h"

namespace sudominoku::solve {

SudominokuAnswer solveSudominoku(const Sudominoku& puzzle, const Request& request) {
  return domino::Search(request).run(domino::rootState(puzzle));
}

}  // namespace sudominoku::solve
