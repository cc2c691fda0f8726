// The engines under Google Benchmark: one iteration works through a whole set of tests/corpus.
#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>
#include <string>

#include "measure/measure.h"

namespace {

using sudominoku::measure::AlgorithmId;

void workThrough(benchmark::State& state, AlgorithmId algorithm, const std::string& set) {
  std::ifstream file(SUDOMINOKU_CORPUS "/" + set + ".txt", std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const auto puzzles = sudominoku::measure::puzzlesFor(algorithm, text);
  const sudominoku::measure::Task task{algorithm, static_cast<std::uint64_t>(state.range(0))};
  if (puzzles.empty() || sudominoku::measure::countWrong(task, puzzles) != 0) {
    return state.SkipWithError("the set or the answers are wrong");
  }
  std::uint64_t guesses = 0;
  for (auto _ : state) guesses = sudominoku::measure::measure(task, puzzles).guesses;
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(puzzles.size()));
  state.counters["guessesPerPuzzle"] =
      static_cast<double>(guesses) / static_cast<double>(puzzles.size());
}

void addSets(AlgorithmId algorithm, const std::string& folder,
             std::initializer_list<const char*> names) {
  for (const char* name : names) {
    const std::string set = folder + '/' + name;
    benchmark::RegisterBenchmark(set.c_str(), workThrough, algorithm, set)
        ->ArgName("limit")
        ->Arg(1)
        ->Arg(2)
        ->Unit(benchmark::kMillisecond);
  }
}

}  // namespace

int main(int argc, char** argv) {
  using namespace sudominoku::measure;
  addSets(kSudokuProduction, "sudoku",
          {"easy", "17_clue", "minimal", "several", "near_solved", "magictour", "hardest"});
  addSets(kSudominokuProduction, "sudominoku", {"judge_like", "minimal", "hard", "multi", "unsat"});
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
