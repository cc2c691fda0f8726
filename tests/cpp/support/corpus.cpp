#include "support/corpus.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "text/read.h"

namespace sudominoku::test {
namespace {

[[noreturn]] void fail(const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  std::abort();
}

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" `");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" `") - first + 1);
}

}  // namespace

std::string corpusFile(const std::string& name) {
  std::ifstream stream(std::string(SUDOMINOKU_CORPUS "/") + name, std::ios::binary);
  if (!stream) fail("no corpus file " + name);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::string> corpusLines(const std::string& name) {
  std::istringstream stream(corpusFile(name));
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  return lines;
}

std::vector<std::vector<std::string>> tableRowsOf(const std::string& document) {
  std::ifstream stream(std::string(SUDOMINOKU_DOCS "/") + document);
  if (!stream) fail("no document " + document);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(stream, line);) {
    std::vector<std::string>& row = rows.emplace_back();
    std::istringstream cells(line);
    for (std::string cell; std::getline(cells, cell, '|');) row.push_back(trimmed(cell));
  }
  return rows;
}

std::string textOf(const text::Place& place) {
  return std::to_string(place.line) + ':' + std::to_string(place.column) + '+' +
         std::to_string(place.length);
}

Grid gridOf(std::string_view text) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const char c = text[cell];
    grid.set(cell, c >= '1' && c <= '9' ? c - '0' : 0);
  }
  return grid;
}

std::vector<Puzzle> puzzlesOf(std::string_view text) {
  const text::Reading reading = text::read(text);
  if (text::hasErrors(reading.diagnostics)) fail("the text has errors");
  std::vector<Puzzle> puzzles;
  for (const text::ReadPuzzle& read : reading.puzzles) puzzles.push_back(read.puzzle);
  return puzzles;
}

std::string replaceAll(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

std::vector<CaseCounts> countsOf(const std::string& name) {
  std::vector<CaseCounts> all;
  for (const std::string& line : corpusLines(name)) {
    std::istringstream stream(line);
    CaseCounts counts{};
    stream >> counts.number >> counts.dominoes >> counts.grids >> counts.tilings;
    all.push_back(counts);
  }
  return all;
}

}  // namespace sudominoku::test
