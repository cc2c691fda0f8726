// What becomes of a code point when a line is folded.
#pragma once

namespace sudominoku::text {

/// Stands for any code point that no format knows.
inline constexpr char kForeign = '\x01';

/// Whether a code point beyond ASCII is a blank or has no width: no-break and zero-width spaces,
/// soft hyphens, joiners, marks of direction.
bool isBlankSign(char32_t value);

/// The byte that a code point counts as that is no printable ASCII.
char fold(char32_t value);

}  // namespace sudominoku::text
