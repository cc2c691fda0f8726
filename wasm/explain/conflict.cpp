#include "explain/conflict.h"

#include <algorithm>
#include <array>
#include <utility>

#include "board/split_mix.h"
#include "explain/any_puzzle.h"

namespace sudominoku::explain {
namespace {

using solve::Clue;

/// Orders in which clues are left out: each leads to a conflict, and the smallest is kept.
constexpr int kOrders = 4;

std::vector<Clue> cluesOf(const Puzzle& puzzle) {
  const auto* sudoku = std::get_if<Sudoku>(&puzzle);
  if (sudoku == nullptr) return std::get<Sudominoku>(puzzle).dominoes;
  std::vector<Clue> clues;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (sudoku->givens[cell] != 0) clues.push_back({cell, kNoCell, sudoku->givens[cell], 0});
  }
  return clues;
}

/// The puzzle with these clues instead of its own; isolated digits stay.
Puzzle with(Puzzle puzzle, const std::vector<Clue>& clues) {
  if (auto* sudoku = std::get_if<Sudoku>(&puzzle)) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (sudoku->givens[cell] != 0) sudoku->clear(cell);
    }
    for (const Clue& clue : clues) sudoku->givens.set(clue.firstCell, clue.firstDigit);
  } else {
    std::get<Sudominoku>(puzzle).dominoes = clues;
  }
  return puzzle;
}

/// The same digit in both, in cells that see each other.
bool clash(const Clue& a, const Clue& b) {
  const std::pair<Cell, Digit> ofA[2] = {{a.firstCell, a.firstDigit},
                                         {a.secondCell, a.secondDigit}};
  const std::pair<Cell, Digit> ofB[2] = {{b.firstCell, b.firstDigit},
                                         {b.secondCell, b.secondDigit}};
  for (const auto& [cellA, digitA] : ofA) {
    for (const auto& [cellB, digitB] : ofB) {
      if (cellA == kNoCell || cellB == kNoCell || digitA != digitB) continue;
      if (arePeers(cellA, cellB)) return true;
    }
  }
  return false;
}

std::vector<Clue> isolatedClues(const Puzzle& puzzle) {
  std::vector<Clue> clues;
  if (const auto* sudominoku = std::get_if<Sudominoku>(&puzzle)) {
    for (Digit digit = 1; digit <= kSize; ++digit) {
      clues.push_back({sudominoku->isolated[digit - 1], kNoCell, digit, 0});
    }
  }
  return clues;
}

bool isImpossible(solve::Inquiry& inquiry, const Puzzle& puzzle) {
  return search(inquiry, puzzle, 1).count.value == 0 && !inquiry.ended();
}

/// Whether there is a solution with an isolated digit elsewhere.
bool isSolvableWithout(solve::Inquiry& inquiry, const Sudominoku& puzzle, Digit digit) {
  const Grid givens = puzzle.givens();
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (givens[cell] != 0) continue;
    Sudominoku moved = puzzle;
    moved.isolated[digit - 1] = cell;
    if (inquiry.search(moved, 1).count.value > 0) return true;
    if (inquiry.ended()) return false;
  }
  return false;
}

/// The isolated digits that could lie elsewhere to mend it; all, where they alone are the conflict.
void addIsolated(solve::Inquiry& inquiry, const Puzzle& puzzle, Conflict& conflict) {
  if (kindOf(puzzle) == PuzzleKind::sudoku) return;
  const Sudominoku part = std::get<Sudominoku>(with(puzzle, conflict.clues));
  inquiry.expect(kSize);
  for (Digit digit = 1; digit <= kSize; ++digit) {
    if (isSolvableWithout(inquiry, part, digit)) {
      conflict.clues.push_back({part.isolated[digit - 1], kNoCell, digit, 0});
    }
    if (inquiry.ended()) return;
    inquiry.step();
  }
  // Several of them are to blame together.
  if (conflict.clues.empty()) conflict.clues = isolatedClues(puzzle);
}

/// Two clues that clash; empty: no two do.
std::vector<Clue> clashOf(const Puzzle& puzzle) {
  const std::vector<Clue> clues = cluesOf(puzzle);
  const std::vector<Clue> isolated = isolatedClues(puzzle);
  for (std::size_t i = 0; i < clues.size(); ++i) {
    for (const Clue& other : isolated) {
      if (clash(clues[i], other)) return {clues[i], other};
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (clash(clues[j], clues[i])) return {clues[j], clues[i]};
    }
  }
  return {};
}

/// The fewest clues of a puzzle without a solution that leave it none, of those that are left where
/// one after the other is taken away in several orders. In the order of their cells.
std::vector<Clue> fewestClues(solve::Inquiry& inquiry, const Puzzle& puzzle) {
  std::vector<Clue> all = cluesOf(puzzle);
  std::vector<Clue> fewest = all;
  inquiry.expect(kOrders * all.size());
  SplitMix64 random(1);
  for (int order = 0; order < kOrders && !inquiry.ended(); ++order) {
    std::vector<Clue> kept = all;
    for (std::size_t i = kept.size(); i-- > 0;) {
      inquiry.step();
      std::vector<Clue> fewer = kept;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (isImpossible(inquiry, with(puzzle, fewer))) kept = std::move(fewer);
      if (inquiry.ended()) break;
    }
    if (kept.size() < fewest.size()) fewest = std::move(kept);
    for (std::size_t i = all.size(); i > 1; --i) {
      std::swap(all[i - 1], all[random.below(static_cast<std::uint32_t>(i))]);
    }
  }
  std::sort(fewest.begin(), fewest.end(),
            [](const Clue& a, const Clue& b) { return a.firstCell < b.firstCell; });
  return fewest;
}

}  // namespace

std::string_view nameOf(Conflict::Kind kind) {
  static constexpr std::array<std::string_view, 3> names{"none", "found", "stuck"};
  return names[static_cast<int>(kind)];
}

Conflict findConflict(const Puzzle& puzzle, const solve::Effort& effort) {
  if (std::vector<Clue> two = clashOf(puzzle); !two.empty()) {
    return {Conflict::Kind::found, std::move(two), false};
  }
  Conflict conflict;
  solve::Inquiry inquiry(effort);
  if (!isImpossible(inquiry, puzzle)) {
    if (!inquiry.ended()) conflict.kind = Conflict::Kind::none;
    return conflict;
  }
  Puzzle plain = puzzle;
  candidatesOf(plain) = kAllCandidates;
  conflict.withCandidates = !areAll(candidatesOf(puzzle)) && !isImpossible(inquiry, plain);
  const Puzzle& base = conflict.withCandidates ? puzzle : plain;
  conflict.clues = fewestClues(inquiry, base);
  addIsolated(inquiry, base, conflict);
  conflict.kind = inquiry.ended() ? Conflict::Kind::stuck : Conflict::Kind::found;
  return conflict;
}

FirstWrongMove findFirstWrongMove(const Puzzle& puzzle, const std::vector<Move>& moves,
                                  const solve::Effort& effort) {
  solve::Inquiry inquiry(effort);
  const Grid givens = givensOf(puzzle);
  Grid digits;
  // As long as moves agree with a solution that is known, there is nothing to search.
  solve::Found known = search(inquiry, puzzle, 1);
  for (std::size_t i = 0; i < moves.size() && !inquiry.ended(); ++i) {
    const auto [cell, digit] = moves[i];
    if (givens[cell] != 0) continue;
    digits.set(cell, digit);
    if (known.count.value > 0 && known.grids.front()[cell] == digit) continue;
    known = search(inquiry, withEntries(puzzle, digits), 1);
    if (inquiry.ended()) break;
    if (known.count.value == 0) return {static_cast<int>(i), true};
  }
  return {std::nullopt, !inquiry.ended()};
}

}  // namespace sudominoku::explain
