// The rules, each on the whole board at once. See propagate() at the end for their order.
#include "solve/sudominoku/propagate.h"

#include "solve/sudominoku/placements.h"

namespace sudominoku::solve::domino {
namespace {

/// A domino whose placements have more first cells than this hardly ever strikes a candidate.
constexpr int kFewPlacements = 3;

/// Bits 0, 3 and 6: the first cell of each minirow of a row.
constexpr std::uint32_t kMinirowStarts = 0b001001001;

enum class Finding { dead, nothing, something };

/// The digits (bits d−1) of which something is so, found without a branch for each: processors
/// guess badly which digits a step changes.
template <typename Test>
unsigned digitsWhere(Test test) {
  unsigned digits = 0;
#pragma GCC unroll 9
  for (int i = 0; i < kSize; ++i) digits |= unsigned{test(i)} << i;
  return digits;
}

// --- Cells -------------------------------------------------------------------------------------

/// All cells of the houses of some cells, these included.
CellSet housesOf(CellSet cells) {
  const Lanes lanes = cells.lanes();
  const Lanes rowFlags = (lanes + kBandBits) & (kRowStarts << kSize);
  const Lanes rows = rowFlags - (rowFlags >> kSize);
  const Lanes minicolumns = (lanes | lanes >> kRowPitch | lanes >> 2 * kRowPitch) & kRowBits;
  const Lanes boxes = (minicolumns | minicolumns >> 1 | minicolumns >> 2) & kMinirowStarts;
  const Lanes columns = minicolumns |
                        __builtin_shufflevector(minicolumns, minicolumns, 1, 2, 0, 3) |
                        __builtin_shufflevector(minicolumns, minicolumns, 2, 0, 1, 3);
  const Lanes across = columns | boxes | boxes << 1 | boxes << 2;
  return CellSet(rows | across | across << kRowPitch | across << 2 * kRowPitch);
}

/// Naked singles: strikes the digit of every cell that has only one candidate from its peers, until
/// no such cell is new. Dead when a cell has no candidate. Equal digits in a house are left for the
/// rule of houses to find.
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
    const unsigned digits = digitsWhere([&](int i) { return (state.planes[i] & singles).any(); });
    for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
      CellSet& plane = state.planes[std::countr_zero(rest)];
      const CellSet mine = plane & singles;
      plane = (plane - housesOf(mine)) | mine;
    }
  }
}

// --- Houses ------------------------------------------------------------------------------------

// A digit stands three times in a band: once in each row and once in each box. Cut the band into
// nine minirows (the three cells that a row and a box share) and those three places form a
// permutation of a 3×3 matrix. So a minirow that may hold the digit stays possible only if it is
// part of a permutation of possible minirows. This one test contains all of the locked-candidates
// rules for rows; the same with minicolumns in stacks does it for columns.

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

/// Looks at the digits whose planes changed since it last did. A second look after its own strikes
/// would hardly ever find more.
Finding settleHouses(State& state) {
  Lanes dead{};
  CellSet changed, once, twice;
  std::array<CellSet, kSize> last;
  const unsigned unsettled =
      digitsWhere([&](int i) { return (state.planes[i] ^ state.settled[i]).any(); });
  for (unsigned rest = unsettled; rest != 0; rest &= rest - 1) {
    const int i = std::countr_zero(rest);
    const Lanes before = state.planes[i].lanes();
    Lanes plane = before & possibleMinicolumns(before);
    plane &= possibleMinirows(plane, dead);
    state.settled[i] = CellSet(plane);
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
  const CellSet known = lone & state.solved;
  const EdgeSet complete = {state.edges.right & known & known.shiftedLeft(),
                            state.edges.down & known & known.shiftedUp()};
  if ((complete.right | complete.down).empty()) return Finding::nothing;
  const CellSet covered = complete.cells();
  bool alive = true;
  complete.forEach([&](Cell a, Cell b) {
    const Digit digitA = state.candidatesOf(a).smallest();
    const Digit digitB = state.candidatesOf(b).smallest();
    alive = alive && state.unused.has(digitA, digitB);
    if (alive) state.unused.remove(digitA, digitB);
  });
  if (!alive) return Finding::dead;
  state.laid.right |= complete.right;
  state.laid.down |= complete.down;
  state.open -= covered;
  state.edges = state.edges.clearOf(covered);
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
Finding settleNarrow(State& state, const DigitViews& views) {
  CellSet struckAnywhere;
  forEachDomino(state.narrow, [&](Digit low, Digit high) {
    const Placements placements(views[low - 1], views[high - 1]);
    CellSet& lows = state.plane(low);
    CellSet& highs = state.plane(high);
    const CellSet lowStruck = lows & seenFromAll(placements.lowCells());
    const CellSet highStruck = highs & seenFromAll(placements.highCells());
    lows -= lowStruck;
    highs -= highStruck;
    struckAnywhere |= lowStruck | highStruck;
  });
  return struckAnywhere.any() ? Finding::something : Finding::nothing;
}

/// Gives a domino the only place that it has.
void force(State& state, const Placements& only, Digit low, Digit high) {
  const bool lowFirst = (only.lowLeft | only.lowAbove).any();
  const Edge edge = {static_cast<std::uint8_t>(only.firstCells().first()),
                     only.right().any() ? Direction::right : Direction::down};
  state.setDigit(edge.cell, lowFirst ? low : high);
  state.setDigit(edge.other(), lowFirst ? high : low);
  state.setEdge(edge);
}

/// Any union of nine sets, one for each digit, in three look-ups.
class Unions {
 public:
  template <typename SetOf>
  explicit Unions(SetOf setOf) {
    for (int third = 0; third < 3; ++third) {
      auto& unions = unions_[third];
      for (int i = 0; i < 3; ++i) {
        unions[1 << i] = setOf(3 * third + i);
        for (int j = 1; j < 1 << i; ++j) unions[1 << i | j] = unions[1 << i] | unions[j];
      }
    }
  }
  /// Bit d−1 of `digits` stands for digit d.
  CellSet of(unsigned digits) const {
    return unions_[0][digits & 7] | unions_[1][digits >> 3 & 7] | unions_[2][digits >> 6];
  }

 private:
  std::array<std::array<CellSet, 8>, 3> unions_;
};

/// Looks at all placements of all unused dominoes and strikes
///   - edges that no unused domino fits,
///   - candidates without a neighbour that can hold a partner digit, the domino being unused,
///   - if there were none of those, candidates that see every cell where a domino with few
///     placements may put that digit.
/// A domino without placements is a dead end; one with a single placement takes it.
Finding settleDominoes(State& state) {
  if (state.unused.empty()) return Finding::nothing;
  const DigitViews views = viewsOf(state);
  const Unions onRight([&](int i) { return views[i].onRight; });
  const Unions below([&](int i) { return views[i].below; });
  const Unions before([&](int i) {
    return (views[i].here & state.edges.right).shiftedRight() |
           (views[i].here & state.edges.down).shiftedDown();
  });
  EdgeSet possible;
  CellSet struckAnywhere;
  for (int i = 0; i < kSize; ++i) {
    const unsigned partners = state.unused.partners[i];
    const CellSet here = views[i].here;
    const CellSet right = here & onRight.of(partners);
    const CellSet down = here & below.of(partners);
    possible.right |= right;
    possible.down |= down;
    const CellSet struck = here - (right | down | before.of(partners));
    struckAnywhere |= struck;
    state.planes[i] -= struck;
  }
  struckAnywhere |= (state.edges.right - possible.right) | (state.edges.down - possible.down);
  state.edges.right &= possible.right;
  state.edges.down &= possible.down;

  std::array<CellSet, kSize> next;
  for (int i = 0; i < kSize; ++i) next[i] = views[i].next();
  std::uint64_t single = 0;
  state.narrow = 0;
  for (std::uint64_t rest = state.unused.bits; rest != 0; rest &= rest - 1) {
    const int domino = std::countr_zero(rest);
    const int low = kDominoDigits[domino].low - 1;
    const int high = kDominoDigits[domino].high - 1;
    const int firstCells = ((views[low].here & next[high]) | (views[high].here & next[low])).size();
    state.narrow |= std::uint64_t{firstCells <= kFewPlacements} << domino;
    single |= std::uint64_t{firstCells <= 1} << domino;
  }
  bool forced = false;
  for (; single != 0; single &= single - 1) {
    const DominoDigits digits = kDominoDigits[std::countr_zero(single)];
    const Placements placements(views[digits.low - 1], views[digits.high - 1]);
    if (placements.firstCells().empty()) return Finding::dead;
    if (placements.shareFirstCell()) continue;
    force(state, placements, digits.low, digits.high);
    forced = true;
  }
  if (forced || struckAnywhere.any()) return Finding::something;
  return settleNarrow(state, views);
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
