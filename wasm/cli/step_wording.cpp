#include "cli/step_wording.h"

#include "cli/json.h"
#include "explain/last_resort.h"
#include "explain/registry.h"
#include "text/write.h"

namespace sudominoku::cli {
namespace {

using explain::Candidate;
using explain::Cells;
using explain::Edge;

std::string written(Candidate candidate, const char* sign, PuzzleKind kind) {
  return placeOf(explain::cellOf(candidate), kind) + sign +
         std::to_string(explain::digitOf(candidate));
}

std::string written(Edge edge, PuzzleKind kind) {
  return placeOf(explain::firstCellOf(edge), kind) + '-' +
         placeOf(explain::secondCellOf(edge), kind);
}

std::string placesOf(Cells cells, PuzzleKind kind) {
  std::string places;
  for (const Cell cell : cells) places += (places.empty() ? "" : " ") + placeOf(cell, kind);
  return places;
}

std::string digitsOf(DigitSet digits) {
  std::string text;
  for (const Digit digit : digits) text += (text.empty() ? "" : " ") + std::to_string(digit);
  return text;
}

std::string assumptionOf(const explain::Branch& branch, PuzzleKind kind) {
  return branch.candidate >= 0 ? written(branch.candidate, "=", kind)
                               : written(branch.domino, kind);
}

/// What a branch assumes, how long it is, and how it ends.
std::string wordsOfBranch(const explain::Branch& branch, PuzzleKind kind) {
  std::string words = "if " + assumptionOf(branch, kind);
  const int steps = lengthOf(branch) - 1;
  if (steps > 0) words += ", after " + std::to_string(steps) + (steps == 1 ? " step" : " steps");
  return branch.isContradiction ? words + ", " + wordsOf(branch.contradiction, kind) : words;
}

/// The places of the domino that a step is about; none: it is about something else.
std::vector<Edge> placesOfDomino(const explain::Step& step) {
  std::vector<Edge> places;
  if (step.technique != explain::Technique::dominoPlaces) return places;
  for (const explain::Link& link : step.links) {
    const Edge edge =
        explain::edgeOf(explain::cellOf(link.from.front()), explain::cellOf(link.to.front()));
    if (places.empty() || places.back() != edge) places.push_back(edge);
  }
  return places;
}

/// What is false and true in turns along a chain, and by which almost locked set. Of a group that
/// is true one cell is.
std::vector<std::string> wordsOfLinks(const explain::Step& step, PuzzleKind kind) {
  std::vector<std::string> ends;
  const std::vector<explain::Link>& links = step.links;
  // Those of dominoes lie side by side.
  if (step.technique == explain::Technique::dominoPlaces ||
      step.technique == explain::Technique::dominoExhausted) {
    return ends;
  }
  const auto add = [&](const std::vector<Candidate>& group) {
    std::string places;
    for (const Candidate candidate : group) {
      places += (places.empty() ? "" : "|") + placeOf(explain::cellOf(candidate), kind);
    }
    const char* sign = ends.size() % 2 == 0 ? "<>" : "=";
    ends.push_back(places + sign + std::to_string(explain::digitOf(group.front())));
  };
  if (!links.empty()) add(links.front().from);
  for (const explain::Link& link : links) {
    add(link.to);
    if (link.set.any()) ends.back() += " by " + placesOf(link.set, kind);
  }
  return ends;
}

std::string wordsOfColour(const explain::Step& step, explain::MarkRole colour, PuzzleKind kind) {
  Cells cells;
  for (const explain::Mark& mark : step.marks) {
    if (mark.role != colour) continue;
    for (const Candidate candidate : mark.candidates)
      cells |= Cells::of(explain::cellOf(candidate));
  }
  return placesOf(cells, kind);
}

template <typename Range, typename Write>
std::string listJson(const Range& range, Write write) {
  return jsonArray(range, [&](const auto& element) { return jsonString(write(element)); });
}

}  // namespace

std::string tenths(int number) {
  return std::to_string(number / 10) + '.' + std::to_string(number % 10);
}

std::string placeOf(Cell cell, PuzzleKind kind) {
  if (kind == PuzzleKind::sudominoku) return text::cellName(cell);
  return 'r' + std::to_string(rowOf(cell) + 1) + 'c' + std::to_string(columnOf(cell) + 1);
}

std::string houseName(int house, PuzzleKind kind) {
  static constexpr const char* kKinds[] = {"row ", "column ", "box "};
  const int number = house % kSize;
  const bool hasLetter = house < kSize && kind == PuzzleKind::sudominoku;
  return kKinds[house / kSize] +
         (hasLetter ? std::string(1, static_cast<char>('A' + number)) : std::to_string(number + 1));
}

std::string wordsOf(const explain::Contradiction& contradiction, PuzzleKind kind) {
  using Kind = explain::Contradiction::Kind;
  const std::string places = placesOf(contradiction.cells, kind);
  const std::string digits = digitsOf(contradiction.digits);
  switch (contradiction.kind) {
    case Kind::noCandidate:
      return places + " has no candidate";
    case Kind::noPlace:
      return houseName(contradiction.house, kind) + " has no place for " + digits;
    case Kind::clash:
      return places + " both hold " + digits;
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

std::string stepLine(const explain::Step& step, PuzzleKind kind) {
  std::string line(explain::rowFor(step.technique).id);
  if (step.sashimi) line += " (sashimi)";
  for (const int house : step.houses) line += ' ' + houseName(house, kind);
  line += ' ' + placesOf(step.cells, kind) + ':';
  for (const Candidate candidate : step.placed) line += ' ' + written(candidate, "=", kind);
  for (const Candidate candidate : step.removed) line += ' ' + written(candidate, "<>", kind);
  for (const explain::LaidDomino& laid : step.laid) line += ' ' + written(laid.edge, kind);
  for (const Edge edge : step.parted) line += " not " + written(edge, kind);
  std::string link = "; if ";
  for (const std::string& end : wordsOfLinks(step, kind)) {
    line += link + end;
    link = " then ";
  }
  std::string place = "; lies on ";
  for (const Edge edge : placesOfDomino(step)) {
    line += place + written(edge, kind);
    place = " or ";
  }
  if (step.technique == explain::Technique::simpleColouring) {
    line += "; all of " + wordsOfColour(step, explain::MarkRole::on, kind) + " or all of " +
            wordsOfColour(step, explain::MarkRole::off, kind);
  }
  for (const explain::Branch& branch : step.branches) line += "; " + wordsOfBranch(branch, kind);
  return line;
}

std::string stepJson(const explain::Step& step, PuzzleKind kind) {
  const auto place = [=](Cell cell) { return placeOf(cell, kind); };
  const auto house = [=](int number) { return houseName(number, kind); };
  const auto isTrue = [=](Candidate candidate) { return written(candidate, "=", kind); };
  const auto isFalse = [=](Candidate candidate) { return written(candidate, "<>", kind); };
  const auto edge = [=](Edge one) { return written(one, kind); };
  const auto laid = [=](const explain::LaidDomino& one) { return written(one.edge, kind); };
  const auto digit = [](Digit one) { return std::to_string(one); };
  const auto branch = [=](const explain::Branch& one) {
    JsonObject json;
    json.add("if", assumptionOf(one, kind));
    json.addRaw("steps", jsonArray(one.steps, [=](const explain::Step& inner) {
                  return stepJson(inner, kind);
                }));
    if (one.isContradiction) json.add("contradiction", wordsOf(one.contradiction, kind));
    return json.text();
  };
  JsonObject json;
  json.add("technique", explain::rowFor(step.technique).id)
      .add("sashimi", step.sashimi)
      .addRaw("digits", jsonArray(step.digits, digit))
      .addRaw("cells", listJson(step.cells, place))
      .addRaw("houses", listJson(step.houses, house))
      .addRaw("placed", listJson(step.placed, isTrue))
      .addRaw("removed", listJson(step.removed, isFalse))
      .addRaw("laid", listJson(step.laid, laid))
      .addRaw("parted", listJson(step.parted, edge))
      .addRaw("links", listJson(wordsOfLinks(step, kind), [](const auto& end) { return end; }))
      .addRaw("places", listJson(placesOfDomino(step), edge))
      .addRaw("branches", jsonArray(step.branches, branch));
  // Within a proof nobody has rated them.
  if (step.difficulty > 0) {
    json.addRaw("difficulty", tenths(step.difficulty));
    json.add("score", static_cast<std::uint64_t>(step.score()));
  }
  return json.text();
}

}  // namespace sudominoku::cli
