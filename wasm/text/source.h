// A text cut into lines and tokens that remember where they stand.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.h"

namespace sudominoku::text {

/// Stands for any code point that no format knows.
inline constexpr char kForeign = '\x01';

/// One line, folded so that every code point is one byte: column c is `folded[c − 1]`. Full-width
/// forms become ASCII, every kind of blank a space, box-drawing lines `|`, `-` and `+`, and what
/// has no meaning in any format kForeign.
struct Line {
  int number = 1;
  std::string folded;
  /// The line as it was written, in UTF-8, without its line break.
  std::string_view raw;

  bool isBlank() const { return folded.find_first_not_of(' ') == std::string::npos; }
  /// The raw text of `length` code points from `column` on, cut at 40 code points.
  std::string rawText(int column, int length) const;
  /// The place from the first to the last character that is not blank.
  Place extent() const;
  /// The gap behind the last character that is not blank.
  Place end() const;
};

/// A run of characters without blanks, within one line.
struct Token {
  std::string_view text;
  Place place;
};

/// The tokens of a line; their texts live as long as the line. `separators` count as blanks.
std::vector<Token> tokensOf(const Line& line, std::string_view separators = {});

/// Cuts a UTF-8 text at LF, CR and CRLF; a byte order mark is dropped. Bytes that are not UTF-8
/// count as one foreign code point each. The lines refer to `text`.
std::vector<Line> linesOf(std::string_view text);

}  // namespace sudominoku::text
