#include "judge/rules.h"

#include <algorithm>

#include "profile/words.h"
#include "text/line_shape.h"
#include "textbook/domino_tiling.h"

namespace sudominoku::judge {
namespace {

/// A board of any size as its rules see it.
class Rules {
 public:
  Rules(const profile::Case& one, const std::vector<PrintedCell>& cells)
      : one_(one), cells_(cells), boxSize_(one.square.boxSize), size_(one.square.size()) {
    partner_.assign(cells.size(), kNoCell);
    if (!one.sudominoku) return;
    for (const Placement& placement : one.sudominoku->dominoes) {
      setPartner(placement.firstCell, placement.secondCell);
      setPartner(placement.secondCell, placement.firstCell);
    }
  }

  std::optional<Reason> firstBroken(bool mayBeBlank) const {
    for (int cell = 0; cell < static_cast<int>(cells_.size()); ++cell) {
      if (mayBeBlank && cells_[cell].value == 0) continue;
      if (auto reason = brokenAt(cell, mayBeBlank)) return reason;
    }
    return std::nullopt;
  }

 private:
  /// `10` and `-3`; not `01` or `1.0`, which may be in range.
  static bool isWholeNumber(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && text[0] != '0' &&
           std::all_of(text.begin(), text.end(), text::isAsciiDigit);
  }

  void setPartner(Cell cell, Cell partner) {
    if (cell < static_cast<int>(partner_.size())) partner_[cell] = partner;
  }

  Reason reasonAt(ReasonKind kind, int cell, std::string expected = {}) const {
    return {.kind = kind,
            .place = cells_[cell].place,
            .cells = {cell},
            .found = profile::quoteOf(cells_[cell].text),
            .expected = std::move(expected)};
  }

  std::optional<Reason> brokenAt(int cell, bool mayBeBlank) const {
    const PrintedCell& printed = cells_[cell];
    if (printed.value < 1 || printed.value > size_) {
      const std::string_view found = printed.text;
      // Where a blank may stand, another sign for it is no digit.
      const bool isBlank = !mayBeBlank && found.size() == 1 && text::isOneOf(found[0], "0.-_*?");
      return reasonAt(isBlank                ? ReasonKind::blankLeft
                      : isWholeNumber(found) ? ReasonKind::digitOutOfRange
                                             : ReasonKind::notADigit,
                      cell, (mayBeBlank ? "0-" : "1-") + std::to_string(size_));
    }
    const int given = one_.square.values[cell];
    if (given != 0 && given != printed.value) return changedGiven(cell, given);
    return duplicate(cell);
  }

  Reason changedGiven(int cell, int given) const {
    if (!one_.sudominoku) return reasonAt(ReasonKind::givenChanged, cell, std::to_string(given));
    if (partner_[cell] == kNoCell) {
      return reasonAt(ReasonKind::isolatedDigitWrong, cell, std::to_string(given));
    }
    Reason reason = reasonAt(ReasonKind::dominoTornApart, cell, std::to_string(given));
    reason.cells.push_back(partner_[cell]);
    return reason;
  }

  /// The same digit in an earlier cell, or as a given in a later one, of a house.
  std::optional<Reason> duplicate(int cell) const {
    const int value = cells_[cell].value;
    const auto standsAt = [&](int other) {
      if (other == cell) return false;
      return other < cell ? cells_[other].value == value : one_.square.values[other] == value;
    };
    const int row = cell / size_;
    const int column = cell % size_;
    for (const ReasonKind kind :
         {ReasonKind::duplicateInRow, ReasonKind::duplicateInColumn, ReasonKind::duplicateInBox}) {
      for (int i = 0; i < size_; ++i) {
        const int other = kind == ReasonKind::duplicateInRow ? row * size_ + i
                          : kind == ReasonKind::duplicateInColumn
                              ? i * size_ + column
                              : (row / boxSize_ * boxSize_ + i / boxSize_) * size_ +
                                    column / boxSize_ * boxSize_ + i % boxSize_;
        if (!standsAt(other)) continue;
        Reason reason = reasonAt(kind, cell);
        reason.cells.push_back(other);
        reason.isOtherGiven = other > cell;
        return reason;
      }
    }
    return std::nullopt;
  }

  const profile::Case& one_;
  const std::vector<PrintedCell>& cells_;
  int boxSize_;
  int size_;
  std::vector<Cell> partner_;
};

/// Lays the dominoes that have only one place, until that shows why the rest cannot be laid.
class ForcedDominoes {
 public:
  ForcedDominoes(const Sudominoku& puzzle, const Grid& digits) : digits_(digits) {
    firstCell_.fill(kNoCell);
    for (const Cell cell : puzzle.isolated) isCovered_[cell] = true;
    for (const Placement& given : puzzle.dominoes) lay(given.firstCell, given.secondCell);
  }

  /// None: forced dominoes alone do not show it.
  std::optional<Reason> contradiction() {
    while (true) {
      if (auto reason = contradictionAtCell()) return reason;
      if (auto reason = contradictionOfPair()) return reason;
      if (!layForced()) return std::nullopt;
    }
  }

 private:
  int pairAt(Cell a, Cell b) const { return dominoOf(digits_[a], digits_[b]); }
  bool isOpen(Cell a, Cell b) const {
    return !isCovered_[a] && !isCovered_[b] && firstCell_[pairAt(a, b)] == kNoCell;
  }

  void lay(Cell a, Cell b) {
    isCovered_[a] = isCovered_[b] = true;
    firstCell_[pairAt(a, b)] = a;
    secondCell_[pairAt(a, b)] = b;
  }

  std::string nameOfPair(Domino pair) const {
    return std::to_string(kDominoDigits[pair].low) + '-' + std::to_string(kDominoDigits[pair].high);
  }

  /// A cell that no domino can cover any more.
  std::optional<Reason> contradictionAtCell() const {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (isCovered_[cell]) continue;
      std::vector<Cell> freeNeighbours;
      bool hasPlace = false;
      for (const Cell other : kAdjacentCells[cell]) {
        if (!isCovered_[other]) freeNeighbours.push_back(other);
        hasPlace |= isOpen(cell, other);
      }
      if (hasPlace) continue;
      if (freeNeighbours.size() != 1) {
        return Reason{.kind = ReasonKind::cellBlocked, .cells = {cell}};
      }
      // The one domino that is left for it lies somewhere else already.
      const Domino pair = pairAt(cell, freeNeighbours[0]);
      return Reason{.kind = ReasonKind::pairUsedTwice,
                    .cells = {cell, freeNeighbours[0], firstCell_[pair], secondCell_[pair]},
                    .found = nameOfPair(pair)};
    }
    return std::nullopt;
  }

  /// A pair of digits that lies nowhere and has no place left.
  std::optional<Reason> contradictionOfPair() const {
    std::array<bool, kDominoes> hasPlace{};
    forEachOpen([&](Cell a, Cell b) { hasPlace[pairAt(a, b)] = true; });
    for (Domino pair = 0; pair < kDominoes; ++pair) {
      if (firstCell_[pair] == kNoCell && !hasPlace[pair]) {
        return Reason{.kind = ReasonKind::pairNowhere, .found = nameOfPair(pair)};
      }
    }
    return std::nullopt;
  }

  template <typename Visit>
  void forEachOpen(Visit visit) const {
    for (Cell a = 0; a < kCells; ++a) {
      for (const Cell b : kAdjacentCells[a]) {
        if (a < b && isOpen(a, b)) visit(a, b);
      }
    }
  }

  /// Lays one domino that a cell or a pair forces. False: none is forced.
  bool layForced() {
    struct Places {
      int count = 0;
      Cell a = kNoCell;
      Cell b = kNoCell;
    };
    std::array<Places, kCells> ofCell{};
    std::array<Places, kDominoes> ofPair{};
    forEachOpen([&](Cell a, Cell b) {
      for (Places* places : {&ofCell[a], &ofCell[b], &ofPair[pairAt(a, b)]}) {
        *places = {places->count + 1, a, b};
      }
    });
    const auto layOnly = [&](const Places& places) {
      if (places.count != 1) return false;
      lay(places.a, places.b);
      return true;
    };
    return std::any_of(ofCell.begin(), ofCell.end(), layOnly) ||
           std::any_of(ofPair.begin(), ofPair.end(), layOnly);
  }

  const Grid& digits_;
  std::array<bool, kCells> isCovered_{};
  /// Where a pair lies.
  std::array<Cell, kDominoes> firstCell_{};
  std::array<Cell, kDominoes> secondCell_{};
};

}  // namespace

std::optional<Reason> firstBrokenRule(const profile::Case& one,
                                      const std::vector<PrintedCell>& cells, bool mayBeBlank) {
  return Rules(one, cells).firstBroken(mayBeBlank);
}

std::optional<Reason> whyNotTiled(const Sudominoku& puzzle, const std::vector<PrintedCell>& cells,
                                  Tiling& tiling) {
  const Grid digits = digitsOf(cells);
  if (const auto found = textbook::tileWithDominoes(puzzle, digits).first) {
    tiling = *found;
    return std::nullopt;
  }
  auto reason = ForcedDominoes(puzzle, digits).contradiction();
  if (!reason) reason = Reason{.kind = ReasonKind::cannotBeTiled};
  // Where no cell is to blame, the grid as a whole is.
  const PrintedCell& first = cells[reason->cells.empty() ? 0 : reason->cells.front()];
  reason->place = first.place;
  return reason;
}

Grid digitsOf(const std::vector<PrintedCell>& cells) {
  Grid grid;
  for (int cell = 0; cell < std::min(kCells, static_cast<int>(cells.size())); ++cell) {
    grid.set(cell, std::max(0, cells[cell].value));
  }
  return grid;
}

}  // namespace sudominoku::judge
