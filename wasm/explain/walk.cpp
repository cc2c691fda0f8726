#include "explain/walk.h"

#include <span>

#include "explain/last_resort.h"

namespace sudominoku::explain {
namespace {

/// Up to the last technique of a level. Harder ones may come before: what is easy to see is not
/// always easy to learn.
std::span<const TechniqueRow> rowsUpTo(Level most) {
  std::size_t rows = kTechniqueRows.size();
  while (kTechniqueRows[rows - 1].level > most) --rows;
  return {kTechniqueRows.data(), rows};
}

}  // namespace

bool find(const TechniqueRow& row, const Position& position, Knowledge& knowledge,
          const std::function<bool()>& goOn, Step& step) {
  step = {};
  const bool isFound = row.find != nullptr
                           ? row.find(position, step)
                           : findContradictionStep(position, *knowledge.truth(), goOn, step);
  step.technique = row.technique;
  step.difficulty += row.difficulty;
  return isFound;
}

Walk::Walk(const Position& position, Knowledge& knowledge, bool allowsUniqueness)
    : position_(position),
      knowledge_(knowledge),
      allowsUniqueness_(allowsUniqueness && knowledge.outcome() == Outcome::solved) {}

bool Walk::takeSingle(techniques::Single& single) {
  if (!techniques::findFullHouse(position_, single) &&
      !techniques::findHiddenSingle(position_, single) &&
      (position_.hasDominoes || !techniques::findNakedSingle(position_, single))) {
    return false;
  }
  position_.place(single.cell, single.digit);
  return true;
}

Next Walk::next(Step& step, Level most, const std::function<bool()>& goOn) {
  for (const TechniqueRow& row : rowsUpTo(most)) {
    if (row.find == nullptr) continue;
    if (row.needs == Needs::dominoes && !position_.hasDominoes) continue;
    if (row.needs == Needs::uniqueness && !allowsUniqueness_) continue;
    if (row.level >= Level::expert && !goOn()) return Next::none;
    if (!find(row, position_, knowledge_, goOn, step)) continue;
    return row.level <= most ? Next::step : Next::none;
  }
  const CandidateGrid* truth = knowledge_.truth();
  if (truth == nullptr) return Next::none;
  if (knowledge_.outcome() == Outcome::multiple && has(*truth)) return Next::agreed;
  if (most < Level::extreme) return Next::none;
  const TechniqueRow& last = rowFor(Technique::contradiction);
  return find(last, position_, knowledge_, goOn, step) ? Next::step : Next::none;
}

bool Walk::has(const CandidateGrid& truth) const {
  for (const Cell cell : position_.open) {
    if (position_.candidates[cell] != truth[cell]) return false;
  }
  return true;
}

}  // namespace sudominoku::explain
