#include "solve/sudoku/minirow_sum.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace sudominoku::solve {
namespace {

constexpr std::uint32_t kDigitBits = 0x1ff;
constexpr std::uint32_t kAllDigitsOnce = (1u << 3 * kSize) - 1;
constexpr int kTriples = 84;

/// Of each set of three digits a number of its own, 0 to 83; of all others 0.
constexpr std::array<std::uint8_t, kDigitBits + 1> kTripleNumbers = [] {
  std::array<std::uint8_t, kDigitBits + 1> numbers{};
  std::uint8_t next = 0;
  for (std::uint32_t set = 0; set <= kDigitBits; ++set) {
    if (std::popcount(set) == 3) numbers[set] = next++;
  }
  return numbers;
}();

constexpr std::uint32_t partOf(std::uint32_t division, int minirow) {
  return division >> minirow * kSize & kDigitBits;
}

/// Of each division a number of its own, below kDivisionNumbers.
constexpr std::size_t numberOf(std::uint32_t division) {
  return std::size_t{kTripleNumbers[partOf(division, 0)]} * kTriples +
         kTripleNumbers[partOf(division, 1)];
}
constexpr std::size_t kDivisionNumbers = std::size_t{kTriples} * kTriples;

/// The ways to put three digits into the cells of a minirow, each with the digit of cell j in part
/// j.
struct Orders {
  std::array<std::uint32_t, 6> ways;
  int count = 0;
};

Orders ordersOf(const DigitSet* cells, std::uint32_t digits) {
  Orders orders;
  for (const Digit first : cells[0] & DigitSet::fromBits(digits)) {
    const DigitSet left = DigitSet::fromBits(digits).without(first);
    for (const Digit second : cells[1] & left) {
      const DigitSet third = left.without(second);
      if ((cells[2] & third).empty()) continue;
      orders.ways[orders.count++] = DigitSet::of(first).bits() |
                                    DigitSet::of(second).bits() << kSize |
                                    third.bits() << 2 * kSize;
    }
  }
  return orders;
}

/// All 1,680 of them.
template <typename Visit>
void forEachDivision(Visit visit) {
  for (std::uint32_t first = 0; first <= kDigitBits; ++first) {
    if (std::popcount(first) != 3) continue;
    for (std::uint32_t second = 0; second <= kDigitBits; ++second) {
      if (std::popcount(second) != 3 || (first & second) != 0) continue;
      visit(first | second << kSize | (kDigitBits ^ first ^ second) << 2 * kSize);
    }
  }
}

bool areRowsAlike(const CandidateGrid& candidates, int row, int other) {
  const auto begin = candidates.begin();
  return std::equal(begin + cellAt(row, 0), begin + cellAt(row, 0) + kSize,
                    begin + cellAt(other, 0));
}

bool areDigitsAlike(const CandidateGrid& candidates, Digit a, Digit b) {
  return std::all_of(candidates.begin(), candidates.end(),
                     [=](DigitSet cell) { return cell.has(a) == cell.has(b); });
}

}  // namespace

std::vector<MinirowSum::Division> MinirowSum::Box::fillings(Division division) const {
  std::vector<Division> fillings{0};
  for (int minirow = 0; minirow < 3; ++minirow) {
    const Orders orders = ordersOf(&candidates[3 * minirow], partOf(division, minirow));
    std::vector<Division> longer;
    longer.reserve(fillings.size() * orders.count);
    for (const Division begun : fillings) {
      for (int i = 0; i < orders.count; ++i) longer.push_back(begun | orders.ways[i]);
    }
    fillings = std::move(longer);
  }
  return fillings;
}

double MinirowSum::Box::fillingCount() const {
  double count = 0;
  for (const Division division : divisions) {
    double ways = 1;
    for (int minirow = 0; minirow < 3; ++minirow) {
      ways *= ordersOf(&candidates[3 * minirow], partOf(division, minirow)).count;
    }
    count += ways;
  }
  return count;
}

MinirowSum::Box MinirowSum::boxOf(const CandidateGrid& candidates, int band, int stack) {
  Box box;
  for (int i = 0; i < kSize; ++i) {
    box.candidates[i] = candidates[kHouseCells[kFirstBox + 3 * band + stack][i]];
  }
  std::array<std::array<bool, kDigitBits + 1>, 3> canHold{};
  for (int minirow = 0; minirow < 3; ++minirow) {
    for (std::uint32_t digits = 0; digits <= kDigitBits; ++digits) {
      canHold[minirow][digits] =
          std::popcount(digits) == 3 && ordersOf(&box.candidates[3 * minirow], digits).count > 0;
    }
  }
  forEachDivision([&](Division division) {
    for (int minirow = 0; minirow < 3; ++minirow) {
      if (!canHold[minirow][partOf(division, minirow)]) return;
    }
    box.divisions.push_back(division);
  });
  return box;
}

/// The ways to divide the boxes of a band in which no row has a digit twice.
MinirowSum::Band MinirowSum::bandOf(const CandidateGrid& candidates, int band) {
  Band all;
  for (int stack = 0; stack < 3; ++stack) all.boxes[stack] = boxOf(candidates, band, stack);
  // Rows with the same candidates can be exchanged: one of their orders will do.
  std::erase_if(all.boxes[0].divisions, [&](Division division) {
    for (int row = 0; row < 3; ++row) {
      for (int below = row + 1; below < 3; ++below) {
        if (partOf(division, row) > partOf(division, below) &&
            areRowsAlike(candidates, 3 * band + row, 3 * band + below)) {
          return true;
        }
      }
    }
    return false;
  });

  constexpr std::uint16_t kNone = 0xffff;
  std::vector<std::uint16_t> thirds(kDivisionNumbers, kNone);
  for (std::size_t i = 0; i < all.boxes[2].size(); ++i) {
    thirds[numberOf(all.boxes[2].divisions[i])] = static_cast<std::uint16_t>(i);
  }
  std::array<std::vector<std::uint16_t>, 3> kept;
  for (int stack = 0; stack < 3; ++stack) kept[stack].assign(all.boxes[stack].size(), kNone);
  std::vector<BandDivision> found;
  for (std::size_t i = 0; i < all.boxes[0].size(); ++i) {
    for (std::size_t j = 0; j < all.boxes[1].size(); ++j) {
      const Division first = all.boxes[0].divisions[i];
      const Division second = all.boxes[1].divisions[j];
      if ((first & second) != 0) continue;
      const std::uint16_t third = thirds[numberOf(kAllDigitsOnce ^ first ^ second)];
      if (third == kNone) continue;
      all.divisions.push_back(
          {{static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(j), third}});
      kept[0][i] = kept[1][j] = kept[2][third] = 0;
    }
  }
  // What no other box agrees with would only make the tables larger.
  for (int stack = 0; stack < 3; ++stack) {
    std::vector<Division> divisions;
    for (std::size_t i = 0; i < kept[stack].size(); ++i) {
      if (kept[stack][i] == kNone) continue;
      kept[stack][i] = static_cast<std::uint16_t>(divisions.size());
      divisions.push_back(all.boxes[stack].divisions[i]);
    }
    all.boxes[stack].divisions = std::move(divisions);
    for (BandDivision& division : all.divisions) {
      division.boxes[stack] = kept[stack][division.boxes[stack]];
    }
  }
  return all;
}

/// Of the band's divisions that differ only by exchanging digits with the same candidates, all
/// become one.
void MinirowSum::mergeAlikeDigits(Band& band, const CandidateGrid& candidates) {
  // The first digit that each is like.
  std::array<Digit, kSize> kinds;
  for (Digit digit = 1; digit <= kSize; ++digit) {
    Digit kind = 1;
    while (!areDigitsAlike(candidates, kind, digit)) ++kind;
    kinds[digit - 1] = kind;
  }
  struct Look {
    std::uint64_t key;
    BandDivision division;
  };
  std::vector<Look> looks;
  for (const BandDivision& division : band.divisions) {
    // Where a digit lies in the first two boxes tells where in the third. Sorted, digits of a kind
    // are side by side, and no longer tell which is which.
    std::array<unsigned, kSize> places;
    for (int digit = 0; digit < kSize; ++digit) {
      places[digit] = static_cast<unsigned>(kinds[digit]);
      for (int stack = 0; stack < 2; ++stack) {
        const Division rows = band.boxes[stack].divisions[division.boxes[stack]] >> digit;
        const unsigned row = (rows & 1u) != 0 ? 0 : (rows >> kSize & 1u) != 0 ? 1 : 2;
        places[digit] = places[digit] << 2 | row;
      }
    }
    std::sort(places.begin(), places.end());
    std::uint64_t key = 0;
    for (const unsigned place : places) key = key << 4 | (place & 0xfu);
    looks.push_back({key, division});
  }
  std::stable_sort(looks.begin(), looks.end(),
                   [](const Look& a, const Look& b) { return a.key < b.key; });
  band.divisions.clear();
  for (std::size_t i = 0; i < looks.size(); ++i) {
    if (i > 0 && looks[i].key == looks[i - 1].key) {
      band.divisions.back().weight += looks[i].division.weight;
    } else {
      band.divisions.push_back(looks[i].division);
    }
  }
}

MinirowSum::MinirowSum(const CandidateGrid& candidates) {
  double best = 0;
  int outer = 0;
  Band merged;
  for (int band = 0; band < 3; ++band) {
    bands_[band] = bandOf(candidates, band);
    Band fewer = bands_[band];
    mergeAlikeDigits(fewer, candidates);
    const double gain = static_cast<double>(bands_[band].divisions.size()) /
                        static_cast<double>(std::max<std::size_t>(fewer.divisions.size(), 1));
    if (gain <= best) continue;
    best = gain;
    outer = band;
    merged = std::move(fewer);
  }
  bands_[outer] = std::move(merged);
  std::swap(bands_[0], bands_[outer]);
  if (bands_[1].divisions.size() > bands_[2].divisions.size()) std::swap(bands_[1], bands_[2]);

  std::array<int, 3> stacks{0, 1, 2};
  std::sort(stacks.begin(), stacks.end(),
            [this](int a, int b) { return tableSize(a) < tableSize(b); });
  for (Band& band : bands_) {
    Band sorted;
    for (int i = 0; i < 3; ++i) sorted.boxes[i] = std::move(band.boxes[stacks[i]]);
    for (const BandDivision& division : band.divisions) {
      const auto& boxes = division.boxes;
      sorted.divisions.push_back(
          {{boxes[stacks[0]], boxes[stacks[1]], boxes[stacks[2]]}, division.weight});
    }
    band = std::move(sorted);
  }

  for (int row = 0; row < kSize; ++row) {
    std::uint64_t places = 1;
    for (int above = row / 3 * 3; above < row; ++above) {
      places += areRowsAlike(candidates, row, above);
    }
    rowOrders_ *= places;
  }
}

double MinirowSum::tableSize(int stack) const {
  double size = 1;
  for (const Band& band : bands_) size *= static_cast<double>(band.boxes[stack].size());
  return size;
}

bool MinirowSum::fits() const {
  constexpr double kMostEntries = 100e6 / sizeof(std::uint16_t);
  const double slice = static_cast<double>(bands_[1].boxes[2].size()) *
                       static_cast<double>(bands_[2].boxes[2].size());
  return tableSize(0) + tableSize(1) + slice <= kMostEntries;
}

double MinirowSum::work() const {
  double products = 1;
  for (const Band& band : bands_) products *= static_cast<double>(band.divisions.size());
  double pairs = 0;
  for (int stack = 0; stack < 3; ++stack) {
    pairs += bands_[0].boxes[stack].fillingCount() * bands_[1].boxes[stack].fillingCount();
  }
  return products + pairs;
}

/// In how many ways a stack can be filled, for all divisions of its boxes in the three bands. Made
/// slice by slice, one for each division of the box in the outer band, when it is asked for.
class MinirowSum::StackTable {
 public:
  /// `keepsAll`: slices that were made stay; otherwise only the last.
  StackTable(const Box& outer, const Box& middle, const Box& inner, bool keepsAll)
      : outer_(outer), inner_(inner.size()), keepsAll_(keepsAll), slices_(outer.size()) {
    for (const Division division : middle.divisions) middle_.push_back(middle.fillings(division));
    for (std::size_t i = 0; i < inner.size(); ++i) {
      for (const Division filling : inner.fillings(inner.divisions[i])) {
        innerByFilling_[numberOf(filling)].push_back(static_cast<std::uint16_t>(i));
      }
    }
  }

  /// `[b · inner size + c]`: the ways to fill the stack that is divided like `outer`, b and c.
  const std::uint16_t* slice(std::size_t outer) {
    if (slices_[outer].empty()) {
      if (!keepsAll_) slices_[last_] = {};
      last_ = outer;
      make(outer);
    }
    return slices_[outer].data();
  }
  std::size_t innerSize() const { return inner_; }

 private:
  void make(std::size_t outer) {
    std::vector<std::uint16_t>& slice = slices_[outer];
    slice.assign(middle_.size() * inner_, 0);
    const std::vector<Division> fillings = outer_.fillings(outer_.divisions[outer]);
    for (std::size_t i = 0; i < middle_.size(); ++i) {
      std::uint16_t* row = &slice[i * inner_];
      for (const Division first : fillings) {
        for (const Division second : middle_[i]) {
          // No digit twice in a column; what is left of each is the third box's.
          if ((first & second) != 0) continue;
          for (const std::uint16_t third :
               innerByFilling_[numberOf(kAllDigitsOnce ^ first ^ second)]) {
            ++row[third];
          }
        }
      }
    }
  }

  const Box& outer_;
  std::vector<std::vector<Division>> middle_;
  std::size_t inner_;
  std::vector<std::vector<std::uint16_t>> innerByFilling_{kDivisionNumbers};
  bool keepsAll_;
  std::vector<std::vector<std::uint16_t>> slices_;
  std::size_t last_ = 0;
};

std::uint64_t MinirowSum::sum(const std::function<bool(std::uint64_t)>& isEnough) {
  const auto tableOf = [this](int stack, bool keepsAll) {
    return StackTable(bands_[0].boxes[stack], bands_[1].boxes[stack], bands_[2].boxes[stack],
                      keepsAll);
  };
  // The largest table is made in slices, which follow one another.
  std::array<StackTable, 3> tables{tableOf(0, true), tableOf(1, true), tableOf(2, false)};
  std::vector<BandDivision>& outer = bands_[0].divisions;
  std::sort(outer.begin(), outer.end(),
            [](const BandDivision& a, const BandDivision& b) { return a.boxes[2] < b.boxes[2]; });
  // The smallest is often empty: what shares a place in it is left out together.
  std::vector<std::vector<std::array<std::uint16_t, 2>>> inner(bands_[2].boxes[0].size());
  for (const BandDivision& division : bands_[2].divisions) {
    inner[division.boxes[0]].push_back({division.boxes[1], division.boxes[2]});
  }

  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  constexpr std::uint64_t kProductsPerLook = 1'000'000;
  std::uint64_t total = 0;
  std::uint64_t products = 0;
  for (const BandDivision& a : outer) {
    std::array<const std::uint16_t*, 3> slices;
    for (int stack = 0; stack < 3; ++stack) slices[stack] = tables[stack].slice(a.boxes[stack]);
    const std::uint64_t weight = a.weight * rowOrders_;
    for (const BandDivision& b : bands_[1].divisions) {
      std::array<const std::uint16_t*, 3> rows;
      for (int stack = 0; stack < 3; ++stack) {
        rows[stack] = slices[stack] + b.boxes[stack] * tables[stack].innerSize();
      }
      std::uint64_t ways = 0;
      for (std::size_t i = 0; i < inner.size(); ++i) {
        if (rows[0][i] == 0) continue;
        std::uint32_t others = 0;
        for (const auto [second, third] : inner[i]) {
          others += std::uint32_t{rows[1][second]} * rows[2][third];
        }
        ways += std::uint64_t{rows[0][i]} * others;
      }
      // Numbers beyond 64 bits cannot be told from the largest.
      if (ways > (kMost - total) / weight) {
        isEnough(kMost);
        return kMost;
      }
      total += ways * weight;
      products += bands_[2].divisions.size();
      if (products >= kProductsPerLook) {
        products = 0;
        if (isEnough(total)) return total;
      }
    }
  }
  return total;
}

}  // namespace sudominoku::solve
