// What links carry: Base64 of LZ-string with JSON in it, from any six-bit characters. Promised: no
// more letters than asked for.
#include <string>

#include "expect.h"
#include "text/lz_string.h"
#include "text/read.h"

namespace sudominoku::fuzz {
namespace {

constexpr std::size_t kMost = 4096;
constexpr std::string_view kBase64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

int run(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const int choice = bytes.next();
  // Either Base64 as it is, or six bits of every byte: then nearly every input can be unpacked.
  std::string packed(bytes.rest());
  if (choice % 2 == 1) {
    for (char& c : packed) c = kBase64[static_cast<unsigned char>(c) % kBase64.size()];
  }
  const auto unpacked = text::lzDecompress(packed, kMost);
  expect(!unpacked || unpacked->size() <= kMost, "no more letters than asked for");
  const text::ReadOptions options{.places = true, .drafts = true, .alternatives = true};
  text::read("https://f-puzzles.com/?load=" + packed, options);
  if (choice % 4 < 2) text::read("https://sudokupad.app/scl" + packed, options);
  return 0;
}

}  // namespace
}  // namespace sudominoku::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return sudominoku::fuzz::run(data, size);
}
