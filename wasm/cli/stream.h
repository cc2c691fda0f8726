// Inputs of any length, chunk by chunk and on every core. Memory is bounded by the chunk, not by
// the file (but `same` keeps what it has seen); answers come in the order of the input.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "board/puzzle.h"
#include "text/write.h"

namespace sudominoku::cli {

/// The process's exit codes.
enum ExitCode : int { kSuccess = 0, kUnsolved = 1, kBadInput = 2 };

/// What all commands over many puzzles share.
struct InputOptions {
  /// A path, or `-` for standard input.
  std::string file = "-";
  /// Threads that work on puzzles, 1 or more.
  unsigned threads = 1;
};

/// A command over many puzzles.
struct Stream {
  InputOptions input;
  /// Works on a puzzle and appends the answer to `output`, with whatever separates it from the one
  /// before. `false`: the puzzle has no solution. Called from several threads.
  std::function<bool(const Puzzle& puzzle, const text::Preceding& preceding, std::string& output)>
      answer;
  /// What is written in the place of an answer, where that depends on the answers before; may be
  /// empty. Called in the order of the input; `number` counts from 1.
  std::function<std::string(std::size_t number, std::string_view answer)> rewrite = {};
  /// What stands behind the last answer; may be empty.
  std::function<std::string_view(const text::Preceding& all)> finish = {};
  /// Answers take long: each is written as soon as those before it are. Not with `rewrite`.
  bool isSlow = false;
};

/// Counts the puzzles of which something was left out or left undone, in several threads.
class Tally {
 public:
  /// `what` stands before their number.
  explicit Tally(std::string what) : what_(std::move(what)) {}
  void count() { ++puzzles_; }
  /// Says on standard error how many of an input there were, if any.
  void say(const InputOptions& input) const;

 private:
  std::string what_;
  std::atomic<std::size_t> puzzles_ = 0;
};

/// Whether a Sudoku has candidates that bind beside its givens.
bool hasCandidates(const Puzzle& puzzle);

/// Reads, works and writes. Standard output gets nothing where the input has an error: every
/// diagnostic then goes to standard error as `FILE:LINE:COLUMN: message`. Puzzles without a
/// solution are named on standard error. Returns the process's exit code.
int run(const Stream& stream);

/// The same for a command that answers each puzzle with a line, whatever comes before.
int runLines(const InputOptions& input, const std::function<std::string(const Puzzle&)>& lineOf,
             bool isSlow = false);

/// The same where the line tells the puzzle's number, from 1.
int runNumberedLines(
    const InputOptions& input,
    const std::function<std::string(const Puzzle& puzzle, std::uint64_t number)>& lineOf,
    bool isSlow);

/// The same for a command that writes what `change` makes of each puzzle. Says on standard error
/// how many were written without something that they have.
int runPuzzles(const InputOptions& input, text::OutputFormat format,
               const std::function<Puzzle(const Puzzle&)>& change);

}  // namespace sudominoku::cli
