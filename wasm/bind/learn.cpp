#include "bind/learn.h"

#include "bind/from_js.h"
#include "bind/to_js.h"
#include "measure/measure.h"
#include "text/write.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;
using textbook::AlgorithmRun;
using textbook::Counters;

constexpr double kMostEvents = 4e6;

/// The one puzzle of a wire text, which must be of the algorithm's kind.
Puzzle puzzleFor(measure::AlgorithmId algorithm, const std::string& text) {
  Puzzle puzzle = puzzleOf(text);
  require(kindOf(puzzle) == kindOf(algorithm));
  return puzzle;
}

textbook::RunLimits limitsOf(const val& options) {
  textbook::RunLimits limits;
  limits.maxCalls = limitOf(options, "maxCalls");
  limits.maxMillis = maxMillisOf(options);
  limits.maxSolutions = counterOf(options, "maxSolutions", kMostSolutions);
  require(limits.maxSolutions > 0);
  return limits;
}

val toJs(const Counters& counters) {
  return Object()
      .add("calls", counters.calls)
      .add("reads", counters.reads)
      .add("placed", counters.placed)
      .add("rejected", counters.rejected)
      .add("propagated", counters.propagated)
      .add("backUps", counters.backUps)
      .add("solutions", counters.solutions)
      .take();
}

textbook::RunMonitor runMonitorOf(const val& onProgress) {
  // Counters are asked for every thousand calls: too often to make objects of them each time.
  constexpr double kMillisBetween = 50;
  if (onProgress.isNull()) return {};
  return [onProgress, next = kMillisBetween](const Counters& soFar, double millis) mutable {
    if (millis < next) return true;
    next = millis + kMillisBetween;
    onProgress(Object().add("counters", toJs(soFar)).add("millis", millis).take());
    return true;
  };
}

Object objectOf(const AlgorithmRun& run) {
  return Object()
      .add("ending", nameOf(run.ending))
      .add("counters", toJs(run.counters))
      .add("grid", run.first ? val(text::writeOneLine(*run.first)) : val::null())
      .add("millis", run.millis);
}

}  // namespace

val measureText(const std::string& text, const val& options) {
  constexpr double kMostSeconds = 3600;
  measure::Task task{
      named<measure::AlgorithmId>(options["algorithm"].as<std::string>(), measure::kAlgorithmIds)};
  task.limit = counterOf(options, "limit", kMostSolutions);
  require(task.limit > 0);
  task.callCap = counterOf(options, "callCap", 1e12);
  task.maxSeconds = options["maxSeconds"].as<double>();
  require(task.maxSeconds >= 0 && task.maxSeconds <= kMostSeconds);
  const std::vector<Puzzle> puzzles = measure::puzzlesFor(task.algorithm, text);
  const std::uint64_t wrong = options["check"].as<bool>() ? measure::countWrong(task, puzzles) : 0;
  const measure::Measurement measured = measure::measure(task, puzzles);
  return Object()
      .add("wrong", wrong)
      .add("puzzles", measured.puzzles)
      .add("capped", measured.capped)
      .add("seconds", measured.seconds)
      .add("nodes", measured.nodes)
      .add("guesses", measured.guesses)
      .take();
}

val raceOn(const std::string& text, const std::string& id, const val& options,
           const val& onProgress) {
  const auto algorithm = named<measure::AlgorithmId>(id, measure::kAlgorithmIds);
  return objectOf(measure::runAlgorithm(algorithm, puzzleFor(algorithm, text), limitsOf(options),
                                        runMonitorOf(onProgress)))
      .take();
}

val traceOn(const std::string& text, const std::string& id, const val& options,
            const val& onProgress) {
  const auto algorithm = named<measure::AlgorithmId>(id, measure::kAlgorithmIds);
  require(static_cast<int>(algorithm) < textbook::kAlgorithms);
  const std::uint64_t maxEvents = counterOf(options, "maxEvents", kMostEvents);
  require(maxEvents >= 2);
  textbook::Recorder recorder(maxEvents);
  Object result = objectOf(textbook::runAlgorithm(static_cast<textbook::Algorithm>(algorithm),
                                                  puzzleFor(algorithm, text), limitsOf(options),
                                                  runMonitorOf(onProgress), &recorder));
  const textbook::Trace trace = recorder.take();
  return result.add("events", copyOf(trace.events))
      .add("reads", copyOf(trace.reads))
      .add("total", trace.total)
      .add("segments", arrayOf(trace.segments,
                               [](const textbook::TraceSegment& segment) {
                                 return Object()
                                     .add("from", static_cast<std::uint64_t>(segment.from))
                                     .add("before", segment.before)
                                     .add("standing", copyOf(segment.state.standing))
                                     .add("open", copyOf(segment.state.open))
                                     .add("tried", copyOf(segment.state.tried))
                                     .add("counters", toJs(segment.state.counters))
                                     .take();
                               }))
      .take();
}

}  // namespace sudominoku::bind
