// Times the engines on sets of puzzles: the same code natively, in Node and in the browser.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "board/puzzle.h"

namespace sudominoku::measure {

enum class Engine { sudoku, sudominoku, rowMajor, dominoSearch };

inline constexpr int kEngines = static_cast<int>(Engine::dominoSearch) + 1;

/// `sudoku`, `sudominoku`, `textbook-row-major` or `textbook-domino-search`.
std::string_view nameOf(Engine engine);

/// Which kind of puzzle an engine works on.
PuzzleKind kindOf(Engine engine);

struct Task {
  Engine engine;
  /// Solutions to look for: 1 for the first, 2 for the proof that there is no other.
  std::uint64_t limit = 2;
  /// Calls after which a textbook search gives a puzzle up.
  std::uint64_t callCap = 10'000'000;
  /// No further puzzle is begun after so many seconds.
  double maxSeconds = 60;
};

struct Measurement {
  /// Puzzles worked on before the time was up.
  std::uint64_t puzzles = 0;
  /// Of them, those that a textbook search gave up.
  std::uint64_t capped = 0;
  /// Time within the engine's calls.
  double seconds = 0;
  std::uint64_t nodes = 0;
  /// Guesses of the production engines; calls of the textbook searches.
  std::uint64_t guesses = 0;
};

/// The puzzles of a text that the engine can work on.
std::vector<Puzzle> puzzlesFor(Engine engine, std::string_view text);

/// How many of the engine's answers are wrong: a solution that breaks a rule or a given, or the
/// same solution twice. Puzzles that are given up or not reached in time are not counted.
std::uint64_t countWrong(const Task& task, const std::vector<Puzzle>& puzzles);

/// Works on all puzzles in order, and looks at nothing but the clock and the counters.
Measurement measure(const Task& task, const std::vector<Puzzle>& puzzles);

}  // namespace sudominoku::measure
