// A text cut into words that remember where they stand.
#pragma once

#include <array>
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

/// The words of a text, which must outlive them. Lines end in LF, CR or CRLF. White space is what
/// C's isspace takes for it; a byte order mark at the start is white space, too.
///
/// They are cut where they are asked for, in blocks of which two are kept: all words of a long text
/// take ten times the memory of the text.
class Words {
 public:
  explicit Words(std::string_view text);

  std::string_view text() const { return text_; }
  /// Whether there is a word of this index, from 0.
  bool has(std::size_t index) const { return find(index) != nullptr; }
  /// The word of this index, which there must be.
  Word operator[](std::size_t index) const { return *find(index); }
  /// Where a word stands; behind the last one a gap at the end of it, without any at 1:1.
  text::Place placeOf(std::size_t index) const;

 private:
  /// Where a block begins in the text.
  struct Start {
    std::size_t offset = 0;
    int line = 1;
    int column = 1;
  };
  struct Block {
    /// Which words it holds: those from `index` times their number on.
    std::size_t index = 0;
    std::vector<Word> words;
  };

  const Word* find(std::size_t index) const;
  /// A block whose start is known.
  const Block& blockAt(std::size_t index) const;

  std::string_view text_;
  /// Of the blocks that were reached.
  mutable std::vector<Start> starts_;
  /// The even and the odd block that were cut last.
  mutable std::array<Block, 2> blocks_;
};

/// The words of a short text, all at once.
std::vector<Word> wordsOf(std::string_view text);

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
