// Lists of dominoes that are written in other words, made plain: `6 B2 1 B3`.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "board/digit_set.h"
#include "text/source.h"

namespace sudominoku::text {

/// What a line has of letters and digits, whatever parts it.
struct Words {
  std::vector<std::string_view> words;
  /// A letter for each: `D` a digit, `N` another number, `C` a cell, `W` anything else, such as
  /// `-5`.
  std::string shape;
};

/// Those of any text.
Words wordsOf(std::string_view text);

/// Those of a list's line, without words that join its parts: `6 at B2 and 1 at B3`.
Words listWordsOf(std::string_view text);

/// Whether a line is a domino, perhaps with a number or a word before it: `1. 6 B2 1 B3`. Its
/// digits may come first, `[6|1] B2 B3`.
bool isDomino(const Words& line);

/// Whether it is a domino whose cells come before their digits: `B2=6, B3=1`. So two of a
/// Sudoku's cells may stand, too.
bool isTurnedDomino(const Words& line);

/// Whether it is the cells of the digits 1 to 9, behind those or in their order, with no word
/// between them: `Isolated digits 1-9: C5 A3 …`.
bool areIsolated(const Words& line);

/// Whether it is a domino behind its number.
bool isNumberedDomino(const Words& line);

/// Whether a line is a domino or the cells of the digits 1 to 9.
bool isOfList(const Line& line);

/// Where the name of a cell ends that begins at a place of a line and tells its row and column,
/// which are found as well: `r2c2`, `(2, 2)`, `[B,2]`, `2행 2열`. 0: none begins there.
std::size_t endOfName(const std::string& text, std::size_t begin, std::array<char, 2>& cell);

/// Names cells as lists of dominoes do that are named by row and column: `6 r2c2 1 r2c3`,
/// `6 (2,2) 1 (B,3)`, `6 2행 2열 1 2행 3열`. Rows and columns count from 0 where one of them is 0.
void shortenNames(std::vector<Line>& lines);

/// Leaves of a list's line the domino, the nine isolated cells, that of the next isolated digit or
/// the number of dominoes: `1. 6:B2 - 1:B3`, `1 C5, 2 A3, …`, `1: C5`, `N = 10`. `areNumbered`:
/// dominoes are. False: it holds none of them.
bool leaveListParts(Line& line, bool areNumbered, Digit& next);

}  // namespace sudominoku::text
