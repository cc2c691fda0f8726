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
    if (count != 0 || hasFailed()) return count;
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
    const bool isSpooled = isSecond_ && isPipe();
    const std::size_t count = isSpooled ? spool_.read(to, size) : std::fread(to, 1, size, file_);
    if (isSpooled ? spool_.hasFailed() : std::ferror(file_) != 0) failure_ = errno;
    if (isPipe() && !isSecond_ && !spool_.write({to, count})) failure_ = errno;
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
  int failure() const { return failure_; }

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
    if (isSecond_) {
      fill(lengths_[given_]);
      ++given_;
      return std::exchange(pending_, {});
    }
    std::string chunk = cut();
    lengths_.push_back(chunk.size());
    return chunk;
  }

  /// Nothing more comes after what next() has returned.
  bool isAtEnd() const {
    return isSecond_ ? given_ == lengths_.size() : hasReadAll_ && pending_.empty();
  }

  bool hasFailed() const { return input_.failure() != 0; }

  /// Goes back to the first text, behind the last.
  void rewind() {
    input_.rewind();
    isSecond_ = true;
    hasReadAll_ = false;
  }

 private:
  std::string cut() {
    std::size_t wanted = kChunkBytes;
    while (true) {
      fill(wanted);
      if (hasReadAll_) return std::exchange(pending_, {});
      const std::size_t length = text::safeCut(pending_);
      if (length != 0) {
        std::string rest = pending_.substr(length);
        pending_.resize(length);
        return std::exchange(pending_, std::move(rest));
      }
      wanted *= 2;
    }
  }

  void fill(std::size_t wanted) {
    while (pending_.size() < wanted && !hasReadAll_) {
      const std::size_t before = pending_.size();
      pending_.resize(wanted);
      const std::size_t count = input_.read(pending_.data() + before, wanted - before);
      pending_.resize(before + count);
      hasReadAll_ = count == 0;
    }
  }

  Input& input_;
  std::string pending_;
  bool hasReadAll_ = false;
  /// Of all texts: to find them once is enough.
  std::vector<std::size_t> lengths_;
  std::size_t given_ = 0;
  bool isSecond_ = false;
};

/// `work(text)` is called for all chunks in several threads at once, `join(result, isLast)` with
/// what came of each, in the order of the input.
template <typename Work, typename Join>
void forEachChunk(Chunks& chunks, unsigned threads, Work work, Join join) {
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
bool check(Chunks& chunks, const Stream& stream) {
  struct Checked {
    std::vector<text::Diagnostic> diagnostics;
    bool hasPuzzles = true;
    int lines = 0;
  };
  const auto work = [](const std::string& chunk) {
    Checked checked;
    checked.lines = text::lineBreaks(chunk);
    if (text::isGridSet(chunk)) return checked;
    text::Reading reading = text::read(chunk);
    checked.hasPuzzles = !reading.puzzles.empty();
    checked.diagnostics = std::move(reading.diagnostics);
    return checked;
  };
  bool hasPuzzles = false;
  int linesBefore = 0;
  bool isGood = true;
  const auto complain = [&](text::Diagnostic diagnostic) {
    moveDown(diagnostic, linesBefore);
    std::cerr << stream.file << ':' << diagnostic.place.line << ':' << diagnostic.place.column
              << ": " << wordingOf(diagnostic) << '\n';
    isGood = isGood && diagnostic.severity != text::Severity::error;
  };
  forEachChunk(chunks, stream.threads, work, [&](const Checked& checked, bool isLast) {
    // What was cut short by a failure has no errors of its own.
    if (isLast && chunks.hasFailed()) return;
    for (const text::Diagnostic& diagnostic : checked.diagnostics) {
      if (text::holdsForWhole(diagnostic, isLast)) complain(diagnostic);
    }
    hasPuzzles |= checked.hasPuzzles;
    linesBefore += checked.lines;
    if (!isLast || hasPuzzles || !isGood) return;
    linesBefore = 0;
    complain({text::DiagnosticKind::noPuzzle, {}, {}, {}, {}});
  });
  return isGood;
}

/// Works on all puzzles of an input without errors and writes the answers.
ExitCode answer(Chunks& chunks, const Stream& stream) {
  struct Answered {
    std::vector<text::ReadPuzzle> puzzles;
    std::vector<Answer> answers;
    int lines;
  };
  const auto work = [&](const std::string& chunk) {
    Answered answered{text::read(chunk).puzzles, {}, text::lineBreaks(chunk)};
    answered.answers.reserve(answered.puzzles.size());
    for (const text::ReadPuzzle& read : answered.puzzles) {
      answered.answers.push_back(stream.work(read.puzzle));
    }
    return answered;
  };
  std::size_t puzzles = 0;
  int linesBefore = 0;
  std::string output;
  std::string unsolved;
  forEachChunk(chunks, stream.threads, work, [&](const Answered& answered, bool) {
    output.clear();
    for (std::size_t i = 0; i < answered.answers.size(); ++i) {
      const text::ReadPuzzle& read = answered.puzzles[i];
      const Answer& answer = answered.answers[i];
      output += stream.write(++puzzles, read.puzzle, answer);
      if (answer.hasSolution) continue;
      unsolved += stream.file + ':' + std::to_string(linesBefore + read.firstLine) + ":1: puzzle " +
                  std::to_string(puzzles) + " has no solution\n";
    }
    linesBefore += answered.lines;
    std::cout << output;
  });
  if (stream.finish) std::cout << stream.finish();
  std::cout << std::flush;
  std::cerr << unsolved;
  return unsolved.empty() ? kSuccess : kUnsolved;
}

ExitCode runOn(std::FILE* file, const Stream& stream) {
  Input input(file);
  Chunks chunks(input);
  const bool isGood = check(chunks, stream);
  ExitCode code = kBadInput;
  if (isGood && !chunks.hasFailed()) {
    chunks.rewind();
    code = answer(chunks, stream);
  }
  if (input.failure() == 0) return code;
  std::cerr << stream.file << ": " << std::strerror(input.failure()) << '\n';
  return kBadInput;
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
