#include "explain/step.h"

#include <algorithm>
#include <array>

namespace sudominoku::explain {
namespace {

/// Millionths of 2^(i/10).
constexpr std::array<int, 10> kTenthPowers{1000000, 1071773, 1148698, 1231144, 1319508,
                                           1414214, 1515717, 1624505, 1741101, 1866066};

std::vector<Candidate>& candidatesFor(std::vector<Mark>& marks, MarkRole role) {
  for (Mark& mark : marks) {
    if (mark.role == role) return mark.candidates;
  }
  marks.push_back({role, {}});
  return marks.back().candidates;
}

/// Patterns overlap; what is drawn of them, and told, is drawn and told once.
void addNew(std::vector<Candidate>& candidates, Candidate candidate) {
  if (std::find(candidates.begin(), candidates.end(), candidate) == candidates.end()) {
    candidates.push_back(candidate);
  }
}

}  // namespace

std::string_view nameOf(Level level) {
  static constexpr std::array<std::string_view, kLevels> names{"easy", "medium", "hard", "expert",
                                                               "extreme"};
  return names[static_cast<int>(level)];
}

std::string_view nameOf(MarkRole role) {
  static constexpr std::array<std::string_view, 6> names{"base",  "cover", "fin",
                                                         "pivot", "on",    "off"};
  return names[static_cast<int>(role)];
}

Step::Step() = default;
Step::Step(const Step& other) = default;
Step::Step(Step&& other) noexcept = default;
Step& Step::operator=(const Step& other) = default;
Step& Step::operator=(Step&& other) noexcept = default;
Step::~Step() = default;

Branch::Branch() = default;
Branch::Branch(const Branch& other) = default;
Branch::Branch(Branch&& other) noexcept = default;
Branch& Branch::operator=(const Branch& other) = default;
Branch& Branch::operator=(Branch&& other) noexcept = default;
Branch::~Branch() = default;

int Step::score() const {
  return static_cast<int>((std::int64_t{2} << (difficulty / 10)) * kTenthPowers[difficulty % 10] /
                          1000000);
}

void Step::mark(MarkRole role, Cells marked, Digit digit) {
  for (const Cell cell : marked) mark(role, candidateOf(cell, digit));
}

void Step::mark(MarkRole role, Candidate candidate) {
  addNew(candidatesFor(marks, role), candidate);
}

void Step::markAll(MarkRole role, const Position& position, Cells marked) {
  for (const Cell cell : marked) {
    for (const Digit digit : position.candidates[cell]) mark(role, candidateOf(cell, digit));
  }
}

void Step::remove(const Position& position, Cells from, Digit digit) {
  for (const Cell cell : from& position.plane(digit)) {
    addNew(removed, candidateOf(cell, digit));
  }
}

int tenthsForLength(int length, int least) {
  constexpr std::array kExceeded{2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512};
  return static_cast<int>(std::count_if(kExceeded.begin(), kExceeded.end(),
                                        [&](int more) { return more >= least && length > more; }));
}

void apply(const Step& step, Position& position) {
  for (const Candidate candidate : step.removed) {
    position.remove(cellOf(candidate), digitOf(candidate));
  }
  for (const Candidate candidate : step.placed) {
    if (position.open.has(cellOf(candidate))) {
      position.place(cellOf(candidate), digitOf(candidate));
    }
  }
  for (const LaidDomino& domino : step.laid) {
    if (!position.laid.has(domino.edge)) position.lay(domino.edge);
  }
  for (const Edge edge : step.parted) position.part(edge);
}

}  // namespace sudominoku::explain
