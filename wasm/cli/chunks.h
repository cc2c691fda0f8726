// An input of any length, twice: once to look for errors, and once for the answers.
#pragma once

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "cli/files.h"

namespace sudominoku::cli {

/// Bytes that can be read once after all of them were written.
class Spool {
 public:
  /// `false`: no room for them.
  bool write(std::string_view bytes);
  /// `false`: there was no room for the last of them.
  bool rewind() { return !spill_ || std::fseek(spill_.get(), 0, SEEK_SET) == 0; }
  std::size_t read(char* to, std::size_t size);
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
  std::size_t read(char* to, std::size_t size);
  void rewind();
  /// Gives up the rest; what has failed before stands.
  void fail(const char* reason) {
    if (failure_.empty()) failure_ = reason;
  }
  /// Why no more can be read; empty where nothing is wrong.
  const std::string& failure() const { return failure_; }

 private:
  bool isPipe() const { return start_ < 0; }

  std::FILE* file_;
  /// Where the input begins in the file; negative for a pipe.
  long start_;
  Spool spool_;
  bool hasBegun_ = false;
  bool isSecond_ = false;
  std::string failure_;
};

/// Cuts an input, which must outlive it, into texts that can be read on their own.
class Chunks {
 public:
  explicit Chunks(Input& input) : input_(input) {}

  /// The next text; empty at the end of the input, and where it cannot be read a second time.
  std::string next();
  /// Nothing more comes after what next() has returned.
  bool isAtEnd() const;
  bool hasFailed() const { return !input_.failure().empty(); }
  /// Goes back to the first text, behind the last.
  void rewind();

 private:
  std::string cut();
  void fill(std::size_t wanted);

  Input& input_;
  std::string pending_;
  bool hasReadAll_ = false;
  /// Of all texts: to find them once is enough.
  std::vector<std::size_t> lengths_;
  std::size_t given_ = 0;
  bool isSecond_ = false;
};

}  // namespace sudominoku::cli
