// Takes off what only dresses a text up.
#pragma once

#include <string>

namespace sudominoku::text {

/// Blanks out fences, quotation signs, tags, entities and `//` comments of a folded line. Empty
/// cells of tables become `.`, and what was typed into fields stays.
void undress(std::string& text);

}  // namespace sudominoku::text
