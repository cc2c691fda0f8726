// Why a puzzle has no solution, and which move was the first that led nowhere.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "solve/clues.h"

namespace sudominoku::explain {

/// Why a puzzle has no solution, as far as givens can say.
struct Conflict {
  enum class Kind { none, found, stuck };
  Kind kind = Kind::stuck;
  /// Givens that have no solution together; any one of them left out, the rest of them have one.
  /// Where more is wrong, the puzzle still has none then. Of a Su-domino-ku they are the
  /// dominoes that have none with all isolated digits where they are, and those of these that need
  /// only lie elsewhere for there to be one. Without dominoes and such digits they are all nine.
  std::vector<solve::Clue> clues;
  /// The puzzle's candidates are a part of it.
  bool withCandidates = false;
};

/// `none`, `found` or `stuck`.
std::string_view nameOf(Conflict::Kind kind);

/// Looks for a set of givens that clash from which none can be left out: two that are peers of each
/// other, else the smallest that some orders of leaving givens out end in.
Conflict findConflict(const Puzzle& puzzle, const solve::Effort& effort = {});

/// A digit set into a cell, over whatever it held.
struct Move {
  Cell cell;
  Digit digit;
};

/// Where somebody went wrong.
struct FirstWrongMove {
  /// Index of the first move after which there is no solution.
  std::optional<int> move;
  /// False: the effort was spent.
  bool complete = false;
};

/// Moves into cells with givens are passed over.
FirstWrongMove findFirstWrongMove(const Puzzle& puzzle, const std::vector<Move>& moves,
                                  const solve::Effort& effort = {});

}  // namespace sudominoku::explain
