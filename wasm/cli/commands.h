// The command line's commands. Each returns the process's exit code.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/stream.h"
#include "make/sudoku.h"
#include "make/sudominoku.h"
#include "make/transform.h"
#include "make/worst.h"
#include "solve/request.h"
#include "text/write.h"

namespace sudominoku::cli {

/// What `solve` is told, without a profile.
struct SolveOptions {
  InputOptions input;
  solve::Order order = solve::Order::any;
  /// For Order::random.
  std::uint64_t seed = 0;
  /// Solutions to look for; 0: as many as the output needs.
  std::uint64_t limit = 0;
  text::OutputFormat format = text::OutputFormat::judge;
  bool json = false;
};

/// Solves every puzzle and writes what the judge expects, or one JSON object a line.
int runSolve(const SolveOptions& options);

/// What the commands are told that write the puzzles of an input, as they are or changed.
struct RewriteOptions {
  InputOptions input;
  text::OutputFormat format = text::OutputFormat::judge;
};

/// Rewrites the puzzles, unsolved.
int runConvert(const RewriteOptions& options);

/// What `count` is told.
struct CountOptions {
  InputOptions input;
  /// Count no further than this; 0: to the end.
  std::uint64_t limit = 2;
  /// Estimate instead, by so many random descents; 0: count.
  std::uint64_t estimateProbes = 0;
  /// For the estimate.
  std::uint64_t seed = 0;
};

/// Writes a line of counts for every puzzle.
int runCount(const CountOptions& options);

/// What `candidates` is told.
struct CandidatesOptions {
  InputOptions input;
  /// Count each candidate's solutions no further than this; 0: only say which there are.
  std::uint32_t limit = 0;
};

/// Writes a line of 81 cells for every puzzle: the digits that each holds in some solution; with
/// counts behind them where they are asked for.
int runCandidates(const CandidatesOptions& options);

/// Writes a line for every puzzle: `minimal`, or `redundant` and the givens without any one of
/// which it is still unique, or `none` or `multiple` where it is not.
int runMinimal(const InputOptions& options);

/// Writes a line for every puzzle: the guesses and nodes that the engine needs to settle whether it
/// has no, one or several solutions, and which it is.
int runRate(const InputOptions& options);

/// Writes a line for every puzzle: how the path of logical steps ends, its level, the difficulty of
/// its hardest step, its score, and the hardest technique.
int runRateByTechnique(const InputOptions& options);

/// What `explain` is told.
struct ExplainOptions {
  InputOptions input;
  /// The next step alone.
  bool hint = false;
  bool json = false;
};

/// Writes the path of logical steps through every puzzle, a step a line, and its rating.
int runExplain(const ExplainOptions& options);

/// Writes a line for every puzzle: `none`, or `conflict` and a minimal set of givens that clash.
int runConflict(const InputOptions& options);

/// Writes the answers to a judge problem's input as that judge wants them. `profile`: an id, or
/// `auto`.
int runSolveByProfile(const std::string& file, const std::string& profile);

/// What `judge` is told.
struct JudgeOptions {
  /// Paths; one of them may be `-`.
  std::string input;
  std::string output;
  std::string profile = "auto";
  bool isStrict = false;
  bool json = false;
};

/// Judges an output. Exit code: kSuccess accepted, kUnsolved not, kBadInput unusable input.
int runJudge(const JudgeOptions& options);

/// What `meter` is told.
struct MeterOptions {
  InputOptions input;
  std::uint64_t cap = 10'000'000;
  bool json = false;
};

/// Writes a line for every Sudoku: the calls of backtracking in five orders, and whether it is a
/// legal test of problem 2580.
int runMeter(const MeterOptions& options);

/// What `trace` is told.
struct TraceOptions {
  InputOptions input;
  /// A name of textbook::Algorithm or of a production engine; empty: all.
  std::string algorithm;
  /// Events to write; 0: none, else at least 2.
  std::size_t events = 0;
  /// 0: no limit.
  std::uint64_t maxCalls = 10'000'000;
  std::uint64_t maxSolutions = 1;
  bool json = false;
};

/// Writes a line of counters for every puzzle and algorithm, and the events where they are asked
/// for: the first half and, where there are more, the last ones.
int runTrace(const TraceOptions& options);

/// What `pack` is told.
struct PackOptions {
  std::string problem;
  std::uint64_t seed = 1;
  /// A folder; made where there is none.
  std::string folder;
};

/// Writes a test pack's files.
int runPack(const PackOptions& options);

/// When to give a puzzle up; 0: not for that.
struct MakeEffort {
  std::uint64_t tries = 0;
  double seconds = 0;
};

/// A series of puzzles.
struct MakeSeries {
  std::uint64_t seed = 1;
  std::uint64_t count = 1;
  /// For each puzzle.
  MakeEffort effort;
  text::OutputFormat format = text::OutputFormat::judge;
};

/// Write new puzzles. Exit code: kUnsolved where some were not found.
int runMakeSudoku(const MakeSeries& series, const make::SudokuWish& wish);
int runMakeSudominoku(const MakeSeries& series, const make::SudominokuWish& wish);
/// Writes the worst case, and to standard error each that is worse than those before.
int runMakeWorst(const MakeSeries& series, const make::WorstWish& wish);

/// Writes the puzzles with fewer givens: unique ones without those they can do without.
int runMinimise(const RewriteOptions& options, std::uint64_t seed, int orders);
/// Writes the puzzles with more givens: those with several solutions with as many as make one.
int runComplete(const RewriteOptions& options);

/// How `transform` changes puzzles: what is drawn, and what is said and so not drawn.
struct TransformOptions {
  make::Shuffle shuffle;
  std::uint64_t seed = 1;
  std::optional<make::Turn> turn;
  std::optional<make::Lines> rows, columns;
  std::optional<make::Names> digits;
};

/// Writes the puzzles in another guise. The lines of a Su-domino-ku stay where they are.
int runTransform(const RewriteOptions& options, const TransformOptions& wanted);
/// Writes the guise that stands for all.
int runCanonical(const RewriteOptions& options);
/// Writes for every puzzle `new`, or `same as` and the number of the first that it is a guise of.
int runSame(const InputOptions& options);

}  // namespace sudominoku::cli
