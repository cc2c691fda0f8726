#include "cli/judge_wording.h"

#include "text/write.h"

namespace sudominoku::cli {
namespace {

using judge::Reason;
using judge::ReasonKind;

std::string sentenceFor(const Reason& reason, const std::vector<std::string>& cells) {
  const auto cell = [&](std::size_t i) { return i < cells.size() ? cells[i] : std::string("?"); };
  const std::string& expected = reason.expected;
  const std::string& count = reason.found;
  const std::string found = "'" + reason.found + "'";
  const auto twice = [&](const std::string& house) {
    return "two " + count + "s in the same " + house + ": in " + cell(0) + " and " + cell(1) +
           (reason.isOtherGiven ? " (given)" : "");
  };
  switch (reason.kind) {
    case ReasonKind::emptyOutput:
      return "the output is empty";
    case ReasonKind::missingAnswer:
      return "the output ends before this answer";
    case ReasonKind::missingHeading:
      return "the line '" + expected + "' is missing; " + found + " is in its place";
    case ReasonKind::wrongHeading:
      return "expected '" + expected + "', not " + found;
    case ReasonKind::unexpectedText:
      return found + " is not part of the answer";
    case ReasonKind::wrongRowCount:
      return "rows: " + count + "; expected " + expected;
    case ReasonKind::wrongCellCount:
      return "cells in this row: " + count + "; expected " + expected;
    case ReasonKind::wrongSeparators:
      return expected.empty() ? "the digits are not separated as the problem requires"
             : count.empty()  ? "the output ends where '" + expected + "' is expected"
                              : "expected '" + expected + "', not " + found;
    case ReasonKind::blankLeft:
      return cell(0) + " is left blank";
    case ReasonKind::notADigit:
      return found + " in " + cell(0) + " is not a digit";
    case ReasonKind::digitOutOfRange:
      return found + " in " + cell(0) + " is out of range";
    case ReasonKind::givenChanged:
      return cell(0) + " is given as " + expected + ", but holds " + found;
    case ReasonKind::duplicateInRow:
      return twice("row");
    case ReasonKind::duplicateInColumn:
      return twice("column");
    case ReasonKind::duplicateInBox:
      return twice("box");
    case ReasonKind::isolatedDigitWrong:
      return "the isolated digit " + expected + " belongs in " + cell(0) + ", which holds " + found;
    case ReasonKind::dominoTornApart:
      return "the domino given in " + cell(0) + " and " + cell(1) + " is torn apart: " + cell(0) +
             " holds " + found + ", not " + expected;
    case ReasonKind::pairUsedTwice:
      return "the pair " + count + " is used twice: in " + cell(0) + " and " + cell(1) +
             ", and in " + cell(2) + " and " + cell(3);
    case ReasonKind::pairNowhere:
      return "the domino " + count + " fits nowhere, so the grid cannot be tiled";
    case ReasonKind::cellBlocked:
      return "no domino fits on " + cell(0) + ", so the grid cannot be tiled";
    case ReasonKind::cannotBeTiled:
      return "the grid cannot be tiled with the 36 dominoes";
    case ReasonKind::notSmallest:
      return "not the smallest solution: " + cell(0) + " could be " + expected + ", not " + count;
    case ReasonKind::wrongDigit:
      return cell(0) + " must be " + expected + ", not " + count;
    case ReasonKind::cellNotForced:
      return cell(0) + " cannot be filled by this rule and stays blank";
    case ReasonKind::gridExpected:
      return "expected a grid, not " + found;
    case ReasonKind::messageExpected:
    case ReasonKind::wrongMessage:
      return "expected '" + expected + "', not " + found;
    case ReasonKind::numberExpected:
      return found + " is not a number";
    case ReasonKind::wrongNumber:
      return "expected " + expected + ", not " + count;
    case ReasonKind::secondSolution:
      return "a second solution was printed; print only one";
    case ReasonKind::textAfterAnswer:
      return found + " comes after the last answer";
    case ReasonKind::noSolution:
      return "the puzzle has no solution";
    case ReasonKind::severalSolutions:
      return "a puzzle has several solutions, so that no sum is the only right one";
    case ReasonKind::capReached:
      return "plain backtracking did not solve the puzzle within " + expected + " calls";
    case ReasonKind::tooManySolutions:
      return "more than " + expected + " solutions: too many to count here";
    case ReasonKind::moreSolutions:
      return "there are more than " + expected + " solutions, not " + count;
    case ReasonKind::blankAtLineEnd:
      return "white space at the end of a line";
    case ReasonKind::blankAtLineStart:
      return "white space at the start of a line";
    case ReasonKind::extraBlankLine:
      return "one blank line too many";
    case ReasonKind::missingBlankLine:
      return "a blank line is missing";
    case ReasonKind::missingFinalNewline:
      return "the last line does not end in a line break";
    case ReasonKind::carriageReturn:
      return "a line ends in a carriage return";
    case ReasonKind::byteOrderMark:
      return "the output begins with a byte order mark";
    case ReasonKind::otherWhiteSpace:
      return "the white space differs from what the problem requires";
  }
  return {};
}

}  // namespace

std::string wordingOf(const Reason& reason, bool isSudominoku, int boardSize) {
  std::vector<std::string> cells;
  for (const Cell cell : reason.cells) {
    cells.push_back(isSudominoku ? text::cellName(cell)
                                 : 'r' + std::to_string(cell / boardSize + 1) + 'c' +
                                       std::to_string(cell % boardSize + 1));
  }
  return sentenceFor(reason, cells);
}

}  // namespace sudominoku::cli
