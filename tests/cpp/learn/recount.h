// What the algorithms of textbook/traced count, counted once more from what they are meant to do:
// plain loops over the board, nothing in common with the code under test.
#pragma once

#include "board/puzzle.h"
#include "textbook/traced/algorithms.h"

namespace sudominoku::test {

/// Searches until `maxSolutions` are found. Reads are not recounted for sudokuSingles and the exact
/// covers, whose reads say how they are written rather than what they do.
textbook::Counters recount(textbook::Algorithm algorithm, const Puzzle& puzzle,
                           std::uint64_t maxSolutions);

}  // namespace sudominoku::test
