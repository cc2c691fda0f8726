// All candidates of a cell, or all places of a digit in a house, lead to the same.
#include <algorithm>
#include <vector>

#include "explain/consequences.h"
#include "explain/techniques/techniques.h"

namespace sudominoku::explain::techniques {
namespace {

constexpr int kMostWays = 4;
constexpr std::size_t kMostVictims = 4;

/// What a candidate leads to.
struct Outcome {
  bool isKnown = false;
  bool fails = false;
  std::array<Cells, kSize> off;
};

/// A candidate that is false whichever way it is.
struct Victim {
  Candidate candidate;
  /// Facts that are known before it is found out, and steps that show it, of all ways together.
  int facts = 0;
  int length = 0;
};

class ForcingChains {
 public:
  explicit ForcingChains(const Position& position)
      : position_(position), consequences_(position), outcomes_(kCandidates) {}

  bool find(Step& step) {
    for (int size = 2; size <= kMostWays; ++size) {
      for (const Cell cell : position_.open) {
        if (position_.candidates[cell].size() != size) continue;
        std::vector<Candidate> ways;
        for (const Digit digit : position_.candidates[cell]) {
          ways.push_back(candidateOf(cell, digit));
        }
        look(ways);
      }
      for (Digit digit = 1; digit <= kSize; ++digit) {
        for (int house = 0; house < kHouses; ++house) {
          const Cells places = position_.plane(digit, house);
          if (places.size() != size) continue;
          look(candidatesOf(places, digit));
        }
      }
      if (!best_.empty()) break;
    }
    if (best_.empty()) return false;
    describe(step);
    return true;
  }

 private:
  const Outcome& outcomeOf(Candidate candidate) {
    Outcome& outcome = outcomes_[candidate];
    if (outcome.isKnown) return outcome;
    outcome.isKnown = true;
    outcome.fails = !consequences_.assume({.candidate = candidate});
    for (Digit digit = 1; digit <= kSize; ++digit) {
      outcome.off[digit - 1] = consequences_.offCells(digit);
    }
    consequences_.undo(0);
    return outcome;
  }

  /// Keeps what all ways lead to, if it is shown more shortly than what is kept.
  void look(const std::vector<Candidate>& ways) {
    std::vector<Victim> victims = earliestOf(victimsOf(ways), ways);
    if (victims.empty()) return;
    if (!best_.empty() && victims.front().facts >= 2 * bestFacts_) return;
    for (const Candidate way : ways) {
      consequences_.assume({.candidate = way});
      for (Victim& victim : victims) {
        victim.length += consequences_.proofLength(victim.candidate);
      }
      consequences_.undo(0);
    }
    for (const Victim& victim : victims) {
      if (!best_.empty() && victim.length >= bestLength_) continue;
      best_ = ways;
      victim_ = victim.candidate;
      bestLength_ = victim.length;
      bestFacts_ = victim.facts;
    }
  }

  /// What comes out false on all ways; nothing where one of them fails.
  std::vector<Victim> victimsOf(const std::vector<Candidate>& ways) {
    std::array<Cells, kSize> common = outcomeOf(ways.front()).off;
    for (const Candidate way : ways) {
      const Outcome& outcome = outcomeOf(way);
      if (outcome.fails) return {};
      bool any = false;
      for (int i = 0; i < kSize; ++i) {
        common[i] &= outcome.off[i];
        any |= common[i].any();
      }
      if (!any) return {};
    }
    std::vector<Victim> victims;
    for (Digit digit = 1; digit <= kSize; ++digit) {
      for (const Cell cell : common[digit - 1]) victims.push_back({candidateOf(cell, digit)});
    }
    return victims;
  }

  /// Those that are found out first. These have short proofs, mostly: only they are looked at
  /// closely.
  std::vector<Victim> earliestOf(std::vector<Victim> victims, const std::vector<Candidate>& ways) {
    for (const Candidate way : ways) {
      if (victims.empty()) break;
      consequences_.assume({.candidate = way});
      for (Victim& victim : victims) victim.facts += consequences_.whenOff(victim.candidate);
      consequences_.undo(0);
    }
    std::stable_sort(victims.begin(), victims.end(),
                     [](const Victim& a, const Victim& b) { return a.facts < b.facts; });
    if (victims.size() > kMostVictims) victims.resize(kMostVictims);
    return victims;
  }

  void describe(Step& step) {
    for (const Candidate way : best_) {
      consequences_.assume({.candidate = way});
      step.branches.push_back(consequences_.proof(victim_));
      consequences_.undo(0);
      step.cells |= Cells::of(cellOf(way));
      step.digits = step.digits.with(digitOf(way));
      step.mark(MarkRole::base, way);
    }
    if (step.digits.size() == 1) {
      // The house whose places these are.
      for (int house = 0; house < kHouses; ++house) {
        if (position_.plane(step.digits.smallest(), house) == step.cells) step.houses = {house};
      }
    }
    step.removed = {victim_};
    step.difficulty += tenthsForLength(bestLength_, 4);
  }

  const Position& position_;
  Consequences consequences_;
  std::vector<Outcome> outcomes_;
  std::vector<Candidate> best_;
  Candidate victim_ = -1;
  int bestLength_ = 0;
  int bestFacts_ = 0;
};

}  // namespace

bool findForcingChain(const Position& position, Step& step) {
  return ForcingChains(position).find(step);
}

}  // namespace sudominoku::explain::techniques
