// What every search is asked and what it answers, for both kinds of puzzle.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>

namespace sudominoku::solve {

/// Which solutions come first. Grids compare as 81-digit numbers.
enum class Order {
  any,       ///< whichever the engine finds first
  smallest,  ///< ascending
  largest,   ///< descending
  random,    ///< drawn with Request::seed; the same seed gives the same solutions everywhere
};

/// No limit of solutions, tilings or nodes.
inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// When to stop looking. The search ends at whichever limit it meets first.
struct Limits {
  /// Different grids to find, 1 or more.
  std::uint64_t maxSolutions = 2;
  /// Su-domino-ku only: pairs of a grid and a tiling of it to count; 0 leaves tilings uncounted.
  std::uint64_t maxTilings = 0;
  std::uint64_t maxNodes = kUnlimited;
  double maxMillis = std::numeric_limits<double>::infinity();
};

/// How far a search has come.
struct Progress {
  std::uint64_t nodes = 0;
  std::uint64_t guesses = 0;
  std::uint64_t solutions = 0;
  double millis = 0;
};

/// Asked at least every 20 milliseconds in a long search; `false` stops it.
using Monitor = std::function<bool(const Progress&)>;

/// What a search is to find, in which order, and when it must end.
struct Request {
  Order order = Order::any;
  Limits limits;
  /// How many of the solutions found to pass over, and how many of those after them to hand back,
  /// in the order found. Limits::maxSolutions counts both.
  std::uint64_t skipSolutions = 0;
  std::uint64_t keepSolutions = 1;
  /// For Order::random. Where a Su-domino-ku gives few dominoes, Order::any begins at random too.
  std::uint64_t seed = 0;
  /// May be empty.
  Monitor monitor;
};

/// What is known about the number of different grids.
enum class Outcome {
  none,      ///< proven: no solution
  unique,    ///< proven: exactly one
  multiple,  ///< at least two were found
  limit,     ///< a limit was met before any of these was settled
  stopped,   ///< the monitor said stop before any of these was settled
};

/// `none`, `unique`, `multiple`, `limit` or `stopped`.
std::string_view nameOf(Outcome outcome);

/// Effort. A node is a position at which propagation ran; a guess is a choice among two or more
/// ways to go on, counted once for each way tried beyond the first.
struct Counters {
  std::uint64_t nodes = 0;
  std::uint64_t guesses = 0;
};

/// A number that a limit may have cut.
struct Count {
  std::uint64_t value = 0;
  /// False: the search ended early, so `value` is a lower bound.
  bool exact = false;
};

}  // namespace sudominoku::solve
