// Cutting a long text so that its parts can be read on their own, side by side.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/diagnostic.h"

namespace sudominoku::text {

/// How many bytes from the start of a text that goes on behind its end can be read without the
/// rest: up to a line break between two puzzles, or within more lines than a puzzle can stand on.
/// 0 where no puzzle is complete yet.
std::size_t safeCut(std::string_view text);

/// The same, without reading anything, for a text that ends in lines with a grid each; 0 for
/// others.
std::size_t safeCutBetweenLines(std::string_view text);

/// Whether a diagnostic of a part holds for the whole text: what a part lacks, the rest may bring.
bool holdsForWhole(const Diagnostic& diagnostic, bool isLastPart);

}  // namespace sudominoku::text
