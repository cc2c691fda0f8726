#include "solve/sudominoku/budget.h"

namespace sudominoku::solve::domino {

bool Budget::look() {
  const double millis = std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
  if (millis >= request_.limits.maxMillis) {
    ended_ = true;
  } else if (request_.monitor && millis - lastPoll_ >= kMillisPerPoll) {
    lastPoll_ = millis;
    stoppedByMonitor_ = !request_.monitor({counters_.nodes, counters_.guesses, solutions_, millis});
    ended_ = stoppedByMonitor_;
  }
  return !ended_;
}

}  // namespace sudominoku::solve::domino
