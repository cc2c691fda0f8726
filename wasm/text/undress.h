// Takes off what only dresses a text up.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sudominoku::text {

/// Puts blanks in place of what stands between two bytes.
void blankOut(std::string& text, std::size_t begin, std::size_t end);

/// What prints nothing: the entities of blanks, as pages have them, and the sign before a colour.
inline constexpr std::string_view kUnprinted = "&nbsp; &#160; &#xa0; &#xA0; &ensp; \x1b";

/// Puts blanks in place of each of some words; where `next` is not empty, only before one of its
/// signs, with nothing but blanks between.
void blankOutWords(std::string& text, std::string_view words, std::string_view next = {});

/// Digits that may stand beside the cells of elements or objects: with more, another puzzle might
/// be lost.
inline constexpr std::ptrdiff_t kMostOtherDigits = 16;

/// Whether a tag holds a digit that belongs behind it, up to its `>`: `<td 8`, `<td8`.
bool hidesDigit(std::string_view tag);

/// How many code points a UTF-8 text has.
std::size_t signCount(std::string_view text);

/// What is left of the bytes of a text, a sign for each of its code points, and its line breaks.
std::string signsOf(std::string_view left, std::string_view text);

/// Blanks out fences, quotation signs, tags, entities and `//` comments of a folded line. Empty
/// cells of tables become `.`, and what was typed into fields stays.
void undress(std::string& text);

}  // namespace sudominoku::text
