// One measurement natively, for `npm run bench -- --runtime native`:
//   sudominoku_measure ALGORITHM LIMIT CALL_CAP MAX_SECONDS CHECK <SET
// writes web/src/engine/types.ts's Measurement as JSON.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>

#include "board/by_name.h"
#include "measure/measure.h"

int main(int argc, char** argv) {
  using namespace sudominoku::measure;
  if (argc != 6) return 2;
  const auto algorithm = sudominoku::byName<AlgorithmId>(argv[1], kAlgorithmIds);
  if (!algorithm) return 2;
  Task task{*algorithm};
  task.limit = std::strtoull(argv[2], nullptr, 10);
  task.callCap = std::strtoull(argv[3], nullptr, 10);
  task.maxSeconds = std::strtod(argv[4], nullptr);
  const std::string text(std::istreambuf_iterator<char>(std::cin), {});
  const auto puzzles = puzzlesFor(task.algorithm, text);
  const auto wrong = std::string_view(argv[5]) == "1" ? countWrong(task, puzzles) : 0;
  const Measurement measured = measure(task, puzzles);
  std::printf(
      "{\"wrong\":%llu,\"puzzles\":%llu,\"capped\":%llu,\"seconds\":%.9f,\"nodes\":%llu,"
      "\"guesses\":%llu}\n",
      static_cast<unsigned long long>(wrong), static_cast<unsigned long long>(measured.puzzles),
      static_cast<unsigned long long>(measured.capped), measured.seconds,
      static_cast<unsigned long long>(measured.nodes),
      static_cast<unsigned long long>(measured.guesses));
}
