// Both kinds of puzzle by one code: they differ in the search and at the beginning alone.
#pragma once

#include <cstdint>

#include "explain/position.h"
#include "solve/inquiry.h"

namespace sudominoku::explain {

/// Position::of, for either kind.
Position positionOf(const Puzzle& puzzle, const Grid& entries = {});
/// Of a Su-domino-ku the digits of dominoes and isolated cells.
Grid givensOf(const Puzzle& puzzle);
/// The candidates that the text of the puzzle allows.
const CandidateGrid& candidatesOf(const Puzzle& puzzle);
CandidateGrid& candidatesOf(Puzzle& puzzle);
/// Finds up to so many different grids.
solve::Found search(solve::Inquiry& inquiry, const Puzzle& puzzle, std::uint64_t most);
/// The puzzle with the digits of a grid in its open cells.
Puzzle withEntries(Puzzle puzzle, const Grid& entries);

}  // namespace sudominoku::explain
