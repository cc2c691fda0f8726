// What the consequences of an assumption rest on, cut down to what a proof needs.
#include <algorithm>
#include <utility>

#include "explain/consequences.h"

namespace sudominoku::explain {

using ContradictionKind = Contradiction::Kind;

// --- What a fact rests on -----------------------------------------------------------------------

namespace {

/// Whether something came about, and before a fact.
bool isBefore(int when, int fact) { return when >= 0 && when < fact; }

}  // namespace

template <typename Visit>
void Consequences::othersOff(Candidate candidate, Visit visit) const {
  const Cell cell = cellOf(candidate);
  for (const Digit other : start_.candidates[cell].without(digitOf(candidate))) {
    visit(whenOff_[candidateOf(cell, other)]);
  }
}

bool Consequences::wasAlone(Candidate candidate, int before) const {
  bool isAlone = start_.has(cellOf(candidate), digitOf(candidate));
  othersOff(candidate, [&](int when) { isAlone &= isBefore(when, before); });
  return isAlone;
}

template <typename Visit>
void Consequences::becauseAlone(Candidate candidate, int before, Visit visit) const {
  if (isBefore(whenOn_[candidate], before)) {
    visit(whenOn_[candidate]);
  } else {
    othersOff(candidate, visit);
  }
}

template <typename Visit>
void Consequences::usesOf(Digit a, Digit b, Edge except, int before, Visit visit) const {
  bool isFound = false;
  laid_.forEach([&](Edge edge) {
    if (isFound || edge == except || whenLaid_[edge] >= before) return;
    for (const auto& [onFirst, onSecond] : {std::pair(a, b), std::pair(b, a)}) {
      const Candidate first = candidateOf(firstCellOf(edge), onFirst);
      const Candidate second = candidateOf(secondCellOf(edge), onSecond);
      if (!wasAlone(first, before) || !wasAlone(second, before)) continue;
      isFound = true;
      if (whenLaid_[edge] >= 0) visit(whenLaid_[edge]);
      becauseAlone(first, before, visit);
      becauseAlone(second, before, visit);
      return;
    }
  });
}

template <typename Visit>
void Consequences::blocksOf(Edge edge, Digit first, Digit second, int before, Visit visit) const {
  for (const int when : {static_cast<int>(whenOff_[candidateOf(firstCellOf(edge), first)]),
                         static_cast<int>(whenOff_[candidateOf(secondCellOf(edge), second)])}) {
    if (isBefore(when, before)) return visit(when);
  }
  usesOf(first, second, edge, before, visit);
}

template <typename Visit>
void Consequences::blocksOfEdge(Edge edge, int before, Visit visit) const {
  for (const Digit first : start_.candidates[firstCellOf(edge)]) {
    for (const Digit second : start_.candidates[secondCellOf(edge)]) {
      if (start_.canLie(edge, first, second)) blocksOf(edge, first, second, before, visit);
    }
  }
}

template <typename Visit>
void Consequences::blocksOfPartners(Cell cell, Digit digit, int before, Visit visit) const {
  for (const Cell other : kAdjacentCells[cell]) {
    const Edge edge = edgeOf(cell, other);
    if (!start_.edges.has(edge) && !start_.laid.has(edge)) continue;
    if (isBefore(whenParted_[edge], before)) {
      visit(whenParted_[edge]);
      continue;
    }
    for (const Digit partner : start_.candidates[other]) {
      if (!start_.canLie(edge, digit, partner)) continue;
      const int when = whenOff_[candidateOf(other, partner)];
      if (isBefore(when, before)) {
        visit(when);
      } else {
        usesOf(digit, partner, edge, before, visit);
      }
    }
  }
}

template <typename Visit>
void Consequences::blocksOfPlaces(Digit low, Digit high, int before, Visit visit) const {
  const auto blocks = [&](Edge edge) {
    for (const auto& [first, second] : {std::pair(low, high), std::pair(high, low)}) {
      if (!start_.has(firstCellOf(edge), first) || !start_.has(secondCellOf(edge), second))
        continue;
      if (isBefore(whenParted_[edge], before)) {
        visit(whenParted_[edge]);
      } else {
        blocksOf(edge, first, second, before, visit);
      }
    }
  };
  start_.edges.forEach(blocks);
  start_.laid.forEach(blocks);
}

template <typename Visit>
void Consequences::becauseOf(int index, Visit visit) const {
  const Fact& fact = facts_[index];
  const auto offs = [&](Cells cells, Digit digit) {
    for (const Cell cell : cells) visit(whenOff_[candidateOf(cell, digit)]);
  };
  switch (fact.rule) {
    case Rule::assumed:
      break;
    case Rule::struck:
      visit(fact.by);
      break;
    case Rule::nakedSingle:
      othersOff(fact.what, visit);
      break;
    case Rule::hiddenSingle: {
      const Digit digit = digitOf(fact.what);
      offs(start_.plane(digit, fact.by) - Cells::of(cellOf(fact.what)), digit);
      break;
    }
    case Rule::noPartner:
      blocksOfPartners(cellOf(fact.what), digitOf(fact.what), index, visit);
      break;
    case Rule::noDomino:
      blocksOfEdge(fact.what, index, visit);
      break;
    case Rule::onlyPartner:
      for (const Cell other : kAdjacentCells[fact.by]) {
        const Edge edge = edgeOf(fact.by, other);
        if (edge != fact.what && start_.edges.has(edge)) visit(whenParted_[edge]);
      }
      break;
    case Rule::onlyPlace: {
      const DominoDigits digits = digitsOfPlace(fact.by);
      blocksOfPlaces(digits.low, digits.high, index, visit);
      break;
    }
    case Rule::refuted:
      for (const int outer : refutations_[fact.by].outer) visit(outer);
      break;
  }
}

template <typename Visit>
void Consequences::becauseOfContradiction(Visit visit) const {
  const int end = static_cast<int>(facts_.size());
  switch (contradiction_.kind) {
    case ContradictionKind::noCandidate: {
      const Cell cell = contradiction_.cells.first();
      for (const Digit digit : start_.candidates[cell]) {
        visit(whenOff_[candidateOf(cell, digit)]);
      }
      break;
    }
    case ContradictionKind::noPlace: {
      const Digit digit = contradiction_.digits.smallest();
      for (const Cell cell : start_.plane(digit, contradiction_.house)) {
        visit(whenOff_[candidateOf(cell, digit)]);
      }
      break;
    }
    case ContradictionKind::noPartner: {
      const Cell cell = contradiction_.cells.first();
      if (contradiction_.cells.single()) {
        for (const Cell other : kAdjacentCells[cell]) {
          const Edge edge = edgeOf(cell, other);
          if (start_.edges.has(edge)) visit(whenParted_[edge]);
        }
        break;
      }
      const Edge edge = edgeOf(cell, (contradiction_.cells - Cells::of(cell)).first());
      visit(whenLaid_[edge]);
      blocksOfEdge(edge, end, visit);
      break;
    }
    case ContradictionKind::dominoNowhere:
      blocksOfPlaces(contradiction_.digits.smallest(), contradiction_.digits.largest(), end, visit);
      break;
    case ContradictionKind::clash:
    case ContradictionKind::search:
      break;
  }
}

// --- Proofs -------------------------------------------------------------------------------------

std::vector<int> Consequences::needed(int fact) {
  isNeeded_.assign(facts_.size(), 0);
  const auto need = [&](int index) {
    if (index >= 0) isNeeded_[index] = 1;
  };
  if (fact < 0) {
    becauseOfContradiction(need);
  } else {
    need(fact);
  }
  std::vector<int> indices;
  for (int i = static_cast<int>(facts_.size()) - 1; i >= 0; --i) {
    if (!isNeeded_[i]) continue;
    indices.push_back(i);
    becauseOf(i, need);
  }
  std::reverse(indices.begin(), indices.end());
  return indices;
}

bool Consequences::isStep(const Fact& fact) {
  return fact.rule != Rule::assumed && fact.rule != Rule::struck;
}

int Consequences::lengthOf(const std::vector<Fact>& facts) const {
  int length = 0;
  for (const Fact& fact : facts) {
    length += isStep(fact);
    if (fact.rule == Rule::refuted) length += 1 + lengthOf(refutations_[fact.by].facts);
  }
  return length;
}

std::vector<Consequences::Fact> Consequences::factsFor(int fact) {
  std::vector<Fact> facts;
  for (const int index : needed(fact)) facts.push_back(facts_[index]);
  return facts;
}

int Consequences::proofLength() { return 1 + lengthOf(factsFor(-1)); }

int Consequences::proofLength(Candidate candidate) {
  return 1 + lengthOf(factsFor(whenOff_[candidate]));
}

Assumption Consequences::firstAssumption() const {
  const Fact& first = facts_.front();
  return first.kind == Kind::on ? Assumption{.candidate = first.what}
                                : Assumption{.domino = first.what};
}

Branch Consequences::proof() {
  return branchOf({firstAssumption(), factsFor(-1), {}, contradiction_});
}

Branch Consequences::proof(Candidate candidate) {
  const Assumption assumption = firstAssumption();
  Branch branch;
  branch.candidate = assumption.candidate;
  branch.domino = assumption.domino;
  describe(factsFor(whenOff_[candidate]), branch.steps);
  return branch;
}

Branch Consequences::branchOf(const Refutation& refutation) const {
  Branch branch;
  branch.candidate = refutation.assumption.candidate;
  branch.domino = refutation.assumption.domino;
  branch.isContradiction = true;
  branch.contradiction = refutation.contradiction;
  describe(refutation.facts, branch.steps);
  return branch;
}

void Consequences::describe(const std::vector<Fact>& facts, std::vector<Step>& steps) const {
  int lastDomino = -1;
  for (const Fact& fact : facts) {
    if (!isStep(fact)) continue;
    // A domino with one place left is one step, though it is up to three facts.
    const bool goesOn = fact.rule == Rule::onlyPlace && fact.by == lastDomino;
    lastDomino = fact.rule == Rule::onlyPlace ? fact.by : -1;
    if (!goesOn) steps.emplace_back();
    conclude(fact, steps.back());
    justify(fact, steps.back());
  }
}

void Consequences::conclude(const Fact& fact, Step& step) {
  switch (fact.kind) {
    case Kind::on:
    case Kind::off:
      step.cells |= Cells::of(cellOf(fact.what));
      step.digits = step.digits.with(digitOf(fact.what));
      (fact.kind == Kind::on ? step.placed : step.removed).push_back(fact.what);
      step.mark(MarkRole::base, fact.what);
      break;
    case Kind::laid:
      step.cells |= cellsOf(fact.what);
      step.laid.push_back({fact.what});
      break;
    case Kind::parted:
      step.cells |= cellsOf(fact.what);
      step.parted.push_back(fact.what);
      break;
  }
}

void Consequences::justify(const Fact& fact, Step& step) const {
  switch (fact.rule) {
    case Rule::nakedSingle:
      step.technique = Technique::nakedSingle;
      break;
    case Rule::hiddenSingle:
      step.technique = Technique::hiddenSingle;
      step.houses = {fact.by};
      break;
    case Rule::onlyPartner:
      step.technique = Technique::oneFreeNeighbour;
      step.cells = Cells::of(fact.by);
      break;
    case Rule::onlyPlace: {
      const auto [low, high] = digitsOfPlace(fact.by);
      step.technique = Technique::forcedDomino;
      step.cells = cellsOf(edgeOfPlace(fact.by));
      step.digits = DigitSet::of(low).with(high);
      break;
    }
    case Rule::refuted:
      step.technique = Technique::contradiction;
      step.branches.push_back(branchOf(refutations_[fact.by]));
      break;
    case Rule::noPartner:
    case Rule::noDomino:
      step.technique = Technique::dominoExhausted;
      break;
    case Rule::assumed:
    case Rule::struck:
      break;
  }
}

}  // namespace sudominoku::explain
