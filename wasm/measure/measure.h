// Runs and times the algorithms of the textbook and the production engines: the same code natively,
// in Node and in the browser.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "textbook/traced/algorithms.h"

namespace sudominoku::measure {

/// Those of the textbook from 0 on, as textbook::Algorithm has them; then come the production
/// engines.
enum class AlgorithmId : int {};

/// The production engines, and the number of all.
inline constexpr AlgorithmId kSudokuProduction{textbook::kAlgorithms};
inline constexpr AlgorithmId kSudominokuProduction{textbook::kAlgorithms + 1};
inline constexpr int kAlgorithmIds = textbook::kAlgorithms + 2;

/// The name of the algorithm, `sudoku-production` or `sudominoku-production`.
std::string_view nameOf(AlgorithmId algorithm);

/// Which kind of puzzle an algorithm works on.
PuzzleKind kindOf(AlgorithmId algorithm);

/// Runs an algorithm on one complete puzzle of its kind, on the givens alone. Of a production
/// engine: `calls` are nodes, `placed` guesses, and besides `solutions` there is nothing else.
textbook::AlgorithmRun runAlgorithm(AlgorithmId algorithm, const Puzzle& puzzle,
                                    const textbook::RunLimits& limits,
                                    const textbook::RunMonitor& monitor = {});

/// What to measure.
struct Task {
  AlgorithmId algorithm;
  /// Solutions to look for: 1 for the first, 2 for the proof that there is no other.
  std::uint64_t limit = 2;
  /// Calls after which a textbook algorithm gives a puzzle up.
  std::uint64_t callCap = 10'000'000;
  /// No further puzzle is begun after so many seconds, but for some easy ones. The first always is.
  double maxSeconds = std::numeric_limits<double>::infinity();
};

/// What was measured, of all puzzles together.
struct Measurement {
  /// Puzzles worked on before the time was up.
  std::uint64_t puzzles = 0;
  /// Of them, those that a textbook algorithm gave up.
  std::uint64_t capped = 0;
  /// From before the first puzzle to behind the last one worked on.
  double seconds = 0;
  /// Nodes of the production engines; calls of the textbook algorithms.
  std::uint64_t nodes = 0;
  /// Guesses of the production engines; calls of the textbook algorithms.
  std::uint64_t guesses = 0;
};

/// The puzzles of a text that the algorithm can work on.
std::vector<Puzzle> puzzlesFor(AlgorithmId algorithm, std::string_view text);

/// How many of the algorithm's answers are wrong: a solution that breaks a rule or a given, or the
/// same solution twice. Puzzles that are given up or not reached in time are not counted.
std::uint64_t countWrong(const Task& task, const std::vector<Puzzle>& puzzles);

/// Works on all puzzles in order, and looks at nothing but the clock and the counters.
Measurement measure(const Task& task, const std::vector<Puzzle>& puzzles);

}  // namespace sudominoku::measure
