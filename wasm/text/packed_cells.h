// The compact forms in which links carry the 81 cells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/cells.h"

namespace sudominoku::text {

/// A character stands for a digit or a blank and up to five blanks behind it: index digit + 10 ×
/// blanks into `0-9A-Za-x`. Empty where that does not make 81 cells.
std::vector<CellText> zeroRunCells(std::string_view text, int line, int column);

/// The same, written.
std::string writeZeroRuns(const Grid& grid);

/// Digits stand for themselves, a letter for a run of blanks: `B` for one, `C` for two. Empty where
/// that does not make 81 cells.
std::vector<CellText> blankRunCells(std::string_view text, int line, int column);

/// The same with what says so before it: behind `3x3:`, as Solo of Simon Tatham's collection has
/// it, `a` is one blank and `_` parts digits; behind `sudoku/9/9/`, as links of puzz.link and pzpr
/// have it, `g` is one. Empty where there is neither.
std::vector<CellText> namedRunCells(std::string_view text, int line, int column);

/// SudokuWiki's packed board, two characters a cell: behind `S9B` in base 36, 1 to 9 a clue, 10 to
/// 18 a solved cell, from 19 on candidates; without it in base 32, candidates and a bit for clues.
/// Empty where it is none.
std::vector<CellText> wikiCells(std::string_view text, int line, int column);

/// The form with `S9B`, with the candidates.
std::string writeWiki(const Sudoku& sudoku);

}  // namespace sudominoku::text
