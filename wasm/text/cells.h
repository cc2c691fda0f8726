// The 81 cells of a Sudoku as a text gives them, and the puzzle that they make.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/line_cursor.h"

namespace sudominoku::text {

/// What a text says of a cell.
struct CellText {
  enum class Kind : std::uint8_t {
    blank,
    given,
    placed,  ///< by somebody, not given
    marks,   ///< candidates, one or more
  };
  Kind kind = Kind::blank;
  /// One digit, or the candidates.
  DigitSet digits;
  /// Line 0: the cell stands nowhere in the text.
  Place place{0, 0, 0};
};

/// A cell that one character stands for: a digit from 1 to 9, or anything else for a blank.
CellText cellText(char symbol, Place place);

/// A cell that digits stand for that need not be settled: `157`. Other characters count for
/// nothing.
CellText marksText(std::string_view digits, Place place);

/// Whether a text is 81 cell signs, with nothing between them but blanks, bars and the line ends of
/// source code (`\n`).
bool isGridText(std::string_view text);

/// How many cell signs a text holds that is nothing else but those and what may stand between them;
/// 0: it holds anything else.
int gridTextCells(std::string_view text);

/// Whether a text would be a grid's if it had up to a row of cells more or less.
bool isMiscountedGrid(std::string_view text);

/// The cells of a text that isGridText() or isWholeGrid().
std::vector<CellText> wholeGridCells(std::string_view text, int line, int column);

/// Tells lone candidates that are placed digits from naked singles that nobody has placed yet. A
/// placed digit has been struck from its peers; where that is true of none, all are placed. Placed
/// digits become givens, since the text does not say more.
void settleLoneMarks(std::vector<CellText>& cells);

/// Brings the 81 cells of nine labelled lines into the order of rows, be they columns or boxes. By
/// the first of them: `label` stands before its cells, folded; `raw` is all of it, as written.
void bringIntoRows(std::vector<CellText>& cells, std::string_view label, std::string_view raw);

/// Adds the puzzle of 81 cells.
void addPuzzle(Reading& reading, const ReadOptions& options, const std::vector<CellText>& cells,
               Format format, int firstLine, int lastLine);

/// The givens of a Sudoku of which nothing else was written, neither entries nor candidates. Null:
/// more was, or it is none.
const Grid* plainGridOf(const ReadPuzzle& read);

/// Whether the second of two grids holds all of the first: it may be what has been placed in it.
/// They then make one puzzle with the pencil marks that may follow.
bool isPartOf(const Grid& part, const Grid& whole);

/// Whether nine blank or digit signs are the candidates of a cell: digit d or a blank in place d,
/// and at least one digit.
bool areCandidates(std::string_view nineSigns);

/// Whether a line of 9·k signs might be the candidates of k cells, and no grid.
bool mayBeCandidates(std::string_view line);

}  // namespace sudominoku::text
