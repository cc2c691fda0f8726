#include "text/list_set.h"

#include <array>
#include <bitset>
#include <utility>

#include "text/domino_list.h"
#include "text/line_cursor.h"
#include "text/line_shape.h"
#include "text/set_lines.h"

namespace sudominoku::text {
namespace {

/// The longest beginning of a list that a cut may leave over, with room for blank lines.
constexpr std::size_t kLongestBegunList = 800;

/// 0: it is no digit.
Digit digitOf(char sign) { return sign >= '1' && sign <= '9' ? sign - '0' : 0; }

/// kNoCell: it is no name.
Cell cellOf(char row, char column) {
  const Digit digit = digitOf(column);
  return row >= 'A' && row <= 'I' && digit != 0 ? cellAt(row - 'A', digit - 1) : kNoCell;
}

/// Goes through a set from list to list.
class ListReader {
 public:
  explicit ListReader(std::string_view text) : lines_(text) {}

  /// Reads the next list; `false`: the text ends, or something else comes.
  bool next(Sudominoku& puzzle) {
    if (!lines_.takeFilled()) return false;
    firstLine_ = lines_.number();
    if (lines_.line() == "0") {
      isTerminated_ = true;
      hasOnlyLists_ = !lines_.takeFilled();
      return false;
    }
    hasOnlyLists_ = readList(puzzle);
    return hasOnlyLists_;
  }

  /// Whether nothing else has come.
  bool hasOnlyLists() const { return hasOnlyLists_; }
  bool isTerminated() const { return isTerminated_; }
  int firstLine() const { return firstLine_; }
  /// The last line of the list, the gap behind it, and the byte behind its break.
  int lastLine() const { return lines_.number(); }
  Place gap() const { return {lines_.number(), static_cast<int>(lines_.line().size()) + 1, 0}; }
  std::size_t end() const { return lines_.end(); }

 private:
  bool readList(Sudominoku& puzzle) {
    const std::string_view count = lines_.line();
    if (count.size() != 2 || !isAsciiDigit(count[0]) || !isAsciiDigit(count[1])) return false;
    const int dominoes = 10 * (count[0] - '0') + count[1] - '0';
    if (dominoes < kFewestDominoes || dominoes > kMostDominoes) return false;
    covered_.reset();
    laid_.reset();
    puzzle.dominoes.resize(static_cast<std::size_t>(dominoes));
    for (Placement& placement : puzzle.dominoes) {
      if (!lines_.takeFilled() || !readDomino(placement)) return false;
    }
    return lines_.takeFilled() && readIsolated(puzzle.isolated);
  }

  bool readDomino(Placement& placement) {
    const std::string_view line = lines_.line();
    if (line.size() != 9 || line[1] != ' ' || line[4] != ' ' || line[6] != ' ') return false;
    placement = {cellOf(line[2], line[3]), cellOf(line[7], line[8]), digitOf(line[0]),
                 digitOf(line[5])};
    const auto& [first, second, firstDigit, secondDigit] = placement;
    if (firstDigit == 0 || secondDigit == 0 || firstDigit == secondDigit) return false;
    if (first == kNoCell || second == kNoCell || !areAdjacent(first, second)) return false;
    return cover(first) && cover(second) && isNew(laid_, dominoOf(firstDigit, secondDigit));
  }

  bool readIsolated(std::array<Cell, kSize>& isolated) {
    constexpr std::size_t nameAndBlank = 3;
    const std::string_view line = lines_.line();
    if (line.size() != kSize * nameAndBlank - 1) return false;
    for (std::size_t i = 0; i < isolated.size(); ++i) {
      const std::size_t at = nameAndBlank * i;
      isolated[i] = cellOf(line[at], line[at + 1]);
      if (i > 0 && line[at - 1] != ' ') return false;
      if (isolated[i] == kNoCell || !cover(isolated[i])) return false;
    }
    return true;
  }

  bool cover(Cell cell) { return isNew(covered_, cell); }

  template <std::size_t Size>
  static bool isNew(std::bitset<Size>& known, int index) {
    const auto bit = static_cast<std::size_t>(index);
    if (known[bit]) return false;
    known[bit] = true;
    return true;
  }

  SetLines lines_;
  int firstLine_ = 0;
  bool isTerminated_ = false;
  bool hasOnlyLists_ = true;
  std::bitset<kCells> covered_;
  std::bitset<kDominoes> laid_;
};

}  // namespace

bool readListSet(std::string_view text, Reading& reading) {
  ListReader set(text);
  Reading read;
  Place gap{};
  // Filled in where it is: a puzzle takes four hundred bytes.
  while (set.next(read.puzzles.emplace_back().puzzle.emplace<Sudominoku>())) {
    ReadPuzzle& puzzle = read.puzzles.back();
    puzzle.format = Format::dominoList;
    puzzle.firstLine = set.firstLine();
    puzzle.lastLine = set.lastLine();
    gap = set.gap();
    if (read.puzzles.size() == 1) read.puzzles.reserve(text.size() / set.end() + 1);
  }
  read.puzzles.pop_back();
  if (read.puzzles.empty() || !set.hasOnlyLists()) return false;
  if (!set.isTerminated()) {
    report(read, DiagnosticKind::missingTerminator, gap, {}, "0", Severity::note);
  }
  reading = std::move(read);
  return true;
}

std::size_t safeCutOfListSet(std::string_view text) {
  // As for any other text, the last puzzle is left to the next piece.
  ListReader set(text);
  Sudominoku puzzle;
  std::array<std::size_t, 2> ends{};
  while (set.next(puzzle)) ends = {ends[1], set.end()};
  return text.size() - ends[1] <= kLongestBegunList ? ends[0] : 0;
}

}  // namespace sudominoku::text
