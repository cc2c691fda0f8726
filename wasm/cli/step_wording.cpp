#include "cli/step_wording.h"

#include "cli/json.h"
#include "explain/last_resort.h"
#include "explain/registry.h"

namespace sudominoku::cli {
namespace {

using explain::Candidate;
using explain::Cells;
using explain::Edge;

std::string written(Candidate candidate, const char* sign) {
  return placeOf(explain::cellOf(candidate)) + sign + std::to_string(explain::digitOf(candidate));
}

std::string written(Edge edge) {
  return placeOf(explain::firstCellOf(edge)) + '-' + placeOf(explain::secondCellOf(edge));
}

std::string placesOf(Cells cells) {
  std::string places;
  for (const Cell cell : cells) places += (places.empty() ? "" : " ") + placeOf(cell);
  return places;
}

std::string digitsOf(DigitSet digits) {
  std::string text;
  for (const Digit digit : digits) text += (text.empty() ? "" : " ") + std::to_string(digit);
  return text;
}

/// What a branch assumes, how long it is, and how it ends.
std::string wordsOfBranch(const explain::Branch& branch) {
  std::string words =
      "if " + (branch.candidate >= 0 ? written(branch.candidate, "=") : written(branch.domino));
  const int steps = lengthOf(branch) - 1;
  if (steps > 0) words += ", after " + std::to_string(steps) + (steps == 1 ? " step" : " steps");
  return branch.isContradiction ? words + ", " + wordsOf(branch.contradiction) : words;
}

template <typename Range, typename Write>
std::string listJson(const Range& range, Write write) {
  return jsonArray(range, [&](const auto& element) { return jsonString(write(element)); });
}

}  // namespace

std::string tenths(int number) {
  return std::to_string(number / 10) + '.' + std::to_string(number % 10);
}

std::string placeOf(Cell cell) {
  return 'r' + std::to_string(rowOf(cell) + 1) + 'c' + std::to_string(columnOf(cell) + 1);
}

std::string houseName(int house) {
  static constexpr const char* kKinds[] = {"row ", "column ", "box "};
  return kKinds[house / kSize] + std::to_string(house % kSize + 1);
}

std::string wordsOf(const explain::Contradiction& contradiction) {
  using Kind = explain::Contradiction::Kind;
  const std::string places = placesOf(contradiction.cells);
  const std::string digits = digitsOf(contradiction.digits);
  switch (contradiction.kind) {
    case Kind::noCandidate:
      return places + " has no candidate";
    case Kind::noPlace:
      return houseName(contradiction.house) + " has no place for " + digits;
    case Kind::clash:
      return places + " all hold " + digits;
    case Kind::noPartner:
      return contradiction.cells.single() ? places + " has no partner"
                                          : "no domino fits on " + places;
    case Kind::dominoNowhere:
      return "the domino " + digits + " fits nowhere";
    case Kind::search:
      return "a search finds no solution";
  }
  return {};
}

std::string stepLine(const explain::Step& step) {
  std::string line(explain::rowFor(step.technique).id);
  if (step.sashimi) line += " (sashimi)";
  for (const int house : step.houses) line += ' ' + houseName(house);
  line += ' ' + placesOf(step.cells) + ':';
  for (const Candidate candidate : step.placed) line += ' ' + written(candidate, "=");
  for (const Candidate candidate : step.removed) line += ' ' + written(candidate, "<>");
  for (const explain::LaidDomino& laid : step.laid) line += ' ' + written(laid.edge);
  for (const Edge edge : step.parted) line += " not " + written(edge);
  for (const explain::Branch& branch : step.branches) line += "; " + wordsOfBranch(branch);
  return line;
}

std::string stepJson(const explain::Step& step) {
  const auto isTrue = [](Candidate candidate) { return written(candidate, "="); };
  const auto isFalse = [](Candidate candidate) { return written(candidate, "<>"); };
  return JsonObject()
      .add("technique", explain::rowFor(step.technique).id)
      .addRaw("cells", listJson(step.cells, placeOf))
      .addRaw("houses", listJson(step.houses, houseName))
      .addRaw("placed", listJson(step.placed, isTrue))
      .addRaw("removed", listJson(step.removed, isFalse))
      .addRaw("laid", listJson(step.laid,
                               [](const explain::LaidDomino& laid) { return written(laid.edge); }))
      .addRaw("parted", listJson(step.parted, [](Edge edge) { return written(edge); }))
      .addRaw("branches", listJson(step.branches, wordsOfBranch))
      .addRaw("difficulty", tenths(step.difficulty))
      .add("score", static_cast<std::uint64_t>(step.score()))
      .text();
}

}  // namespace sudominoku::cli
