// Cells that stand in elements of a page of their own, whatever these are.
#pragma once

#include <string>
#include <string_view>

namespace sudominoku::text {

/// Leaves of a page's source its 81 cells and the line breaks: `<div>5</div>`, `<button></button>`,
/// `<input value="5">`. Every code point becomes one sign. Empty where there are no such cells.
std::string cellsOfElements(std::string_view text);

}  // namespace sudominoku::text
