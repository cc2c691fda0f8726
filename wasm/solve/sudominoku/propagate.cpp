// The rules. The Sudoku engine propagates the digits; what stands here are the rules of dominoes,
// each on the whole board at once. See propagate() at the end for their order.
#include "solve/sudominoku/propagate.h"

#include "solve/sudoku/propagate.h"
#include "solve/sudominoku/placements.h"

namespace sudominoku::solve::domino {
namespace {

/// So many passes over the digits that change any, then it is the dominoes' turn: two dead ends in
/// three are theirs, and many need no more digits than that.
constexpr int kPassesAtATime = 3;

enum class Finding { dead, nothing, edges, digits };

// --- Edges -------------------------------------------------------------------------------------

/// A cell with a single edge left takes it, and its other end loses all others. Dead when an open
/// cell has no edge. On success `lone` holds the cells with one edge: both ends of certain edges.
bool settleEdges(State& state, CellSet& lone) {
  EdgeSet& edges = state.edges;
  CellSet farEnds;
  for (;;) {
    const Degrees degrees = degreesOf(edges);
    lone = degrees.one;
    // A far end that keeps two edges is wanted by two cells that have no other.
    if (((state.open - degrees.any) | (farEnds - lone)).any()) return false;
    const EdgeSet certain = {edges.right & (lone | lone.shiftedLeft()),
                             edges.down & (lone | lone.shiftedUp())};
    farEnds = certain.cells() - lone;
    if (farEnds.empty()) return true;
    const EdgeSet kept = edges.clearOf(farEnds);
    edges = {kept.right | certain.right, kept.down | certain.down};
  }
}

/// Lays the dominoes whose edge is certain and whose digits are both known. Dead when one of them
/// is not to be had any more.
bool layDominoes(State& state, const Look& look, CellSet lone) {
  const CellSet known = lone & look.solved;
  const EdgeSet complete = {state.edges.right & known & known.shiftedLeft(),
                            state.edges.down & known & known.shiftedUp()};
  if ((complete.right | complete.down).empty()) return true;
  bool alive = true;
  complete.forEach([&](Cell cell, Cell other) {
    const Digit digit = state.digits.candidates(cell).smallest();
    const Digit otherDigit = state.digits.candidates(other).smallest();
    alive &= state.unused.has(digit, otherDigit);
    state.unused.remove(digit, otherDigit);
  });
  const CellSet covered = complete.cells();
  state.laid.right |= complete.right;
  state.laid.down |= complete.down;
  state.open -= covered;
  state.edges = state.edges.clearOf(covered);
  return alive;
}

// --- Dominoes ----------------------------------------------------------------------------------

/// The cells that share a house with every cell of a set of few cells.
CellSet seenFromAll(CellSet cells) {
  CellSet seen = CellSet::all();
  cells.forEach([&](Cell cell) { seen &= peersOf(cell); });
  return seen;
}

/// Wherever a domino with few placements comes to lie, some cells see its low digit, or its high
/// one: strikes these candidates. True if there were any.
bool settleNarrow(Look& look) {
  CellSet struckAnywhere;
  forEachDomino(look.firstCells.atMost(kFewFirstCells), [&](Digit low, Digit high) {
    const Placements placements(look.views[low - 1], look.views[high - 1]);
    CellSet& lows = look.planes[low - 1];
    CellSet& highs = look.planes[high - 1];
    const CellSet lowStruck = lows & seenFromAll(placements.lowCells());
    const CellSet highStruck = highs & seenFromAll(placements.highCells());
    lows -= lowStruck;
    highs -= highStruck;
    struckAnywhere |= lowStruck | highStruck;
  });
  return struckAnywhere.any();
}

/// Gives a domino the only place that it has.
void force(State& state, Look& look, const Placements& only, Digit low, Digit high) {
  const CellSet lowCell = only.lowCells();
  const CellSet highCell = only.highCells();
  for (CellSet& plane : look.planes) plane -= lowCell | highCell;
  CellSet& lows = look.planes[low - 1];
  CellSet& highs = look.planes[high - 1];
  lows = (lows - peersOf(lowCell.one())) | lowCell;
  highs = (highs - peersOf(highCell.one())) | highCell;
  const EdgeSet others = state.edges.clearOf(lowCell | highCell);
  state.edges = {others.right | only.right(), others.down | only.down()};
}

/// Looks at all placements of all unused dominoes and strikes
///   - edges that no unused domino fits,
///   - candidates without a neighbour that can hold a partner digit, the domino being unused,
///   - if there were none of those, candidates that see every cell where a domino with few
///     placements may put that digit.
/// A domino without placements is a dead end; one with a single placement takes it. Finds `edges`
/// if only edges were struck.
Finding settleDominoes(State& state, Look& look) {
  Counts& firstCells = look.firstCells;
  firstCells.clear();
  if (state.unused.empty()) return Finding::nothing;
  lookAtDigits(state, look);
  const DigitViews& views = look.views;
  EdgeSet possible;
  std::array<CellSet, kSize> unsupported;
  for (int i = 0; i < kSize; ++i) unsupported[i] = views[i].here;
  for (std::uint64_t rest = state.unused.bits; rest != 0; rest &= rest - 1) {
    const auto domino = static_cast<unsigned>(std::countr_zero(rest));
    const unsigned lowIndex = kDominoDigits[domino].low - 1u;
    const unsigned highIndex = kDominoDigits[domino].high - 1u;
    const DigitView& low = views[lowIndex];
    const DigitView& high = views[highIndex];
    const CellSet right = (low.here & high.onRight) | (high.here & low.onRight);
    const CellSet down = (low.here & high.below) | (high.here & low.below);
    possible.right |= right;
    possible.down |= down;
    unsupported[lowIndex] -= high.beside;
    unsupported[highIndex] -= low.beside;
    firstCells.set(domino, (right | down).size());
  }

  const bool edgesStruck =
      ((state.edges.right - possible.right) | (state.edges.down - possible.down)).any();
  state.edges = possible;
  CellSet struckAnywhere;
  for (int i = 0; i < kSize; ++i) {
    struckAnywhere |= unsupported[i];
    look.planes[i] -= unsupported[i];
  }
  bool forced = false;
  for (std::uint64_t rest = firstCells.atMost(1); rest != 0; rest &= rest - 1) {
    const DominoDigits digits = kDominoDigits[std::countr_zero(rest)];
    const Placements placements(views[digits.low - 1], views[digits.high - 1]);
    if (placements.firstCells().empty()) return Finding::dead;
    if (placements.shareFirstCell()) continue;
    force(state, look, placements, digits.low, digits.high);
    forced = true;
  }
  if (forced || struckAnywhere.any()) return Finding::digits;
  if (edgesStruck) return Finding::edges;
  return settleNarrow(look) ? Finding::digits : Finding::nothing;
}

/// The cells in exactly one of the planes.
CellSet inOnePlane(const Planes& planes) {
  CellSet once, twice;
  for (const CellSet plane : planes) {
    twice |= once & plane;
    once |= plane;
  }
  return once - twice;
}

/// Propagates the digits, in some passes: none is left if more may follow. False if they contradict
/// one another.
bool settleDigits(State& state, Look& look, int& passesLeft) {
  Configurations configurations;
  passesLeft = kPassesAtATime;
  const Settled settled = solve::propagate(state.digits, configurations, passesLeft);
  if (settled == Settled::contradiction) return false;
  look.planes = planesOf(state.digits);
  look.solved = inOnePlane(look.planes);
  return true;
}

}  // namespace

// Cheap rules first, the rest only where they leave the position alive; round and round until
// nothing more follows. Where only edges were struck, the digits are left in peace.
bool propagate(State& state, Look& look) {
  Finding found = Finding::nothing;
  int passesLeft = 0;
  for (;;) {
    CellSet lone;
    if (!settleEdges(state, lone)) return false;
    if (found == Finding::digits) state.digits = positionOf(look.planes);
    if (found == Finding::digits || passesLeft == 0) {
      if (!settleDigits(state, look, passesLeft)) return false;
    }
    if (!layDominoes(state, look, lone)) return false;
    found = settleDominoes(state, look);
    if (found == Finding::dead) return false;
    if (found == Finding::nothing && passesLeft > 0) return true;
  }
}

}  // namespace sudominoku::solve::domino
