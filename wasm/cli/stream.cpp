#include "cli/stream.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <deque>
#include <future>
#include <iostream>
#include <memory>
#include <utility>
#include <vector>

#include "cli/wording.h"
#include "text/chunk.h"

namespace sudominoku::cli {
namespace {

constexpr std::size_t kChunkBytes = std::size_t{256} * 1024;
/// Output beyond this waits in a temporary file until the whole input is known to be good.
constexpr std::size_t kHeldBytes = std::size_t{8} * 1024 * 1024;

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File open(const std::string& path) {
  if (path == "-") return {stdin, [](std::FILE*) { return 0; }};
  return {std::fopen(path.c_str(), "rb"), &std::fclose};
}

/// Cuts an input into texts that can be read on their own.
class Chunks {
 public:
  explicit Chunks(std::FILE* file) : file_(file) {}

  /// The next text; empty at the end of the input.
  std::string next() {
    std::size_t wanted = kChunkBytes;
    while (true) {
      fill(wanted);
      if (isAtEnd_) return std::exchange(pending_, {});
      const std::size_t cut = text::safeCut(pending_);
      if (cut != 0) {
        std::string chunk = pending_.substr(0, cut);
        pending_.erase(0, cut);
        return chunk;
      }
      wanted *= 2;
    }
  }

  /// Nothing more comes after what next() has returned.
  bool isAtEnd() const { return isAtEnd_ && pending_.empty(); }
  bool hasFailed() const { return std::ferror(file_) != 0; }

 private:
  void fill(std::size_t wanted) {
    while (pending_.size() < wanted && !isAtEnd_) {
      const std::size_t before = pending_.size();
      pending_.resize(wanted);
      const std::size_t count = std::fread(pending_.data() + before, 1, wanted - before, file_);
      pending_.resize(before + count);
      isAtEnd_ = count == 0;
    }
  }

  std::FILE* file_;
  std::string pending_;
  bool isAtEnd_ = false;
};

/// Holds back the output until it may be written.
class Output {
 public:
  void append(const std::string& text) {
    held_ += text;
    if (held_.size() < kHeldBytes) return;
    if (!spill_) spill_.reset(std::tmpfile());
    if (!spill_) return;  // No room on disk: memory holds it all.
    std::fwrite(held_.data(), 1, held_.size(), spill_.get());
    held_.clear();
  }

  void release() {
    if (spill_) {
      std::rewind(spill_.get());
      std::vector<char> buffer(kChunkBytes);
      for (std::size_t n; (n = std::fread(buffer.data(), 1, buffer.size(), spill_.get())) > 0;) {
        std::cout.write(buffer.data(), static_cast<std::streamsize>(n));
      }
    }
    std::cout << held_ << std::flush;
  }

 private:
  std::string held_;
  File spill_{nullptr, &std::fclose};
};

/// What became of a chunk.
struct Work {
  text::Reading reading;
  std::vector<Answer> answers;
};

Work workOn(const std::string& chunk, int linesBefore, const Stream& stream) {
  Work work{text::read(chunk), {}};
  moveDown(work.reading, linesBefore);
  if (hasErrors(work.reading.diagnostics)) return work;
  work.answers.reserve(work.reading.puzzles.size());
  for (const text::ReadPuzzle& read : work.reading.puzzles) {
    work.answers.push_back(stream.work(read.puzzle));
  }
  return work;
}

/// Puts the chunks together again.
class Joiner {
 public:
  explicit Joiner(const Stream& stream) : stream_(stream) {}

  void join(const Work& work, bool isLast) {
    for (const text::Diagnostic& diagnostic : work.reading.diagnostics) {
      if (text::holdsForWhole(diagnostic, isLast)) complain(diagnostic);
    }
    for (std::size_t i = 0; i < work.answers.size() && !hasErrors_; ++i) {
      const text::ReadPuzzle& read = work.reading.puzzles[i];
      const Answer& answer = work.answers[i];
      output_.append(stream_.write(++puzzles_, read.puzzle, answer));
      if (answer.hasSolution) continue;
      unsolved_ += stream_.file + ':' + std::to_string(read.firstLine) + ":1: puzzle " +
                   std::to_string(puzzles_) + " has no solution\n";
    }
    if (isLast && puzzles_ == 0 && !hasErrors_)
      complain({text::DiagnosticKind::noPuzzle, {}, {}, {}, {}});
  }

  ExitCode finish() {
    if (hasErrors_) return kBadInput;
    if (stream_.finish) output_.append(stream_.finish());
    output_.release();
    std::cerr << unsolved_;
    return unsolved_.empty() ? kSuccess : kUnsolved;
  }

 private:
  void complain(const text::Diagnostic& diagnostic) {
    std::cerr << stream_.file << ':' << diagnostic.place.line << ':' << diagnostic.place.column
              << ": " << wordingOf(diagnostic) << '\n';
    hasErrors_ |= diagnostic.severity == text::Severity::error;
  }

  const Stream& stream_;
  Output output_;
  std::string unsolved_;
  std::size_t puzzles_ = 0;
  bool hasErrors_ = false;
};

ExitCode runOn(std::FILE* file, const Stream& stream) {
  Chunks chunks(file);
  Joiner joiner(stream);
  std::deque<std::future<Work>> underWay;
  int lines = 0;
  bool isLast = false;
  while (!isLast) {
    std::string chunk = chunks.next();
    isLast = chunks.isAtEnd();
    const int linesBefore = std::exchange(lines, lines + text::lineBreaks(chunk));
    // A short input is not worth a thread.
    const bool isWhole = isLast && underWay.empty();
    underWay.push_back(std::async(isWhole ? std::launch::deferred : std::launch::async, workOn,
                                  std::move(chunk), linesBefore, std::cref(stream)));
    while (underWay.size() > (isLast ? 0 : stream.threads - 1)) {
      const Work work = underWay.front().get();
      underWay.pop_front();
      joiner.join(work, isLast && underWay.empty());
    }
  }
  if (chunks.hasFailed()) {
    std::cerr << stream.file << ": " << std::strerror(errno) << '\n';
    return kBadInput;
  }
  return joiner.finish();
}

}  // namespace

int run(const Stream& stream) {
  const File file = open(stream.file);
  if (file) return runOn(file.get(), stream);
  std::cerr << stream.file << ": " << std::strerror(errno) << '\n';
  return kBadInput;
}

}  // namespace sudominoku::cli
