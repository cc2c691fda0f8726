#include <vector>

#include "board/by_name.h"
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/stream.h"
#include "cli/trace_wording.h"
#include "measure/measure.h"
#include "text/write.h"

namespace sudominoku::cli {
namespace {

using measure::AlgorithmId;
using textbook::AlgorithmRun;

struct Traced {
  AlgorithmRun run;
  textbook::Trace trace;
};

Traced traced(AlgorithmId algorithm, const Puzzle& puzzle, const TraceOptions& options) {
  textbook::RunLimits limits;
  limits.maxSolutions = options.maxSolutions;
  if (options.maxCalls > 0) limits.maxCalls = options.maxCalls;
  if (options.events == 0 || static_cast<int>(algorithm) >= textbook::kAlgorithms) {
    return {runAlgorithm(algorithm, puzzle, limits), {}};
  }
  textbook::Recorder recorder(options.events);
  AlgorithmRun run =
      runAlgorithm(static_cast<textbook::Algorithm>(algorithm), puzzle, limits, {}, &recorder);
  return {run, recorder.take()};
}

template <typename Add>
void forEachCounter(const textbook::Counters& counters, Add add) {
  add("calls", counters.calls);
  add("reads", counters.reads);
  add("placed", counters.placed);
  add("rejected", counters.rejected);
  add("propagated", counters.propagated);
  add("backUps", counters.backUps);
  add("solutions", counters.solutions);
}

std::string lineOf(AlgorithmId algorithm, const AlgorithmRun& run) {
  constexpr std::size_t kWidestName = 27;
  std::string line(nameOf(algorithm));
  line.resize(kWidestName, ' ');
  line += ' ';
  line += nameOf(run.ending);
  forEachCounter(run.counters, [&](std::string_view name, std::uint64_t value) {
    line += ' ';
    line += name;
    line += '=';
    line += std::to_string(value);
  });
  return line;
}

std::string linesOf(AlgorithmId algorithm, const Traced& traced) {
  std::string lines = lineOf(algorithm, traced.run);
  const textbook::Trace& trace = traced.trace;
  for (std::size_t i = 0; i < trace.events.size(); ++i) {
    const bool isResumed = trace.segments.size() > 1 && i == trace.segments[1].from;
    if (isResumed) {
      lines += "\n… ";
      lines += std::to_string(trace.total - trace.events.size());
      lines += " events left out";
    }
    lines += '\n';
    lines += wordingOf({trace.events[i]}, kindOf(algorithm));
  }
  return lines;
}

std::string jsonOf(AlgorithmId algorithm, const Traced& traced, JsonObject json) {
  JsonObject counters;
  forEachCounter(traced.run.counters,
                 [&](std::string_view name, std::uint64_t value) { counters.add(name, value); });
  json.add("algorithm", nameOf(algorithm))
      .add("ending", nameOf(traced.run.ending))
      .addRaw("counters", counters.text());
  if (traced.run.first) json.add("grid", text::writeOneLine(*traced.run.first));
  if (traced.trace.events.empty()) return json.text();
  std::string events;
  for (const std::uint32_t event : traced.trace.events) {
    events += events.empty() ? '[' : ',';
    events += std::to_string(event);
  }
  return json.add("total", traced.trace.total).addRaw("events", events + ']').text();
}

}  // namespace

int runTrace(const TraceOptions& options) {
  std::vector<AlgorithmId> algorithms;
  if (const auto one = byName<AlgorithmId>(options.algorithm, measure::kAlgorithmIds)) {
    algorithms = {*one};
  } else {
    for (int i = 0; i < measure::kAlgorithmIds; ++i) algorithms.push_back(AlgorithmId{i});
  }
  Tally incomplete("traced without their candidates");
  const int code = runNumberedLines(
      options.input,
      [&](const Puzzle& puzzle, std::uint64_t number) {
        if (hasCandidates(puzzle)) incomplete.count();
        const JsonObject json = puzzleJson(number, kindOf(puzzle));
        std::string lines;
        for (const AlgorithmId algorithm : algorithms) {
          if (kindOf(algorithm) != kindOf(puzzle)) continue;
          const Traced one = traced(algorithm, puzzle, options);
          if (!lines.empty()) lines += '\n';
          lines += options.json ? jsonOf(algorithm, one, json) : linesOf(algorithm, one);
        }
        if (!lines.empty()) return lines;
        return options.json ? json.text() : "another-kind-of-puzzle";
      },
      /*isSlow=*/true);
  incomplete.say(options.input);
  return code;
}

}  // namespace sudominoku::cli
