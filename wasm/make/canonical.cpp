// The minlex form, row by row. Every order of the columns (and of those of the transposed grid) is
// gone through with every row as the first; only those that make the smallest first row go on to
// the second, and so on. Names are given to digits as they come. Rows are equal where they hold new
// digits only, and then both ways are followed.
#include "make/canonical.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "make/dice.h"
#include "make/transform.h"

namespace sudominoku::make {
namespace {

using Row = std::array<std::uint8_t, kSize>;
using Rows = std::array<Row, kSize>;

/// All 1296 orders of columns.
const std::vector<Row>& columnOrders() {
  static const std::vector<Row> orders = [] {
    static constexpr int kOrders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                          {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    std::vector<Row> all;
    for (int code = 0; code < 6 * 6 * 6 * 6; ++code) {
      const int* const stacks = kOrders[code / 216];
      const int within[3] = {code / 36 % 6, code / 6 % 6, code % 6};
      Row order{};
      for (int i = 0; i < kSize; ++i) {
        order[i] = static_cast<std::uint8_t>(3 * stacks[i / 3] + kOrders[within[i / 3]][i % 3]);
      }
      all.push_back(order);
    }
    return all;
  }();
  return orders;
}

struct Naming {
  std::array<std::uint8_t, kSize + 1> names{};
  std::uint8_t given = 0;
};

class Minlex {
 public:
  Grid run(const Grid& grid) {
    for (const bool isTransposed : {false, true}) {
      for (Cell cell = 0; cell < kCells; ++cell) {
        const Cell from = isTransposed ? turned(cell, Turn::diagonal) : cell;
        source_[rowOf(cell)][columnOf(cell)] = static_cast<std::uint8_t>(grid[from]);
      }
      findBlanks();
      for (const Row& columns : columnOrders()) {
        if (exchangesBlanks(columns)) continue;
        columns_ = columns;
        for (int band = 0; band < 3; ++band) extend(0, band, 0, Naming{});
      }
    }
    Grid result;
    for (Cell cell = 0; cell < kCells; ++cell) result.set(cell, best_[rowOf(cell)][columnOf(cell)]);
    return result;
  }

 private:
  void findBlanks() {
    for (int i = 0; i < kSize; ++i) {
      blankRows_[i] = source_[i] == Row{};
      blankColumns_[i] =
          std::all_of(source_.begin(), source_.end(), [&](const Row& row) { return row[i] == 0; });
    }
  }

  /// Whether the order differs from another by blank columns of a stack alone.
  bool exchangesBlanks(const Row& columns) const {
    for (int i = 0; i < kSize; ++i) {
      for (int j = i + 1; j < i / 3 * 3 + 3; ++j) {
        if (blankColumns_[columns[i]] && blankColumns_[columns[j]] && columns[i] > columns[j]) {
          return true;
        }
      }
    }
    return false;
  }

  /// Writes the rows from `depth` on, the next from `band`; `used` has a bit for each row that is
  /// written. A smaller row than the best at its depth makes a new best, a larger one ends this
  /// way.
  void extend(int depth, int band, unsigned used, const Naming& naming) {
    if (depth == kSize) return;
    bool hadBlank = false;
    for (int row = 3 * band; row < 3 * band + 3; ++row) {
      if ((used >> row & 1u) != 0) continue;
      if (blankRows_[row] && std::exchange(hadBlank, true)) continue;
      Naming names = naming;
      const int order = write(depth, source_[row], names);
      if (order > 0) continue;
      const unsigned now = used | 1u << row;
      if (depth % 3 < 2) {
        extend(depth + 1, band, now, names);
        continue;
      }
      bool isLast = true;
      for (int next = 0; next < 3; ++next) {
        if ((now >> 3 * next & 1u) != 0) continue;
        isLast = false;
        extend(depth + 1, next, now, names);
      }
      if (isLast) extend(kSize, 0, now, names);
    }
  }

  /// Compares a row, in new names, with the best at this depth; a smaller one replaces it, and
  /// what was known of the rows below is void.
  int write(int depth, const Row& row, Naming& naming) {
    Row& best = best_[depth];
    bool isSmaller = depth >= known_;
    for (int i = 0; i < kSize; ++i) {
      const std::uint8_t digit = row[columns_[i]];
      std::uint8_t name = 0;
      if (digit != 0) {
        std::uint8_t& given = naming.names[digit];
        if (given == 0) given = ++naming.given;
        name = given;
      }
      if (!isSmaller && name > best[i]) return 1;
      isSmaller |= name < best[i];
      if (isSmaller) best[i] = name;
    }
    if (!isSmaller) return 0;
    known_ = depth + 1;
    return -1;
  }

  Rows source_{};
  std::array<bool, kSize> blankRows_{};
  std::array<bool, kSize> blankColumns_{};
  Row columns_{};
  Rows best_{};
  /// How many rows of the best are known.
  int known_ = 0;
};

/// Orders placements by their first cell, then the second, then the digits.
int keyOf(const Placement& placement) {
  return ((placement.firstCell * kCells + placement.secondCell) * 10 + placement.firstDigit) * 10 +
         placement.secondDigit;
}

bool isBefore(const Placement& a, const Placement& b) { return keyOf(a) < keyOf(b); }

bool isBefore(const Sudominoku& a, const Sudominoku& b) {
  if (a.isolated != b.isolated) return a.isolated < b.isolated;
  return std::lexicographical_compare(
      a.dominoes.begin(), a.dominoes.end(), b.dominoes.begin(), b.dominoes.end(),
      [](const Placement& x, const Placement& y) { return isBefore(x, y); });
}

}  // namespace

Grid canonical(const Grid& grid) { return Minlex().run(grid); }

Sudominoku canonical(const Sudominoku& puzzle) {
  Sudominoku plain = puzzle;
  plain.candidates = kAllCandidates;
  Sudominoku best;
  for (int turn = 0; turn < kTurns; ++turn) {
    Transformation change;
    change.turn = static_cast<Turn>(turn);
    Names names = kSameNames;
    make::order(names, [&](Digit a, Digit b) {
      return turned(plain.isolated[a - 1], change.turn) <
             turned(plain.isolated[b - 1], change.turn);
    });
    for (Digit name = 1; name <= kSize; ++name) change.digits[names[name - 1] - 1] = name;
    Sudominoku guise = change.of(plain);
    for (Placement& placement : guise.dominoes) {
      if (placement.firstCell < placement.secondCell) continue;
      std::swap(placement.firstCell, placement.secondCell);
      std::swap(placement.firstDigit, placement.secondDigit);
    }
    order(guise.dominoes, [](const Placement& a, const Placement& b) { return isBefore(a, b); });
    if (turn == 0 || isBefore(guise, best)) best = std::move(guise);
  }
  return best;
}

}  // namespace sudominoku::make
