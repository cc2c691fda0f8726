// A text cut into words that remember where they stand.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.h"

namespace sudominoku::profile {

inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// A run of characters without white space.
struct Word {
  std::string_view text;
  /// 1-based; columns and lengths count code points.
  text::Place place;
  /// In bytes from the start of the text.
  std::size_t offset = 0;
};

/// The words of a text, which they refer to. Lines end in LF, CR or CRLF. White space is what C's
/// isspace takes for it; a byte order mark at the start is white space, too.
std::vector<Word> wordsOf(std::string_view text);

/// A text that has been cut into words.
struct WordedText {
  explicit WordedText(std::string_view whole) : text(whole), words(wordsOf(whole)) {}
  std::string_view text;
  std::vector<Word> words;
};

/// Whether a text begins like another, whatever the case of its letters.
bool startsAlike(std::string_view text, std::string_view start);

/// Code points of a text. A byte that is not UTF-8 is one, here and below.
int codePoints(std::string_view text);

/// The first code point of a text that is not empty.
std::string_view firstCodePoint(std::string_view text);

/// A text as a diagnostic or a reason quotes it: its first 40 code points, and `…` where there are
/// more. UTF-8 whatever the text is: bytes that are none become U+FFFD.
std::string quoteOf(std::string_view text);

/// A text in which characters that nobody can see are named: `Puzzle<U+00A0>1`.
std::string withNamedSigns(std::string_view text);

/// The place of a byte offset of a text, which may be its end: a gap.
text::Place placeAt(std::string_view text, std::size_t offset);

}  // namespace sudominoku::profile
