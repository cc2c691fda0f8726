#include "solve/sudoku/minirow_sum.h"

#include <algorithm>
#include <bit>
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

/// Of rows or columns that can be exchanged one order will do: that of ascending digits. `areAlike`
/// tells whether two of three can.
template <typename AreAlike>
bool isInOrder(std::uint32_t division, AreAlike areAlike) {
  for (int i = 0; i < 3; ++i) {
    for (int j = i + 1; j < 3; ++j) {
      if (partOf(division, i) > partOf(division, j) && areAlike(i, j)) return false;
    }
  }
  return true;
}

/// How many orders that one stands for.
template <typename AreAlike>
std::uint64_t orderCount(AreAlike areAlike) {
  std::uint64_t count = 1;
  for (int j = 1; j < 3; ++j) {
    std::uint64_t places = 1;
    for (int i = 0; i < j; ++i) places += areAlike(i, j);
    count *= places;
  }
  return count;
}

/// Tells of two rows of a band, 0 to 2, whether they have the same candidates.
auto rowsAlikeIn(const CandidateGrid& candidates, int band) {
  return [first = candidates.begin() + cellAt(3 * band, 0)](int row, int other) {
    const auto begin = first + cellAt(row, 0);
    return std::equal(begin, begin + kSize, first + cellAt(other, 0));
  };
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

bool MinirowSum::Box::areColumnsAlike(int column, int other) const {
  return candidates[column] == candidates[other] &&
         candidates[3 + column] == candidates[3 + other] &&
         candidates[6 + column] == candidates[6 + other];
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
  std::erase_if(all.boxes[0].divisions, [&](Division division) {
    return !isInOrder(division, rowsAlikeIn(candidates, band));
  });

  constexpr std::uint16_t kNone = 0xffff;
  std::vector<std::uint16_t> thirds(kDivisionNumbers, kNone);
  for (std::size_t i = 0; i < all.boxes[2].size(); ++i) {
    thirds[numberOf(all.boxes[2].divisions[i])] = static_cast<std::uint16_t>(i);
  }
  for (std::size_t i = 0; i < all.boxes[0].size(); ++i) {
    for (std::size_t j = 0; j < all.boxes[1].size(); ++j) {
      const Division first = all.boxes[0].divisions[i];
      const Division second = all.boxes[1].divisions[j];
      if ((first & second) != 0) continue;
      const std::uint16_t third = thirds[numberOf(kAllDigitsOnce ^ first ^ second)];
      if (third == kNone) continue;
      all.divisions.push_back(
          {{static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(j), third}});
    }
  }
  dropUnused(all);
  return all;
}

/// Leaves the boxes what the band can be divided into: more would only make the tables larger.
void MinirowSum::dropUnused(Band& band) {
  constexpr std::uint16_t kUnused = 0xffff;
  for (int stack = 0; stack < 3; ++stack) {
    std::vector<std::uint16_t> renumbered(band.boxes[stack].size(), kUnused);
    std::vector<Division> used;
    for (BandDivision& division : band.divisions) {
      std::uint16_t& index = division.boxes[stack];
      if (renumbered[index] == kUnused) {
        renumbered[index] = static_cast<std::uint16_t>(used.size());
        used.push_back(band.boxes[stack].divisions[index]);
      }
      index = renumbered[index];
    }
    band.boxes[stack].divisions = std::move(used);
  }
}

/// The minirows of a digit in the first two boxes, which tell that in the third: two bits each.
unsigned MinirowSum::placeOf(const Band& band, const BandDivision& division, int digit) {
  unsigned place = 0;
  for (int stack = 0; stack < 2; ++stack) {
    const Division rows = band.boxes[stack].divisions[division.boxes[stack]] >> digit;
    place = place << 2 | ((rows & 1u) != 0 ? 0 : (rows >> kSize & 1u) != 0 ? 1 : 2);
  }
  return place;
}

/// Of a band's divisions that differ only by exchanging digits of a kind, all become one.
std::vector<MinirowSum::BandDivision> MinirowSum::merged(const Band& band, const Kinds& kinds) {
  struct Look {
    std::uint64_t key;
    BandDivision division;
  };
  std::vector<Look> looks;
  looks.reserve(band.divisions.size());
  for (const BandDivision& division : band.divisions) {
    std::array<unsigned, kSize> places;
    for (int digit = 0; digit < kSize; ++digit) {
      places[digit] = kinds[digit] << 4 | placeOf(band, division, digit);
    }
    // Then digits of a kind are side by side, and no longer tell which is which.
    std::sort(places.begin(), places.end());
    std::uint64_t key = 0;
    for (const unsigned place : places) key = key << 4 | (place & 0xfu);
    looks.push_back({key, division});
  }
  std::stable_sort(looks.begin(), looks.end(),
                   [](const Look& a, const Look& b) { return a.key < b.key; });
  std::vector<BandDivision> divisions;
  for (std::size_t i = 0; i < looks.size(); ++i) {
    if (i > 0 && looks[i].key == looks[i - 1].key) {
      divisions.back().weight += looks[i].division.weight;
    } else {
      divisions.push_back(looks[i].division);
    }
  }
  return divisions;
}

MinirowSum::MinirowSum(const CandidateGrid& candidates) {
  for (Digit digit = 1; digit <= kSize; ++digit) {
    Digit kind = 1;
    while (!areDigitsAlike(candidates, kind, digit)) ++kind;
    kinds_[digit - 1] = static_cast<unsigned>(kind);
  }
  double best = 0;
  int outer = 0;
  std::vector<BandDivision> fewest;
  for (int band = 0; band < 3; ++band) {
    bands_[band] = bandOf(candidates, band);
    std::vector<BandDivision> fewer = merged(bands_[band], kinds_);
    const double gain = static_cast<double>(bands_[band].divisions.size()) /
                        static_cast<double>(std::max<std::size_t>(fewer.size(), 1));
    if (gain <= best) continue;
    best = gain;
    outer = band;
    fewest = std::move(fewer);
  }
  bands_[outer].divisions = std::move(fewest);
  dropUnused(bands_[outer]);
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

  for (int band = 0; band < 3; ++band) rowOrders_ *= orderCount(rowsAlikeIn(candidates, band));
}

double MinirowSum::tableSize(int stack) const {
  double size = 1;
  for (const Band& band : bands_) size *= static_cast<double>(band.boxes[stack].size());
  return size;
}

bool MinirowSum::keepsAll(int stack) const {
  constexpr double kMostEntries = 100e6 / sizeof(std::uint16_t);
  return stack == 0   ? tableSize(0) <= kMostEntries
         : stack == 1 ? tableSize(0) + tableSize(1) <= kMostEntries
                      : false;
}

double MinirowSum::work() const {
  double products = 1;
  for (const Band& band : bands_) products *= static_cast<double>(band.divisions.size());
  double steps = 0;
  for (int stack = 0; stack < 3; ++stack) {
    const Box& outer = bands_[0].boxes[stack];
    // One pair of fillings in thirty leaves a filling to the third box, which suits so many of its
    // divisions.
    const double suited = bands_[2].boxes[stack].fillingCount() / 1680;
    const double all = outer.fillingCount() * bands_[1].boxes[stack].fillingCount();
    const std::size_t slices = keepsAll(stack) ? outer.size() : bands_[0].divisions.size();
    steps += all * (1 + suited / 30) * static_cast<double>(slices) /
             static_cast<double>(std::max<std::size_t>(outer.size(), 1));
  }
  return products + steps;
}

/// In how many ways a stack can be filled, for all divisions of its boxes in the three bands. Made
/// slice by slice, one for each division of the box in the outer band, when it is asked for.
class MinirowSum::StackTable {
  auto columnsAlike() const {
    return [this](int column, int other) { return areAlike_[column][other]; };
  }

 public:
  /// `keepsAll`: slices that were made stay; otherwise only the last.
  StackTable(const Box& outer, const Box& middle, const Box& inner, bool keepsAll)
      : outer_(outer), inner_(inner.size()), keepsAll_(keepsAll), slices_(outer.size()) {
    for (int column = 0; column < 3; ++column) {
      for (int other = 0; other < 3; ++other) {
        areAlike_[column][other] = outer.areColumnsAlike(column, other) &&
                                   middle.areColumnsAlike(column, other) &&
                                   inner.areColumnsAlike(column, other);
      }
    }
    for (const Division division : middle.divisions) middle_.push_back(middle.fillings(division));
    for (std::size_t i = 0; i < inner.size(); ++i) {
      for (const Division filling : inner.fillings(inner.divisions[i])) {
        innerByFilling_[numberOf(filling)].push_back(static_cast<std::uint16_t>(i));
      }
    }
  }

  /// `[b · inner size + c]`: the ways to fill the stack that is divided like `outer`, b and c. Asks
  /// now and then whether to end; then there is none.
  template <typename IsOver>
  const std::uint16_t* slice(std::size_t outer, IsOver isOver) {
    if (slices_[outer].empty()) {
      if (!keepsAll_) slices_[last_] = {};
      last_ = outer;
      if (!make(outer, isOver)) return nullptr;
    }
    return slices_[outer].data();
  }
  std::size_t innerSize() const { return inner_; }

  /// How many ways there are for each that is counted.
  std::uint64_t columnOrders() const { return orderCount(columnsAlike()); }

 private:
  template <typename IsOver>
  bool make(std::size_t outer, IsOver isOver) {
    std::vector<std::uint16_t>& slice = slices_[outer];
    slice.assign(middle_.size() * inner_, 0);
    std::vector<Division> fillings = outer_.fillings(outer_.divisions[outer]);
    std::erase_if(fillings,
                  [this](Division filling) { return !isInOrder(filling, columnsAlike()); });
    for (std::size_t i = 0; i < middle_.size(); ++i) {
      if (isOver()) return false;
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
    return true;
  }

  const Box& outer_;
  std::vector<std::vector<Division>> middle_;
  std::size_t inner_;
  std::vector<std::vector<std::uint16_t>> innerByFilling_{kDivisionNumbers};
  bool keepsAll_;
  std::vector<std::vector<std::uint16_t>> slices_;
  std::size_t last_ = 0;
  std::array<std::array<bool, 3>, 3> areAlike_{};
};

SolutionTotal MinirowSum::sum(const std::function<bool(SolutionTotal)>& isEnough) {
  const auto tableOf = [this](int stack) {
    return StackTable(bands_[0].boxes[stack], bands_[1].boxes[stack], bands_[2].boxes[stack],
                      keepsAll(stack));
  };
  std::array<StackTable, 3> tables{tableOf(0), tableOf(1), tableOf(2)};
  // So the slices of the larger tables follow one another.
  std::vector<BandDivision>& outer = bands_[0].divisions;
  std::sort(outer.begin(), outer.end(), [](const BandDivision& a, const BandDivision& b) {
    return a.boxes[2] != b.boxes[2] ? a.boxes[2] < b.boxes[2] : a.boxes[1] < b.boxes[1];
  });
  // The smallest is often empty: what shares a place in it is left out together.
  std::vector<std::vector<std::array<std::uint16_t, 2>>> inner(bands_[2].boxes[0].size());
  for (const BandDivision& division : bands_[2].divisions) {
    inner[division.boxes[0]].push_back({division.boxes[1], division.boxes[2]});
  }

  constexpr std::uint64_t kProductsPerLook = 1'000'000;
  std::uint64_t orders = rowOrders_;
  for (const StackTable& table : tables) orders *= table.columnOrders();
  SolutionTotal total = 0;
  std::uint64_t products = 0;
  for (const BandDivision& a : outer) {
    std::array<const std::uint16_t*, 3> slices;
    for (int stack = 0; stack < 3; ++stack) {
      slices[stack] = tables[stack].slice(a.boxes[stack], [&] { return isEnough(total); });
      if (slices[stack] == nullptr) return total;
    }
    const SolutionTotal weight = a.weight * orders;
    // Digits that the outer band does not tell apart either.
    Kinds kinds = kinds_;
    for (int digit = 0; digit < kSize; ++digit) {
      kinds[digit] = kinds[digit] << 4 | placeOf(bands_[0], a, digit);
    }
    for (const BandDivision& b : merged(bands_[1], kinds)) {
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
      total += ways * weight * b.weight;
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
