#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <iostream>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

#include "cli/commands.h"
#include "cli/stream.h"
#include "make/canonical.h"
#include "make/complete.h"
#include "make/dice.h"
#include "make/minimise.h"

namespace sudominoku::cli {
namespace {

/// `usualTries`: where nothing else is wished.
make::Effort effortOf(const MakeEffort& options, std::uint64_t usualTries) {
  make::Effort effort;
  if (options.seconds > 0) {
    effort.maxMillis = 1000 * options.seconds;
  } else {
    effort.maxTries = usualTries;
  }
  if (options.tries > 0) effort.maxTries = options.tries;
  return effort;
}

volatile std::sig_atomic_t isInterrupted = 0;

/// Lets the first Ctrl+C be noticed, by what has something to hand back; the second ends the
/// program.
void noticeInterrupt() {
  std::signal(SIGINT, [](int) {
    isInterrupted = 1;
    std::signal(SIGINT, SIG_DFL);
  });
}

/// Says how many puzzles were written without something that they have.
void sayIncomplete(std::uint64_t puzzles) {
  if (puzzles > 0) std::cerr << "written without their dominoes: " << puzzles << '\n';
}

/// `why` follows their number.
int notFound(std::uint64_t missing, std::uint64_t wanted, const std::string& why) {
  std::cerr << "not found: " << missing << " of " << wanted << why << '\n';
  return kUnsolved;
}

bool isCounted(const make::Effort& effort) { return effort.maxTries < make::Effort().maxTries; }

/// What ended a search that has not found what was wanted.
std::string whyEnded(const make::Effort& effort) {
  if (isInterrupted != 0) return ", interrupted";
  const bool isTimed = effort.maxMillis < make::Effort().maxMillis;
  std::ostringstream limits;
  if (isTimed) limits << effort.maxMillis / 1000 << " s";
  if (isTimed && isCounted(effort)) limits << " or ";
  if (isCounted(effort)) limits << effort.maxTries << " tries";
  return ", given up after " + limits.str() + (isTimed ? "" : ": --tries N sets how many");
}

/// Why there are fewer puzzles than were wanted, of which there can be `most`.
std::string obstacleTo(std::uint64_t most, const make::Effort& effort) {
  if (most == 0) return ": none can be so, or none is known";
  if (most == 1 && isInterrupted == 0) {
    return ": the pattern and the solution leave just one puzzle";
  }
  return whyEnded(effort);
}

/// A line that says what is looked for as long as that takes a while. Only on a terminal: elsewhere
/// nobody waits for it.
class WaitingLine {
 public:
  ~WaitingLine() { clear(); }

  /// `text` is asked for what to say when it is time to say something.
  template <typename Text>
  void show(Text text) {
    const Clock::time_point now = Clock::now();
    if (!isTerminal_ || now < next_) return;
    next_ = now + std::chrono::milliseconds(200);
    std::cerr << kNewLine << text();
    isShown_ = true;
  }

  void clear() {
    if (isShown_) std::cerr << kNewLine;
    isShown_ = false;
  }

 private:
  using Clock = std::chrono::steady_clock;
  /// Back to the line's beginning, with the rest of it gone.
  static constexpr const char* kNewLine = "\r\033[K";

  const bool isTerminal_ = isatty(STDERR_FILENO) == 1;
  Clock::time_point next_ = Clock::now() + std::chrono::seconds(1);
  bool isShown_ = false;
};

/// Makes a series of which there can be `most` and writes each puzzle as soon as there is one, as
/// long as somebody reads them and nobody interrupts; `make` makes one.
template <typename Make>
int runSeries(const MakeSeries& series, std::uint64_t usualTries, std::uint64_t most, Make make) {
  make::Effort effort = effortOf(series.effort, usualTries);
  const std::string limit = isCounted(effort) ? " of " + std::to_string(effort.maxTries) : "";
  text::Preceding made;
  std::uint64_t incomplete = 0;
  WaitingLine line;
  std::uint64_t i = 0;
  const auto goesOn = [&](const make::Tries& tries) {
    line.show([&] {
      return "puzzle " + std::to_string(i + 1) + " of " + std::to_string(series.count) + ": try " +
             std::to_string(tries.done) + limit;
    });
    return isInterrupted == 0;
  };
  effort.monitor = goesOn;
  noticeInterrupt();
  for (; i < std::min(series.count, most) && std::cout && goesOn({}); ++i) {
    make::Patience patience(effort);
    const auto found = make(make::seedOf(series.seed, i), patience);
    if (!found) continue;
    if (isatty(STDOUT_FILENO) == 1) line.clear();
    std::string text;
    writePuzzle(text, *found, series.format, made);
    made.add(kindOf(*found));
    incomplete += saysAllOf(*found, series.format) ? 0 : 1;
    std::cout << text << std::flush;
  }
  line.clear();
  std::cout << endOfPuzzles(series.format, made) << std::flush;
  sayIncomplete(incomplete);
  if (made.puzzles == series.count || !std::cout) return kSuccess;
  return notFound(series.count - made.puzzles, series.count, obstacleTo(most, effort));
}

/// Writes what `work` makes of each puzzle.
template <typename Work>
int runOnPuzzles(const RewriteOptions& options, Work work) {
  return runPuzzles(options.input, options.format, [&](const Puzzle& puzzle) {
    return std::visit([&](const auto& one) { return Puzzle(work(one)); }, puzzle);
  });
}

Sudoku canonicalOf(const Sudoku& puzzle) { return {.givens = make::canonical(puzzle.givens)}; }
Sudominoku canonicalOf(const Sudominoku& puzzle) { return make::canonical(puzzle); }

}  // namespace

int runMakeSudoku(const MakeSeries& series, const make::SudokuWish& wish) {
  return runSeries(series, make::kUsualSudokuTries, mostPuzzles(wish),
                   [&](std::uint64_t seed, make::Patience& patience) {
                     const auto made = makeSudoku(wish, seed, patience);
                     return made ? std::optional<Puzzle>(Sudoku{.givens = made->puzzle})
                                 : std::nullopt;
                   });
}

int runMakeSudominoku(const MakeSeries& series, const make::SudominokuWish& wish) {
  return runSeries(series, make::kUsualSudominokuTries, mostPuzzles(wish),
                   [&](std::uint64_t seed, make::Patience& patience) {
                     const auto made = makeSudominoku(wish, seed, patience);
                     return made ? std::optional<Puzzle>(made->puzzle) : std::nullopt;
                   });
}

int runMakeWorst(const MakeSeries& series, const make::WorstWish& wish) {
  make::Effort effort = effortOf(series.effort, make::kUsualWorstTries);
  effort.monitor = [](const make::Tries&) { return isInterrupted == 0; };
  noticeInterrupt();
  make::Patience patience(effort);
  const make::WorstCase worst =
      findWorstCase(wish, series.seed, patience, [](const make::WorstCase& better) {
        std::cerr << "try " << better.atTry << ": " << better.calls << " calls" << std::endl;
      });
  const std::string why = whyEnded(effort);
  if (worst.calls == 0) return notFound(1, 1, why);
  if (worst.calls < wish.enough) std::cerr << "the worst found" << why << '\n';
  std::cout << text::writePuzzles({worst.puzzle}, series.format) << std::flush;
  sayIncomplete(saysAllOf(worst.puzzle, series.format) ? 0 : 1);
  return kSuccess;
}

int runMinimise(const RewriteOptions& options, std::uint64_t seed, int orders) {
  Tally left("left as they were, without just one solution");
  const int code = runOnPuzzles(options, [&](const auto& puzzle) {
    make::Patience patience({});
    auto smaller = make::minimised(puzzle, seed, orders, patience);
    if (smaller.outcome != solve::Outcome::unique) left.count();
    return std::move(smaller.puzzle);
  });
  left.say(options.input);
  return code;
}

int runComplete(const RewriteOptions& options) {
  Tally left("left as they were, without a solution");
  Tally unproven("completed, but not proven to need as many givens");
  const int code = runOnPuzzles(options, [&](const auto& puzzle) {
    auto unique = make::completed(puzzle);
    if (unique.outcome == solve::Outcome::none) left.count();
    if (!unique.added.empty() && !unique.isFewest) unproven.count();
    return std::move(unique.puzzle);
  });
  left.say(options.input);
  unproven.say(options.input);
  return code;
}

int runTransform(const RewriteOptions& options, const TransformOptions& wanted) {
  const auto changeWith = [&](const make::Shuffle& shuffle) {
    SplitMix64 dice(wanted.seed);
    make::Transformation change = randomTransformation(shuffle, dice);
    if (wanted.turn) change.turn = *wanted.turn;
    if (wanted.digits) change.digits = *wanted.digits;
    return change;
  };
  const make::Shuffle& drawn = wanted.shuffle;
  make::Transformation change = changeWith(drawn);
  if (wanted.rows) change.rows = *wanted.rows;
  if (wanted.columns) change.columns = *wanted.columns;
  // Exchanged lines would part dominoes, so none are drawn.
  const make::Transformation whole = changeWith({.turn = drawn.turn, .digits = drawn.digits});
  const bool drawsLines = drawn.bands || drawn.rows || drawn.stacks || drawn.columns;
  // Where everything is drawn, nobody named the lines.
  const bool isOrdered =
      wanted.rows || wanted.columns || (drawsLines && drawn != make::kShuffleAll);
  Tally kept("left with their rows and columns, which dominoes hold together");
  const int code = runOnPuzzles(options, [&](const auto& puzzle) {
    constexpr bool isSudoku = std::is_same_v<decltype(puzzle), const Sudoku&>;
    if (!isSudoku && isOrdered) kept.count();
    return (isSudoku ? change : whole).of(puzzle);
  });
  kept.say(options.input);
  return code;
}

int runCanonical(const RewriteOptions& options) {
  return runOnPuzzles(options, [](const auto& puzzle) { return canonicalOf(puzzle); });
}

int runSame(const InputOptions& options) {
  std::map<std::string, std::size_t> seen;
  // Lists that were put together have the same lines again, and to look one up takes no time.
  std::unordered_map<std::string, std::string> keys;
  std::mutex mutex;
  const auto textOf = [](const Puzzle& puzzle) {
    std::string written;
    writePuzzle(written, puzzle, text::OutputFormat::judge, {});
    return written;
  };
  Tally incomplete("compared without their candidates");
  Stream stream{options, {}};
  stream.answer = [&](const Puzzle& puzzle, const text::Preceding&, std::string& key) {
    if (hasCandidates(puzzle)) incomplete.count();
    std::string puzzleText = textOf(puzzle);
    {
      const std::lock_guard lock(mutex);
      if (const auto known = keys.find(puzzleText); known != keys.end()) {
        key += known->second;
        return true;
      }
    }
    const std::string canonicalText =
        std::visit([&](const auto& one) { return textOf(canonicalOf(one)); }, puzzle);
    key += canonicalText;
    const std::lock_guard lock(mutex);
    keys.emplace(std::move(puzzleText), canonicalText);
    return true;
  };
  stream.rewrite = [&](std::size_t number, std::string_view key) {
    const auto [first, isNew] = seen.emplace(key, number);
    return isNew ? std::string("new\n") : "same as " + std::to_string(first->second) + '\n';
  };
  const int code = run(stream);
  incomplete.say(options);
  return code;
}

}  // namespace sudominoku::cli
