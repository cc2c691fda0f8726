#include "text/diagnostic.h"

#include "text/signs.h"

namespace sudominoku::text {

std::string_view nameOf(DiagnosticKind kind) {
  static constexpr std::string_view names =
      "no-puzzle unrecognised-text bad-cell-value wrong-cell-count "
      "wrong-row-count bad-domino-count unusual-domino-count wrong-count "
      "bad-digit bad-cell-name missing-token extra-token same-digit-domino "
      "cells-not-adjacent cell-used-twice domino-used-twice missing-terminator "
      "unplaced-isolated unclosed-bracket unreadable-link link-without-puzzle "
      "other-rules other-size";
  return wordAt(names, static_cast<int>(kind));
}

std::string_view nameOf(Severity severity) {
  return wordAt("error warning note", static_cast<int>(severity));
}

void moveDown(Diagnostic& diagnostic, int lines) {
  diagnostic.place.line += lines;
  if (diagnostic.relatedLine != 0) diagnostic.relatedLine += lines;
}

}  // namespace sudominoku::text
