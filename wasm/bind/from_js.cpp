#include "bind/from_js.h"

#include <limits>
#include <utility>

#include "bind/to_js.h"
#include "text/read.h"

namespace sudominoku::bind {

using emscripten::val;

solve::Order orderOf(const val& options) {
  const std::string name = options["order"].as<std::string>();
  if (name == "smallest") return solve::Order::smallest;
  if (name == "largest") return solve::Order::largest;
  if (name == "random") return solve::Order::random;
  require(name == "any");
  return solve::Order::any;
}

std::uint64_t counterOf(const val& options, const char* key, double most) {
  const double value = options[key].as<double>();
  require(value >= 0 && value <= most);
  return static_cast<std::uint64_t>(value);
}

std::uint64_t limitOf(const val& options, const char* key) {
  const std::uint64_t limit = counterOf(options, key, kLargestSafeInteger);
  return limit == 0 ? solve::kUnlimited : limit;
}

double maxMillisOf(const val& options) {
  const double millis = options["maxMillis"].as<double>();
  return millis > 0 ? millis : std::numeric_limits<double>::infinity();
}

PuzzleKind kindOf(const val& name) {
  return named<PuzzleKind>(name.as<std::string>(), kPuzzleKinds);
}

Puzzle puzzleOf(const std::string& text) {
  text::Reading reading = text::read(text);
  require(reading.puzzles.size() == 1);
  return std::move(reading.puzzles.front().puzzle);
}

Grid gridOf(const std::string& digits) {
  require(digits.size() == kCells);
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    require(digits[cell] >= '0' && digits[cell] <= '9');
    grid.set(cell, digits[cell] - '0');
  }
  return grid;
}

solve::Request requestOf(const val& options, const val& onProgress) {
  constexpr double kMostKept = 1e4;
  solve::Request request;
  request.order = orderOf(options);
  request.seed = counterOf(options, "seed", kLargestSeed);
  if (!options["skipSolutions"].isUndefined()) {
    request.skipSolutions = counterOf(options, "skipSolutions", kMostSolutions);
  }
  request.keepSolutions = counterOf(options, "keepSolutions", kMostKept);
  request.limits.maxSolutions = counterOf(options, "maxSolutions", kMostSolutions);
  require(request.limits.maxSolutions > 0);
  request.limits.maxTilings = counterOf(options, "maxTilings", kMostSolutions);
  request.limits.maxNodes = limitOf(options, "maxNodes");
  request.limits.maxMillis = maxMillisOf(options);
  request.monitor = progressMonitorOf(onProgress);
  return request;
}

solve::Monitor progressMonitorOf(const val& onProgress) {
  if (onProgress.isNull()) return {};
  return [onProgress](const solve::Progress& progress) {
    onProgress(toJs(progress));
    return true;
  };
}

std::function<bool(const solve::Steps&)> monitorOf(const val& onProgress) {
  if (onProgress.isNull()) return {};
  return [onProgress](const solve::Steps& steps) {
    onProgress(Object()
                   .add("done", steps.done)
                   .add("total", steps.total)
                   .add("millis", steps.millis)
                   .take());
    return true;
  };
}

solve::Effort effortOf(const val& options, const val& onProgress) {
  return {limitOf(options, "maxNodes"), maxMillisOf(options), monitorOf(onProgress)};
}

}  // namespace sudominoku::bind
