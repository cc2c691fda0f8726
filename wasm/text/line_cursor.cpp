#include "text/line_cursor.h"

#include <utility>

namespace sudominoku::text {
namespace {

constexpr std::size_t kMostOthers = kMostErrors / 2;

}  // namespace

void report(Reading& reading, DiagnosticKind kind, Place place, std::string found,
            std::string expected, Severity severity, int relatedLine) {
  const bool isError = severity == Severity::error;
  if (reading.diagnostics.size() >= (isError ? kMostErrors : kMostOthers)) return;
  reading.diagnostics.push_back(
      {kind, severity, place, std::move(found), std::move(expected), relatedLine});
}

void reportText(Reading& reading, DiagnosticKind kind, const Line& line, Place place,
                std::string expected, Severity severity, int relatedLine) {
  report(reading, kind, place, line.rawText(place.column, place.length), std::move(expected),
         severity, relatedLine);
}

void reportCount(Reading& reading, DiagnosticKind kind, Place place, std::size_t found,
                 std::size_t expected) {
  report(reading, kind, place, std::to_string(found), std::to_string(expected));
}

}  // namespace sudominoku::text
