// Rows of cells that are written otherwise, made plain: a sign for each cell, in its column.
#pragma once

#include <string>
#include <vector>

#include "text/source.h"

namespace sudominoku::text {

/// Whether a line is a row of digits and nothing else, but for bars.
bool isDigitRow(const Line& line);

/// Fills in the blank cells of nine rows, if their digits stand in nine columns. Where they clash,
/// rows have lost the room at their beginnings.
void fillBlanks(const std::vector<Line*>& rows);

/// Gives the cells of a row one sign each: `5` for `5.0`, `"5"`, `**5**` and `five`, `.` for `NULL`
/// and `\_`. False, and nothing done, where there are none such, or no nine cells.
bool shortenCells(std::string& row);

/// Puts a `0` in place of whatever stands for no value behind the name of a cell: `r1c2 = None`,
/// `{"A1": 5, "A2": null, …`. False, and nothing done, where there is none.
bool blankValues(std::string& line);

/// Leaves of a row of LaTeX's what its commands print in its fields: `5` of `\textbf{5}` and `$5$`.
void openCommands(std::string& row);

/// Marks with a `.` those of the nine cells of a table's row that nothing stands in, behind a label
/// or not, as LaTeX, Markdown and wikis write it: `1 & 5 & 3 & & …`, `| 1 | 5 | 3 | | …`, `| 5 ||
/// 3 || || …`. `areClosed`: a bar stands before other rows, so one without it has lost its
/// beginning. False, and nothing done, where there are none such, or no nine cells.
bool fillFields(std::string& row, bool areClosed);

/// Leaves of a line its nine rows of nine cells, where the same signs part all rows, and the same
/// or none all cells of a row: `53..7..../6..195.../…`, `5 3 0 0 7 0 0 0 0; 6 0 0 …`, also where
/// blank cells are written so elsewhere. False, and nothing done, where there are none such.
bool partRows(std::string& line);

/// Takes the brackets from around cells of a row, perhaps behind a label or a command of LaTeX:
/// `[5][3][ ]…`, `Row 1: (5) (3) . . (7)…`, `\setrow {5}{3}{}…`. False, and nothing done, where
/// there are none such, or no nine cells.
bool openBoxes(std::string& row);

}  // namespace sudominoku::text
