// One position for each technique, made by striking candidates from an empty board, and all that
// the technique must say about it.
#include "explain/techniques/techniques.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

#include "explain/registry.h"
#include "support/corpus.h"

namespace sudominoku::explain::techniques_test {
namespace {

Cell at(int row, int column) { return cellAt(row - 1, column - 1); }

Cells cells(std::initializer_list<Cell> list) {
  Cells set;
  for (const Cell cell : list) set |= Cells::of(cell);
  return set;
}

constexpr int row(int number) { return number - 1; }
constexpr int column(int number) { return 8 + number; }
constexpr int box(int number) { return 17 + number; }

struct Board {
  Position position = Position::of(Sudoku{});

  /// Leaves a digit no other places in a house.
  Board& keep(Digit digit, int house, Cells places) {
    for (const Cell cell : kHouseSets[house] - places) position.remove(cell, digit);
    return *this;
  }
  /// Leaves a cell no other digits.
  Board& only(Cell cell, std::initializer_list<Digit> digits) {
    DigitSet set;
    for (const Digit digit : digits) set = set.with(digit);
    for (const Digit digit : position.candidates[cell] - set) position.remove(cell, digit);
    return *this;
  }
};

std::vector<Candidate> candidates(std::initializer_list<Digit> digits, Cells places) {
  std::vector<Candidate> all;
  for (const Cell cell : places) {
    for (const Digit digit : digits) all.push_back(candidateOf(cell, digit));
  }
  std::sort(all.begin(), all.end());
  return all;
}

/// The board turned by half, and each digit exchanged for the one so many after it.
struct Turn {
  int digits;

  static Cell cell(Cell from) { return kCells - 1 - from; }
  Digit digit(Digit from) const { return (from - 1 + digits) % kSize + 1; }
  static Edge edge(Edge from) { return edgeOf(cell(firstCellOf(from)), cell(secondCellOf(from))); }
  static Cells of(Cells set) {
    Cells result;
    for (const Cell from : set) result |= Cells::of(cell(from));
    return result;
  }
  static Edges of(const Edges& edges) {
    Edges result;
    edges.forEach([&](Edge from) { result.add(edge(from)); });
    return result;
  }
  std::vector<Candidate> of(std::vector<Candidate> candidates) const {
    for (Candidate& one : candidates) one = candidateOf(cell(cellOf(one)), digit(digitOf(one)));
    std::sort(candidates.begin(), candidates.end());
    return candidates;
  }
  Position of(const Position& position) const {
    Position result = position;
    for (Cell from = 0; from < kCells; ++from) {
      DigitSet& there = result.candidates[cell(from)] = {};
      for (const Digit one : position.candidates[from]) there = there.with(digit(one));
    }
    for (Digit from = 1; from <= kSize; ++from) {
      result.planes[digit(from) - 1] = of(position.plane(from));
    }
    result.open = of(position.open);
    result.edges = of(position.edges);
    result.laid = of(position.laid);
    result.uncovered = of(position.uncovered);
    for (Domino domino = 0; domino < kDominoes; ++domino) {
      const int at = position.laidOn[domino];
      const DominoDigits pair = kDominoDigits[domino];
      const Domino there = dominoOf(digit(pair.low), digit(pair.high));
      result.laidOn[there] = static_cast<std::int16_t>(at < 0 ? at : edge(at));
    }
    return result;
  }
};

/// What a technique concludes, in order; nothing where it finds nothing. It concludes the same on
/// the board turned: no cell, house or digit is left out.
std::vector<Candidate> concludedBy(Technique technique, const Position& position,
                                   std::vector<Candidate> Step::*conclusion) {
  const auto concludedIn = [&](const Position& any) {
    Step step;
    if (!rowFor(technique).find(any, step)) return std::vector<Candidate>();
    std::sort((step.*conclusion).begin(), (step.*conclusion).end());
    return step.*conclusion;
  };
  const std::vector<Candidate> concluded = concludedIn(position);
  for (int digits = 0; digits < kSize; ++digits) {
    const Turn turn{digits};
    EXPECT_EQ(concludedIn(turn.of(position)), turn.of(concluded)) << rowFor(technique).id;
  }
  return concluded;
}

std::vector<Candidate> removedBy(Technique technique, const Position& position) {
  return concludedBy(technique, position, &Step::removed);
}

std::vector<Candidate> placedBy(Technique technique, const Position& position) {
  return concludedBy(technique, position, &Step::placed);
}

TEST(Techniques, Singles) {
  Board full;
  for (int i = 1; i <= 8; ++i) full.position.place(at(1, i), i);
  EXPECT_EQ(placedBy(Technique::fullHouse, full.position), candidates({9}, cells({at(1, 9)})));
  const Board hidden = Board().keep(4, box(5), cells({at(4, 4)}));
  EXPECT_EQ(placedBy(Technique::hiddenSingle, hidden.position), candidates({4}, cells({at(4, 4)})));
  const Board naked = Board().only(at(7, 2), {6});
  EXPECT_EQ(placedBy(Technique::nakedSingle, naked.position), candidates({6}, cells({at(7, 2)})));
  for (const Technique technique :
       {Technique::fullHouse, Technique::hiddenSingle, Technique::nakedSingle}) {
    EXPECT_TRUE(placedBy(technique, Board().position).empty());
  }
}

TEST(Techniques, LockedCandidates) {
  const Cells pair = cells({at(1, 1), at(1, 2)});
  EXPECT_EQ(removedBy(Technique::pointing, Board().keep(1, box(1), pair).position),
            candidates({1}, kHouseSets[row(1)] - kHouseSets[box(1)]));
  EXPECT_EQ(removedBy(Technique::claiming, Board().keep(1, row(1), pair).position),
            candidates({1}, kHouseSets[box(1)] - kHouseSets[row(1)]));
}

TEST(Techniques, NakedSubsets) {
  EXPECT_EQ(removedBy(Technique::nakedPair,
                      Board().only(at(1, 1), {1, 2}).only(at(1, 5), {1, 2}).position),
            candidates({1, 2}, kHouseSets[row(1)] - cells({at(1, 1), at(1, 5)})));
  EXPECT_EQ(
      removedBy(
          Technique::nakedTriple,
          Board().only(at(1, 1), {1, 2}).only(at(1, 5), {2, 3}).only(at(1, 9), {1, 3}).position),
      candidates({1, 2, 3}, kHouseSets[row(1)] - cells({at(1, 1), at(1, 5), at(1, 9)})));
  EXPECT_EQ(removedBy(Technique::nakedQuad, Board()
                                                .only(at(1, 1), {1, 2})
                                                .only(at(2, 1), {3, 4})
                                                .only(at(5, 1), {1, 3})
                                                .only(at(9, 1), {2, 4, 1})
                                                .position),
            candidates({1, 2, 3, 4},
                       kHouseSets[column(1)] - cells({at(1, 1), at(2, 1), at(5, 1), at(9, 1)})));
}

TEST(Techniques, NakedSubsetsNameEveryHouseTheyStrikeIn) {
  Step step;
  Board pair = Board().only(at(1, 1), {1, 2}).only(at(1, 2), {1, 2});
  ASSERT_TRUE(techniques::findNakedPair(pair.position, step));
  EXPECT_EQ(step.houses, (std::vector<int>{row(1), box(1)}));
  // Where nothing is left to strike, there is nothing to say about the box.
  pair.keep(1, box(1), step.cells).keep(2, box(1), step.cells);
  step = {};
  ASSERT_TRUE(techniques::findNakedPair(pair.position, step));
  EXPECT_EQ(step.houses, std::vector<int>{row(1)});
  // Of the three cells those with the 2 lie in box 1.
  const Board triple = Board().only(at(1, 1), {1, 2}).only(at(1, 2), {2, 3}).only(at(1, 9), {1, 3});
  step = {};
  ASSERT_TRUE(techniques::findNakedTriple(triple.position, step));
  EXPECT_EQ(step.houses, (std::vector<int>{row(1), box(1)}));
  for (const Candidate candidate : step.removed) {
    const Cell cell = cellOf(candidate);
    EXPECT_TRUE(kHouseSets[row(1)].has(cell) ||
                (digitOf(candidate) == 2 && kHouseSets[box(1)].has(cell)));
  }
}

TEST(Techniques, HiddenSubsets) {
  const Cells two = cells({at(1, 1), at(1, 5)});
  EXPECT_EQ(
      removedBy(Technique::hiddenPair, Board().keep(1, row(1), two).keep(2, row(1), two).position),
      candidates({3, 4, 5, 6, 7, 8, 9}, two));
  const Cells three = two | cells({at(1, 9)});
  EXPECT_EQ(
      removedBy(
          Technique::hiddenTriple,
          Board().keep(1, row(1), two).keep(2, row(1), three).keep(3, row(1), three).position),
      candidates({4, 5, 6, 7, 8, 9}, three));
  const Cells four = three | cells({at(1, 8)});
  Board board;
  for (const Digit digit : {1, 2, 3, 4}) board.keep(digit, row(1), four);
  EXPECT_EQ(removedBy(Technique::hiddenQuad, board.position), candidates({5, 6, 7, 8, 9}, four));
}

TEST(Techniques, Fish) {
  const Cells base = kHouseSets[row(1)] | kHouseSets[row(5)];
  const Cells covers = kHouseSets[column(2)] | kHouseSets[column(7)];
  Board xWing;
  for (const int house : {row(1), row(5)}) xWing.keep(5, house, kHouseSets[house] & covers);
  EXPECT_EQ(removedBy(Technique::xWing, xWing.position), candidates({5}, covers - base));

  Board swordfish;
  swordfish.keep(5, row(1), cells({at(1, 2), at(1, 5)}));
  swordfish.keep(5, row(4), cells({at(4, 5), at(4, 8)}));
  swordfish.keep(5, row(7), cells({at(7, 2), at(7, 8)}));
  const Cells threeRows = kHouseSets[row(1)] | kHouseSets[row(4)] | kHouseSets[row(7)];
  EXPECT_EQ(
      removedBy(Technique::swordfish, swordfish.position),
      candidates({5}, (kHouseSets[column(2)] | kHouseSets[column(5)] | kHouseSets[column(8)]) -
                          threeRows));

  Board jellyfish;
  jellyfish.keep(5, row(1), cells({at(1, 1), at(1, 4)}));
  jellyfish.keep(5, row(3), cells({at(3, 4), at(3, 7)}));
  jellyfish.keep(5, row(5), cells({at(5, 7), at(5, 9)}));
  jellyfish.keep(5, row(8), cells({at(8, 9), at(8, 1)}));
  const Cells fourColumns =
      kHouseSets[column(1)] | kHouseSets[column(4)] | kHouseSets[column(7)] | kHouseSets[column(9)];
  const Cells fourRows =
      kHouseSets[row(1)] | kHouseSets[row(3)] | kHouseSets[row(5)] | kHouseSets[row(8)];
  EXPECT_EQ(removedBy(Technique::jellyfish, jellyfish.position),
            candidates({5}, fourColumns - fourRows));
}

TEST(Techniques, FinnedFish) {
  // Only what sees the fin r1c8 as well.
  Board xWing;
  xWing.keep(5, row(1), cells({at(1, 2), at(1, 7), at(1, 8)}));
  xWing.keep(5, row(5), cells({at(5, 2), at(5, 7)}));
  EXPECT_EQ(removedBy(Technique::finnedXWing, xWing.position),
            candidates({5}, cells({at(2, 7), at(3, 7)})));
  Board sashimi;
  sashimi.keep(5, row(1), cells({at(1, 2), at(1, 8)}));
  sashimi.keep(5, row(5), cells({at(5, 2), at(5, 7)}));
  Step step;
  ASSERT_TRUE(techniques::findFinnedXWing(sashimi.position, step));
  EXPECT_TRUE(step.sashimi);

  Board swordfish;
  swordfish.keep(5, row(1), cells({at(1, 2), at(1, 5), at(1, 6)}));
  swordfish.keep(5, row(4), cells({at(4, 5), at(4, 8)}));
  swordfish.keep(5, row(7), cells({at(7, 2), at(7, 8)}));
  EXPECT_EQ(removedBy(Technique::finnedSwordfish, swordfish.position),
            candidates({5}, cells({at(2, 5), at(3, 5)})));

  Board jellyfish;
  jellyfish.keep(5, row(1), cells({at(1, 1), at(1, 4), at(1, 5)}));
  jellyfish.keep(5, row(4), cells({at(4, 4), at(4, 7)}));
  jellyfish.keep(5, row(5), cells({at(5, 1), at(5, 9)}));
  jellyfish.keep(5, row(8), cells({at(8, 7), at(8, 9)}));
  EXPECT_EQ(removedBy(Technique::finnedJellyfish, jellyfish.position),
            candidates({5}, cells({at(2, 4), at(3, 4)})));
}

TEST(Techniques, TwoLinks) {
  Board skyscraper;
  skyscraper.keep(5, row(1), cells({at(1, 2), at(1, 7)}));
  skyscraper.keep(5, row(5), cells({at(5, 2), at(5, 8)}));
  EXPECT_EQ(removedBy(Technique::skyscraper, skyscraper.position),
            candidates({5}, cells({at(2, 8), at(3, 8), at(4, 7), at(6, 7)})));
  Board kite;
  kite.keep(5, row(2), cells({at(2, 1), at(2, 7)}));
  kite.keep(5, column(2), cells({at(1, 2), at(6, 2)}));
  EXPECT_EQ(removedBy(Technique::twoStringKite, kite.position), candidates({5}, cells({at(6, 7)})));
  Board turbot;
  turbot.keep(5, row(2), cells({at(2, 4), at(2, 7)}));
  turbot.keep(5, box(5), cells({at(4, 4), at(6, 5)}));
  EXPECT_EQ(removedBy(Technique::turbotFish, turbot.position), candidates({5}, cells({at(6, 7)})));
}

TEST(Techniques, EmptyRectangle) {
  Board board;
  board.keep(5, box(1), cells({at(2, 1), at(2, 2), at(1, 3), at(3, 3)}));
  board.keep(5, column(7), cells({at(2, 7), at(6, 7)}));
  EXPECT_EQ(removedBy(Technique::emptyRectangle, board.position),
            candidates({5}, cells({at(6, 3)})));
  Step step;
  ASSERT_TRUE(techniques::findEmptyRectangle(board.position, step));
  ASSERT_EQ(step.links.size(), 3u);
  EXPECT_EQ(step.links[0].from, candidates({5}, cells({at(6, 7)})));
  EXPECT_EQ(step.links[0].to, candidates({5}, cells({at(2, 7)})));
  EXPECT_EQ(step.links[1].to, candidates({5}, cells({at(2, 1), at(2, 2)})));
  EXPECT_EQ(step.links[2].to, candidates({5}, cells({at(1, 3), at(3, 3)})));
}

TEST(Techniques, Wings) {
  const Board xy = Board().only(at(1, 1), {1, 2}).only(at(1, 5), {1, 3}).only(at(5, 1), {2, 3});
  EXPECT_EQ(removedBy(Technique::xyWing, xy.position), candidates({3}, cells({at(5, 5)})));
  const Board xyz = Board().only(at(1, 1), {1, 2, 3}).only(at(1, 5), {1, 3}).only(at(2, 2), {2, 3});
  EXPECT_EQ(removedBy(Technique::xyzWing, xyz.position),
            candidates({3}, cells({at(1, 2), at(1, 3)})));
  Board w = Board().only(at(1, 1), {1, 2}).only(at(5, 5), {1, 2});
  w.keep(1, row(9), cells({at(9, 1), at(9, 5)}));
  EXPECT_EQ(removedBy(Technique::wWing, w.position), candidates({2}, cells({at(1, 5), at(5, 1)})));
}

TEST(Techniques, UniqueRectangles) {
  const auto rectangle = [](std::initializer_list<Digit> a, std::initializer_list<Digit> b,
                            std::initializer_list<Digit> c, std::initializer_list<Digit> d) {
    return Board().only(at(1, 1), a).only(at(1, 4), b).only(at(2, 1), c).only(at(2, 4), d);
  };
  EXPECT_EQ(
      removedBy(Technique::uniqueRectangle1, rectangle({1, 2}, {1, 2}, {1, 2}, {1, 2, 3}).position),
      candidates({1, 2}, cells({at(2, 4)})));
  EXPECT_EQ(removedBy(Technique::uniqueRectangle2,
                      rectangle({1, 2}, {1, 2}, {1, 2, 3}, {1, 2, 3}).position),
            candidates({3}, kHouseSets[row(2)] - cells({at(2, 1), at(2, 4)})));
  EXPECT_EQ(
      removedBy(Technique::uniqueRectangle3,
                rectangle({1, 2}, {1, 2}, {1, 2, 3}, {1, 2, 4}).only(at(2, 9), {3, 4}).position),
      candidates({3, 4}, kHouseSets[row(2)] - cells({at(2, 1), at(2, 4), at(2, 9)})));
  EXPECT_EQ(removedBy(Technique::uniqueRectangle3, rectangle({1, 2}, {1, 2}, {1, 2, 3}, {1, 2, 4})
                                                       .only(at(2, 2), {4, 6})
                                                       .only(at(2, 5), {3, 5})
                                                       .only(at(2, 9), {5, 6})
                                                       .position),
            candidates({3, 4, 5, 6}, cells({at(2, 3), at(2, 6), at(2, 7), at(2, 8)})));
  // The roof and the third cell share box 1 as well as row 1.
  const Cells together = cells({at(1, 1), at(1, 2), at(1, 3)});
  EXPECT_EQ(removedBy(Technique::uniqueRectangle3, Board()
                                                       .only(at(1, 1), {1, 2, 3})
                                                       .only(at(1, 2), {1, 2, 4})
                                                       .only(at(4, 1), {1, 2})
                                                       .only(at(4, 2), {1, 2})
                                                       .only(at(1, 3), {3, 4})
                                                       .position),
            candidates({3, 4}, (kHouseSets[row(1)] | kHouseSets[box(1)]) - together));
  EXPECT_EQ(removedBy(Technique::uniqueRectangle4, rectangle({1, 2}, {1, 2}, {1, 2, 3}, {1, 2, 4})
                                                       .keep(1, row(2), cells({at(2, 1), at(2, 4)}))
                                                       .position),
            candidates({2}, cells({at(2, 1), at(2, 4)})));
  EXPECT_EQ(removedBy(Technique::uniqueRectangle5,
                      rectangle({1, 2}, {1, 2, 3}, {1, 2, 3}, {1, 2}).position),
            candidates({3}, cells({at(1, 2), at(1, 3), at(2, 5), at(2, 6)})));
  EXPECT_EQ(removedBy(Technique::uniqueRectangle6, rectangle({1, 2}, {1, 2, 3}, {1, 2, 4}, {1, 2})
                                                       .keep(1, row(1), cells({at(1, 1), at(1, 4)}))
                                                       .keep(1, row(2), cells({at(2, 1), at(2, 4)}))
                                                       .position),
            candidates({1}, cells({at(1, 4), at(2, 1)})));
}

TEST(Techniques, SimpleColouring) {
  // r1c2 and r5c8 have one colour, r1c7 and r5c2 the other.
  Board board;
  board.keep(5, row(1), cells({at(1, 2), at(1, 7)}));
  board.keep(5, column(2), cells({at(1, 2), at(5, 2)}));
  board.keep(5, row(5), cells({at(5, 2), at(5, 8)}));
  EXPECT_EQ(removedBy(Technique::simpleColouring, board.position),
            candidates({5}, cells({at(2, 8), at(3, 8), at(4, 7), at(6, 7)})));
}

TEST(Techniques, BugPlusOne) {
  // All open cells but r6c9 have two candidates.
  const Position position = Position::of(Sudoku{
      test::gridOf("542198673871.6..2.639...1.8318459267.546..83..67.8....4968357121857423967239164"
                   "85")});
  EXPECT_EQ(placedBy(Technique::bugPlusOne, position), candidates({9}, cells({at(6, 9)})));
  const DigitSet three = position.candidates[at(6, 9)];
  ASSERT_EQ(three.size(), 3);
  for (const Digit digit : three) {
    Position without = position;
    without.remove(at(6, 9), digit);
    EXPECT_TRUE(placedBy(Technique::bugPlusOne, without).empty()) << digit;
  }
}

TEST(Techniques, AlmostLockedSets) {
  // {1,2,3} in two cells of row 1, and {1,3} in one of column 1: only one of them has the 1.
  const Board board = Board().only(at(1, 4), {2, 3}).only(at(1, 1), {1, 2}).only(at(5, 1), {1, 3});
  EXPECT_EQ(removedBy(Technique::alsXz, board.position), candidates({3}, cells({at(5, 4)})));
  // The crossing of row 1 and box 1 has four digits in two cells; two more cells take one pair
  // each.
  const Board sue = Board()
                        .only(at(1, 1), {1, 2, 3, 4})
                        .only(at(1, 2), {1, 2, 3, 4})
                        .only(at(1, 9), {1, 2})
                        .only(at(2, 3), {3, 4});
  const Cells crossing = cells({at(1, 1), at(1, 2)});
  std::vector<Candidate> expected =
      candidates({1, 2}, kHouseSets[row(1)] - crossing - cells({at(1, 9)}));
  for (const Candidate one :
       candidates({3, 4}, kHouseSets[box(1)] - crossing - cells({at(2, 3)}))) {
    expected.push_back(one);
  }
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(removedBy(Technique::sueDeCoq, sue.position), expected);
  // With the 5 in two cells of row 1 that share box 3, it is out in the rest of this box, too.
  const Cells more = cells({at(1, 8), at(1, 9)});
  const Board wider = Board()
                          .only(at(1, 1), {1, 2, 3, 4})
                          .only(at(1, 2), {1, 2, 3, 4})
                          .only(at(1, 8), {1, 2, 5})
                          .only(at(1, 9), {1, 2, 5})
                          .only(at(2, 3), {3, 4});
  expected = candidates({1, 2}, kHouseSets[row(1)] - crossing - more);
  for (const std::vector<Candidate>& others :
       {candidates({3, 4}, kHouseSets[box(1)] - crossing - cells({at(2, 3)})),
        candidates({5}, (kHouseSets[row(1)] | kHouseSets[box(3)]) - crossing - more)}) {
    expected.insert(expected.end(), others.begin(), others.end());
  }
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(removedBy(Technique::sueDeCoq, wider.position), expected);
  // All of the crossing: of its five digits the 5 is left to it alone.
  const Board whole = Board()
                          .only(at(1, 1), {1, 2, 3, 4, 5})
                          .only(at(1, 2), {1, 2, 3, 4, 5})
                          .only(at(1, 3), {1, 2, 3, 4, 5})
                          .only(at(1, 9), {1, 2})
                          .only(at(2, 3), {3, 4});
  const Cells all = crossing | cells({at(1, 3)});
  expected = candidates({1, 2, 5}, kHouseSets[row(1)] - all - cells({at(1, 9)}));
  const std::vector<Candidate> inBox =
      candidates({3, 4, 5}, kHouseSets[box(1)] - all - cells({at(2, 3)}));
  expected.insert(expected.end(), inBox.begin(), inBox.end());
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(removedBy(Technique::sueDeCoq, whole.position), expected);
}

TEST(Techniques, Chains) {
  // r1c1 3 or r9c5 3, by way of 1 and 2.
  const Board xy = Board()
                       .only(at(1, 1), {3, 1})
                       .only(at(1, 9), {1, 2})
                       .only(at(9, 9), {2, 4})
                       .only(at(9, 5), {4, 3});
  EXPECT_EQ(removedBy(Technique::xyChain, xy.position),
            candidates({3}, cells({at(1, 5), at(9, 1)})));
  Board mixed = Board().only(at(1, 1), {3, 1}).only(at(9, 5), {1, 3});
  mixed.keep(1, column(9), cells({at(1, 9), at(9, 9)}));
  EXPECT_EQ(removedBy(Technique::aic, mixed.position),
            candidates({3}, cells({at(1, 5), at(9, 1)})));
  Board grouped = Board().only(at(1, 1), {3, 1});
  grouped.keep(1, box(3), cells({at(1, 7), at(1, 8), at(2, 9), at(3, 9)}));
  grouped.only(at(9, 9), {1, 3});
  EXPECT_EQ(removedBy(Technique::groupedAic, grouped.position),
            candidates({3}, cells({at(1, 9), at(9, 1)})));
}

TEST(Techniques, GroupsThatCross) {
  // Row 3 and column 2 share r3c2: without row 3, box 1 has its 4 in two cells of column 2.
  const Board board =
      Board()
          .keep(4, row(6), cells({at(6, 1), at(6, 2), at(6, 3), at(6, 9)}))
          .keep(4, box(3), cells({at(2, 9), at(3, 8), at(3, 9)}))
          .keep(4, box(1), cells({at(1, 2), at(2, 2), at(3, 1), at(3, 2), at(3, 3)}));
  EXPECT_EQ(removedBy(Technique::groupedAic, board.position),
            candidates({4}, cells({at(4, 2), at(5, 2)})));
}

TEST(Techniques, ChainsThroughAlmostLockedSets) {
  // An ALS-XY-wing: without its 3, r8c1 takes the 1 from row 2, whose three cells then have the 2.
  const Board board = Board()
                          .only(at(8, 1), {1, 3})
                          .only(at(2, 1), {1, 4, 5})
                          .only(at(2, 5), {4, 5})
                          .only(at(2, 9), {2, 4, 5})
                          .only(at(5, 9), {2, 3});
  for (const Technique other : {Technique::alsXz, Technique::groupedAic}) {
    EXPECT_TRUE(removedBy(other, board.position).empty());
  }
  EXPECT_EQ(removedBy(Technique::alsChain, board.position),
            candidates({3}, cells({at(5, 1), at(8, 9)})));
  Step step;
  ASSERT_TRUE(techniques::findAlsChain(board.position, step));
  std::vector<Cells> sets;
  for (const Link& link : step.links) {
    if (link.set.any()) sets.push_back(link.set);
  }
  EXPECT_EQ(sets, std::vector<Cells>{cells({at(2, 1), at(2, 5), at(2, 9)})});
}

TEST(Techniques, AlmostLockedSetChainsStrikeAllThatTheirEndsRuleOut) {
  // Without 2, r1c3 has r7c3 take it, so that r7c59 hold 4 and 5, and r1c2 is the place for 4.
  const Board board = Board()
                          .keep(2, column(3), cells({at(1, 3), at(7, 3)}))
                          .only(at(7, 5), {2, 5})
                          .only(at(7, 9), {2, 4, 5})
                          .keep(4, column(2), cells({at(1, 2), at(7, 2)}));
  EXPECT_EQ(removedBy(Technique::alsChain, board.position),
            (std::vector{candidateOf(at(1, 2), 2), candidateOf(at(1, 3), 4)}));
}

TEST(Techniques, FrankenFish) {
  // Rows 1 and 4 and box 9 have their 5 in columns 2, 7 and 8 alone.
  const Cells base = cells({at(1, 2), at(1, 7), at(4, 2), at(4, 8), at(7, 7), at(8, 8)});
  Board board;
  for (const Cell cell : Cells::all() - base - cells({at(6, 2), at(5, 1)})) {
    board.position.remove(cell, 5);
  }
  for (const Technique other : {Technique::swordfish, Technique::finnedSwordfish}) {
    EXPECT_TRUE(removedBy(other, board.position).empty());
  }
  EXPECT_EQ(removedBy(Technique::frankenFish, board.position), candidates({5}, cells({at(6, 2)})));
}

TEST(Techniques, ForcingChain) {
  // Each of the three digits of r1c1 drives 4 out of r5c5 through a cell of its own.
  const Board board = Board()
                          .only(at(1, 1), {1, 2, 3})
                          .only(at(1, 5), {1, 4})
                          .only(at(5, 1), {2, 4})
                          .only(at(1, 4), {3, 5})
                          .only(at(4, 4), {5, 4});
  const std::vector<Candidate> removed = removedBy(Technique::forcingChain, board.position);
  EXPECT_EQ(removed, candidates({4}, cells({at(5, 5)})));
}

/// A Su-domino-ku without given dominoes, its isolated digits in some cells.
Position dominoBoard(std::initializer_list<Cell> isolated) {
  Sudominoku puzzle;
  int index = 0;
  for (const Cell cell : isolated) puzzle.isolated[index++] = cell;
  return Position::of(puzzle);
}

TEST(Techniques, Dominoes) {
  // r1c1 is walled in but for r2c1.
  const Position corner = dominoBoard(
      {at(1, 2), at(2, 4), at(3, 7), at(4, 1), at(5, 5), at(6, 8), at(7, 3), at(8, 6), at(9, 9)});
  Step step;
  ASSERT_TRUE(techniques::findOneFreeNeighbour(corner, step));
  ASSERT_EQ(step.laid.size(), 1u);
  EXPECT_EQ(step.laid[0].edge, edgeOf(at(1, 1), at(2, 1)));

  // With no room for 1 2 but one, it lies there.
  Position last = corner;
  for (const Cell cell : last.open - cells({at(5, 1), at(5, 2)})) last.remove(cell, 1);
  for (const Cell cell : last.open - cells({at(5, 1), at(5, 2), at(9, 8)})) last.remove(cell, 2);
  last.remove(at(5, 2), 1);
  step = {};
  ASSERT_TRUE(techniques::findForcedDomino(last, step));
  EXPECT_EQ(step.placed,
            (std::vector<Candidate>{candidateOf(at(5, 1), 1), candidateOf(at(5, 2), 2)}));

  // Two cells with the same one digit are no domino: r1c3 has only r2c3.
  Position partner = corner;
  partner.lay(edgeOf(at(1, 1), at(2, 1)));
  for (const Digit digit : {1, 2, 3, 4, 5, 6, 7, 8}) {
    partner.remove(at(1, 3), digit);
    partner.remove(at(1, 4), digit);
  }
  step = {};
  ASSERT_TRUE(techniques::findForcedPartner(partner, step));
  EXPECT_EQ(step.laid[0].edge, edgeOf(at(1, 3), at(2, 3)));

  // r1c1 shares its domino with r2c1: what is alone there is out here.
  Position exhausted = corner;
  exhausted.lay(edgeOf(at(1, 1), at(2, 1)));
  for (const Digit digit : {1, 2, 3, 4, 5, 6, 7, 8}) exhausted.remove(at(2, 1), digit);
  EXPECT_EQ(removedBy(Technique::dominoExhausted, exhausted), candidates({9}, cells({at(1, 1)})));

  // With 5 beside it, 2 and 3 are out where 2 5 and 3 5 are used, which are then named.
  Position used = corner;
  used.lay(edgeOf(at(1, 1), at(2, 1)));
  for (const Digit digit : {1, 2, 3, 4, 6, 7, 8, 9}) used.remove(at(2, 1), digit);
  const Edge elsewhere = edgeOf(at(7, 5), at(7, 6));
  for (const Digit digit : {2, 3}) used.laidOn[dominoOf(digit, 5)] = elsewhere;
  step = {};
  ASSERT_TRUE(techniques::findDominoExhausted(used, step));
  EXPECT_EQ(step.removed, candidates({2, 3, 5}, cells({at(1, 1)})));
  ASSERT_EQ(step.links.size(), 2u);
  EXPECT_FALSE(step.links[1].isStrong);
  EXPECT_EQ(step.links[1].from, candidates({3}, cells({at(1, 1)})));
  EXPECT_EQ(step.links[1].to, candidates({5}, cells({at(2, 1)})));

  // Both ways to lay 1 2 fill the same two cells.
  Position places = corner;
  for (const Cell cell : places.open - cells({at(7, 5), at(7, 6)})) {
    places.remove(cell, 1);
    places.remove(cell, 2);
  }
  std::vector<Candidate> expected = candidates({3, 4, 6, 9}, cells({at(7, 5)}));
  for (const Candidate one : candidates({3, 4, 5, 6, 9}, cells({at(7, 6)}))) {
    expected.push_back(one);
  }
  step = {};
  ASSERT_TRUE(techniques::findDominoPlaces(places, step));
  std::sort(step.removed.begin(), step.removed.end());
  EXPECT_EQ(step.removed, expected);
}

TEST(Techniques, OddRegion) {
  // But for r1c1, r1c2 is walled in; without a domino on both, one cell and 71 would be left.
  Position position = dominoBoard(
      {at(1, 3), at(2, 2), at(5, 9), at(7, 1), at(8, 8), at(3, 8), at(4, 5), at(6, 7), at(9, 4)});
  Step step;
  ASSERT_TRUE(techniques::findOddRegion(position, step));
  ASSERT_EQ(step.laid.size(), 1u);
  EXPECT_EQ(step.laid[0].edge, edgeOf(at(1, 1), at(1, 2)));
  EXPECT_EQ(step.cells, cells({at(1, 2)}));

  // A domino on r8c8 and r8c9 would leave r9c9 alone, and 69 cells, which come first.
  position = dominoBoard(
      {at(9, 8), at(1, 4), at(6, 7), at(4, 9), at(3, 3), at(5, 5), at(7, 3), at(3, 7), at(5, 1)});
  step = {};
  ASSERT_TRUE(techniques::findOddRegion(position, step));
  EXPECT_EQ(step.parted, (std::vector<Edge>{edgeOf(at(8, 8), at(8, 9))}));
  EXPECT_EQ(step.cells, cells({at(9, 9)}));
}

TEST(Techniques, AreAllInTheRegistry) {
  for (int i = 0; i < kTechniques; ++i) {
    const TechniqueRow& row = kTechniqueRows[i];
    EXPECT_EQ(static_cast<int>(row.technique), i);
    EXPECT_EQ(row.find == nullptr, row.technique == Technique::contradiction);
  }
}

}  // namespace
}  // namespace sudominoku::explain::techniques_test
