// What a line looks like on its own, before any reader takes it.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "text/signs.h"
#include "text/source.h"

namespace sudominoku::text {

/// Whether a character stands for a blank cell.
constexpr bool isBlankCell(char c) { return isOneOf(c, "0.-*_xX?"); }

/// `0` to `9`.
constexpr bool isAsciiDigit(char c) { return c >= '0' && c <= '9'; }

/// `a` to `z` and `A` to `Z`.
constexpr bool isAsciiLetter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

/// Either of them.
constexpr bool isAsciiLetterOrDigit(char c) { return isAsciiLetter(c) || isAsciiDigit(c); }

/// By character; a table, since every character of a large set is asked.
inline constexpr std::array<bool, 256> kIsCellValue = [] {
  std::array<bool, 256> isCell{};
  for (int c = 0; c < 128; ++c) {
    const char symbol = static_cast<char>(c);
    isCell[c] = isAsciiDigit(symbol) || isBlankCell(symbol);
  }
  return isCell;
}();

/// Whether a character stands for a given or a blank cell.
constexpr bool isCellValue(char c) { return kIsCellValue[static_cast<unsigned char>(c)]; }

/// Whether some character of a text stands for a blank cell.
bool hasBlankCell(std::string_view text);

/// What may part the tokens of a Su-domino-ku list beside blanks.
inline constexpr std::string_view kListSeparators = ",;()[]";

/// Finds the next run of signs of one sort from `at` on, and moves `at` behind it; empty where none
/// is left.
std::string_view nextRun(std::string_view text, std::size_t& at, bool (*isSign)(char));

/// Only digits, such as `10`.
bool isNumber(std::string_view token);

/// A letter and a number, such as `B2`; also where they name no cell, as in `J3`. Not `X…`, which
/// is a blank cell beside a given.
bool looksLikeCellName(std::string_view token);

/// Nothing to read: blank, or a comment (`#` or `//`).
bool isSkipped(const Line& line);

/// A line that only draws: `+---+---+`, `---|---|---`, `*-----------*`.
bool isBorder(const Line& line);

/// Signs of one kind (dashes, underscores, asterisks) and nothing else, but for bars: a border, a
/// rule, or blank cells.
bool holdsOnly(const Line& line, char sign);

/// Whether a digit stands anywhere on the line.
bool hasDigit(const Line& line);

/// Nothing but bars and room for cells: a row without digits, or the empty head of a table.
bool isEmptyRow(const Line& line);

/// One number of at most three digits: a count, or the terminator of a Su-domino-ku list.
bool isLoneNumber(const Line& line);

/// Holds at least one token that looks like a cell name.
bool isDominoLine(const Line& line);

/// Holds a cell's name by row and column: `r7c1`.
bool namesCell(const Line& line);

/// 81 cell values side by side and nothing else.
bool isWholeGrid(std::string_view text);

/// Holds that and blanks behind it, and is no border with corners: the commonest line of all in
/// large sets.
bool isWholeGrid(const Line& line);

/// Only quotation marks, or a name that is given a text of several lines: `grid = """`.
bool isQuoteLine(const Line& line);

/// Consists mostly of cell values: a row of a grid or a whole one, possibly with mistakes in it.
bool isGridLine(const Line& line);

}  // namespace sudominoku::text
