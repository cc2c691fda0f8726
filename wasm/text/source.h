// A text cut into lines and tokens that remember where they stand.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.h"
#include "text/fold.h"

namespace sudominoku::text {

/// Kinds of characters that a line may hold beside digits, blanks and what grids are drawn with.
enum Trait : unsigned {
  kLetters = 1u << 0,
  kBrackets = 1u << 1,  ///< `[ ] { } ( )`
  kColons = 1u << 2,
  kSeparators = 1u << 3,  ///< `,` and `;`
  kTabs = 1u << 4,
  kMarkup = 1u << 5,  ///< `<`, `>`, `&` and the backquote
  kSlashes = 1u << 6,
  kQuotes = 1u << 7,
  kPluses = 1u << 8,
  kOddSigns = 1u << 9,  ///< what no format knows
  kBars = 1u << 10,
};

/// One line, folded so that every code point is one byte: column c is `folded[c − 1]`. Full-width
/// forms become ASCII, every kind of blank a space, box-drawing lines `|`, `-` and `+`, signs that
/// people draw blank cells with `.`, and what has no meaning in any format kForeign. Code fences,
/// HTML tags and `//` comments are blanks; cells that are left empty between bars or tags are `.`.
struct Line {
  int number = 1;
  std::string folded;
  /// The Traits of the characters that are left, or-ed.
  unsigned traits = 0;
  /// The line as it was written, in UTF-8, without its line break.
  std::string_view raw;
  /// The indices in `folded` of the tabs.
  std::vector<std::size_t> tabs = {};

  bool isBlank() const { return folded.find_first_not_of(' ') == std::string::npos; }
  /// The raw text of `length` code points from `column` on, cut at 40 code points.
  std::string rawText(int column, int length) const;
  /// What is left of the folded line without the blanks around it.
  std::string_view content() const;
  /// The place from the first to the last character that is not blank.
  Place extent() const;
  /// The gap behind the last character that is not blank.
  Place end() const;

 private:
  /// Where in `raw` a code point of `folded` begins.
  std::size_t rawOffset(std::size_t index) const;

  /// The answers for every 64th code point, as far as they have been asked for: lists that stand on
  /// one line have many places, in any order.
  mutable std::vector<std::size_t> offsets_ = {};
};

/// A run of characters without blanks, within one line.
struct Token {
  std::string_view text;
  Place place;
};

/// Finds the next token of a text from `at` on, and moves `at` behind it; empty where none is left.
std::string_view nextToken(std::string_view text, std::string_view separators, std::size_t& at);

/// Adds the tokens of a line, as tokensOf() has them.
void addTokens(const Line& line, std::string_view separators, std::vector<Token>& tokens);

/// The tokens of a line; their texts live as long as the line. `separators` count as blanks.
std::vector<Token> tokensOf(const Line& line, std::string_view separators = {});

/// A code point of UTF-8 and how many bytes it takes.
struct CodePoint {
  char32_t value;
  int bytes;
};

/// The code point that begins a text which is not empty; U+FFFD of one byte where that is not valid
/// UTF-8.
CodePoint decode(std::string_view text);

/// What stands between two separators of a line. Columns count from 1.
struct Field {
  std::string_view text;
  int column = 1;
};

/// The fields of a text: one more than it has separators.
std::vector<Field> fieldsOf(std::string_view text, char separator);

/// The text with its ASCII letters in lower case.
std::string lowerOf(std::string_view text);

/// The line breaks of a text: LF, CR and CRLF.
int lineBreaks(std::string_view text);

/// Cuts a UTF-8 text at LF, CR and CRLF; a byte order mark is dropped. Bytes that are not UTF-8
/// count as one foreign code point each. The lines refer to `text`.
std::vector<Line> linesOf(std::string_view text);

}  // namespace sudominoku::text
