// What the readers of the several formats share: the lines, how far they have come, and where
// they put what they find.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "text/read.h"
#include "text/source.h"

namespace sudominoku::text {

/// The lines of a text and the index of the first that nobody has read yet.
struct LineCursor {
  const std::vector<Line>& lines;
  const ReadOptions& options;
  std::size_t next = 0;

  bool atEnd() const { return next == lines.size(); }
  const Line& line() const { return lines[next]; }
};

/// Diagnostics beyond this help nobody, and rubbish would fill the memory with them.
inline constexpr std::size_t kMostErrors = 10'000;

/// Adds a diagnostic, as long as there are not too many. Its members are in the order of
/// Diagnostic's, but for the severity.
void report(Reading& reading, DiagnosticKind kind, Place place, std::string found = {},
            std::string expected = {}, Severity severity = Severity::error, int relatedLine = 0);

/// The same about what stands at a place of a line, which is quoted.
void reportText(Reading& reading, DiagnosticKind kind, const Line& line, Place place,
                std::string expected = {}, Severity severity = Severity::error,
                int relatedLine = 0);

/// The same about a number of cells or rows, which is not as expected.
void reportCount(Reading& reading, DiagnosticKind kind, Place place, std::size_t found,
                 std::size_t expected);

}  // namespace sudominoku::text
