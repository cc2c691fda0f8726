// Writes grids and puzzles. Whole texts end in a newline, and no line ends in a blank.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/puzzle.h"

namespace sudominoku::text {

/// Blank cells are written as `blank`.
/// Nine rows of nine digits with a blank between: the format of problem 2580.
std::string writeSpacedRows(const Grid& grid, char blank = '0');
/// Nine rows of nine digits: the format of problem 2239.
std::string writePackedRows(const Grid& grid, char blank = '0');
/// 81 characters.
std::string writeOneLine(const Grid& grid, char blank = '0');
/// Rows between `|`, and `+-------+` around each box.
std::string writeBorderedGrid(const Grid& grid, char blank = '0');
/// `N`, N lines `U LU V LV`, the nine isolated cells, `-` for those that a draft lacks; without the
/// `0` that ends a list.
std::string writeDominoCase(const Sudominoku& puzzle);
/// A cell's name in a Su-domino-ku list, `A1` to `I9`.
std::string cellName(Cell cell);

/// The givens in 81 characters and the candidates in 729, each on a line: the canonical text of a
/// Sudoku with candidates.
std::string writeCandidates(const Sudoku& sudoku);

/// How the puzzles of an input, or their solutions, are written.
enum class OutputFormat {
  judge,       ///< 2580's rows for a Sudoku, 4574's format for a Su-domino-ku
  spacedRows,  ///< 2580's rows
  packedRows,  ///< 2239's rows
  oneLine,
  sdm,  ///< 81 characters a line, blanks as `.`
  borderedGrid,
  csv,  ///< nine lines of nine fields, blanks empty
  cpp,
  java,
  python,
  javaScript,
  leetCode,    ///< JSON of one-character strings
  sudokuWiki,  ///< a link; of a Sudoku with candidates, with them
  sudokuPad,   ///< a link
};

inline constexpr int kOutputFormats = static_cast<int>(OutputFormat::sudokuPad) + 1;

/// `judge`, `2580`, `2239`, `81`, `sdm`, `grid`, `csv`, `cpp`, `java`, `python`, `js`, `leetcode`,
/// `sudokuwiki` or `sudokupad`.
std::string_view nameOf(OutputFormat format);

/// The answer to one puzzle of an input.
struct OutputItem {
  PuzzleKind kind;
  /// None: the puzzle has no solution, and the line `impossible` stands in the grid's place.
  std::optional<Grid> grid;
};

/// The puzzles before one in an input: what its text depends on beside itself.
struct Preceding {
  std::size_t puzzles = 0;
  std::size_t sudominokus = 0;
  std::optional<PuzzleKind> last = {};

  /// One puzzle more.
  void add(PuzzleKind kind);
  /// Those of the next part of the input.
  void add(const Preceding& next);
};

/// Appends what a judge expects for one puzzle of an input, with whatever separates it from what
/// precedes. Su-domino-ku answers are headed `Puzzle k`, k counting the Su-domino-ku puzzles of the
/// input; a blank line separates grids unless both neighbours are Su-domino-ku or the format has
/// one line a grid.
void writeAnswer(std::string& text, const OutputItem& item, OutputFormat format,
                 const Preceding& preceding);

/// All answers of an input at once.
std::string writeAnswers(const std::vector<OutputItem>& items, OutputFormat format);

/// Appends a puzzle itself, unsolved, parted from what precedes as answers are. A run of
/// Su-domino-ku cases in the judge's format ends in `0`.
void writePuzzle(std::string& text, const Puzzle& puzzle, OutputFormat format,
                 const Preceding& preceding);

/// Whether a format says all of a puzzle, so that it reads back as the same: a Sudoku's candidates,
/// the dominoes of a Su-domino-ku.
bool saysAllOf(const Puzzle& puzzle, OutputFormat format);

/// What stands behind the last puzzle.
std::string_view endOfPuzzles(OutputFormat format, const Preceding& all);

/// All puzzles of an input at once.
std::string writePuzzles(const std::vector<Puzzle>& puzzles, OutputFormat format);

}  // namespace sudominoku::text
