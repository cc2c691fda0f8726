// Guesses where the fewest ways are open: in the row or column band with the fewest configurations
// over all digits, on a digit that has two of them left. (The rule is tdoku's; on hard puzzles it
// needs half the guesses of "a cell with two candidates".)
#include "solve/sudoku/branch.h"

#include <algorithm>
#include <bit>
#include <initializer_list>

namespace sudominoku::solve {
namespace {

constexpr std::uint32_t kDigits = 0x1ff;
constexpr Lanes kAllBits = {~0u, ~0u, ~0u, 0};

constexpr Lanes kLane[3] = {{~0u, 0, 0, 0}, {0, ~0u, 0, 0}, {0, 0, ~0u, 0}};

/// All ones in the places of the first and second minirow, and minicolumn.
struct Line {
  Lanes places[kPlaces];
};
constexpr Line kMinirow[2] = {{{kAllBits, kAllBits, kAllBits}},
                              {{{}, {}, {}, kAllBits, kAllBits, kAllBits}}};
constexpr Line kMinicolumn[2] = {{{kAllBits, {}, {}, kAllBits, {}, {}, kAllBits}},
                                 {{{}, kAllBits, {}, {}, kAllBits, {}, {}, kAllBits}}};

SUDOMINOKU_INLINE std::uint32_t bitCount(std::uint64_t bits) {
  return static_cast<std::uint32_t>(std::popcount(bits));
}
SUDOMINOKU_INLINE std::uint32_t bitCount(Lanes x) {
  return bitCount(halves(x).low) + bitCount(halves(x).high);
}

/// The band with the fewest configurations of those that still have a choice: 0–2 by rows, 3–5 by
/// columns.
SUDOMINOKU_INLINE int tightestBand(const Configurations& c) {
  // Pairs of an even and an odd lane (or field) of the same band, side by side.
  const Lanes rows01 = __builtin_shufflevector(c.rowEven, c.rowOdd, 0, 4, 1, 5);
  const Lanes rows2 = __builtin_shufflevector(c.rowEven, c.rowOdd, 2, 6, 3, 7);
  const Lanes field = inLanes(kDigits);
  const Lanes stack0 = (c.columnEven & field) | (c.columnOdd & field) << kFieldBits;
  const Lanes stack1 = (c.columnEven >> kFieldBits & field) | (c.columnOdd & field << kFieldBits);
  const Lanes stack2 =
      (c.columnEven >> 2 * kFieldBits) | (c.columnOdd >> 2 * kFieldBits << kFieldBits);
  const std::uint32_t counts[6] = {bitCount(halves(rows01).low),
                                   bitCount(halves(rows01).high),
                                   bitCount(halves(rows2).low),
                                   bitCount(stack0),
                                   bitCount(stack1),
                                   bitCount(stack2)};
  // A band that is decided has one configuration for each digit, and comes last as a huge number.
  std::uint32_t best = ~0u;
  for (std::uint32_t band = 0; band < 6; ++band) {
    best = std::min(best, (counts[band] - (kSize + 1)) << 3 | band);
  }
  return static_cast<int>(best & 7u);
}

/// The fewest-choices digit of a band: one with two configurations, else with three, else any with
/// more than one.
SUDOMINOKU_INLINE int tightestDigit(std::uint32_t even, std::uint32_t odd) {
  std::uint32_t one = 0;
  std::uint32_t two = 0;
  std::uint32_t three = 0;
  std::uint32_t four = 0;
  for (int k = 0; k < 3; ++k) {
    for (const std::uint32_t digits :
         {even >> k * kFieldBits & kDigits, odd >> k * kFieldBits & kDigits}) {
      four |= three & digits;
      three |= two & digits;
      two |= one & digits;
      one |= digits;
    }
  }
  const std::uint32_t exactlyTwo = two & ~three;
  const std::uint32_t exactlyThree = three & ~four;
  return std::countr_zero(exactlyTwo != 0 ? exactlyTwo : exactlyThree != 0 ? exactlyThree : two);
}

}  // namespace

BandConfigurations configurationsOf(const Configurations& c, int band) {
  if (band < 3) return {c.rowEven[band], c.rowOdd[band]};
  const int shift = (band - 3) * kFieldBits;
  const Lanes evens = c.columnEven >> shift & inLanes(kDigits);
  const Lanes odds = c.columnOdd >> shift & inLanes(kDigits);
  return {evens[0] | evens[1] << kFieldBits | evens[2] << 2 * kFieldBits,
          odds[0] | odds[1] << kFieldBits | odds[2] << 2 * kFieldBits};
}

void split(Position& rest, int band, int digit, BandConfigurations configurations,
           Position& chosen) {
  // Configurations k, even and odd, put the digit's first minirow in stack k. Where only these two
  // are left, they still differ in the second: k + 1 and k + 2.
  const std::uint32_t stacks = (configurations.even | configurations.odd) >> digit & inFields(1);
  const int k = std::countr_zero(stacks) / kFieldBits;
  const bool first = (stacks & (stacks - 1)) != 0;
  const int across = first ? k : k == 2 ? 0 : k + 1;

  // Chosen: the digit of this band lies in that minirow (or minicolumn). Rest: it doesn't.
  const bool byRows = band < 3;
  const int lane = byRows ? band : across;
  const int field = byRows ? across : band - 3;
  const std::uint32_t bit = 1u << (digit + field * kFieldBits);
  const Lanes candidate = Lanes{bit, bit, bit, 0} & kLane[lane];
  const Line& line = (byRows ? kMinirow : kMinicolumn)[first ? 0 : 1];
  for (int place = 0; place < kPlaces; ++place) {
    const Lanes cells = rest.places[place];
    chosen.places[place] = cells & ~(candidate & ~line.places[place]);
    rest.places[place] = cells & ~(candidate & line.places[place]);
  }
}

void branch(Position& rest, const Configurations& configurations, Position& chosen) {
  const int band = tightestBand(configurations);
  const BandConfigurations left = configurationsOf(configurations, band);
  split(rest, band, tightestDigit(left.even, left.odd), left, chosen);
}

}  // namespace sudominoku::solve
