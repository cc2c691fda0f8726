#include "cli/chunks.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include "text/chunk.h"

namespace sudominoku::cli {
namespace {

constexpr std::size_t kChunkBytes = std::size_t{1024} * 1024;
/// What comes through a pipe and is longer than this waits for its second reading in a temporary
/// file.
constexpr std::size_t kHeldBytes = std::size_t{8} * 1024 * 1024;

}  // namespace

bool Spool::write(std::string_view bytes) {
  held_ += bytes;
  if (held_.size() < kHeldBytes) return true;
  if (!spill_) spill_.reset(std::tmpfile());
  if (!spill_ || std::fwrite(held_.data(), 1, held_.size(), spill_.get()) != held_.size()) {
    return false;
  }
  held_.clear();
  return true;
}

std::size_t Spool::read(char* to, std::size_t size) {
  const std::size_t count = spill_ ? std::fread(to, 1, size, spill_.get()) : 0;
  if (count != 0 || hasFailed()) return count;
  const std::size_t rest = held_.copy(to, size, read_);
  read_ += rest;
  return rest;
}

std::size_t Input::read(char* to, std::size_t size) {
  const bool isSpooled = isSecond_ && isPipe();
  const std::size_t count = isSpooled ? spool_.read(to, size) : std::fread(to, 1, size, file_);
  const std::string_view bytes(to, count);
  if (isSpooled ? spool_.hasFailed() : std::ferror(file_) != 0) fail(std::strerror(errno));
  if (isPipe() && !isSecond_ && !spool_.write(bytes)) fail(std::strerror(errno));
  // Before NUL is looked for, which such a text has in every other byte.
  if (!std::exchange(hasBegun_, true) && isUtf16(bytes)) fail(kIsUtf16);
  if (bytes.find('\0') != std::string_view::npos) fail(kIsBinary);
  return failure_.empty() ? count : 0;
}

void Input::rewind() {
  isSecond_ = true;
  const bool isBack = isPipe() ? spool_.rewind() : std::fseek(file_, start_, SEEK_SET) == 0;
  if (!isBack) fail(std::strerror(errno));
}

std::string Chunks::next() {
  if (isSecond_) {
    const std::size_t length = lengths_[given_++];
    fill(length);
    if (pending_.size() < length) input_.fail("it has become shorter while it was read");
    return hasFailed() ? std::string() : std::exchange(pending_, {});
  }
  std::string chunk = cut();
  lengths_.push_back(chunk.size());
  return chunk;
}

bool Chunks::isAtEnd() const {
  if (isSecond_) return given_ == lengths_.size() || hasFailed();
  return hasReadAll_ && pending_.empty();
}

void Chunks::rewind() {
  input_.rewind();
  isSecond_ = true;
  hasReadAll_ = false;
}

std::string Chunks::cut() {
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

void Chunks::fill(std::size_t wanted) {
  while (pending_.size() < wanted && !hasReadAll_) {
    const std::size_t before = pending_.size();
    pending_.resize(wanted);
    const std::size_t count = input_.read(pending_.data() + before, wanted - before);
    pending_.resize(before + count);
    hasReadAll_ = count == 0;
  }
}

}  // namespace sudominoku::cli
