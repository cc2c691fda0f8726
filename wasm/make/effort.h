// What making may cost, and how far it has come.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace sudominoku::make {

/// How far the making of something has come.
struct Tries {
  std::uint64_t done = 0;
  double millis = 0;
};

/// When to give up. Tries are the same everywhere; milliseconds and the monitor can only end in
/// nothing made, or in the worst case that was found until then.
struct Effort {
  std::uint64_t maxTries = std::numeric_limits<std::uint64_t>::max();
  double maxMillis = std::numeric_limits<double>::infinity();
  /// Asked about every 10 milliseconds; `false` stops. May be empty.
  std::function<bool(const Tries&)> monitor = {};
};

/// Counts tries.
class Patience {
 public:
  explicit Patience(Effort effort) : effort_(std::move(effort)) {}

  /// Begins another try; false: give up.
  bool tryOn() { return tries_.done < effort_.maxTries && look() && ++tries_.done != 0; }

  /// For tries that take long; false: give up.
  bool look() {
    if (ended_) return false;
    tries_.millis = std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
    if (tries_.millis >= effort_.maxMillis) return !(ended_ = true);
    if (effort_.monitor && tries_.millis - lastAsked_ >= kMillisPerLook) {
      lastAsked_ = tries_.millis;
      ended_ = !effort_.monitor(tries_);
    }
    return !ended_;
  }

  const Tries& tries() const { return tries_; }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr double kMillisPerLook = 10;

  const Effort effort_;
  const Clock::time_point start_ = Clock::now();
  Tries tries_;
  double lastAsked_ = 0;
  bool ended_ = false;
};

}  // namespace sudominoku::make
