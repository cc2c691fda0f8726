#include "cli/stream.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <deque>
#include <future>
#include <iostream>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "cli/wording.h"
#include "text/chunk.h"
#include "text/grid_set.h"

namespace sudominoku::cli {
namespace {

constexpr std::size_t kChunkBytes = std::size_t{1024} * 1024;
/// What comes through a pipe and is longer than this waits for its second reading in a temporary
/// file.
constexpr std::size_t kHeldBytes = std::size_t{8} * 1024 * 1024;

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File open(const std::string& path) {
  if (path == "-") return {stdin, [](std::FILE*) { return 0; }};
  return {std::fopen(path.c_str(), "rb"), &std::fclose};
}

/// Bytes that can be read once after all of them were written.
class Spool {
 public:
  /// `false`: no room for them.
  bool write(std::string_view bytes) {
    held_ += bytes;
    if (held_.size() < kHeldBytes) return true;
    if (!spill_) spill_.reset(std::tmpfile());
    if (!spill_ || std::fwrite(held_.data(), 1, held_.size(), spill_.get()) != held_.size()) {
      return false;
    }
    held_.clear();
    return true;
  }

  void rewind() {
    if (spill_) std::rewind(spill_.get());
  }

  std::size_t read(char* to, std::size_t size) {
    const std::size_t count = spill_ ? std::fread(to, 1, size, spill_.get()) : 0;
    if (count != 0 || (spill_ && std::ferror(spill_.get()) != 0)) return count;
    const std::size_t rest = held_.copy(to, size, read_);
    read_ += rest;
    return rest;
  }

  bool hasFailed() const { return spill_ && std::ferror(spill_.get()) != 0; }

 private:
  std::string held_;
  std::size_t read_ = 0;
  File spill_{nullptr, &std::fclose};
};

/// An input that can be read a second time, be it a file or a pipe.
class Input {
 public:
  explicit Input(std::FILE* file) : file_(file), start_(std::ftell(file)) {}

  /// The next bytes; 0 at the end, or where it has failed.
  std::size_t read(char* to, std::size_t size) {
    if (isSecond_ && isPipe()) return spool_.read(to, size);
    const std::size_t count = std::fread(to, 1, size, file_);
    if (isPipe() && !spool_.write({to, count})) failure_ = errno;
    if (std::ferror(file_) != 0) failure_ = errno;
    return failure_ == 0 ? count : 0;
  }

  void rewind() {
    isSecond_ = true;
    if (isPipe()) {
      spool_.rewind();
    } else if (std::fseek(file_, start_, SEEK_SET) != 0) {
      failure_ = errno;
    }
  }

  /// An `errno`, or 0.
  int failure() const { return spool_.hasFailed() ? EIO : failure_; }

 private:
  bool isPipe() const { return start_ < 0; }

  std::FILE* file_;
  /// Where the input begins in the file; negative for a pipe.
  long start_;
  Spool spool_;
  bool isSecond_ = false;
  int failure_ = 0;
};

/// Cuts an input into texts that can be read on their own.
class Chunks {
 public:
  explicit Chunks(Input& input) : input_(input) {}

  /// The next text; empty at the end of the input.
  std::string next() {
    std::size_t wanted = kChunkBytes;
    while (true) {
      fill(wanted);
      if (isAtEnd_) return std::exchange(pending_, {});
      const std::size_t cut = text::safeCut(pending_);
      if (cut != 0) {
        std::string rest = pending_.substr(cut);
        pending_.resize(cut);
        return std::exchange(pending_, std::move(rest));
      }
      wanted *= 2;
    }
  }

  /// Nothing more comes after what next() has returned.
  bool isAtEnd() const { return isAtEnd_ && pending_.empty(); }

 private:
  void fill(std::size_t wanted) {
    while (pending_.size() < wanted && !isAtEnd_) {
      const std::size_t before = pending_.size();
      pending_.resize(wanted);
      const std::size_t count = input_.read(pending_.data() + before, wanted - before);
      pending_.resize(before + count);
      isAtEnd_ = count == 0;
    }
  }

  Input& input_;
  std::string pending_;
  bool isAtEnd_ = false;
};

/// Reads an input to its end. `work(text)` is called for its chunks in several threads at once,
/// `join(result, isLast)` with what came of each, in the order of the input.
template <typename Work, typename Join>
void forEachChunk(Input& input, unsigned threads, Work work, Join join) {
  Chunks chunks(input);
  std::deque<std::future<std::invoke_result_t<Work, const std::string&>>> underWay;
  bool isLast = false;
  while (!isLast) {
    std::string chunk = chunks.next();
    isLast = chunks.isAtEnd();
    // A short input is not worth a thread.
    const bool isAlone = threads == 1 || (isLast && underWay.empty());
    underWay.push_back(std::async(isAlone ? std::launch::deferred : std::launch::async,
                                  [&work, chunk = std::move(chunk)] { return work(chunk); }));
    // This thread reads and writes while all of the others work.
    while (underWay.size() > (isLast || isAlone ? 0 : threads)) {
      const auto result = underWay.front().get();
      underWay.pop_front();
      join(result, isLast && underWay.empty());
    }
  }
}

/// Says what is wrong with an input. `false`: it has an error.
bool check(Input& input, const Stream& stream) {
  struct Part {
    std::vector<text::Diagnostic> diagnostics;
    bool hasPuzzles;
    int lines;
  };
  const auto work = [](const std::string& chunk) {
    const int lines = text::lineBreaks(chunk);
    if (text::isGridSet(chunk)) return Part{{}, true, lines};
    text::Reading reading = text::read(chunk);
    return Part{std::move(reading.diagnostics), !reading.puzzles.empty(), lines};
  };
  bool hasPuzzles = false;
  int lines = 0;
  bool isGood = true;
  const auto complain = [&](text::Diagnostic diagnostic) {
    diagnostic.place.line += lines;
    std::cerr << stream.file << ':' << diagnostic.place.line << ':' << diagnostic.place.column
              << ": " << wordingOf(diagnostic) << '\n';
    isGood = isGood && diagnostic.severity != text::Severity::error;
  };
  forEachChunk(input, stream.threads, work, [&](const Part& part, bool isLast) {
    for (const text::Diagnostic& diagnostic : part.diagnostics) {
      if (text::holdsForWhole(diagnostic, isLast)) complain(diagnostic);
    }
    hasPuzzles |= part.hasPuzzles;
    lines += part.lines;
  });
  if (!hasPuzzles && isGood) {
    lines = 0;
    complain({text::DiagnosticKind::noPuzzle, {}, {}, {}, {}});
  }
  return isGood;
}

/// Works on all puzzles of an input without errors and writes the answers.
ExitCode answer(Input& input, const Stream& stream) {
  struct Part {
    std::vector<text::ReadPuzzle> puzzles;
    std::vector<Answer> answers;
    int lines;
  };
  const auto work = [&](const std::string& chunk) {
    Part part{text::read(chunk).puzzles, {}, text::lineBreaks(chunk)};
    part.answers.reserve(part.puzzles.size());
    for (const text::ReadPuzzle& read : part.puzzles) {
      part.answers.push_back(stream.work(read.puzzle));
    }
    return part;
  };
  std::size_t puzzles = 0;
  int lines = 0;
  std::string unsolved;
  forEachChunk(input, stream.threads, work, [&](const Part& part, bool) {
    std::string output;
    for (std::size_t i = 0; i < part.answers.size(); ++i) {
      const text::ReadPuzzle& read = part.puzzles[i];
      output += stream.write(++puzzles, read.puzzle, part.answers[i]);
      if (part.answers[i].hasSolution) continue;
      unsolved += stream.file + ':' + std::to_string(lines + read.firstLine) + ":1: puzzle " +
                  std::to_string(puzzles) + " has no solution\n";
    }
    lines += part.lines;
    std::cout << output;
  });
  if (stream.finish) std::cout << stream.finish();
  std::cout << std::flush;
  std::cerr << unsolved;
  return unsolved.empty() ? kSuccess : kUnsolved;
}

ExitCode runOn(std::FILE* file, const Stream& stream) {
  Input input(file);
  const auto hasFailed = [&] {
    if (input.failure() != 0)
      std::cerr << stream.file << ": " << std::strerror(input.failure()) << '\n';
    return input.failure() != 0;
  };
  const bool isGood = check(input, stream);
  if (hasFailed() || !isGood) return kBadInput;
  input.rewind();
  const ExitCode code = answer(input, stream);
  return hasFailed() ? kBadInput : code;
}

}  // namespace

int run(const Stream& stream) {
#ifdef __GLIBC__
  // Chunks come and go: handing their memory back each time would cost a third of all time.
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
  const File file = open(stream.file);
  if (file) return runOn(file.get(), stream);
  std::cerr << stream.file << ": " << std::strerror(errno) << '\n';
  return kBadInput;
}

}  // namespace sudominoku::cli
