// The rules, each on the whole board at once. See propagate() at the end for their order.
#include "solve/sudominoku/propagate.h"

#include "solve/sudominoku/placements.h"

namespace sudominoku::solve::domino {
namespace {

/// Above this many placements a domino hardly ever strikes a candidate.
constexpr int kFewPlacements = 3;

enum class Finding { dead, nothing, something };

using Lanes = CellSet::Lanes;

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
      const CellSet mine = plane & singles;
      if (mine.empty()) continue;
      CellSet struck;
      mine.forEach([&](Cell cell) { struck |= peersOf(cell); });
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

/// Bits 0, 3 and 6: the first cell of each minirow of a row.
constexpr std::uint32_t kMinirowStarts = 0b001001001;

/// The 3×3 matrix of minirows, its columns moved round by one or two.
Lanes minirowsTurned(Lanes rows) {
  return ((rows >> 3) & (kRowStarts * 0b000001001)) | ((rows << 6) & (kRowStarts * 0b001000000));
}
Lanes minirowsTurnedTwice(Lanes rows) {
  return ((rows >> 6) & (kRowStarts * 0b000000001)) | ((rows << 3) & (kRowStarts * 0b001001000));
}

/// The cells of those minirows that belong to a permutation. `dead` collects bands without any.
Lanes possibleMinirows(Lanes plane, Lanes& dead) {
  const Lanes rows = (plane | plane >> 1 | plane >> 2) & (kRowStarts * kMinirowStarts);
  const Lanes next = (rows >> kRowPitch) | ((rows & kMinirowStarts) << 2 * kRowPitch);
  const Lanes afterNext = (rows >> 2 * kRowPitch) |
                          ((rows << kRowPitch) & (kRowStarts * kMinirowStarts - kMinirowStarts));
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

/// The same for minicolumns: bit c of a lane stands for the part of column c in that band. A stack
/// without a permutation loses its cells in every band, which the minirows notice.
Lanes possibleMinicolumns(Lanes plane) {
  const Lanes columns = (plane | plane >> kRowPitch | plane >> 2 * kRowPitch) & kRowBits;
  const Lanes next = __builtin_shufflevector(columns, columns, 1, 2, 0, 3);
  const Lanes afterNext = __builtin_shufflevector(columns, columns, 2, 0, 1, 3);
  const Lanes possible = columns & ((columnsTurned(next) & columnsTurnedTwice(afterNext)) |
                                    (columnsTurnedTwice(next) & columnsTurned(afterNext)));
  return possible | possible << kRowPitch | possible << 2 * kRowPitch;
}

/// Hidden singles: cells that are the last of their row for a digit. Where the locked candidates
/// are struck, the last cell of a column or box is also the last of its row.
Lanes lastOfRow(Lanes plane) {
  constexpr std::uint32_t kSpare = kRowStarts << kSize;
  const Lanes others = plane & (plane - kRowStarts);
  const Lanes severalFlags = (others + kBandBits) & kSpare;
  const Lanes severalRows = severalFlags - (severalFlags >> kSize);
  return plane & ~severalRows;
}

/// Looks at the digits whose planes changed since it last did.
Finding settleHouses(State& state) {
  Lanes dead{};
  CellSet changed, once, twice;
  std::array<CellSet, kSize> last;
  for (int i = 0; i < kSize; ++i) {
    const Lanes before = state.planes[i].lanes();
    if ((state.planes[i] ^ state.settled[i]).empty()) continue;
    Lanes plane = before & possibleMinicolumns(before);
    plane &= possibleMinirows(plane, dead);
    state.settled[i] = state.planes[i];
    state.planes[i] = CellSet(plane);
    changed |= CellSet(plane ^ before);
    last[i] = CellSet(lastOfRow(plane)) - state.solved;
    twice |= once & last[i];
    once |= last[i];
  }
  if ((CellSet(dead) & CellSet::all()).any() || twice.any()) return Finding::dead;
  if (once.any()) {
    for (int i = 0; i < kSize; ++i) state.planes[i] -= once - last[i];
    return Finding::something;
  }
  return changed.any() ? Finding::something : Finding::nothing;
}

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

/// Lays the dominoes whose edge is certain and whose digits are both known.
Finding layDominoes(State& state, CellSet lone) {
  const EdgeSet& edges = state.edges;
  const CellSet known = lone & state.solved;
  const EdgeSet complete = {edges.right & known & known.shiftedLeft(),
                            edges.down & known & known.shiftedUp()};
  if ((complete.right | complete.down).empty()) return Finding::nothing;
  std::uint64_t laid = 0;
  bool alive = true;
  complete.forEach([&](Cell a, Cell b) {
    const Digit digitA = state.candidatesOf(a).smallest();
    const Digit digitB = state.candidatesOf(b).smallest();
    const std::uint64_t bit = digitA == digitB ? 0 : std::uint64_t{1} << dominoOf(digitA, digitB);
    alive = alive && (state.unused & ~laid & bit) != 0;
    laid |= bit;
  });
  if (!alive) return Finding::dead;
  state.unused &= ~laid;
  state.laid.right |= complete.right;
  state.laid.down |= complete.down;
  const CellSet covered = complete.cells();
  state.open -= covered;
  state.edges = edges.clearOf(covered);
  return Finding::something;
}

// --- Dominoes ----------------------------------------------------------------------------------

/// The cells that share a house with every cell of a set of few cells.
CellSet seenFromAll(CellSet cells) {
  CellSet seen = CellSet::all();
  cells.forEach([&](Cell cell) { seen &= peersOf(cell); });
  return seen;
}

/// Wherever a domino with few placements comes to lie, some cells see its low digit, or its high
/// one: strikes these candidates.
Finding settleFewPlacements(State& state, const DigitViews& views) {
  CellSet struckAnywhere;
  for (std::uint64_t rest = state.unused; rest != 0; rest &= rest - 1) {
    const DominoDigits digits = kDominoDigits[std::countr_zero(rest)];
    const Placements placements(views[digits.low - 1], views[digits.high - 1]);
    if (placements.firstCells().size() > kFewPlacements) continue;
    CellSet& lows = state.plane(digits.low);
    CellSet& highs = state.plane(digits.high);
    const CellSet lowStruck = lows & seenFromAll(placements.lowCells());
    const CellSet highStruck = highs & seenFromAll(placements.highCells());
    lows -= lowStruck;
    highs -= highStruck;
    struckAnywhere |= lowStruck | highStruck;
  }
  return struckAnywhere.any() ? Finding::something : Finding::nothing;
}

/// Looks at all placements of all unused dominoes and strikes
///   - edges that no unused domino fits,
///   - candidates without a neighbour that can hold a partner digit, the domino being unused,
///   - if there were none of those, candidates that see every cell where a domino with few
///     placements may put that digit.
/// A domino without placements is a dead end; one with a single placement takes it.
Finding settleDominoes(State& state) {
  const DigitViews views = viewsOf(state);
  std::array<CellSet, kSize> around, supported;
  for (int i = 0; i < kSize; ++i) {
    const auto& [here, onRight, below] = views[i];
    around[i] = onRight | below | (here & state.edges.right).shiftedRight() |
                ((here & state.edges.down).shiftedDown() & CellSet::all());
  }
  EdgeSet possible;
  bool forced = false;
  for (std::uint64_t rest = state.unused; rest != 0; rest &= rest - 1) {
    const DominoDigits digits = kDominoDigits[std::countr_zero(rest)];
    const int low = digits.low - 1;
    const int high = digits.high - 1;
    supported[low] |= around[high];
    supported[high] |= around[low];
    const Placements placements(views[low], views[high]);
    possible.right |= placements.right();
    possible.down |= placements.down();
    const CellSet firsts = placements.firstCells();
    if (firsts.several()) continue;
    if (firsts.empty()) return Finding::dead;
    if (placements.shareFirstCell()) continue;
    const bool lowFirst = (placements.lowLeft | placements.lowAbove).any();
    const Edge edge = {static_cast<std::uint8_t>(firsts.first()),
                       placements.right().any() ? Direction::right : Direction::down};
    state.setDigit(edge.cell, lowFirst ? digits.low : digits.high);
    state.setDigit(edge.other(), lowFirst ? digits.high : digits.low);
    state.setEdge(edge);
    forced = true;
  }
  CellSet struckAnywhere =
      (state.edges.right - possible.right) | (state.edges.down - possible.down);
  state.edges.right &= possible.right;
  state.edges.down &= possible.down;
  for (int i = 0; i < kSize; ++i) {
    const CellSet struck = state.planes[i] & (state.open - supported[i]);
    struckAnywhere |= struck;
    state.planes[i] -= struck;
  }
  if (forced || struckAnywhere.any()) return Finding::something;
  return settleFewPlacements(state, views);
}

}  // namespace

// Cheap rules first: the dominoes are looked at only where cells, houses and edges are at rest.
// That costs a third less than looking at them before the houses.
bool propagate(State& state) {
  for (;;) {
    CellSet lone;
    if (!settleEdges(state, lone) || !settleCells(state)) return false;
    const Finding inHouses = settleHouses(state);
    if (inHouses == Finding::dead) return false;
    if (inHouses == Finding::something) continue;
    if (layDominoes(state, lone) == Finding::dead) return false;
    const Finding inDominoes = settleDominoes(state);
    if (inDominoes == Finding::dead) return false;
    if (inDominoes == Finding::nothing) return true;
  }
}

}  // namespace sudominoku::solve::domino
