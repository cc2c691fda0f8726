#include "text/lz_string.h"

#include <bit>
#include <vector>

namespace sudominoku::text {
namespace {

/// The six bits of a character of Base64, also of its form for addresses; −1 for any other.
int bitsOf(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  // A blank is what a `+` becomes in an address.
  if (c == '+' || c == '-' || c == ' ') return 62;
  if (c == '/' || c == '_') return 63;
  return -1;
}

class Bits {
 public:
  explicit Bits(std::string_view base64) : text_(base64) {}

  /// A number of `count` bits, the lowest first. Beyond the end all bits are 0, and hasFailed().
  unsigned next(int count) {
    unsigned number = 0;
    for (int i = 0; i < count; ++i) number |= nextBit() << i;
    return number;
  }
  bool hasFailed() const { return hasFailed_; }

 private:
  unsigned nextBit() {
    if (left_ == 0) {
      hasFailed_ |= at_ >= text_.size() || bitsOf(text_[at_]) < 0;
      if (hasFailed_) return 0;
      value_ = static_cast<unsigned>(bitsOf(text_[at_++]));
      left_ = 6;
    }
    return value_ >> --left_ & 1u;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  unsigned value_ = 0;
  int left_ = 0;
  bool hasFailed_ = false;
};

/// A phrase is a piece of the output: nothing is copied to remember it.
struct Phrase {
  std::size_t begin = 0;
  std::size_t length = 0;
};

}  // namespace

std::optional<std::string> lzDecompress(std::string_view base64, std::size_t most) {
  while (!base64.empty() && base64.back() == '=') base64.remove_suffix(1);
  enum Code : unsigned { kByte = 0, kWide = 1, kEnd = 2, kFirstPhrase = 3 };
  Bits bits(base64);
  std::string output;
  std::vector<Phrase> phrases(kFirstPhrase);
  Phrase previous;
  while (!bits.hasFailed() && output.size() <= most) {
    const unsigned code = bits.next(static_cast<int>(std::bit_width(phrases.size())));
    if (code == kEnd) return output;
    const std::size_t begin = output.size();
    if (code == kByte || code == kWide) {
      const unsigned value = bits.next(code == kByte ? 8 : 16);
      output += value < 0x80 ? static_cast<char>(value) : '?';
      phrases.push_back({begin, 1});
    }
    // The phrase before, and the first character of this one, which stands right behind it.
    if (begin > 0) phrases.push_back({previous.begin, previous.length + 1});
    if (code >= kFirstPhrase) {
      if (code >= phrases.size()) return std::nullopt;
      const Phrase source = phrases[code];
      for (std::size_t i = 0; i < source.length; ++i) output += output[source.begin + i];
    }
    previous = {begin, output.size() - begin};
  }
  return std::nullopt;
}

}  // namespace sudominoku::text
