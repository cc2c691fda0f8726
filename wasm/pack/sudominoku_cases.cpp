#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "pack/cases.h"
#include "solve/sudominoku.h"
#include "textbook/domino_search.h"

namespace sudominoku::pack {
namespace {

constexpr int kFewest = 10;
constexpr int kMost = 35;
constexpr int kSymmetries = 8;

/// The sample published with problem D of the ACM Mid-Central regional 2011.
constexpr std::string_view kPublished =
    "10\n6 B2 1 B3\n2 C4 9 C3\n6 D3 8 E3\n7 E1 4 F1\n8 B7 4 B8\n3 F5 2 F6\n7 F7 6 F8\n"
    "5 G4 9 G5\n7 I8 8 I9\n7 C9 2 B9\nC5 A3 D9 I4 A9 E5 A2 C6 I1\n"
    "11\n5 I9 2 H9\n6 A5 7 A6\n4 B8 6 C8\n3 B5 8 B4\n3 C3 2 D3\n9 D2 8 E2\n3 G2 5 H2\n"
    "1 A2 8 A1\n1 H8 3 I8\n8 I3 7 I4\n4 I6 9 I7\nI5 E6 D1 F2 B3 G9 H7 C9 E5\n0\n";

using DominoFilter = std::function<bool(const Placement&)>;

bool isUnique(const Sudominoku& puzzle) {
  constexpr std::uint64_t kMostNodes = 20'000;
  solve::Request request;
  request.limits.maxSolutions = 2;
  request.limits.maxNodes = kMostNodes;
  return solveSudominoku(puzzle, request).outcome == solve::Outcome::unique;
}

std::uint64_t tilingsOf(const Sudominoku& puzzle) {
  solve::Request request;
  request.limits.maxSolutions = 2;
  request.limits.maxTilings = 100;
  return solveSudominoku(puzzle, request).tilingCount.value;
}

/// Where a cell comes to lie in one of the eight ways, from 0, to turn and mirror the board.
Cell turned(Cell cell, int symmetry) {
  int row = rowOf(cell);
  int column = columnOf(cell);
  if ((symmetry & 1) != 0) row = kSize - 1 - row;
  if ((symmetry & 2) != 0) column = kSize - 1 - column;
  return (symmetry & 4) != 0 ? cellAt(column, row) : cellAt(row, column);
}

class Drawing {
 public:
  Drawing(const profile::Profile& profile, Random& random) : random_(random) {
    for (const profile::Case& one : profile.read(kPublished).cases) {
      isolated_.push_back(one.sudominoku->isolated);
    }
  }

  /// A solved puzzle with all of its 36 dominoes given, in any order and either direction.
  Sudominoku solved() {
    constexpr std::uint64_t kMostNodes = 100'000;
    while (true) {
      Sudominoku puzzle;
      puzzle.isolated = isolated_[random_.below(static_cast<int>(isolated_.size()))];
      const int symmetry = random_.below(kSymmetries);
      for (Cell& cell : puzzle.isolated) cell = turned(cell, symmetry);
      random_.shuffle(puzzle.isolated);
      solve::Request request;
      request.order = solve::Order::random;
      request.seed = random_.next() >> 32;
      request.limits.maxSolutions = 1;
      request.limits.maxNodes = kMostNodes;
      const auto answer = solveSudominoku(puzzle, request);
      if (answer.solutions.empty()) continue;
      const auto& [grid, tiling] = answer.solutions.front();
      for (Cell cell = 0; cell < kCells; ++cell) {
        const Cell other = tiling[cell];
        if (other <= cell) continue;
        const bool isTurned = random_.below(2) == 1;
        const Cell first = isTurned ? other : cell;
        const Cell second = isTurned ? cell : other;
        puzzle.dominoes.push_back({first, second, grid[first], grid[second]});
      }
      random_.shuffle(puzzle.dominoes);
      return puzzle;
    }
  }

  /// A puzzle with one grid that gives only dominoes that the filter lets through, `most` or fewer
  /// of them and `fewest` or more.
  Sudominoku puzzle(int fewest, int most, const DominoFilter& filter = {}) {
    while (true) {
      Sudominoku puzzle = solved();
      if (filter) {
        auto& dominoes = puzzle.dominoes;
        dominoes.erase(std::remove_if(dominoes.begin(), dominoes.end(), std::not_fn(filter)),
                       dominoes.end());
        if (static_cast<int>(dominoes.size()) < fewest || !isUnique(puzzle)) continue;
      }
      takeAway(puzzle, most);
      if (static_cast<int>(puzzle.dominoes.size()) <= most) return puzzle;
    }
  }

  /// The puzzle turned or mirrored, with other digits.
  Sudominoku inOtherGuise(const Sudominoku& puzzle, int symmetry) {
    std::array<Digit, kSize> digits;
    std::iota(digits.begin(), digits.end(), Digit{1});
    random_.shuffle(digits);
    Sudominoku other = puzzle;
    for (Placement& placement : other.dominoes) {
      placement = {turned(placement.firstCell, symmetry), turned(placement.secondCell, symmetry),
                   digits[placement.firstDigit - 1], digits[placement.secondDigit - 1]};
    }
    for (int i = 0; i < kSize; ++i) {
      other.isolated[digits[i] - 1] = turned(puzzle.isolated[i], symmetry);
    }
    return other;
  }

  /// A puzzle with one grid whose ten dominoes lie as far down as may be: a search that begins at
  /// the top meets them late.
  Sudominoku bottomHeavy() {
    while (true) {
      Sudominoku puzzle = solved();
      const auto top = [](const Placement& placement) {
        return std::min(placement.firstCell, placement.secondCell);
      };
      std::sort(puzzle.dominoes.begin(), puzzle.dominoes.end(),
                [&](const Placement& a, const Placement& b) { return top(a) > top(b); });
      takeAway(puzzle, kFewest);
      if (static_cast<int>(puzzle.dominoes.size()) > kFewest) continue;
      random_.shuffle(puzzle.dominoes);
      return puzzle;
    }
  }

 private:
  /// Takes dominoes away until `wanted` are left, as long as the grid stays the only one.
  static void takeAway(Sudominoku& puzzle, int wanted) {
    for (std::size_t i = puzzle.dominoes.size();
         i-- > 0 && static_cast<int>(puzzle.dominoes.size()) > wanted;) {
      Sudominoku fewer = puzzle;
      fewer.dominoes.erase(fewer.dominoes.begin() + static_cast<long>(i));
      if (isUnique(fewer)) puzzle = std::move(fewer);
    }
  }

  Random& random_;
  std::vector<std::array<Cell, kSize>> isolated_;
};

void turnDomino(Placement& placement) {
  std::swap(placement.firstCell, placement.secondCell);
  std::swap(placement.firstDigit, placement.secondDigit);
}

bool crossesBoxes(const Placement& placement) {
  return boxOf(placement.firstCell) != boxOf(placement.secondCell);
}
bool isVertical(const Placement& placement) {
  return columnOf(placement.firstCell) == columnOf(placement.secondCell);
}
bool isHorizontal(const Placement& placement) { return !isVertical(placement); }

/// A puzzle on which the posts' search makes at least half of the calls that the cap allows.
Sudominoku hardPuzzle(Drawing& drawing, std::uint64_t& calls) {
  while (true) {
    Sudominoku puzzle = drawing.bottomHeavy();
    const auto run = textbook::solveDominoSearch(puzzle, kHardSearchCap);
    if (run.capped || run.calls < kHardSearchCap / 2) continue;
    calls = run.calls;
    return puzzle;
  }
}

/// Gives every other domino with the smaller digit first, and the rest with the larger.
void alternateDigits(Sudominoku& puzzle) {
  for (std::size_t i = 0; i < puzzle.dominoes.size(); ++i) {
    Placement& placement = puzzle.dominoes[i];
    if ((placement.firstDigit < placement.secondDigit) != (i % 2 == 0)) turnDomino(placement);
  }
}

/// Whether programs that know given dominoes in one order of their digits only go wrong, whichever
/// that is.
bool foolsByDigitOrder(const Sudominoku& puzzle) {
  using textbook::Unchecked;
  constexpr std::uint64_t kMostCalls = 10'000;
  const Grid right = solve::solveSudominoku(puzzle, {}).solutions[0].grid;
  const auto isFooled = [&](Unchecked unchecked) {
    const auto run = textbook::solveDominoSearch(puzzle, kMostCalls, 1, unchecked);
    return !run.grids.empty() && run.grids[0] != right;
  };
  return isFooled(Unchecked::givenSmallerFirst) && isFooled(Unchecked::givenLargerFirst);
}

/// A puzzle that fools them.
Sudominoku digitOrderPuzzle(Drawing& drawing) {
  while (true) {
    const Sudominoku puzzle = drawing.puzzle(kFewest, 14);
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
      Sudominoku guise = drawing.inOtherGuise(puzzle, symmetry);
      alternateDigits(guise);
      if (foolsByDigitOrder(guise)) return guise;
    }
  }
}

/// The puzzle without the dominoes that cover any of some cells.
Sudominoku without(const std::array<Cell, 4>& cells, Sudominoku puzzle) {
  const auto isAmong = [&](Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  };
  std::erase_if(puzzle.dominoes, [&](const Placement& placement) {
    return isAmong(placement.firstCell) || isAmong(placement.secondCell);
  });
  return puzzle;
}

/// A solved puzzle without the dominoes on the corners of a rectangle at which two digits stand
/// crosswise, for each such rectangle. Exchanged, these digits do no harm to rows and columns, and
/// now and then none to dominoes.
std::vector<Sudominoku> withoutCrosswise(const Sudominoku& solved) {
  const Grid grid = solved.givens();
  std::vector<Sudominoku> puzzles;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Cell opposite = cell + 1; opposite < kCells; ++opposite) {
      const Cell right = cellAt(rowOf(cell), columnOf(opposite));
      const Cell left = cellAt(rowOf(opposite), columnOf(cell));
      if (right == opposite || left == opposite) continue;
      if (grid[cell] != grid[opposite] || grid[right] != grid[left]) continue;
      puzzles.push_back(without({cell, right, left, opposite}, solved));
    }
  }
  return puzzles;
}

/// Which programs that check the box of one half of a domino only are wrong on a puzzle: those that
/// do not check the first half and end with the smallest of the grids they can find, or with the
/// largest; and those that do not check the second half.
std::array<bool, 4> fooledBy(const Sudominoku& puzzle) {
  using textbook::Unchecked;
  const auto gridsOf = [&](Unchecked unchecked) {
    constexpr std::uint64_t kMostCalls = 10'000;
    const auto run = textbook::solveDominoSearch(puzzle, kMostCalls, kMostCalls, unchecked);
    return run.capped ? std::vector<Grid>() : run.grids;
  };
  const std::vector<Grid> right = gridsOf(Unchecked::nothing);
  if (right.size() != 1) return {};
  std::array<bool, 4> fooled{};
  for (const int half : {0, 1}) {
    const auto grids = gridsOf(half == 0 ? Unchecked::boxOfFirstHalf : Unchecked::boxOfSecondHalf);
    if (grids.empty()) continue;
    fooled[2 * half] = grids.front() != right[0];
    fooled[2 * half + 1] = grids.back() != right[0];
  }
  return fooled;
}

/// Puzzles that fool each of these programs so often that others like them, which go over the board
/// another way, have no luck with all of them. Hardly any other puzzle does; of one that does, all
/// guises may.
std::vector<Sudominoku> halfCheckedPuzzles(Drawing& drawing) {
  constexpr int kOfEach = 4;
  std::vector<Sudominoku> puzzles;
  std::array<int, 4> counts{};
  const auto addGuises = [&](const Sudominoku& puzzle) {
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
      const Sudominoku guise = drawing.inOtherGuise(puzzle, symmetry);
      const auto fooled = fooledBy(guise);
      bool isWanted = false;
      for (int i = 0; i < 4; ++i) isWanted |= fooled[i] && counts[i] < kOfEach;
      if (!isWanted) continue;
      for (int i = 0; i < 4; ++i) counts[i] += fooled[i] ? 1 : 0;
      puzzles.push_back(guise);
    }
  };
  while (*std::min_element(counts.begin(), counts.end()) < kOfEach) {
    for (const Sudominoku& puzzle : withoutCrosswise(drawing.solved())) {
      if (fooledBy(puzzle) != std::array<bool, 4>{}) addGuises(puzzle);
    }
  }
  return puzzles;
}

}  // namespace

std::vector<PackCase> sudominokuCases(const profile::Profile& profile, Random& random) {
  Drawing drawing(profile, random);
  std::vector<PackCase> cases;
  const auto add = [&](CaseKind kind, const std::vector<Sudominoku>& puzzles) -> PackCase& {
    std::vector<profile::Case> list;
    for (const Sudominoku& puzzle : puzzles) {
      profile::Case one;
      one.square = profile::Square::of(puzzle.givens());
      one.sudominoku = puzzle;
      list.push_back(std::move(one));
    }
    cases.push_back(caseOf(profile, kind, list));
    return cases.back();
  };

  cases.push_back(caseOf(profile, CaseKind::published, profile.read(kPublished).cases));
  const Sudominoku many = drawing.puzzle(kMost, kMost);
  const Sudominoku few = drawing.puzzle(kFewest, kFewest);
  // The second and the last are the same puzzle: state that is kept from the first shows.
  add(CaseKind::severalCases,
      {many, few, drawing.puzzle(20, 20), drawing.puzzle(kFewest, 12), few});
  add(CaseKind::fewestDominoes, {drawing.puzzle(kFewest, kFewest)});
  add(CaseKind::mostDominoes, {drawing.puzzle(kMost, kMost)});
  add(CaseKind::crossingBoxes, {drawing.puzzle(kFewest, 18, crossesBoxes)});
  add(CaseKind::verticalOnly, {drawing.puzzle(kFewest, 18, isVertical)});
  add(CaseKind::horizontalOnly, {drawing.puzzle(kFewest, 18, isHorizontal)});
  Sudominoku leftAndUp = drawing.puzzle(kFewest, 14);
  for (Placement& placement : leftAndUp.dominoes) {
    if (placement.firstCell < placement.secondCell) turnDomino(placement);
  }
  add(CaseKind::leftAndUp, {leftAndUp});
  add(CaseKind::digitOrder, {digitOrderPuzzle(drawing)});
  Sudominoku several = drawing.puzzle(kFewest, 12);
  while (tilingsOf(several) < 2) several = drawing.puzzle(kFewest, 12);
  add(CaseKind::severalTilings, {several});
  std::uint64_t calls = 0;
  const Sudominoku hard = hardPuzzle(drawing, calls);
  add(CaseKind::hardSearch, {hard}).calls = calls;
  add(CaseKind::halfChecked, halfCheckedPuzzles(drawing));
  PackCase& open = add(CaseKind::noFinalNewline, {drawing.puzzle(kFewest, 14)});
  open.input.pop_back();
  return cases;
}

}  // namespace sudominoku::pack
