// Cells that are objects of their own, as programs save their boards.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sudominoku::text {

/// Where the value of the next member of such a name begins, from `at` on; the name may lack its
/// quotation marks, as it does in JavaScript. `std::string_view::npos`: there is none.
std::size_t valueOf(std::string_view name, std::string_view text, std::size_t at = 0);

/// Leaves of 81 objects, `{"row": 0, "col": 0, "value": 5}`, their digits and blank cells, and of
/// all else the line breaks. Every code point becomes one sign. Empty where there are no such
/// cells, or not in the order of rows.
std::string cellsOfObjects(std::string_view text);

}  // namespace sudominoku::text
