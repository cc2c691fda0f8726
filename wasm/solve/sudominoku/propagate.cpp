// The rules, each on the whole board at once. See propagate() at the end for their order.
#include "solve/sudominoku/propagate.h"

namespace sudominoku::solve::domino {
namespace {

enum class Finding { dead, nothing, something };

// --- Cells -------------------------------------------------------------------------------------

/// Naked singles: strikes the digit of every cell that has only one candidate from its peers, until
/// no such cell is new. Dead when a cell has no candidate.
bool settleCells(State& state) {
  for (;;) {
    CellSet once, twice;
    for (const CellSet plane : state.planes) {
      twice |= once & plane;
      once |= plane;
    }
    if ((CellSet::all() - once).any()) return false;
    const CellSet singles = once - twice - state.solved;
    if (singles.empty()) return true;
    state.solved |= singles;
    for (CellSet& plane : state.planes) {
      CellSet struck;
      (plane & singles).forEach([&](Cell cell) { struck |= peersOf(cell); });
      plane -= struck;
    }
  }
}

// --- Houses ------------------------------------------------------------------------------------

// A digit stands three times in a band: once in each row and once in each box. Cut the band into
// nine minirows (the three cells that a row and a box share) and those three places form a
// permutation of a 3×3 matrix. So a minirow that may hold the digit stays possible only if it is
// part of a permutation of possible minirows. This one test contains all of the locked-candidates
// rules for rows; the same with minicolumns in stacks does it for columns.

/// Bits 0, 3 and 6 of each row: one for each minirow.
constexpr std::uint32_t kMinirows = kRowStarts * 0b001001001;

using Lanes = CellSet::Lanes;

/// The 3×3 matrix of minirows, its columns moved round by one or two.
Lanes minirowsTurned(Lanes rows) {
  return ((rows >> 3) & (kRowStarts * 0b000001001)) | ((rows << 6) & (kRowStarts * 0b001000000));
}
Lanes minirowsTurnedTwice(Lanes rows) {
  return ((rows >> 6) & (kRowStarts * 0b000000001)) | ((rows << 3) & (kRowStarts * 0b001001000));
}

/// Keeps the minirows that belong to a permutation. Sets bits in `dead` if a band has none.
Lanes possibleMinirows(Lanes plane, Lanes& dead) {
  const Lanes rows = (plane | plane >> 1 | plane >> 2) & kMinirows;
  const Lanes next = (rows >> kRowPitch) | ((rows << 2 * kRowPitch) & (kMinirows << 20));
  const Lanes afterNext = (rows >> 2 * kRowPitch) | ((rows << kRowPitch) & (kMinirows << 10));
  const Lanes possible = rows & ((minirowsTurned(next) & minirowsTurnedTwice(afterNext)) |
                                 (minirowsTurnedTwice(next) & minirowsTurned(afterNext)));
  dead |= static_cast<Lanes>(possible == 0);
  return possible | possible << 1 | possible << 2;
}

/// The columns of each stack moved round by one or two.
Lanes columnsTurned(Lanes columns) {
  return ((columns >> 1) & 0b011011011u) | ((columns << 2) & 0b100100100u);
}
Lanes columnsTurnedTwice(Lanes columns) {
  return ((columns >> 2) & 0b001001001u) | ((columns << 1) & 0b110110110u);
}

/// The same for minicolumns: bit c of a lane stands for the part of column c in that band.
Lanes possibleMinicolumns(Lanes plane, Lanes& dead) {
  const Lanes columns = (plane | plane >> kRowPitch | plane >> 2 * kRowPitch) & kRowBits;
  const Lanes next = __builtin_shufflevector(columns, columns, 1, 2, 0, 3);
  const Lanes afterNext = __builtin_shufflevector(columns, columns, 2, 0, 1, 3);
  const Lanes possible = columns & ((columnsTurned(next) & columnsTurnedTwice(afterNext)) |
                                    (columnsTurnedTwice(next) & columnsTurned(afterNext)));
  // Every stack needs one; a stack without is empty in all three bands.
  const Lanes stacks = possible | columnsTurned(possible) | columnsTurnedTwice(possible);
  dead |= static_cast<Lanes>((stacks & kRowBits) != kRowBits);
  return possible | possible << kRowPitch | possible << 2 * kRowPitch;
}

/// Hidden singles: cells that are the last of their row for a digit. With the locked candidates
/// struck, the last cell of a column or box is also the last of its row.
Lanes lastOfRow(Lanes plane) {
  constexpr std::uint32_t kSpare = kRowStarts << 9;
  const Lanes others = plane & (plane - kRowStarts);
  const Lanes severalFlags = (others + kRowBits * kRowStarts) & kSpare;
  const Lanes several = severalFlags - (severalFlags >> 9);
  return plane & ~several;
}

Finding settleHouses(State& state) {
  const Lanes everyBand = CellSet::all().lanes();
  Lanes dead{};
  CellSet changed, once, twice;
  std::array<CellSet, kSize> last;
  for (int i = 0; i < kSize; ++i) {
    const Lanes before = state.planes[i].lanes();
    Lanes plane = before & possibleMinirows(before, dead);
    plane &= possibleMinicolumns(plane, dead);
    state.planes[i] = CellSet(plane);
    changed |= CellSet(plane ^ before);
    last[i] = CellSet(lastOfRow(plane)) - state.solved;
    twice |= once & last[i];
    once |= last[i];
  }
  if (CellSet(dead & everyBand).any() || twice.any()) return Finding::dead;
  if (once.any()) {
    for (int i = 0; i < kSize; ++i) state.planes[i] -= once - last[i];
    return Finding::something;
  }
  return changed.any() ? Finding::something : Finding::nothing;
}

// --- Edges -------------------------------------------------------------------------------------

/// A cell with a single edge left takes it, and its other end loses all others. Dead when an open
/// cell has no edge.
bool settleEdges(State& state) {
  for (;;) {
    EdgeSet& edges = state.edges;
    const CellSet fromLeft = edges.right.shiftedRight();
    const CellSet fromAbove = edges.down.shiftedDown() & CellSet::all();
    CellSet once = edges.right;
    CellSet twice = once & fromLeft;
    once |= fromLeft;
    twice |= once & edges.down;
    once |= edges.down;
    twice |= once & fromAbove;
    once |= fromAbove;
    if ((state.open - once).any()) return false;
    // An edge is certain when one of its ends has no other; the far end then has no other either.
    const CellSet lone = once - twice;
    const EdgeSet certain = {edges.right & (lone | lone.shiftedLeft()),
                             edges.down & (lone | lone.shiftedUp())};
    const CellSet settled = certain.cells();
    const EdgeSet kept = edges.clearOf(settled);
    const CellSet right = kept.right | certain.right;
    const CellSet down = kept.down | certain.down;
    const bool changed = ((right ^ edges.right) | (down ^ edges.down)).any();
    edges = {right, down};
    if (!changed) {
      // Two certain edges that meet would both have survived.
      const CellSet meet = (certain.right & certain.right.shiftedRight()) |
                           (certain.down & certain.down.shiftedDown()) |
                           ((certain.right | certain.right.shiftedRight()) &
                            (certain.down | certain.down.shiftedDown()));
      return (meet & CellSet::all()).empty();
    }
  }
}

/// Lays the dominoes whose edge is certain and whose digits are both known.
Finding layDominoes(State& state) {
  const EdgeSet& edges = state.edges;
  const CellSet fromLeft = edges.right.shiftedRight();
  const CellSet fromAbove = edges.down.shiftedDown() & CellSet::all();
  CellSet once = edges.right;
  CellSet twice = once & fromLeft;
  once |= fromLeft;
  twice |= once & edges.down;
  once |= edges.down;
  twice |= once & fromAbove;
  once |= fromAbove;
  const CellSet known = (once - twice) & state.solved;
  const EdgeSet complete = {edges.right & known & known.shiftedLeft(),
                            edges.down & known & known.shiftedUp()};
  if ((complete.right | complete.down).empty()) return Finding::nothing;
  bool alive = true;
  const auto lay = [&](Cell a, Cell b) {
    const Digit digitA = state.candidatesOf(a).smallest();
    const Digit digitB = state.candidatesOf(b).smallest();
    if (digitA == digitB) {
      alive = false;
      return;
    }
    const std::uint64_t bit = std::uint64_t{1} << dominoOf(digitA, digitB);
    if (!(state.unused & bit)) alive = false;
    state.unused &= ~bit;
  };
  complete.right.forEach([&](Cell cell) { lay(cell, cell + 1); });
  complete.down.forEach([&](Cell cell) { lay(cell, cell + kSize); });
  if (!alive) return Finding::dead;
  state.laid.right |= complete.right;
  state.laid.down |= complete.down;
  const CellSet covered = complete.cells();
  state.open -= covered;
  state.edges = edges.clearOf(covered);
  return Finding::something;
}

// --- Dominoes ----------------------------------------------------------------------------------

Finding settleDominoes(State& state) {
  std::array<CellSet, kSize> here, onRight, below, neighbour, support;
  for (int i = 0; i < kSize; ++i) {
    const CellSet plane = state.planes[i] & state.open;
    here[i] = plane;
    onRight[i] = plane.shiftedLeft() & state.edges.right;
    below[i] = plane.shiftedUp() & state.edges.down;
    neighbour[i] = onRight[i] | below[i] | (plane & state.edges.right).shiftedRight() |
                   ((plane & state.edges.down).shiftedDown() & CellSet::all());
  }
  EdgeSet edges;
  bool alive = true;
  bool forced = false;
  forEachDomino(state.unused, [&](Digit low, Digit high) {
    const int a = low - 1;
    const int b = high - 1;
    support[a] |= neighbour[b];
    support[b] |= neighbour[a];
    const std::array<CellSet, 4> ways = {here[a] & onRight[b], here[b] & onRight[a],
                                         here[a] & below[b], here[b] & below[a]};
    const CellSet right = ways[0] | ways[1];
    const CellSet down = ways[2] | ways[3];
    edges.right |= right;
    edges.down |= down;
    const CellSet any = right | down;
    if (any.empty()) {
      alive = false;
      return;
    }
    const CellSet several = (ways[0] & ways[1]) | (ways[2] & ways[3]) | (right & down);
    if (several.any() || any.size() > 1) return;
    // The last placement of this domino.
    const Cell first = any.first();
    const bool lowFirst = (ways[0] | ways[2]).any();
    const Edge edge = {static_cast<std::uint8_t>(first),
                       right.any() ? Direction::right : Direction::down};
    state.setDigit(first, lowFirst ? low : high);
    state.setDigit(edge.other(), lowFirst ? high : low);
    state.setEdge(edge);
    forced = true;
  });
  if (!alive) return Finding::dead;
  CellSet changed = (state.edges.right - edges.right) | (state.edges.down - edges.down);
  state.edges.right &= edges.right;
  state.edges.down &= edges.down;
  for (int i = 0; i < kSize; ++i) {
    const CellSet struck = (state.planes[i] & state.open) - support[i];
    changed |= struck;
    state.planes[i] -= struck;
  }
  return forced || changed.any() ? Finding::something : Finding::nothing;
}

}  // namespace

bool propagate(State& state) {
  for (;;) {
    if (!settleCells(state)) return false;
    const Finding inHouses = settleHouses(state);
    if (inHouses == Finding::dead) return false;
    if (inHouses == Finding::something) continue;
    if (!settleEdges(state)) return false;
    const Finding laid = layDominoes(state);
    if (laid == Finding::dead) return false;
    const Finding inDominoes = settleDominoes(state);
    if (inDominoes == Finding::dead) return false;
    if (inDominoes == Finding::nothing && laid == Finding::nothing) return true;
  }
}

}  // namespace sudominoku::solve::domino
