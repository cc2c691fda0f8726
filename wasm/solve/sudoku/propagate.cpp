// Propagation in passes over the whole board, for all digits at once and without a branch but the
// checks. A pass is about 270 vector operations, some 35 nanoseconds; what it finds in one place is
// seen everywhere in the next pass.
//
// 1. Bands. By rows, a digit's candidates in a band are a 3×3 matrix, minirow by stack, and the
//    digit must take one of its six permutations, the configurations. What no possible
//    configuration uses is removed: locked candidates in their exact form. By columns likewise.
// 2. Hidden singles. A digit that can lie in only one minirow and only one minicolumn of a box has
//    its cell there. Together with step 1 this finds hidden singles of rows and columns too.
// 3. Naked singles. A cell with one digit left takes the digit from the rest of its box; step 1
//    carries it on along row and column.
// 4. Only when nothing else moves: three digits that must all lie in the same minirow leave room
//    for no other there ("complete minirow").
//
// The configurations and complete minirows (as triads) are Tom Dillon's ideas, from his solver
// tdoku; the layout that does them for the whole board at once is ours.
//
// Fields, of ten bits with the highest spare, are computed with as numbers. For x from 0 to 0x1ff:
//     (spare - x) & spare       is the spare bit if x = 0, else nothing;
//     s - (s >> 9)              turns a spare bit into a mask of the nine digits;
//     x & (x - ones)            removes the smallest digit.
// A field that is 0 lends from its neighbour in the last of these; then a cell is empty, and the
// pass ends with that.
#include "solve/sudoku/propagate.h"

#include <limits>

namespace sudominoku::solve {
namespace {

/// Vectors every pass needs, read from memory: V8 builds a literal vector with four instructions
/// wherever it is used, and LLVM rewrites what it knows the constants of into longer code.
struct Constants {
  Lanes ones = inLanes(inFields(1));
  Lanes digits = inLanes(inFields(0x1ff));
  Lanes spare = inLanes(inFields(0x200));
};
constexpr Constants kConstants;

/// Lane b of the result is lane b + 1 (or b + 2) modulo 3: the next, the last but one band.
SUDOMINOKU_INLINE Lanes nextBand(Lanes x) { return __builtin_shufflevector(x, x, 1, 2, 0, 3); }
SUDOMINOKU_INLINE Lanes afterNextBand(Lanes x) { return __builtin_shufflevector(x, x, 2, 0, 1, 3); }

/// The same for stacks, but leaves rubbish in the highest two bits.
SUDOMINOKU_INLINE Lanes nextStack(Lanes x) { return x >> kFieldBits | x << 2 * kFieldBits; }
SUDOMINOKU_INLINE Lanes afterNextStack(Lanes x) { return x >> 2 * kFieldBits | x << kFieldBits; }

/// All nine digits in the fields that are empty, none in the others.
SUDOMINOKU_INLINE Lanes whereEmpty(Lanes x, Lanes spare) {
  const Lanes empty = (spare - x) & spare;
  return empty - (empty >> 9);
}

SUDOMINOKU_INLINE Lanes unionOf(const Lanes* x) {
  return (((x[0] | x[1]) | (x[2] | x[3])) | ((x[4] | x[5]) | (x[6] | x[7]))) | x[8];
}
SUDOMINOKU_INLINE Lanes sumOf(const Lanes* x) {
  return (((x[0] + x[1]) + (x[2] + x[3])) + ((x[4] + x[5]) + (x[6] + x[7]))) + x[8];
}

SUDOMINOKU_INLINE void copyPlaces(const Lanes* from, Lanes* to) {
  for (int place = 0; place < kPlaces; ++place) to[place] = from[place];
}

/// The digits that each minirow and each minicolumn of a box can take.
struct Lines {
  Lanes rows[3];
  Lanes columns[3];

  SUDOMINOKU_INLINE explicit Lines(const Lanes* cells) {
    for (int i = 0; i < 3; ++i) rows[i] = cells[3 * i] | cells[3 * i + 1] | cells[3 * i + 2];
    for (int j = 0; j < 3; ++j) columns[j] = cells[j] | cells[3 + j] | cells[6 + j];
  }
};

/// The digits that only this one of three lines can take: they must lie in it.
SUDOMINOKU_INLINE Lanes onlyIn(Lanes line, Lanes other, Lanes another) {
  return line & ~(other | another);
}

/// What a line can't take because three digits must lie in it.
SUDOMINOKU_INLINE Lanes crowdedOut(Lanes line, Lanes other, Lanes another, const Constants& k) {
  const Lanes forced = onlyIn(line, other, another);
  // With the spare bit set nothing lends from the neighbour, however few digits are forced.
  Lanes third = forced | k.spare;
  third = (third & (third - k.ones)) | k.spare;
  third = (third & (third - k.ones)) & k.digits;
  return line & ~forced & ~whereEmpty(third, k.spare);
}

}  // namespace

Settled propagate(Position& position, Configurations& configurations) {
  int passes = std::numeric_limits<int>::max();
  return propagate(position, configurations, passes);
}

Settled propagate(Position& position, Configurations& configurations, int& passes) {
  const Constants& k = *opaque(&kConstants);
  const Lanes ones = k.ones;
  const Lanes spare = k.spare;

  Lanes cells[kPlaces];
  copyPlaces(position.places, cells);

  // Removing a candidate makes its vector smaller as a number, so equal sums mean that a pass has
  // removed nothing. (Should they wrap around to equality, propagation ends early; no harm.)
  Lanes sum = sumOf(cells);
  while (true) {
    // 1. Bands.
    Lines can(cells);
    const Lanes rowEven = can.rows[0] & nextStack(can.rows[1]) & afterNextStack(can.rows[2]);
    const Lanes rowOdd = can.rows[0] & afterNextStack(can.rows[1]) & nextStack(can.rows[2]);
    const Lanes columnEven =
        can.columns[0] & nextBand(can.columns[1]) & afterNextBand(can.columns[2]);
    const Lanes columnOdd =
        can.columns[0] & afterNextBand(can.columns[1]) & nextBand(can.columns[2]);
    can.rows[0] = rowEven | rowOdd;
    can.rows[1] = afterNextStack(rowEven) | nextStack(rowOdd);
    can.rows[2] = nextStack(rowEven) | afterNextStack(rowOdd);
    can.columns[0] = columnEven | columnOdd;
    can.columns[1] = afterNextBand(columnEven) | nextBand(columnOdd);
    can.columns[2] = nextBand(columnEven) | afterNextBand(columnOdd);

    const Lanes someRow = can.rows[0] | can.rows[1] | can.rows[2];
    const Lanes someColumn = can.columns[0] | can.columns[1] | can.columns[2];
    if (any(k.digits & ~(someRow & someColumn))) return Settled::contradiction;

    // 2. Hidden singles.
    Lanes onlyRow[3];
    Lanes onlyColumn[3];
    for (int i = 0; i < 3; ++i) {
      onlyRow[i] = onlyIn(can.rows[i], can.rows[(i + 1) % 3], can.rows[(i + 2) % 3]);
      onlyColumn[i] = onlyIn(can.columns[i], can.columns[(i + 1) % 3], can.columns[(i + 2) % 3]);
    }
    Lanes singles[kPlaces];
    for (int i = 0; i < 3; ++i) {
      Lanes emptyCells{};
      for (int j = 0; j < 3; ++j) {
        const int place = 3 * i + j;
        const Lanes hidden = onlyRow[i] & onlyColumn[j];
        const Lanes cell =
            cells[place] & (can.rows[i] & can.columns[j]) & (hidden | whereEmpty(hidden, spare));
        emptyCells |= spare - cell;
        // 3. Naked singles.
        singles[place] = cell & whereEmpty(cell & (cell - ones), spare);
        cells[place] = cell;
      }
      // Checking row by row keeps fewer vectors alive at a time than one check would.
      if (any(emptyCells & spare)) return Settled::contradiction;
    }
    const Lanes taken = unionOf(singles);
    const Lanes others = ~taken;
    for (int place = 0; place < kPlaces; ++place) {
      cells[place] = (cells[place] & others) | singles[place];
    }

    const Lanes sumBefore = sum;
    sum = sumOf(cells);
    if (any(sum ^ sumBefore)) {
      if (--passes > 0) continue;
      copyPlaces(cells, position.places);
      return Settled::open;
    }

    // Two cells of a box that have only the same digit left: it counts twice in the sum. Two digits
    // that have only the same cell left: it is no single.
    const Lanes twice = sumOf(singles) ^ taken;
    const Lanes hidden =
        (onlyRow[0] | onlyRow[1] | onlyRow[2]) & (onlyColumn[0] | onlyColumn[1] | onlyColumn[2]);
    if (any(twice | (hidden & others))) return Settled::contradiction;

    // Each digit lies somewhere in each box. So if the nine cells add up to all digits, each digit
    // is in one cell; and then the rows and columns are in order too, for step 1 found nothing.
    if (!any(sum ^ k.digits)) {
      copyPlaces(cells, position.places);
      return Settled::solved;
    }

    // 4. Complete minirows and minicolumns.
    const Lines now(cells);
    Lanes notInRow[3];
    Lanes notInColumn[3];
    for (int i = 0; i < 3; ++i) {
      notInRow[i] = crowdedOut(now.rows[i], now.rows[(i + 1) % 3], now.rows[(i + 2) % 3], k);
      notInColumn[i] =
          crowdedOut(now.columns[i], now.columns[(i + 1) % 3], now.columns[(i + 2) % 3], k);
    }
    if (any(notInRow[0] | notInRow[1] | notInRow[2] | notInColumn[0] | notInColumn[1] |
            notInColumn[2])) {
      for (int place = 0; place < kPlaces; ++place) {
        cells[place] &= ~(notInRow[place / 3] | notInColumn[place % 3]);
      }
      sum = Lanes{};
      continue;
    }

    copyPlaces(cells, position.places);
    configurations = {rowEven, rowOdd, columnEven, columnOdd};
    return Settled::open;
  }
}

}  // namespace sudominoku::solve
