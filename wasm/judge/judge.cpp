#include "judge/judge.h"

#include <algorithm>

#include "judge/output_reader.h"
#include "judge/right_answer.h"
#include "judge/rules.h"
#include "judge/strict.h"
#include "profile/words.h"
#include "text/line_shape.h"
#include "textbook/call_meter.h"
#include "textbook/cross_hatching.h"

namespace sudominoku::judge {
namespace {

using profile::Answer;
using profile::Case;
using profile::Profile;
using profile::Square;
using profile::Task;

/// Of a number of any length; words that are none are not above it.
bool isAbove(std::string_view word, std::uint64_t limit) {
  if (!text::isNumber(word)) return false;
  word.remove_prefix(std::min(word.find_first_not_of('0'), word.size()));
  const std::string most = std::to_string(limit);
  return word.size() == most.size() ? word > most : word.size() > most.size();
}

class Judging {
 public:
  Judging(const Profile& profile, const std::vector<Case>& cases, std::string_view output)
      : profile_(profile), cases_(cases), reader_(profile.output, output) {}

  Judgement run(const Options& options) {
    const int answers = profile_.output.isOneAnswer ? 1 : static_cast<int>(cases_.size());
    for (int k = 1; k <= answers; ++k) {
      if (!judgeAnswer(k)) return std::move(judgement_);
    }
    if (!reader_.atEnd()) {
      judgeRest(answers);
      return std::move(judgement_);
    }
    judgement_.board = firstBoard_;
    const std::string wanted = writeOutput(profile_, cases_, answers_);
    judgement_.strictReason = firstByteDifference(wanted, reader_.output());
    if (options.isStrict && judgement_.strictReason) {
      judgement_.verdict = Verdict::presentationError;
      judgement_.reason = std::move(judgement_.strictReason);
      judgement_.strictReason = std::nullopt;
    }
    return std::move(judgement_);
  }

 private:
  /// Returns `false`, as whatever fails does.
  bool fail(Verdict verdict, Reason reason, int k) {
    reason.puzzle = profile_.output.isOneAnswer ? 0 : k;
    // What was read last may be the puzzle before.
    if (judgement_.board && judgement_.board->caseIndex != k - 1) judgement_.board.reset();
    judgement_.verdict = verdict;
    reason.found = profile::withNamedSigns(reason.found);
    judgement_.reason = std::move(reason);
    return false;
  }
  bool fail(Reason reason, int k) { return fail(Verdict::wrongAnswer, std::move(reason), k); }
  Reason reasonHere(ReasonKind kind, std::string expected = {}) const {
    return {.kind = kind,
            .place = reader_.placeHere(),
            .found = reader_.textHere(),
            .expected = std::move(expected)};
  }

  bool judgeAnswer(int k) {
    const std::size_t start = reader_.position();
    if (reader_.atEnd()) {
      return fail(Verdict::missingOutput,
                  reasonHere(start == 0 ? ReasonKind::emptyOutput : ReasonKind::missingAnswer,
                             std::to_string(profile_.output.isOneAnswer ? 1 : cases_.size())),
                  k);
    }
    if (auto reason = reader_.readHeading(k)) {
      if (isSecondSolution(k - 1, start) || hasExtraRows(k)) return false;
      const bool isCutOff = reason->kind == ReasonKind::missingAnswer;
      return fail(isCutOff ? Verdict::missingOutput : Verdict::wrongAnswer, std::move(*reason), k);
    }
    if (reader_.atEnd()) {
      return fail(Verdict::missingOutput, reasonHere(ReasonKind::missingAnswer), k);
    }
    if (judgeBody(k)) return true;
    // What is wrong for this puzzle may be another solution of the one before.
    if (profile_.output.heading.empty()) isSecondSolution(k - 1, start);
    return false;
  }

  bool judgeBody(int k) {
    // One answer to all cases, of which there may be none.
    if (profile_.task == Task::cornerSum) return judgeCornerSum(k);
    const auto& one = cases_[k - 1];
    showBoard(k, {});
    switch (profile_.task) {
      case Task::verify:
      case Task::verifyPartial:
      case Task::classify:
        return judgeMessage(k, rightMessage(profile_, one));
      case Task::firstMistake:
        return judgeNumber(k, std::to_string(firstMistakeOf(one.steps)));
      case Task::count:
        return judgeCount(k);
      case Task::submission:
        return judgeSubmission(k);
      case Task::crossHatching:
        return judgeCrossHatching(k);
      default:
        return judgeSolution(k);
    }
  }

  /// What stands here ought to be a message.
  bool judgeMessage(int k, int expected) {
    const std::string wanted(profile_.output.messages[expected]);
    const std::size_t start = reader_.position();
    const int message = reader_.readMessage();
    if (message == expected) {
      answers_.push_back({.message = wanted});
      return true;
    }
    if (message < 0) return failWithoutMessage(k, wanted);
    const std::string found(profile_.output.messages[message]);
    return fail({.kind = ReasonKind::wrongMessage,
                 .place = reader_.placeSince(start),
                 .found = found,
                 .expected = wanted},
                k);
  }

  /// Something else stands where a message ought to: a grid, or words that may be nearly right.
  bool failWithoutMessage(int k, const std::string& wanted) {
    if (reader_.readCutOff(profile::wordsOf(wanted))) {
      return fail(Verdict::missingOutput, reasonHere(ReasonKind::missingAnswer), k);
    }
    Reason reason = reasonHere(ReasonKind::messageExpected, wanted);
    if (!reader_.isRowNext(cases_[k - 1].square.size())) {
      reason.place = reader_.lineHere();
      reason.found = reader_.lineTextHere();
    }
    return fail(std::move(reason), k);
  }

  /// A message stands where a grid ought to.
  bool failWithMessage(int k) {
    Reason reason = reasonHere(ReasonKind::gridExpected);
    const std::size_t start = reader_.position();
    const int message = reader_.readMessage();
    if (message >= 0) {
      reason.found = profile_.output.messages[message];
      reason.place = reader_.placeSince(start);
    }
    return fail(std::move(reason), k);
  }

  bool judgeNumber(int k, const std::string& expected) {
    Reason reason = reasonHere(ReasonKind::wrongNumber, expected);
    const std::string_view word = reader_.readWord().text;
    if (word == expected) {
      answers_.push_back({.message = expected});
      return true;
    }
    if (!isSignedNumber(word)) reason.kind = ReasonKind::numberExpected;
    return fail(std::move(reason), k);
  }

  bool judgeCornerSum(int k) {
    if (const auto sum = cornerSumOf(cases_)) return judgeNumber(k, std::to_string(*sum));
    const bool hasImpossible = std::any_of(cases_.begin(), cases_.end(), isImpossible);
    const auto kind = hasImpossible ? ReasonKind::noSolution : ReasonKind::severalSolutions;
    return fail(Verdict::undecided, reasonHere(kind), k);
  }

  /// There are more solutions than are counted: only a larger number may be right.
  bool failUncounted(int k) {
    Reason reason = reasonHere(ReasonKind::tooManySolutions, std::to_string(kMostCounted));
    const std::string_view word = reader_.readWord().text;
    if (isAbove(word, kMostCounted)) return fail(Verdict::undecided, std::move(reason), k);
    reason.kind = isSignedNumber(word) ? ReasonKind::moreSolutions : ReasonKind::numberExpected;
    return fail(std::move(reason), k);
  }

  /// What a solution of a case has to keep to.
  static auto rulesOf(const Case& one) {
    return [&one](const std::vector<PrintedCell>& cells) { return firstBrokenRule(one, cells); };
  }

  bool judgeCount(int k) {
    const auto& one = cases_[k - 1];
    const std::uint64_t solutions = solutionsOf(one, kMostCounted + 1);
    if (solutions > kMostCounted) return failUncounted(k);
    if (!judgeNumber(k, std::to_string(solutions))) return false;
    if (solutions != 1) return true;
    if (reader_.atEnd()) {
      return fail(Verdict::missingOutput, reasonHere(ReasonKind::missingAnswer), k);
    }
    const auto grid = readGrid(k, false, rulesOf(one));
    if (!grid) return false;
    answers_.back().grid = squareOf(one, grid->cells);
    return true;
  }

  /// A grid whose form and cells are right. The cells come first: one that is wrong stands before
  /// what is wrong with the form. `firstWrong` finds it among the cells that there are.
  template <typename FirstWrong>
  std::optional<PrintedGrid> readGrid(int k, bool mayBeBlank, FirstWrong firstWrong) {
    const std::size_t start = reader_.position();
    PrintedGrid grid = reader_.readGrid(cases_[k - 1].square.size(), mayBeBlank);
    if (grid.trouble) readAcrossLines(k, mayBeBlank, firstWrong, start, grid);
    if (grid.cells.empty()) {
      judgement_.board.reset();
    } else {
      showBoard(k, grid.cells);
    }
    std::optional<Reason> wrong = firstWrong(grid.cells);
    if (!wrong && !grid.trouble) return grid;
    const bool isMissing = !wrong && grid.isCutOff;
    fail(isMissing ? Verdict::missingOutput : Verdict::wrongAnswer,
         std::move(wrong ? *wrong : *grid.trouble), k);
    if (judgement_.reason->kind == ReasonKind::textAfterAnswer) {
      judgement_.verdict = Verdict::extraOutput;
    }
    return std::nullopt;
  }

  /// Lines are white space: takes what stands at `start` for the grid, or for its beginning where
  /// the output ends, if its numbers are right.
  template <typename FirstWrong>
  void readAcrossLines(int k, bool mayBeBlank, FirstWrong firstWrong, std::size_t start,
                       PrintedGrid& grid) {
    const int size = cases_[k - 1].square.size();
    if (profile_.output.cells != profile::CellStyle::spaced || grid.isCutOff) return;
    reader_.goTo(start);
    std::vector<PrintedCell> cells = reader_.readCells(size, mayBeBlank);
    const auto count = static_cast<int>(cells.size());
    const bool isWhole = count == size * size;
    // Blanks break no rule: that a row has a cell too many shows behind the grid alone.
    if (mayBeBlank && !(isWhole && reader_.atEnd())) return;
    if (firstWrong(cells)) return;
    grid = {.cells = std::move(cells), .trouble = std::nullopt, .isCutOff = !isWhole};
    if (isWhole) return;
    grid.trouble = reasonHere(ReasonKind::wrongRowCount, std::to_string(size));
    grid.trouble->found = std::to_string(count / size);
  }

  static Square squareOf(const Case& one, const std::vector<PrintedCell>& cells) {
    Square square{one.square.boxSize, {}};
    for (const PrintedCell& cell : cells) square.values.push_back(cell.value);
    return square;
  }

  /// Shows what was printed for a case, or the case itself where no cells were asked for.
  void showBoard(int k, const std::vector<PrintedCell>& cells) {
    if (profile_.output.isOneAnswer || !cases_[k - 1].square.isNineByNine()) return;
    judgement_.board = JudgedBoard{k - 1, digitsOf(cells)};
    if (k == 1) firstBoard_ = judgement_.board;
  }

  bool judgeSolution(int k) {
    const auto& one = cases_[k - 1];
    const int message = rightMessage(profile_, one);
    if (reader_.isMessageNext()) {
      return message >= 0 ? judgeMessage(k, message) : failWithMessage(k);
    }
    if (message >= 0) {
      return failWithoutMessage(k, std::string(profile_.output.messages[message]));
    }
    const auto grid = readGrid(k, false, rulesOf(one));
    if (!grid) return judgement_.verdict == Verdict::wrongAnswer && failWithoutSolution(k);
    if (one.sudominoku) {
      Tiling tiling{};
      if (auto reason = whyNotTiled(*one.sudominoku, grid->cells, tiling)) {
        fail(std::move(*reason), k);
        return failWithoutSolution(k);
      }
      judgement_.board->tiling = tiling;
      if (k == 1) firstBoard_ = judgement_.board;
    }
    if (profile_.task == Task::smallest && !isSmallest(k, grid->cells)) return false;
    answers_.push_back({.grid = squareOf(one, grid->cells)});
    return true;
  }

  /// An answer is wrong to a case without a solution, for which the problem has no words: then none
  /// is right. Always false.
  bool failWithoutSolution(int k) {
    const auto& one = cases_[k - 1];
    const bool isChecked = one.square.isNineByNine() && profile_.output.messages.empty();
    if (!isChecked || !isImpossible(one)) return false;
    return fail(Verdict::undecided,
                {.kind = ReasonKind::noSolution, .place = judgement_.reason->place}, k);
  }

  bool isSmallest(int k, const std::vector<PrintedCell>& cells) {
    const auto smallest = smallestOf(cases_[k - 1].square);
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      const int value = smallest->values[cell];
      if (cells[cell].value == value) continue;
      return fail({.kind = ReasonKind::notSmallest,
                   .place = cells[cell].place,
                   .cells = {static_cast<Cell>(cell)},
                   .found = std::string(cells[cell].text),
                   .expected = std::to_string(value)},
                  k);
    }
    return true;
  }

  bool judgeCrossHatching(int k) {
    const auto& one = cases_[k - 1];
    const auto wanted = textbook::crossHatch(one.square.grid());
    if (reader_.isMessageNext() || !wanted) {
      return wanted ? failWithMessage(k) : judgeMessage(k, 0);
    }
    const auto grid = readGrid(k, true, [&](const std::vector<PrintedCell>& cells) {
      return firstDifference(one, cells, *wanted);
    });
    if (!grid) return false;
    answers_.push_back({.grid = squareOf(one, grid->cells)});
    return true;
  }

  /// The first cell that is not what cross-hatching makes of it.
  static std::optional<Reason> firstDifference(const Case& one,
                                               const std::vector<PrintedCell>& cells,
                                               const Grid& wanted) {
    for (Cell cell = 0; cell < static_cast<Cell>(cells.size()); ++cell) {
      const PrintedCell& printed = cells[cell];
      const Digit digit = wanted[cell];
      if (printed.value == digit) continue;
      const bool isNumber = text::isAsciiDigit(printed.text[0]);
      const ReasonKind kind = printed.value == 0 ? ReasonKind::blankLeft
                              : printed.value < 0
                                  ? (isNumber ? ReasonKind::digitOutOfRange : ReasonKind::notADigit)
                              : one.square.values[cell] != 0 ? ReasonKind::givenChanged
                              : digit == 0                   ? ReasonKind::cellNotForced
                                                             : ReasonKind::wrongDigit;
      return Reason{.kind = kind,
                    .place = printed.place,
                    .cells = {cell},
                    .found = profile::quoteOf(printed.text),
                    .expected = digit == 0 ? "." : std::to_string(digit)};
    }
    return std::nullopt;
  }

  /// Problem 12095: the output is a puzzle, which plain backtracking must solve below the cap.
  bool judgeSubmission(int k) {
    const Case blank{.square = Square::of(Grid())};
    const auto grid = readGrid(k, true, [&](const std::vector<PrintedCell>& cells) {
      return firstBrokenRule(blank, cells, true);
    });
    if (!grid) return false;
    const text::Place start = grid->cells.front().place;
    const Grid puzzle = digitsOf(grid->cells);
    const auto count = textbook::countCalls(puzzle, textbook::SearchOrder::rowMajor);
    judgement_.calls = count.calls;
    if (count.capped) {
      return fail({.kind = ReasonKind::capReached,
                   .place = start,
                   .expected = std::to_string(textbook::kCallCap)},
                  k);
    }
    if (!count.solved) return fail({.kind = ReasonKind::noSolution, .place = start}, k);
    answers_.push_back({.grid = Square::of(puzzle)});
    return true;
  }

  /// Whether a solution of a case stands at a position of the output, where it has no business.
  bool isSecondSolution(int k, std::size_t position) {
    if (!isGrid(k) || cases_[k - 1].square.values.empty()) return false;
    OutputReader reader = reader_;
    reader.goTo(position);
    if (reader.readHeading(k)) reader.goTo(position);
    const text::Place place = reader.placeHere();
    const PrintedGrid grid = reader.readGrid(cases_[k - 1].square.size(), false);
    if (grid.trouble || firstBrokenRule(cases_[k - 1], grid.cells)) return false;
    if (profile_.output.heading.empty() && k < static_cast<int>(cases_.size())) {
      // It stands where the next answer belongs, and is that, unless the right one is behind it.
      Judging next = *this;
      next.reader_.goTo(reader.position());
      if (reader.atEnd() || !next.judgeBody(k + 1)) return false;
    }
    fail(Verdict::extraOutput, {.kind = ReasonKind::secondSolution, .place = place}, k);
    showBoard(k, grid.cells);
    return true;
  }

  /// Takes rows that stand behind a whole grid.
  static Reason extraRows(OutputReader& reader, int size) {
    Reason reason{.kind = ReasonKind::wrongRowCount,
                  .place = reader.readLine(),
                  .expected = std::to_string(size)};
    int rows = size + 1;
    for (; reader.isRowNext(size); ++rows) reader.readLine();
    reason.found = std::to_string(rows);
    return reason;
  }

  /// Whether rows too many of the answer before stand here, with the k-th heading behind them.
  bool hasExtraRows(int k) {
    if (!isGrid(k - 1)) return false;
    const int size = cases_[k - 2].square.size();
    OutputReader reader = reader_;
    if (!reader.isRowNext(size)) return false;
    Reason reason = extraRows(reader, size);
    if (reader.readHeading(k)) return false;
    fail(std::move(reason), k - 1);
    return true;
  }

  /// Whether the k-th answer is a grid, which was accepted.
  bool isGrid(int k) const { return k > 0 && answers_[k - 1].grid.has_value(); }

  /// Everything has been answered, and the output goes on.
  void judgeRest(int k) {
    if (isSecondSolution(k, reader_.position())) return;
    Reason reason = reasonHere(ReasonKind::textAfterAnswer);
    if (isGrid(k) && reader_.isRowNext(answers_.back().grid->size())) {
      reason = extraRows(reader_, answers_.back().grid->size());
    } else {
      reason.found = reader_.lineTextHere();
      reason.place = reader_.readLine();
    }
    fail(Verdict::extraOutput, std::move(reason), k);
  }

  const Profile& profile_;
  const std::vector<Case>& cases_;
  OutputReader reader_;
  std::vector<Answer> answers_;
  Judgement judgement_;
  std::optional<JudgedBoard> firstBoard_;
};

}  // namespace

Judgement judge(const Profile& profile, const std::vector<Case>& cases, std::string_view output,
                const Options& options) {
  return Judging(profile, cases, output).run(options);
}

}  // namespace sudominoku::judge
