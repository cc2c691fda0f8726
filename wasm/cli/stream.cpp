#include "cli/stream.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <atomic>
#include <condition_variable>
#include <iostream>
#include <map>
#include <mutex>
#include <string_view>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "cli/chunks.h"
#include "cli/files.h"
#include "cli/wording.h"
#include "text/chunk.h"
#include "text/grid_set.h"
#include "text/read.h"
#include "text/source.h"

namespace sudominoku::cli {
namespace {

/// How many chunks may be read whose answers are not yet written, so that no thread waits for
/// another but memory stays bounded.
constexpr std::size_t kChunksPerThread = 3;
/// A longer output of a chunk is not kept until the chunk is done.
constexpr std::size_t kMostKept = std::size_t{8} * 1024 * 1024;

/// `work(text, index, isNext)` is called for all chunks in several threads at once,
/// `join(result, isLast)` with what came of each, one by one in the order of the input. `isNext()`:
/// all before were joined, so nothing else is until this work is done.
template <typename Work, typename Join>
void forEachChunk(Chunks& chunks, unsigned threads, Work work, Join join) {
  struct Done {
    std::invoke_result_t<Work, const std::string&, std::size_t, const std::function<bool()>&>
        result;
    bool isLast;
  };
  std::mutex mutex;
  std::condition_variable hasJoined;
  std::map<std::size_t, Done> waiting;
  std::size_t taken = 0;
  std::size_t joined = 0;
  bool isAtEnd = false;
  bool isJoining = false;
  std::vector<std::thread> others;
  // Each thread reads, works and writes. Who is done with a chunk before its turn leaves the result
  // to the thread whose turn it is.
  const std::function<void()> takePart = [&] {
    std::unique_lock lock(mutex);
    while (true) {
      hasJoined.wait(lock, [&] { return isAtEnd || taken < joined + kChunksPerThread * threads; });
      if (isAtEnd) return;
      const std::string chunk = chunks.next();
      const std::size_t index = taken++;
      const bool isLast = isAtEnd = chunks.isAtEnd();
      // Only what is left over needs another thread.
      if (!isAtEnd && others.size() + 1 < threads) {
        try {
          others.emplace_back(takePart);
        } catch (const std::system_error&) {
          // There are no more to be had; those that run do all of the work.
          threads = static_cast<unsigned>(others.size()) + 1;
        }
      }
      lock.unlock();
      const std::function<bool()> isNext = [&] {
        const std::lock_guard guard(mutex);
        return joined == index;
      };
      Done done{work(chunk, index, isNext), isLast};
      lock.lock();
      waiting.emplace(index, std::move(done));
      if (isJoining) continue;
      isJoining = true;
      while (!waiting.empty() && waiting.begin()->first == joined) {
        const auto next = waiting.extract(waiting.begin());
        lock.unlock();
        join(next.mapped().result, next.mapped().isLast);
        lock.lock();
        ++joined;
      }
      isJoining = false;
      hasJoined.notify_all();
    }
  };
  takePart();
  for (std::thread& other : others) other.join();
}

/// Some text of an input.
struct Part {
  int lines = 0;
  text::Preceding puzzles;

  void add(const Part& next) {
    lines += next.lines;
    puzzles.add(next.puzzles);
  }
};

/// Says what is wrong with an input. Returns what precedes each of its chunks; nothing if it has an
/// error.
std::vector<Part> check(Chunks& chunks, const Stream& stream) {
  struct Checked {
    Part part;
    std::vector<text::Diagnostic> diagnostics;
  };
  const auto work = [](const std::string& chunk, std::size_t index, const auto&) {
    const int lines = text::lineBreaks(chunk);
    if (const std::size_t grids = text::gridsOfSet(chunk); grids > 0) {
      return Checked{{lines, {grids, 0, PuzzleKind::sudoku}}, {}};
    }
    text::Reading reading = text::read(chunk, {.isWhole = index == 0});
    Checked checked{{lines, {}}, std::move(reading.diagnostics)};
    for (const text::ReadPuzzle& read : reading.puzzles) {
      checked.part.puzzles.add(kindOf(read.puzzle));
    }
    return checked;
  };
  std::vector<Part> preceding;
  Part all;
  bool isGood = true;
  const auto complain = [&](text::Diagnostic diagnostic, int linesBefore) {
    moveDown(diagnostic, linesBefore);
    std::cerr << stream.input.file << ':' << diagnostic.place.line << ':' << diagnostic.place.column
              << ": " << wordingOf(diagnostic) << '\n';
    isGood = isGood && diagnostic.severity != text::Severity::error;
  };
  forEachChunk(chunks, stream.input.threads, work, [&](const Checked& checked, bool isLast) {
    // What was cut short by a failure has no errors of its own.
    if (isLast && chunks.hasFailed()) return;
    for (const text::Diagnostic& diagnostic : checked.diagnostics) {
      if (text::holdsForWhole(diagnostic, isLast)) complain(diagnostic, all.lines);
    }
    preceding.push_back(all);
    all.add(checked.part);
    if (!isLast || all.puzzles.puzzles > 0 || !isGood) return;
    complain({text::DiagnosticKind::noPuzzle, {}, {}, {}, {}}, 0);
  });
  return isGood ? preceding : std::vector<Part>{};
}

/// What came of a chunk.
struct Answered {
  Part upToEnd;
  std::string output;
  /// Where each answer ends in `output`, if it is to be written anew.
  std::vector<std::size_t> ends = {};
  std::string unsolved = {};

  std::string rewritten(const Stream& stream) const {
    std::string text;
    std::size_t number = upToEnd.puzzles.puzzles - ends.size();
    std::size_t start = 0;
    for (const std::size_t end : ends) {
      text += stream.rewrite(++number, std::string_view(output).substr(start, end - start));
      start = end;
    }
    return text;
  }
};

/// Works on all puzzles of an input without errors and writes the answers. `preceding` is what
/// precedes each chunk.
ExitCode answer(Chunks& chunks, const std::vector<Part>& preceding, const Stream& stream) {
  // What cannot be written need not be worked out.
  std::atomic<bool> canWrite = true;
  const auto write = [&canWrite](std::string_view output) {
    std::cout << output << std::flush;
    if (!std::cout) canWrite = false;
  };
  const auto work = [&](const std::string& chunk, std::size_t index, const auto& isNext) {
    Answered answered{preceding[index], {}};
    if (!canWrite) return answered;
    const int linesBefore = answered.upToEnd.lines;
    text::Preceding& before = answered.upToEnd.puzzles;
    for (const text::ReadPuzzle& read : text::read(chunk, {.isWhole = index == 0}).puzzles) {
      if (!canWrite) break;
      const bool hasSolution = stream.answer(read.puzzle, before, answered.output);
      before.add(kindOf(read.puzzle));
      if (stream.rewrite) answered.ends.push_back(answered.output.size());
      const bool isLong = answered.output.size() > kMostKept && !stream.rewrite;
      if ((stream.isSlow || isLong) && isNext()) {
        write(std::exchange(answered.output, {}));
      }
      if (hasSolution) continue;
      answered.unsolved += stream.input.file + ':' + std::to_string(linesBefore + read.firstLine) +
                           ":1: puzzle " + std::to_string(before.puzzles) + " has no solution\n";
    }
    return answered;
  };
  bool isSolved = true;
  forEachChunk(chunks, stream.input.threads, work, [&](const Answered& answered, bool isLast) {
    write(stream.rewrite ? answered.rewritten(stream) : answered.output);
    if (isLast && stream.finish) write(stream.finish(answered.upToEnd.puzzles));
    if (answered.unsolved.empty()) return;
    std::cerr << answered.unsolved;
    isSolved = false;
  });
  return isSolved ? kSuccess : kUnsolved;
}

ExitCode runOn(std::FILE* file, const Stream& stream) {
  Input input(file);
  Chunks chunks(input);
  const std::vector<Part> preceding = check(chunks, stream);
  ExitCode code = kBadInput;
  if (!preceding.empty() && !chunks.hasFailed()) {
    chunks.rewind();
    code = answer(chunks, preceding, stream);
  }
  if (input.failure().empty()) return code;
  std::cerr << stream.input.file << ": " << input.failure() << '\n';
  return kBadInput;
}

}  // namespace

void Tally::say(const InputOptions& input) const {
  if (puzzles_ > 0) std::cerr << input.file << ": " << what_ << ": " << puzzles_ << '\n';
}

bool hasCandidates(const Puzzle& puzzle) {
  const auto* sudoku = std::get_if<Sudoku>(&puzzle);
  return sudoku != nullptr && sudoku->hasCandidates();
}

int run(const Stream& stream) {
#ifdef __GLIBC__
  // Chunks come and go: handing their memory back each time would cost a third of all time.
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
  const File file = openFile(stream.input.file);
  return file ? runOn(file.get(), stream) : kBadInput;
}

int runLines(const InputOptions& input, const std::function<std::string(const Puzzle&)>& lineOf,
             bool isSlow) {
  return runNumberedLines(
      input, [&](const Puzzle& puzzle, std::uint64_t) { return lineOf(puzzle); }, isSlow);
}

int runNumberedLines(
    const InputOptions& input,
    const std::function<std::string(const Puzzle& puzzle, std::uint64_t number)>& lineOf,
    bool isSlow) {
  const auto answer = [&](const Puzzle& puzzle, const text::Preceding& preceding,
                          std::string& output) {
    output += lineOf(puzzle, preceding.puzzles + 1);
    output += '\n';
    return true;
  };
  return run({.input = input, .answer = answer, .isSlow = isSlow});
}

int runPuzzles(const InputOptions& input, text::OutputFormat format,
               const std::function<Puzzle(const Puzzle&)>& change) {
  Tally incomplete("written without their candidates or dominoes");
  Stream stream{input, {}};
  stream.answer = [&](const Puzzle& puzzle, const text::Preceding& preceding, std::string& output) {
    const Puzzle changed = change(puzzle);
    writePuzzle(output, changed, format, preceding);
    const bool saysAll =
        saysAllOf(changed, format) && (!hasCandidates(puzzle) || hasCandidates(changed));
    if (!saysAll) incomplete.count();
    return true;
  };
  stream.finish = [&](const text::Preceding& all) { return endOfPuzzles(format, all); };
  const int code = run(stream);
  incomplete.say(input);
  return code;
}

}  // namespace sudominoku::cli
