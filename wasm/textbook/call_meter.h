// How long plain backtracking takes: problem 12095's counter, for the orders people choose.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "board/grid.h"

namespace sudominoku::textbook {

/// Problem 12095's cap today; the older text of the problem says 100,000.
inline constexpr std::uint64_t kCallCap = 10'000'000;

/// In which order a backtracking search visits cells and tries digits.
enum class SearchOrder {
  rowMajor,          ///< cells row by row, digits ascending: the program of problem 12095
  columnMajor,       ///< cells column by column
  reversed,          ///< cells row by row from the last to the first
  digitsDescending,  ///< cells row by row, digits from 9 to 1
  fewestCandidates,  ///< always the blank cell with the fewest candidates, the first of equals
};

inline constexpr int kSearchOrders = static_cast<int>(SearchOrder::fewestCandidates) + 1;

/// `row-major`, `column-major`, `reversed`, `digits-descending` or `fewest-candidates`.
std::string_view nameOf(SearchOrder order);

/// How long a search took, and how it ended.
struct CallCount {
  /// Calls until the first solution, or until there was nothing left to try. Given cells count one
  /// call each and so does the end, in every order: a full grid has 82.
  std::uint64_t calls = 0;
  /// The cap was reached, so there may be more.
  bool capped = false;
  /// A solution was found.
  bool solved = false;
};

/// Asked about every million calls with the number made so far; `false` stops the count.
using CallMonitor = std::function<bool(std::uint64_t calls)>;

/// Counts the calls of the backtracking search on a grid. As in problem 12095 the givens are not
/// compared with each other.
CallCount countCalls(const Grid& givens, SearchOrder order, std::uint64_t callCap = kCallCap,
                     const CallMonitor& monitor = {});

/// Whether a grid is a legal test of problem 2580: its givens do not clash, and the program of
/// problem 12095, whose count this is, has solved it below the cap.
bool isLegalFor2580(const Grid& givens, const CallCount& rowMajor);

}  // namespace sudominoku::textbook
