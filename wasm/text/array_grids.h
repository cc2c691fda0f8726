// The grids that the cells of an array make.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/cells.h"

namespace sudominoku::text {

/// What has been read of an array, row by row as it stands there.
struct CellArray {
  Place start;
  int lastLine = 0;
  std::vector<CellText> cells;
  /// In brackets of their own, on lines of their own.
  int rows = 1;
  /// How many cells stand in each list that holds no others.
  std::vector<std::size_t> leaves;
  /// What stands before the first value: a key, or all before its bracket.
  std::string label;
  /// The last key, and those of lists.
  std::string_view key;
  std::vector<std::string_view> keys;
  /// The key before each grid; empty: there is none.
  std::vector<std::string_view> gridKeys;
  /// The bracket opened last is that of `c(5, 3, …`.
  bool isVectorOfR = false;
  /// R is told to fill its matrix by rows.
  bool isByRow = false;
  /// The first cell stands behind a number as its key.
  bool areNumbered = false;
  /// Names of cells do not go up.
  bool areUnordered = false;
};

/// Whether a key tells of a number, as those of rows and cells do.
bool isNumberedKey(std::string_view key);

/// Whether a key is that of a solution.
bool isSolutionKey(std::string_view key);

/// Whether a text turns an array's rows over by a call, or brings its cells into another order.
bool movesCells(std::string_view text);

/// Brings the 81 cells of a text into rows which a call on its line turns or fills a matrix with.
/// False: a call brings them into an order that is not told.
bool bringTextIntoRows(std::vector<CellText>& cells, std::string_view line);

/// Adds the puzzles that an array of 81 cells, or of so many times as many, holds; the cursor is
/// behind it. Where it does not tell which cell a value is in, or what is given, that is reported.
void addArray(const LineCursor& cursor, Reading& reading, CellArray& array);

}  // namespace sudominoku::text
