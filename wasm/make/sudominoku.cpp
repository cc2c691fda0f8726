#include "make/sudominoku.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "make/dice.h"
#include "make/fit.h"
#include "make/transform.h"
#include "solve/sudominoku.h"

namespace sudominoku::make {
namespace {

using Dominoes = std::vector<Placement>;

/// Dominoes that are given together or not at all.
using Group = Dominoes;

/// Draws the isolated cells of a pattern with this symmetry. False: the orbits drawn do not leave
/// as many cells of one colour of a chessboard as of the other.
bool drawIsolatedCells(Symmetry symmetry, std::array<Cell, kSize>& cells, SplitMix64& dice) {
  std::vector<Orbit> orbits = orbitsOf(symmetry);
  shuffle(orbits, dice);
  // Dominoes cover as many cells of one colour as of the other; the corners' colour has one more.
  std::array<std::size_t, 2> left{5, 4};
  std::size_t count = 0;
  for (const Orbit& orbit : orbits) {
    std::array<std::size_t, 2> needed{0, 0};
    for (const Cell cell : orbit) ++needed[(rowOf(cell) + columnOf(cell)) % 2];
    if (needed[0] > left[0] || needed[1] > left[1]) continue;
    for (int colour = 0; colour < 2; ++colour) left[colour] -= needed[colour];
    for (const Cell cell : orbit) cells[count++] = cell;
  }
  return count == kSize;
}

Dominoes dominoesOf(const Grid& grid, const Tiling& tiling) {
  Dominoes dominoes;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Cell other = tiling[cell];
    if (other > cell) dominoes.push_back({cell, other, grid[cell], grid[other]});
  }
  return dominoes;
}

/// The dominoes that lie where turned ones lie, as they go together.
std::vector<Group> groupsOf(const MadeSudominoku& solved, Symmetry symmetry) {
  const std::vector<Turn> turns = turnsOf(symmetry);
  std::vector<Group> groups;
  for (const Placement& domino : solved.puzzle.dominoes) {
    std::vector<Cell> firsts;
    bool isWhole = true;
    for (const Turn turn : turns) {
      const Cell a = turned(domino.firstCell, turn);
      const Cell b = turned(domino.secondCell, turn);
      isWhole = isWhole && solved.tiling[a] == b;
      const Cell first = std::min(a, b);
      if (std::find(firsts.begin(), firsts.end(), first) == firsts.end()) firsts.push_back(first);
    }
    if (!isWhole || *std::min_element(firsts.begin(), firsts.end()) != domino.firstCell) continue;
    Group group;
    for (const Cell cell : firsts) {
      const Cell other = solved.tiling[cell];
      group.push_back({cell, other, solved.solution[cell], solved.solution[other]});
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

Dominoes joined(const std::vector<Group>& groups) {
  Dominoes all;
  for (const Group& group : groups) all.insert(all.end(), group.begin(), group.end());
  return all;
}

template <typename IsRight>
bool leaveOut(Sudominoku& puzzle, std::vector<Group>& groups, std::size_t begin, std::size_t end,
              const IsRight& isRight) {
  std::vector<Group> fewer = groups;
  fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(begin),
              fewer.begin() + static_cast<std::ptrdiff_t>(end));
  Sudominoku next = puzzle;
  next.dominoes = joined(fewer);
  if (!isRight(next)) return false;
  puzzle = std::move(next);
  groups = std::move(fewer);
  return true;
}

int sizeOf(const Group& group) { return static_cast<int>(group.size()); }

/// Leaves out groups from the last on, as long as the puzzle stays right and enough are left.
template <typename IsRight>
Sudominoku thinnedByGroups(Sudominoku puzzle, std::vector<Group> groups, int fewest,
                           const IsRight& isRight) {
  // Most of the first can go together.
  constexpr int kUsuallyLeft = 18;
  for (std::size_t i = groups.size(); i-- > 0;) {
    std::size_t first = i;
    int left = static_cast<int>(puzzle.dominoes.size()) - sizeOf(groups[i]);
    while (first > 0 && left - sizeOf(groups[first - 1]) >= std::max(kUsuallyLeft, fewest)) {
      left -= sizeOf(groups[--first]);
    }
    if (left < fewest) continue;
    if (leaveOut(puzzle, groups, first, i + 1, isRight)) {
      i = first;
    } else if (first < i) {
      leaveOut(puzzle, groups, i, i + 1, isRight);
    }
  }
  return puzzle;
}

/// False as well where it takes more nodes to tell.
bool isProvenUnique(const Sudominoku& puzzle, bool isTilingUnique, std::uint64_t maxNodes) {
  solve::Request request;
  request.limits.maxSolutions = 2;
  request.limits.maxNodes = maxNodes;
  request.limits.maxTilings = isTilingUnique ? 2 : 0;
  request.keepSolutions = 0;
  const solve::SudominokuAnswer answer = solveSudominoku(puzzle, request);
  return answer.outcome == solve::Outcome::unique &&
         (!isTilingUnique || (answer.tilingCount.exact && answer.tilingCount.value == 1));
}

class SudominokuMaker {
 public:
  SudominokuMaker(const SudominokuWish& wish, std::uint64_t seed, Patience& patience)
      : wish_(wish), dice_(seed), patience_(patience) {}

  std::optional<MadeSudominoku> run() {
    if (mostPuzzles(wish_) == 0) return std::nullopt;
    while (patience_.tryOn()) {
      std::optional<MadeSudominoku> made = randomSudominoku(wish_.symmetry, dice_, patience_);
      if (!made) break;
      std::vector<Group> groups = groupsOf(*made, wish_.symmetry);
      Sudominoku all = made->puzzle;
      all.dominoes = joined(groups);
      if (static_cast<int>(all.dominoes.size()) < wish_.dominoes || !unique(all)) continue;
      made->puzzle = thinnest(all, made->solution, groups);
      // The clock may have left out some orders: what the others make is not what the seed makes.
      if (!patience_.look()) break;
      soften(*made, groups);
      if (!keepsPromises(made->puzzle)) continue;
      const Fit fit = fitOf(*made);
      if (fit == Fit::asWanted || (fit == Fit::tooEasy && harden(*made, all, groups))) {
        order(made->puzzle.dominoes,
              [](const Placement& a, const Placement& b) { return a.firstCell < b.firstCell; });
        return made;
      }
    }
    return std::nullopt;
  }

 private:
  bool unique(const Sudominoku& puzzle) const { return isUnique(puzzle, wish_.isTilingUnique); }

  Fit fitOf(const MadeSudominoku& made) const {
    return make::fitOf(made.puzzle, made.solution, wish_.level);
  }

  bool isTooEasy(const MadeSudominoku& made) const {
    return isBelow(made.puzzle, made.solution, *wish_.level);
  }

  /// Where so many dominoes as they come make a puzzle too easy: begins with as few as there can
  /// be, and adds those that leave it hard enough. False: there are not so many.
  bool harden(MadeSudominoku& made, const Sudominoku& all, std::vector<Group>& groups) {
    if (wish_.dominoes == 0 || wish_.isMinimal) return false;
    made.puzzle =
        thinnedByGroups(all, groups, 0, [&](const Sudominoku& puzzle) { return unique(puzzle); });
    int canStayOut = static_cast<int>(all.dominoes.size()) - wish_.dominoes;
    // About every fourth of those that are tried makes the puzzle too easy, or more of them do.
    const int added = wish_.dominoes - static_cast<int>(made.puzzle.dominoes.size());
    if (added > 3 * canStayOut || isTooEasy(made)) return false;
    shuffle(groups, dice_);
    for (const Group& group : groups) {
      if (canStayOut < 0 || !patience_.look()) return false;
      const Dominoes& given = made.puzzle.dominoes;
      if (std::find(given.begin(), given.end(), group.front()) != given.end()) continue;
      MadeSudominoku next = made;
      Dominoes& more = next.puzzle.dominoes;
      more.insert(more.end(), group.begin(), group.end());
      if (static_cast<int>(more.size()) > wish_.dominoes || isTooEasy(next)) {
        canStayOut -= sizeOf(group);
      } else {
        made = std::move(next);
      }
    }
    return keepsPromises(made.puzzle) && fitOf(made) == Fit::asWanted;
  }

  /// Gives more dominoes as long as the puzzle is too hard, where any number of them will do.
  void soften(MadeSudominoku& made, std::vector<Group>& groups) {
    if (!wish_.level || wish_.dominoes != 0 || wish_.isMinimal || wish_.isFewest) return;
    shuffle(groups, dice_);
    for (const Group& group : groups) {
      if (fitOf(made) != Fit::tooHard) return;
      auto& dominoes = made.puzzle.dominoes;
      if (std::find(dominoes.begin(), dominoes.end(), group.front()) != dominoes.end()) continue;
      dominoes.insert(dominoes.end(), group.begin(), group.end());
    }
  }

  bool keepsPromises(const Sudominoku& puzzle) const {
    const int dominoes = static_cast<int>(puzzle.dominoes.size());
    if (dominoes == 0 || (wish_.dominoes != 0 && dominoes != wish_.dominoes)) return false;
    return unique(puzzle) && (!wish_.isMinimal || isMinimal(puzzle, wish_.isTilingUnique));
  }

  Sudominoku thinnest(const Sudominoku& all, const Grid& solution, std::vector<Group>& groups) {
    constexpr int kOrders = 12;
    // As few as can be make nearly all puzzles extreme.
    const bool keepsLevel = wish_.isFewest && !wish_.isMinimal;
    const auto isRight = [&](const Sudominoku& puzzle) {
      return unique(puzzle) &&
             !(keepsLevel && make::fitOf(puzzle, solution, wish_.level) == Fit::tooHard);
    };
    const int fewest = wish_.isMinimal ? 0 : wish_.dominoes;
    Sudominoku best = all;
    for (int order = 0; order < (wish_.isFewest ? kOrders : 1); ++order) {
      shuffle(groups, dice_);
      Sudominoku thin = thinnedByGroups(all, groups, fewest, isRight);
      if (order == 0 || thin.dominoes.size() < best.dominoes.size()) best = std::move(thin);
      if (!patience_.look()) break;
    }
    return best;
  }

  const SudominokuWish& wish_;
  SplitMix64 dice_;
  Patience& patience_;
};

}  // namespace

bool isUnique(const Sudominoku& puzzle, bool isTilingUnique) {
  constexpr std::uint64_t kMostNodes = 3'000;
  return isProvenUnique(puzzle, isTilingUnique, kMostNodes);
}

bool isMinimal(const Sudominoku& puzzle, bool isTilingUnique) {
  for (std::size_t i = 0; i < puzzle.dominoes.size(); ++i) {
    Sudominoku fewer = puzzle;
    fewer.dominoes.erase(fewer.dominoes.begin() + static_cast<std::ptrdiff_t>(i));
    if (isProvenUnique(fewer, isTilingUnique, solve::kUnlimited)) return false;
  }
  return true;
}

std::optional<MadeSudominoku> randomSudominoku(Symmetry symmetry, SplitMix64& dice,
                                               Patience& patience) {
  constexpr std::uint64_t kMostNodes = 4'000;
  do {
    MadeSudominoku made;
    Sudominoku& puzzle = made.puzzle;
    if (!drawIsolatedCells(symmetry, puzzle.isolated, dice)) continue;
    shuffle(puzzle.isolated, dice);
    solve::Request request;
    request.order = solve::Order::random;
    request.seed = dice.next();
    request.limits.maxSolutions = 1;
    request.limits.maxNodes = kMostNodes;
    const solve::SudominokuAnswer answer = solveSudominoku(puzzle, request);
    if (answer.solutions.empty()) continue;
    made.solution = answer.solutions.front().grid;
    made.tiling = answer.solutions.front().tiling;
    puzzle.dominoes = dominoesOf(made.solution, made.tiling);
    return made;
  } while (patience.look());
  return std::nullopt;
}

Sudominoku thinned(const Sudominoku& puzzle, int fewest) {
  std::vector<Group> groups;
  for (const Placement& domino : puzzle.dominoes) groups.push_back({domino});
  return thinnedByGroups(puzzle, std::move(groups), fewest,
                         [](const Sudominoku& fewer) { return isUnique(fewer, false); });
}

std::uint64_t mostPuzzles(const SudominokuWish& wish) {
  if (wish.dominoes != 0 && !goesWithDominoes(wish.symmetry, wish.dominoes)) return 0;
  // Any one of all dominoes can be left out: its cells and their digits are what is left.
  if (wish.isMinimal && wish.dominoes == kDominoes) return 0;
  // What is true of Sudoku is true here where the dominoes tell no more: of two that are left out
  // the digits cannot be exchanged, since they would be the same domino.
  const int left = kDominoes - wish.dominoes;
  if (left <= 2 && !canBeOf(wish.level, 2 * left)) return 0;
  return std::numeric_limits<std::uint64_t>::max();
}

std::optional<MadeSudominoku> makeSudominoku(const SudominokuWish& wish, std::uint64_t seed,
                                             Patience& patience) {
  return SudominokuMaker(wish, seed, patience).run();
}

}  // namespace sudominoku::make
