#include "cli/wording.h"

#include "profile/words.h"

namespace sudominoku::cli {
namespace {

using text::DiagnosticKind;

std::string sentenceFor(const text::Diagnostic& diagnostic) {
  const std::string& expected = diagnostic.expected;
  const std::string found = "'" + profile::withNamedSigns(diagnostic.found) + "'";
  const std::string earlier = " (first in line " + std::to_string(diagnostic.relatedLine) + ")";
  switch (diagnostic.kind) {
    case DiagnosticKind::noPuzzle:
      return "there is no puzzle here";
    case DiagnosticKind::unrecognisedText:
      return "this belongs to no known format: " + found;
    case DiagnosticKind::badCellValue:
      return found + " is not a cell; expected a digit, or a blank such as 0 or .";
    case DiagnosticKind::wrongCellCount:
      return "cells here: " + diagnostic.found + "; expected " + expected;
    case DiagnosticKind::wrongRowCount:
      return "rows here: " + diagnostic.found + "; expected " + expected;
    case DiagnosticKind::badDominoCount:
      return found + " is not a number of dominoes; expected " + expected;
    case DiagnosticKind::unusualDominoCount:
      return "the judge's inputs have " + expected + " dominoes, not " + diagnostic.found;
    case DiagnosticKind::wrongCount:
      return "the count says " + diagnostic.found + "; what follows comes to " + expected;
    case DiagnosticKind::badDigit:
      return found + " is not a digit; expected " + expected;
    case DiagnosticKind::badCellName:
      return found + " is not a cell; expected " + expected;
    case DiagnosticKind::missingToken:
      return "something is missing here; expected " + expected;
    case DiagnosticKind::extraToken:
      return found + " is too much here";
    case DiagnosticKind::sameDigitDomino:
      return "a domino has two different digits: " + found;
    case DiagnosticKind::cellsNotAdjacent:
      return "the two cells of a domino touch by a side: " + found;
    case DiagnosticKind::cellUsedTwice:
      return "the cell " + found + " is already used" + earlier;
    case DiagnosticKind::dominoUsedTwice:
      return "the domino of " + found + " is already used" + earlier;
    case DiagnosticKind::missingTerminator:
      return "the list does not end in a line " + expected;
    case DiagnosticKind::unplacedIsolated:
      return "these isolated digits have no cell: " + expected;
    case DiagnosticKind::unclosedBracket:
      return "this bracket is not closed: " + found;
    case DiagnosticKind::unreadableLink:
      return "the puzzle in this link cannot be read: " + found;
    case DiagnosticKind::linkWithoutPuzzle:
      return "this link holds no puzzle, only the address of one: " + found;
    case DiagnosticKind::otherRules:
      return "rules beyond those of Sudoku are left out: " + found;
    case DiagnosticKind::otherSize: {
      const std::string& size = diagnostic.found;
      return "the grid here is " + size + "x" + size + "; only " + expected + "x" + expected +
             " Sudoku can be read";
    }
  }
  return {};
}

}  // namespace

std::string wordingOf(const text::Diagnostic& diagnostic) {
  const std::string prefix = diagnostic.severity == text::Severity::error
                                 ? ""
                                 : std::string(nameOf(diagnostic.severity)) + ": ";
  return prefix + sentenceFor(diagnostic);
}

std::string wordingOfInput(const text::Diagnostic& diagnostic) {
  const bool isCell = diagnostic.kind == DiagnosticKind::badCellValue;
  if (!isCell && diagnostic.kind != DiagnosticKind::badDigit) return wordingOf(diagnostic);
  return "'" + profile::withNamedSigns(diagnostic.found) + "' cannot stand " +
         (isCell ? "in a cell" : "here") + "; expected " + diagnostic.expected;
}

}  // namespace sudominoku::cli
