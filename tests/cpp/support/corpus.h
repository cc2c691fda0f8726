// Files under tests/corpus, tables under docs, and puzzles and places in short notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "text/diagnostic.h"

namespace sudominoku::test {

/// A corpus file's content; fails the process where there is none.
std::string corpusFile(const std::string& name);

/// The lines of a corpus file that are neither blank nor a comment.
std::vector<std::string> corpusLines(const std::string& name);

/// The rows of all tables of a document under docs: their cells without the blanks and backquotes
/// around them, from 1 on. Other lines are rows of one cell.
std::vector<std::vector<std::string>> tableRowsOf(const std::string& document);

/// `line:column+length`.
std::string textOf(const text::Place& place);

/// The grid of 81 characters; anything but 1 to 9 is blank.
Grid gridOf(std::string_view text);

/// A text with every `from` in it exchanged for `to`.
std::string replaceAll(std::string text, std::string_view from, std::string_view to);

/// The puzzles of a text that must be free of errors.
std::vector<Puzzle> puzzlesOf(std::string_view text);

/// Number, N, grids and tilings of a case of a `.counts` file.
struct CaseCounts {
  int number;
  int dominoes;
  std::uint64_t grids;
  std::uint64_t tilings;
};

std::vector<CaseCounts> countsOf(const std::string& name);

}  // namespace sudominoku::test
