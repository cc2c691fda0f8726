// What the reader has to say about a text. It is data: the page and the command line word it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace sudominoku::text {

/// An error keeps a puzzle from being read; the others do not.
enum class Severity { error, warning, note };

/// The kinds; docs/FORMATS.md explains each with an example.
enum class DiagnosticKind {
  noPuzzle,
  unrecognisedText,
  badCellValue,
  wrongCellCount,
  wrongRowCount,
  badDominoCount,
  unusualDominoCount,
  wrongCount,
  badDigit,
  badCellName,
  missingToken,
  extraToken,
  sameDigitDomino,
  cellsNotAdjacent,
  cellUsedTwice,
  dominoUsedTwice,
  missingTerminator,
  unplacedIsolated,
  unclosedBracket,
  unreadableLink,
  linkWithoutPuzzle,
  otherRules,
  otherSize,
};

inline constexpr int kDiagnosticKinds = static_cast<int>(DiagnosticKind::otherSize) + 1;

/// A place in a text: 1-based, columns count code points. `length` 0 is a gap, before `column`.
struct Place {
  int line = 1;
  int column = 1;
  int length = 0;
};

/// One thing to say about a text.
struct Diagnostic {
  DiagnosticKind kind;
  Severity severity = Severity::error;
  Place place;
  /// The text or number that stands there, at most 40 code points; may be empty.
  std::string found;
  /// What should stand there, as a value to embed in a sentence ("9", "1-36"); may be empty.
  std::string expected;
  /// The line of the earlier use that this one repeats; 0 where there is none.
  int relatedLine = 0;
};

/// The kind's name across the WebAssembly boundary and in docs/FORMATS.md, such as `bad-digit`.
std::string_view nameOf(DiagnosticKind kind);
/// `error`, `warning` or `note`.
std::string_view nameOf(Severity severity);

/// Whether any of them is an error.
inline bool hasErrors(const std::vector<Diagnostic>& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::error;
  });
}

/// Makes a diagnostic of a part of a text one of the whole: so many lines stand before the part.
void moveDown(Diagnostic& diagnostic, int lines);

}  // namespace sudominoku::text
