// A profile: how one judge problem writes its input, what it asks, and how it wants the answer.
//
// A profile is data. One file a problem (or a family of problems) defines it, and registry.cpp
// lists them; how problems differ is nowhere else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/puzzle.h"
#include "text/diagnostic.h"

namespace sudominoku::profile {

/// What the right answer to a case is.
enum class Task {
  any,              ///< any solution
  anyOrMessage,     ///< any solution, or a message where there is none
  smallest,         ///< the solution that is first in dictionary order
  uniqueOrMessage,  ///< the solution where it is the only one, else one of two messages
  count,            ///< the number of solutions, and the solution where there is one
  classify,         ///< illegal, impossible, unique or ambiguous
  verify,           ///< whether a full grid is right
  verifyPartial,    ///< whether the filled cells do not clash
  firstMistake,     ///< the first step after which a grid can no longer be completed
  crossHatching,    ///< what the one rule of cross-hatching fills, or a message
  cornerSum,        ///< the sum of the three-digit numbers in the corners of the solutions
  submission,       ///< no input: a puzzle that takes plain backtracking long
};

/// How the cells of a grid stand in a text.
enum class CellStyle {
  spaced,    ///< nine rows, a blank between cells
  packed,    ///< nine rows of nine characters
  oneLine,   ///< 81 characters
  json,      ///< an array of arrays of strings
  bordered,  ///< packed rows between `|`, and `+---+` around the boxes
};

/// How the cases of an input follow one another.
enum class Cases {
  one,
  counted,    ///< their number comes first
  untilEnd,   ///< to the end of the file
  untilWord,  ///< to a line with InputLayout::lastWord
};

/// What parts cases or answers.
enum class Parting { none, blankBetween, blankAfter };

/// How an input of grids is written.
struct InputLayout {
  Cases cases = Cases::one;
  CellStyle cells = CellStyle::spaced;
  char blank = '0';
  Parting parting = Parting::none;
  /// Stands before each grid; `{k}` is the case's number, `{kk}` the same in two digits.
  std::string_view heading = {};
  /// Where it is not 0, the size of a box stands before each grid, from 1 to this.
  int largestBox = 0;
  std::string_view lastWord = {};
};

/// How an output is written.
struct OutputLayout {
  CellStyle cells = CellStyle::spaced;
  char blank = '0';
  Parting parting = Parting::none;
  /// Stands before each answer; `{k}` is the answer's number. A line of its own before a grid, and
  /// on the same line before a message.
  std::string_view heading = {};
  /// Rows end in a blank, the last of the output only where the last of the input does.
  bool hasBlankAtRowEnd = false;
  /// One answer for the whole input.
  bool isOneAnswer = false;
  /// Every message that may stand in an answer's place, in the order that the task wants:
  /// verify: right, wrong; uniqueOrMessage: several, none; anyOrMessage, smallest, crossHatching:
  /// none; classify: illegal, impossible, unique, ambiguous; others: nothing.
  std::vector<std::string_view> messages = {};
};

/// A step of problem 1840: a digit comes into a cell.
struct Step {
  Cell cell;
  Digit digit;
};

/// A board of boxes with `boxSize` rows and columns, 10 at most: boxSize⁴ values, row by row, 0
/// blank.
struct Square {
  int boxSize = 3;
  std::vector<std::uint8_t> values;

  int size() const { return boxSize * boxSize; }
  bool isNineByNine() const { return boxSize == 3; }
  /// Requires boxSize 3 and values 0 to 9.
  Grid grid() const;
  /// A grid as a square with boxSize 3.
  static Square of(const Grid& grid);
  friend bool operator==(const Square&, const Square&) = default;
};

/// One puzzle of an input.
struct Case {
  /// Its lines in the input, 1-based.
  int firstLine = 1;
  int lastLine = 1;
  /// Empty for problem 1840.
  Square square;
  std::optional<Sudominoku> sudominoku = std::nullopt;
  std::vector<Step> steps = {};
  /// A blank follows the last cell on its line.
  bool endsInBlank = false;
};

/// An input as a profile reads it. `cases` is of no use where a diagnostic is an error.
struct Input {
  std::vector<Case> cases;
  std::vector<text::Diagnostic> diagnostics;
};

/// The answer to a case: a grid, a message, or (for Task::count) both.
struct Answer {
  std::string message = {};
  std::optional<Square> grid = std::nullopt;
};

/// All that is known of a problem.
struct Profile {
  std::string_view id;
  Task task;
  InputLayout input = {};
  OutputLayout output = {};
  /// Reads an input that is not a sequence of grids; null: readGrids.
  Input (*readInput)(std::string_view text) = nullptr;
  /// Whether these cases are what the problem gives, for telling problems apart; null: they are.
  bool (*isTypical)(const std::vector<Case>& cases) = nullptr;

  /// Reads an input; what is wrong with it is said by its diagnostics.
  Input read(std::string_view text) const;
};

/// Reads grids as a layout says, and takes white space, line breaks and kinds of blank cells as
/// they come.
Input readGrids(std::string_view text, const InputLayout& layout);

/// Writes cases as the profile's input wants them. Requires a profile of grids or of dominoes.
std::string writeInput(const Profile& profile, const std::vector<Case>& cases);

/// The output that a byte-exact judge wants for these answers to these cases.
std::string writeOutput(const Profile& profile, const std::vector<Case>& cases,
                        const std::vector<Answer>& answers);

/// A layout's heading for the k-th case.
std::string headingOf(std::string_view heading, int k);

}  // namespace sudominoku::profile
