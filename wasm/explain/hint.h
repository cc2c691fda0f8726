// The next step for somebody who solves a puzzle, and what is wrong with a candidate.
#pragma once

#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "explain/step.h"
#include "solve/inquiry.h"

namespace sudominoku::explain {

/// What to do next, or why there is nothing to say about that.
struct Hint {
  enum class Kind { step, wrong, solved, multiple, impossible, stuck };
  Kind kind = Kind::stuck;
  Step step;
  /// Steps that it needs, which only say where dominoes lie.
  std::vector<Step> before;
  /// For Kind::wrong: entries that are in no solution, and struck candidates that the others cannot
  /// do without. Neither: the entries are only wrong together.
  std::vector<Cell> wrongCells;
  std::vector<Candidate> wronglyRemoved;
};

/// `step`, `wrong`, `solved`, `multiple`, `impossible` or `stuck`.
std::string_view nameOf(Hint::Kind kind);

/// The next easiest step. `removed`: candidates struck beside those that the givens strike; of
/// cells that hold an entry they matter only where that is wrong.
Hint hint(const Puzzle& puzzle, const Grid& entries, const std::vector<Candidate>& removed,
          const solve::Effort& effort = {});

/// What is wrong with a candidate.
struct WhyNot {
  enum class Kind { refuted, possible, impossible, stuck };
  Kind kind = Kind::stuck;
  Branch branch;
};

/// `refuted`, `possible`, `impossible` or `stuck`.
std::string_view nameOf(WhyNot::Kind kind);

/// Why a candidate of a cell without a given is false.
WhyNot whyNot(const Puzzle& puzzle, const Grid& entries, Candidate candidate,
              const solve::Effort& effort = {});

}  // namespace sudominoku::explain
