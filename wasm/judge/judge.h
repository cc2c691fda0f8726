// A verdict on the output of somebody's program: accepted, or the first thing that is wrong.
//
// The judge checks outputs against the rules; where it must know an answer, the textbook
// algorithms find it. It never uses the production engines, so each side checks the other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/domino.h"
#include "profile/profile.h"

namespace sudominoku::judge {

/// What becomes of an output.
enum class Verdict {
  accepted,
  wrongAnswer,
  presentationError,  ///< only under strict: the answer is right, its white space is not
  missingOutput,      ///< what there is is right, and the rest is missing
  extraOutput,        ///< all of the answer is there, and something else as well
  undecided,          ///< there is no right answer to compare with, or it takes too long to find
};

inline constexpr int kVerdicts = static_cast<int>(Verdict::undecided) + 1;

/// Why; docs/JUDGE.md explains each with an example.
enum class ReasonKind {
  emptyOutput,
  missingAnswer,
  missingHeading,
  wrongHeading,
  unexpectedText,
  wrongRowCount,
  wrongCellCount,
  wrongSeparators,
  blankLeft,
  notADigit,
  digitOutOfRange,
  givenChanged,
  duplicateInRow,
  duplicateInColumn,
  duplicateInBox,
  isolatedDigitWrong,
  dominoTornApart,
  pairUsedTwice,
  pairNowhere,
  cellBlocked,
  cannotBeTiled,
  notSmallest,
  wrongDigit,
  cellNotForced,
  gridExpected,
  messageExpected,
  wrongMessage,
  numberExpected,
  wrongNumber,
  secondSolution,
  textAfterAnswer,
  noSolution,
  severalSolutions,
  capReached,
  tooManySolutions,
  moreSolutions,
  blankAtLineEnd,
  blankAtLineStart,
  extraBlankLine,
  missingBlankLine,
  missingFinalNewline,
  carriageReturn,
  byteOrderMark,
  otherWhiteSpace,
};

inline constexpr int kReasonKinds = static_cast<int>(ReasonKind::otherWhiteSpace) + 1;

/// `accepted`, `wrong-answer`, `presentation-error`, `missing-output`, `extra-output` or
/// `undecided`.
std::string_view nameOf(Verdict verdict);
/// The kind's name across the WebAssembly boundary and in docs/JUDGE.md, such as `given-changed`.
std::string_view nameOf(ReasonKind kind);

/// One thing that is wrong, and where.
struct Reason {
  ReasonKind kind;
  /// Counted from 1; 0 where no puzzle is meant.
  int puzzle = 0;
  /// In the output.
  text::Place place = {};
  /// The cells that it is about, the one at `place` first; may be empty.
  std::vector<Cell> cells = {};
  /// Of a digit that stands twice in a house: its other cell comes later and is a given, whatever
  /// the output holds there.
  bool isOtherGiven = false;
  /// What stands there, and what should, as values to embed in a sentence; may be empty.
  std::string found = {};
  std::string expected = {};
};

/// The 9×9 board that a judgement is about: that of the reason's puzzle as far as it was read, or
/// of an accepted output the first.
struct JudgedBoard {
  /// Index in the input's cases, from 0.
  int caseIndex = 0;
  /// The digits of the output as far as they could be read, 0 where not.
  Grid digits;
  /// Of an accepted Su-domino-ku.
  std::optional<Tiling> tiling = std::nullopt;
};

/// All that is said about an output.
struct Judgement {
  Verdict verdict = Verdict::accepted;
  /// Present unless accepted.
  std::optional<Reason> reason = std::nullopt;
  /// What a byte-exact judge would reject in an accepted output.
  std::optional<Reason> strictReason = std::nullopt;
  std::optional<JudgedBoard> board = std::nullopt;
  /// Problem 12095: the calls that the submitted puzzle takes.
  std::uint64_t calls = 0;
};

/// How to judge.
struct Options {
  /// Compare white space as a byte-exact judge does.
  bool isStrict = false;
};

/// Judges an output for an input that was read without errors.
Judgement judge(const profile::Profile& profile, const std::vector<profile::Case>& cases,
                std::string_view output, const Options& options = {});

}  // namespace sudominoku::judge
