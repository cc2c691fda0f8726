#include "cli/input.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>

#include "cli/wording.h"

namespace sudominoku::cli {
namespace {

std::optional<std::string> contentOf(const std::string& file) {
  const auto allOf = [](std::istream& stream) {
    return std::string(std::istreambuf_iterator<char>(stream), {});
  };
  if (file == "-") return allOf(std::cin);
  std::ifstream stream(file, std::ios::binary);
  // A folder opens but can't be read.
  if (!stream || (stream.peek() == std::ifstream::traits_type::eof() && stream.bad())) {
    std::cerr << file << ": " << std::strerror(errno) << '\n';
    return std::nullopt;
  }
  return allOf(stream);
}

}  // namespace

std::optional<std::vector<text::ReadPuzzle>> readInput(const std::string& file) {
  const std::optional<std::string> content = contentOf(file);
  if (!content) return std::nullopt;
  text::Reading reading = text::read(*content);
  for (const text::Diagnostic& diagnostic : reading.diagnostics) {
    std::cerr << file << ':' << diagnostic.place.line << ':' << diagnostic.place.column << ": "
              << wordingOf(diagnostic) << '\n';
  }
  if (text::hasErrors(reading.diagnostics)) return std::nullopt;
  return std::move(reading.puzzles);
}

}  // namespace sudominoku::cli
