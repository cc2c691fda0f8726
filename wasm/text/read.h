// Reads puzzle text of either kind without being told which.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "text/diagnostic.h"

namespace sudominoku::text {

/// How a puzzle was written; docs/FORMATS.md has an example of each.
enum class Format {
  spacedRows,
  packedRows,
  oneLine,
  borderedGrid,
  dominoList,
  titledGrids,
  sdk,
  sdx,
  pencilMarks,
  candidateString,
  hodoku,
  gsf,
  openSudoku,
  csvTable,
  cellCsv,
  json,
  sourceArray,
  link,
  zeroRuns,
  blankRuns,
  cellList,
  cellListFromZero,
};

inline constexpr int kFormats = static_cast<int>(Format::cellListFromZero) + 1;

/// The format's name across the WebAssembly boundary, such as `spaced-rows`.
std::string_view nameOf(Format format);

/// A puzzle and the lines it was read from, 1-based.
struct ReadPuzzle {
  Puzzle puzzle;
  Format format;
  int firstLine;
  int lastLine;
  /// Where each of the 81 cells stands; line 0: nowhere. Of a list, the token of the digit that a
  /// domino lays on the cell, or the cell's name among the isolated. Empty unless asked for.
  std::vector<Place> places = {};
  /// The line that each given domino begins on. Empty unless places were asked for.
  std::vector<int> dominoLines = {};
  /// Digits of a Sudoku that the text marks as placed by somebody, not given. They do not bind.
  std::optional<Grid> entries = {};
};

/// All that was understood of a text, and all that was not, both in reading order.
struct Reading {
  std::vector<ReadPuzzle> puzzles;
  std::vector<Diagnostic> diagnostics;
  /// The formats as which the text makes sense, each with other puzzles: the one that was chosen,
  /// then those that ReadOptions::as can ask for. Empty unless asked for.
  std::vector<Format> alternatives = {};
};

/// What to find out beside the puzzles.
struct ReadOptions {
  /// ReadPuzzle::places and dominoLines.
  bool places = false;
  /// Reads Su-domino-ku lists with `-` in place of isolated cells as puzzles that cannot be solved;
  /// otherwise they are errors.
  bool drafts = false;
  /// The text is no part of a longer one: where it has errors, it is looked at once more without
  /// what may stand around puzzles (`clearedTexts`).
  bool isWhole = false;
  /// Reading::alternatives, of texts that somebody may have pasted; not of long ones.
  bool alternatives = false;
  /// Reads all of the text as this format, if it is one that a text can be mistaken for.
  std::optional<Format> as = {};
};

/// Reads every puzzle of a UTF-8 text, in all formats of docs/FORMATS.md in any mixture. Never
/// fails; a puzzle with an error is left out and the reader goes on behind it.
Reading read(std::string_view text, const ReadOptions& options = {});

}  // namespace sudominoku::text
