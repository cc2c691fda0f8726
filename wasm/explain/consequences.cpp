#include "explain/consequences.h"

#include <algorithm>

namespace sudominoku::explain {

using ContradictionKind = Contradiction::Kind;

namespace {

/// A domino on an edge, as one number.
int placeOf(Domino domino, Edge edge) { return kEdges * domino + edge; }
DominoDigits digitsOfPlace(int place) { return kDominoDigits[place / kEdges]; }
Edge edgeOfPlace(int place) { return place % kEdges; }

Cells cellsOf(Edge edge) { return Cells::of(firstCellOf(edge)) | Cells::of(secondCellOf(edge)); }

}  // namespace

// --- Facts --------------------------------------------------------------------------------------

Consequences::Consequences(const Position& start)
    : start_(start),
      candidates_(start.candidates),
      planes_(start.planes),
      edges_(start.edges),
      laid_(start.laid),
      uncovered_(start.uncovered),
      laidOn_(start.laidOn) {
  for (const Cell cell : Cells::all() - start.open) {
    for (const Digit digit : start.candidates[cell]) filled_[digit - 1] |= Cells::of(cell);
  }
  whenOn_.fill(-1);
  whenOff_.fill(-1);
  whenLaid_.fill(-1);
  whenParted_.fill(-1);
  facts_.reserve(kCandidates);
}

void Consequences::undo(int mark) {
  while (mark < static_cast<int>(facts_.size())) {
    const Fact fact = facts_.back();
    facts_.pop_back();
    const int what = fact.what;
    switch (fact.kind) {
      case Kind::on:
        whenOn_[what] = -1;
        on_ -= Cells::of(cellOf(what));
        break;
      case Kind::off:
        whenOff_[what] = -1;
        candidates_[cellOf(what)] = candidates_[cellOf(what)].with(digitOf(what));
        planes_[digitOf(what) - 1] |= Cells::of(cellOf(what));
        break;
      case Kind::laid:
        whenLaid_[what] = -1;
        laid_.remove(what);
        edges_.add(what);
        uncovered_ |= cellsOf(what);
        break;
      case Kind::parted:
        whenParted_[what] = -1;
        edges_.add(what);
        break;
    }
  }
  settled_ = facts_.size();
  failed_ = false;
  if (mark == 0) refutations_.clear();
}

void Consequences::push(Kind kind, Rule rule, int what, int by) {
  facts_.push_back({kind, rule, static_cast<std::int16_t>(what), by});
}

bool Consequences::fail(ContradictionKind kind, Cells cells, int house, DigitSet digits) {
  failed_ = true;
  contradiction_ = {kind, cells, house, digits};
  return false;
}

void Consequences::turnOn(Candidate candidate, Rule rule, int by) {
  if (isOn(candidate)) return;
  whenOn_[candidate] = static_cast<std::int16_t>(facts_.size());
  on_ |= Cells::of(cellOf(candidate));
  push(Kind::on, rule, candidate, by);
}

bool Consequences::turnOff(Candidate candidate, Rule rule, int by) {
  const Cell cell = cellOf(candidate);
  const Digit digit = digitOf(candidate);
  if (!candidates_[cell].has(digit)) return true;
  candidates_[cell] = candidates_[cell].without(digit);
  planes_[digit - 1] -= Cells::of(cell);
  whenOff_[candidate] = static_cast<std::int16_t>(facts_.size());
  push(Kind::off, rule, candidate, by);
  if (isOn(candidate)) {
    // What made it true has then no way out at all.
    const Fact& fact = facts_[whenOn_[candidate]];
    if (fact.rule == Rule::hiddenSingle) {
      return fail(ContradictionKind::noPlace, {}, fact.by, DigitSet::of(digit));
    }
    if (fact.rule == Rule::onlyPlace) {
      const DominoDigits digits = digitsOfPlace(fact.by);
      return fail(ContradictionKind::dominoNowhere, {}, -1,
                  DigitSet::of(digits.low).with(digits.high));
    }
  }
  if (!candidates_[cell].empty()) return true;
  return fail(ContradictionKind::noCandidate, Cells::of(cell), -1, {});
}

void Consequences::lay(Edge edge, Rule rule, int by) {
  if (laid_.has(edge)) return;
  edges_.remove(edge);
  laid_.add(edge);
  uncovered_ -= cellsOf(edge);
  whenLaid_[edge] = static_cast<std::int16_t>(facts_.size());
  push(Kind::laid, rule, edge, by);
}

void Consequences::part(Edge edge, Rule rule, int by) {
  if (!edges_.has(edge)) return;
  edges_.remove(edge);
  whenParted_[edge] = static_cast<std::int16_t>(facts_.size());
  push(Kind::parted, rule, edge, by);
}

bool Consequences::assume(Assumption assumption) {
  if (assumption.candidate >= 0) {
    turnOn(assumption.candidate, Rule::assumed, 0);
  } else {
    lay(assumption.domino, Rule::assumed, 0);
  }
  return run();
}

// --- What follows -------------------------------------------------------------------------------

bool Consequences::run() {
  while (true) {
    while (settled_ < facts_.size()) {
      if (!settle(static_cast<int>(settled_++))) return false;
    }
    if (!sweepSingles()) return false;
    if (settled_ == facts_.size() && start_.hasDominoes && !sweepDominoes()) return false;
    if (settled_ == facts_.size()) return true;
  }
}

bool Consequences::settle(int index) {
  const Fact fact = facts_[index];
  if (fact.kind == Kind::on) {
    const Cell cell = cellOf(fact.what);
    const Digit digit = digitOf(fact.what);
    for (const Digit other : candidates_[cell].without(digit)) {
      if (!turnOff(candidateOf(cell, other), Rule::struck, index)) return false;
    }
    for (const Cell peer : kPeerSets[cell] & planes_[digit - 1]) {
      if (!turnOff(candidateOf(peer, digit), Rule::struck, index)) return false;
    }
  } else if (fact.kind == Kind::off) {
    const Cell cell = cellOf(fact.what);
    const Digit digit = digitOf(fact.what);
    if (candidates_[cell].size() == 1) {
      turnOn(candidateOf(cell, candidates_[cell].smallest()), Rule::nakedSingle, 0);
    }
    for (int kind = 0; kind < 3; ++kind) {
      const int house = houseOf(cell, kind);
      const Cells places = planes_[digit - 1] & kHouseSets[house];
      if (places.empty()) {
        return fail(ContradictionKind::noPlace, {}, house, DigitSet::of(digit));
      }
      if (places.single()) {
        turnOn(candidateOf(places.first(), digit), Rule::hiddenSingle, house);
      }
    }
  } else if (fact.kind == Kind::laid) {
    for (const Cell cell : {firstCellOf(fact.what), secondCellOf(fact.what)}) {
      for (const Cell other : kAdjacentCells[cell]) {
        const Edge edge = edgeOf(cell, other);
        if (edge != fact.what) part(edge, Rule::struck, index);
      }
    }
  } else {
    for (const Cell cell : {firstCellOf(fact.what), secondCellOf(fact.what)}) {
      if (!uncovered_.has(cell)) continue;
      const Cells free = edges_.neighbours(Cells::of(cell));
      if (free.empty()) return fail(ContradictionKind::noPartner, Cells::of(cell), -1, {});
      // A neighbour that a domino covers which was laid just now will be parted when that settles.
      if (free.single() && uncovered_.has(free.first())) {
        lay(edgeOf(cell, free.first()), Rule::onlyPartner, cell);
      }
    }
  }
  return true;
}

bool Consequences::sweepSingles() {
  // Of a position in which nothing is left to do this finds nothing that was not found already.
  for (const Cell cell : start_.open - on_) {
    if (candidates_[cell].empty()) {
      return fail(ContradictionKind::noCandidate, Cells::of(cell), -1, {});
    }
    if (candidates_[cell].size() == 1) {
      turnOn(candidateOf(cell, candidates_[cell].smallest()), Rule::nakedSingle, 0);
    }
  }
  for (Digit digit = 1; digit <= kSize; ++digit) {
    const Cells plane = planes_[digit - 1];
    if (plane.empty()) continue;
    for (int house = 0; house < kHouses; ++house) {
      const Cells places = plane & kHouseSets[house];
      if (places.single() && !on_.has(places.first())) {
        turnOn(candidateOf(places.first(), digit), Rule::hiddenSingle, house);
      }
    }
  }
  return true;
}

bool Consequences::hasPartner(Edge edge, Cell other, Digit digit) const {
  if (!(candidates_[other] & unused_[digit - 1]).empty()) return true;
  // It may be this edge on which the domino is laid.
  for (const Digit partner : candidates_[other].without(digit)) {
    if (laidOn_[dominoOf(digit, partner)] == edge) return true;
  }
  return false;
}

template <typename Visit>
void Consequences::forEachWay(Domino domino, Visit visit) const {
  const Digit low = kDominoDigits[domino].low;
  const Digit high = kDominoDigits[domino].high;
  // Edges that may be dominoes, those that are and may be this one, each in two ways.
  const Cells lows = planes_[low - 1] | filled_[low - 1];
  const Cells highs = planes_[high - 1] | filled_[high - 1];
  const Cells right = edges_.right | laid_.right;
  const Cells down = edges_.down | laid_.down;
  for (const Cell cell : lows& highs.shiftedBack(1) & right) visit(2 * cell, low, high);
  for (const Cell cell : highs& lows.shiftedBack(1) & right) visit(2 * cell, high, low);
  for (const Cell cell : lows& highs.shiftedBack(kSize) & down) visit(2 * cell + 1, low, high);
  for (const Cell cell : highs& lows.shiftedBack(kSize) & down) visit(2 * cell + 1, high, low);
}

bool Consequences::sweepDominoes() {
  noteDominoes();
  if (!sweepEdges() || !sweepPartners()) return false;
  return settled_ < facts_.size() || sweepPlaces();
}

void Consequences::noteDominoes() {
  laidOn_ = start_.laidOn;
  laid_.forEach([&](Edge edge) {
    const DigitSet first = candidates_[firstCellOf(edge)];
    const DigitSet second = candidates_[secondCellOf(edge)];
    if (first.size() != 1 || second.size() != 1 || first == second) return;
    std::int16_t& at = laidOn_[dominoOf(first.smallest(), second.smallest())];
    if (at == -1) at = static_cast<std::int16_t>(edge);
  });
  unused_ = freePartners(laidOn_);
}

bool Consequences::sweepEdges() {
  const auto fits = [&](Edge edge) {
    for (const Digit digit : candidates_[firstCellOf(edge)]) {
      if (hasPartner(edge, secondCellOf(edge), digit)) return true;
    }
    return false;
  };
  Edge torn = -1;
  laid_.forEach([&](Edge edge) {
    if (torn < 0 && !fits(edge)) torn = edge;
  });
  if (torn >= 0) return fail(ContradictionKind::noPartner, cellsOf(torn), -1, {});
  edges_.forEach([&](Edge edge) {
    if (!fits(edge)) part(edge, Rule::noDomino, 0);
  });
  return true;
}

bool Consequences::sweepPartners() {
  // What is true without a partner has no edge left, which the parted ones tell.
  for (const Cell cell : start_.open - on_) {
    DigitSet partners;
    for (const Cell other : kAdjacentCells[cell]) {
      const Edge edge = edgeOf(cell, other);
      if (edges_.has(edge) || laid_.has(edge)) partners = partners | candidates_[other];
    }
    for (const Digit digit : candidates_[cell]) {
      if (!(partners & unused_[digit - 1]).empty()) continue;
      bool isPossible = false;
      for (const Cell other : kAdjacentCells[cell]) {
        const Edge edge = edgeOf(cell, other);
        if (!edges_.has(edge) && !laid_.has(edge)) continue;
        isPossible |= hasPartner(edge, other, digit);
      }
      if (!isPossible && !turnOff(candidateOf(cell, digit), Rule::noPartner, 0)) return false;
    }
  }
  return true;
}

bool Consequences::sweepPlaces() {
  for (Domino domino = 0; domino < kDominoes; ++domino) {
    if (laidOn_[domino] != -1) continue;
    int count = 0;
    Edge at = -1;
    Digit first = 0;
    Digit second = 0;
    forEachWay(domino, [&](Edge edge, Digit onFirst, Digit onSecond) {
      ++count;
      at = edge;
      first = onFirst;
      second = onSecond;
    });
    if (count == 0) {
      return fail(ContradictionKind::dominoNowhere, {}, -1,
                  DigitSet::of(kDominoDigits[domino].low).with(kDominoDigits[domino].high));
    }
    if (count > 1) continue;
    const int place = placeOf(domino, at);
    lay(at, Rule::onlyPlace, place);
    if (start_.open.has(firstCellOf(at))) {
      turnOn(candidateOf(firstCellOf(at), first), Rule::onlyPlace, place);
    }
    if (start_.open.has(secondCellOf(at))) {
      turnOn(candidateOf(secondCellOf(at), second), Rule::onlyPlace, place);
    }
    // The others are counted afresh when this one has been followed.
    if (settled_ < facts_.size()) return true;
  }
  return true;
}

// --- Assumptions within assumptions -------------------------------------------------------------

bool Consequences::refuteOne(Assumption assumption, int depth, std::int64_t& budget) {
  const int begin = mark();
  --budget;
  if (assume(assumption) && (depth <= 1 || !refute(depth - 1, budget))) {
    undo(begin);
    return false;
  }
  Refutation refutation{assumption, {}, {}, contradiction_};
  for (const int index : needed(-1)) {
    if (index < begin) {
      refutation.outer.push_back(index);
    } else if (index > begin) {
      refutation.facts.push_back(facts_[index]);
    }
  }
  undo(begin);
  refutations_.push_back(std::move(refutation));
  const int by = static_cast<int>(refutations_.size()) - 1;
  if (assumption.candidate >= 0) {
    turnOff(assumption.candidate, Rule::refuted, by);
  } else {
    part(assumption.domino, Rule::refuted, by);
  }
  return true;
}

bool Consequences::refute(int depth, std::int64_t& budget) {
  bool isNew = true;
  while (isNew) {
    isNew = false;
    for (int size = 2; size <= kSize; ++size) {
      for (const Cell cell : start_.open - on_) {
        if (candidates_[cell].size() != size) continue;
        for (const Digit digit : candidates_[cell]) {
          if (budget <= 0) return false;
          const Candidate candidate = candidateOf(cell, digit);
          // The refutation of another may have settled this one.
          if (isOn(candidate) || !candidates_[cell].has(digit)) continue;
          if (!refuteOne({candidate, -1}, depth, budget)) continue;
          isNew = true;
          if (failed_ || !run()) return true;
        }
      }
      if (isNew) break;
    }
    if (isNew || !start_.hasDominoes || (start_.open - on_).any()) continue;
    std::vector<Edge> open;
    edges_.forEach([&](Edge edge) { open.push_back(edge); });
    for (const Edge edge : open) {
      if (budget <= 0) return false;
      if (!edges_.has(edge) || !refuteOne({-1, edge}, depth, budget)) continue;
      isNew = true;
      if (failed_ || !run()) return true;
    }
  }
  return false;
}

// --- What a fact rests on -----------------------------------------------------------------------

template <typename Visit>
void Consequences::usesOf(Digit a, Digit b, Edge except, int before, Visit visit) const {
  const auto isBefore = [&](int when) { return when < before; };
  bool isFound = false;
  laid_.forEach([&](Edge edge) {
    if (isFound || edge == except || !isBefore(whenLaid_[edge])) return;
    const Cell cells[2] = {firstCellOf(edge), secondCellOf(edge)};
    for (const int swap : {0, 1}) {
      const Digit digits[2] = {swap ? b : a, swap ? a : b};
      bool holds = true;
      for (const int end : {0, 1}) {
        if (!start_.candidates[cells[end]].has(digits[end])) holds = false;
        for (const Digit other : start_.candidates[cells[end]].without(digits[end])) {
          const int when = whenOff_[candidateOf(cells[end], other)];
          holds = holds && when >= 0 && isBefore(when);
        }
      }
      if (!holds) continue;
      isFound = true;
      if (whenLaid_[edge] >= 0) visit(whenLaid_[edge]);
      for (const int end : {0, 1}) {
        const int when = whenOn_[candidateOf(cells[end], digits[end])];
        if (when >= 0 && isBefore(when)) {
          visit(when);
          continue;
        }
        for (const Digit other : start_.candidates[cells[end]].without(digits[end])) {
          visit(whenOff_[candidateOf(cells[end], other)]);
        }
      }
      return;
    }
  });
}

template <typename Visit>
void Consequences::blocksOf(Edge edge, Digit first, Digit second, int before, Visit visit) const {
  for (const int when : {static_cast<int>(whenOff_[candidateOf(firstCellOf(edge), first)]),
                         static_cast<int>(whenOff_[candidateOf(secondCellOf(edge), second)])}) {
    if (when >= 0 && when < before) {
      visit(when);
      return;
    }
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
    if (whenParted_[edge] >= 0 && whenParted_[edge] < before) {
      visit(whenParted_[edge]);
      continue;
    }
    for (const Digit partner : start_.candidates[other]) {
      if (!start_.canLie(edge, digit, partner)) continue;
      const int when = whenOff_[candidateOf(other, partner)];
      if (when >= 0 && when < before) {
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
      const int whenParted = whenParted_[edge];
      if (whenParted >= 0 && whenParted < before) {
        visit(whenParted);
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
    case Rule::nakedSingle: {
      const Cell cell = cellOf(fact.what);
      for (const Digit other : start_.candidates[cell].without(digitOf(fact.what))) {
        visit(whenOff_[candidateOf(cell, other)]);
      }
      break;
    }
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
  return first.kind == Kind::on ? Assumption{first.what, -1} : Assumption{-1, first.what};
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
    Step& step = steps.back();
    if (fact.kind == Kind::on || fact.kind == Kind::off) {
      step.cells |= Cells::of(cellOf(fact.what));
      step.digits = step.digits.with(digitOf(fact.what));
      (fact.kind == Kind::on ? step.placed : step.removed).push_back(fact.what);
      step.mark(MarkRole::base, fact.what);
    } else {
      step.cells |= cellsOf(fact.what);
      if (fact.kind == Kind::laid) {
        step.laid.push_back({fact.what});
      } else {
        step.parted.push_back(fact.what);
      }
    }
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
      default:
        step.technique = Technique::dominoExhausted;
    }
  }
}

}  // namespace sudominoku::explain
