#include "bind/explain.h"

#include "bind/from_js.h"
#include "bind/to_js.h"
#include "explain/conflict.h"
#include "explain/hint.h"
#include "explain/path.h"
#include "explain/registry.h"

namespace sudominoku::bind {
namespace {

using emscripten::val;

val difficultyOf(int tenths) { return val(tenths / 10.0); }

val toJs(const explain::Step& step);

val toJs(const explain::Contradiction& contradiction) {
  return Object()
      .add("kind", nameOf(contradiction.kind))
      .add("cells", arrayOf(contradiction.cells))
      .add("house", contradiction.house)
      .add("digits", arrayOf(contradiction.digits))
      .take();
}

val pairOfEdge(explain::Edge edge) {
  return pairOf(explain::firstCellOf(edge), explain::secondCellOf(edge));
}

val toJs(const explain::Branch& branch) {
  return Object()
      .add("candidate", branch.candidate)
      .add("domino", branch.domino < 0 ? val::null() : pairOfEdge(branch.domino))
      .add("steps", arrayOf(branch.steps, [](const explain::Step& step) { return toJs(step); }))
      .add("contradiction", branch.isContradiction ? toJs(branch.contradiction) : val::null())
      .take();
}

val toJs(const explain::LaidDomino& laid) {
  const bool isKnown = laid.first != 0 && laid.second != 0;
  return Object()
      .add("cells", pairOfEdge(laid.edge))
      .add("digits", isKnown ? pairOf(laid.first, laid.second) : val::array())
      .take();
}

val toJs(const explain::Step& step) {
  return Object()
      .add("technique", explain::rowFor(step.technique).id)
      .add("sashimi", step.sashimi)
      .add("cells", arrayOf(step.cells))
      .add("houses", arrayOf(step.houses))
      .add("digits", arrayOf(step.digits))
      .add("marks", arrayOf(step.marks,
                            [](const explain::Mark& mark) {
                              return Object()
                                  .add("role", nameOf(mark.role))
                                  .add("candidates", arrayOf(mark.candidates))
                                  .take();
                            }))
      .add("links", arrayOf(step.links,
                            [](const explain::Link& link) {
                              return Object()
                                  .add("kind", link.isStrong ? "strong" : "weak")
                                  .add("from", arrayOf(link.from))
                                  .add("to", arrayOf(link.to))
                                  .add("set", arrayOf(link.set))
                                  .take();
                            }))
      .add("placed", arrayOf(step.placed))
      .add("removed", arrayOf(step.removed))
      .add("laid", arrayOf(step.laid, [](const explain::LaidDomino& laid) { return toJs(laid); }))
      .add("parted", arrayOf(step.parted, pairOfEdge))
      .add("branches",
           arrayOf(step.branches, [](const explain::Branch& branch) { return toJs(branch); }))
      .add("difficulty", difficultyOf(step.difficulty))
      .add("score", step.score())
      .take();
}

val toJs(const std::vector<explain::Step>& steps) {
  return arrayOf(steps, [](const explain::Step& step) { return toJs(step); });
}

Object ratingOf(const explain::Rating& rating) {
  return Object()
      .add("level", nameOf(rating.level))
      .add("difficulty", difficultyOf(rating.difficulty))
      .add("score", static_cast<double>(rating.score))
      .add("hardest", rating.steps == 0 ? val::null() : jsOf(explain::rowFor(rating.hardest).id));
}

std::vector<explain::Candidate> candidatesOf(const val& numbers) {
  std::vector<explain::Candidate> candidates;
  const int count = numbers["length"].as<int>();
  for (int i = 0; i < count; ++i) {
    const int candidate = numbers[i].as<int>();
    require(candidate >= 0 && candidate < explain::kCandidates);
    candidates.push_back(candidate);
  }
  return candidates;
}

}  // namespace

val explainPath(const std::string& text, const std::string& entries, const val& effort,
                const val& onProgress) {
  const Stopwatch watch;
  const explain::Explanation found =
      explain::explain(puzzleOf(text), gridOf(entries), effortOf(effort, onProgress));
  return Object()
      .add("outcome", nameOf(found.outcome))
      .add("steps", toJs(found.steps))
      .add("rating", ratingOf(found.rating).take())
      .add("contradiction", found.hasContradiction ? toJs(found.contradiction) : val::null())
      .add("millis", watch.millis())
      .take();
}

val ratePuzzle(const std::string& text, const val& effort) {
  const explain::PuzzleRating rating =
      explain::rate(puzzleOf(text), explain::Level::extreme, effortOf(effort, val::null()));
  return ratingOf(rating).add("outcome", nameOf(rating.outcome)).take();
}

val hintFor(const std::string& text, const std::string& entries, const val& removed,
            const val& effort) {
  const explain::Hint hint = explain::hint(puzzleOf(text), gridOf(entries), candidatesOf(removed),
                                           effortOf(effort, val::null()));
  return Object()
      .add("kind", nameOf(hint.kind))
      .add("step", hint.kind == explain::Hint::Kind::step ? toJs(hint.step) : val::null())
      .add("before", toJs(hint.before))
      .add("cells", arrayOf(hint.wrongCells))
      .add("removed", arrayOf(hint.wronglyRemoved))
      .take();
}

val whyNotThere(const std::string& text, const std::string& entries, int candidate,
                const val& effort) {
  require(candidate >= 0 && candidate < explain::kCandidates);
  const explain::WhyNot found =
      explain::whyNot(puzzleOf(text), gridOf(entries), candidate, effortOf(effort, val::null()));
  const bool isRefuted = found.kind == explain::WhyNot::Kind::refuted;
  return Object()
      .add("kind", nameOf(found.kind))
      .add("branch", isRefuted ? toJs(found.branch) : val::null())
      .take();
}

val conflictOf(const std::string& text, const val& effort, const val& onProgress) {
  const explain::Conflict found =
      explain::findConflict(puzzleOf(text), effortOf(effort, onProgress));
  return Object()
      .add("kind", nameOf(found.kind))
      .add("clues", toJs(found.clues))
      .add("withCandidates", found.withCandidates)
      .take();
}

val firstWrongMove(const std::string& text, const val& moves, const val& effort) {
  std::vector<explain::Move> made;
  for (const explain::Candidate move : candidatesOf(moves)) {
    made.push_back({explain::cellOf(move), explain::digitOf(move)});
  }
  const explain::FirstWrongMove found =
      explain::findFirstWrongMove(puzzleOf(text), made, effortOf(effort, val::null()));
  return Object()
      .add("move", found.move ? val(*found.move) : val::null())
      .add("complete", found.complete)
      .take();
}

}  // namespace sudominoku::bind
