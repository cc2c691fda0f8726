#include "explain/consequences.h"

#include <utility>

namespace sudominoku::explain {

using ContradictionKind = Contradiction::Kind;

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
  switch (fact.kind) {
    case Kind::on:
      return strikeAround(fact.what, index);
    case Kind::off:
      return lookAround(fact.what);
    case Kind::laid:
      partAround(fact.what, index);
      return true;
    case Kind::parted:
      return lookForPartners(fact.what);
  }
  return true;
}

bool Consequences::strikeAround(Candidate candidate, int index) {
  const Cell cell = cellOf(candidate);
  const Digit digit = digitOf(candidate);
  for (const Digit other : candidates_[cell].without(digit)) {
    if (!turnOff(candidateOf(cell, other), Rule::struck, index)) return false;
  }
  for (const Cell peer : kPeerSets[cell] & planes_[digit - 1]) {
    if (!turnOff(candidateOf(peer, digit), Rule::struck, index)) return false;
  }
  return true;
}

bool Consequences::lookAround(Candidate candidate) {
  const Cell cell = cellOf(candidate);
  const Digit digit = digitOf(candidate);
  if (candidates_[cell].size() == 1) {
    turnOn(candidateOf(cell, candidates_[cell].smallest()), Rule::nakedSingle, 0);
  }
  for (const int house : kCellHouses[cell]) {
    const Cells places = planes_[digit - 1] & kHouseSets[house];
    if (places.empty()) return fail(ContradictionKind::noPlace, {}, house, DigitSet::of(digit));
    if (places.single()) turnOn(candidateOf(places.first(), digit), Rule::hiddenSingle, house);
  }
  return true;
}

void Consequences::partAround(Edge laid, int index) {
  for (const Cell cell : cellsOf(laid)) {
    for (const Cell other : kAdjacentCells[cell]) {
      const Edge edge = edgeOf(cell, other);
      if (edge != laid) part(edge, Rule::struck, index);
    }
  }
}

bool Consequences::lookForPartners(Edge parted) {
  for (const Cell cell : cellsOf(parted) & uncovered_) {
    const Cells free = edges_.neighbours(Cells::of(cell));
    if (free.empty()) return fail(ContradictionKind::noPartner, Cells::of(cell), -1, {});
    // A neighbour that a domino covers which was laid just now will be parted when that settles.
    if (free.single() && uncovered_.has(free.first())) {
      lay(edgeOf(cell, free.first()), Rule::onlyPartner, cell);
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
  const Cells lows = planes_[low - 1] | filled_[low - 1];
  const Cells highs = planes_[high - 1] | filled_[high - 1];
  const auto visitWays = [&](Cells firsts, Cells seconds, Digit onFirst, Digit onSecond) {
    // Edges that may be dominoes, and those that are and may be this one.
    const Edges edges{firsts & seconds.shiftedBack(1) & (edges_.right | laid_.right),
                      firsts & seconds.shiftedBack(kSize) & (edges_.down | laid_.down)};
    edges.forEach([&](Edge edge) { visit(edge, onFirst, onSecond); });
  };
  visitWays(lows, highs, low, high);
  visitWays(highs, lows, high, low);
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
    const Cells beside = edges_.neighbours(Cells::of(cell)) | laid_.neighbours(Cells::of(cell));
    const auto isPossible = [&](Digit digit) {
      for (const Cell other : beside) {
        if (hasPartner(edgeOf(cell, other), other, digit)) return true;
      }
      return false;
    };
    for (const Digit digit : candidates_[cell]) {
      if (isPossible(digit)) continue;
      if (!turnOff(candidateOf(cell, digit), Rule::noPartner, 0)) return false;
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
  while (!failed_ && (refuteCandidates(depth, budget) || refuteEdges(depth, budget))) {
  }
  return failed_;
}

bool Consequences::refuteCandidates(int depth, std::int64_t& budget) {
  bool isNew = false;
  for (int size = 2; size <= kSize && !isNew; ++size) {
    for (const Cell cell : start_.open - on_) {
      if (candidates_[cell].size() != size) continue;
      for (const Digit digit : candidates_[cell]) {
        if (budget <= 0) return false;
        const Candidate candidate = candidateOf(cell, digit);
        // The refutation of another may have settled this one.
        if (isOn(candidate) || !candidates_[cell].has(digit)) continue;
        if (!refuteOne({.candidate = candidate}, depth, budget)) continue;
        isNew = true;
        if (failed_ || !run()) return true;
      }
    }
  }
  return isNew;
}

bool Consequences::refuteEdges(int depth, std::int64_t& budget) {
  if (!start_.hasDominoes || (start_.open - on_).any()) return false;
  std::vector<Edge> open;
  edges_.forEach([&](Edge edge) { open.push_back(edge); });
  bool isNew = false;
  for (const Edge edge : open) {
    if (budget <= 0) return false;
    if (!edges_.has(edge) || !refuteOne({.domino = edge}, depth, budget)) continue;
    isNew = true;
    if (failed_ || !run()) return true;
  }
  return isNew;
}

}  // namespace sudominoku::explain
