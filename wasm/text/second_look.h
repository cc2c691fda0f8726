// Texts that cannot be read as they are, looked at once more.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sudominoku::text {

/// A text without what may stand around a puzzle: the marks of comments, lines of words between its
/// rows and the labels beside them, the name and the quotation marks of a string, whatever parts
/// nine rows on one line or a list's dominoes, and all that elements and objects hold beside their
/// cells. With one sign for each cell of a row (`5` for `5.0`, `**5**` and `five`, `.` for `NaN`
/// and `\_`), and with a `.` for every cell of nine rows for which nothing but room was left. Lines
/// and columns stay what they are, but for lines that end in such cells, which become longer.
/// Where numbers count all lines, followed by the same without them.
std::vector<std::string> clearedTexts(std::string_view text);

}  // namespace sudominoku::text
