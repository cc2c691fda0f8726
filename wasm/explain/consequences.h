// What follows from an assumption by singles, and for Su-domino-ku by where dominoes can lie. Every
// consequence knows what it rests on, so that a proof can be cut down to what it needs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "explain/step.h"

namespace sudominoku::explain {

/// A candidate or a domino that is taken to be true.
struct Assumption {
  Candidate candidate = -1;
  Edge domino = -1;
};

/// What is known at a position, and what follows from assumptions. The position must outlive it.
class Consequences {
 public:
  explicit Consequences(const Position& start);

  /// A point to come back to.
  int mark() const { return static_cast<int>(facts_.size()); }
  /// Forgets all that has become known since the mark.
  void undo(int mark);

  /// Makes an assumption and follows it as far as it leads. False: to a contradiction.
  bool assume(Assumption assumption);
  /// After assume: looks for a contradiction by further assumptions, one within the other up to
  /// `depth`, each of which is refuted. Uses up `budget`, which counts assumptions. True: found.
  bool refute(int depth, std::int64_t& budget);

  bool isOn(Candidate candidate) const { return whenOn_[candidate] >= 0; }
  /// How many facts were known before this one; −1: it is not off.
  int whenOff(Candidate candidate) const { return whenOff_[candidate]; }
  /// The candidates that are out because of what was assumed, of one digit.
  Cells offCells(Digit digit) const { return start_.planes[digit - 1] - planes_[digit - 1]; }

  /// How many steps the contradiction rests on, or that a candidate is off.
  int proofLength();
  int proofLength(Candidate candidate);
  /// The proof as a branch of what was assumed first.
  Branch proof();
  Branch proof(Candidate candidate);

 private:
  enum class Kind : std::uint8_t { on, off, laid, parted };
  enum class Rule : std::uint8_t {
    assumed,
    struck,        ///< by another fact
    nakedSingle,   ///< no other candidate is left in the cell
    hiddenSingle,  ///< no other place is left in house `by`
    noPartner,     ///< a digit that leaves no domino for its cell
    noDomino,      ///< an edge that no domino fits
    onlyPartner,   ///< no other edge is left to cell `by`
    onlyPlace,     ///< no other place is left for a domino: see placeOf
    refuted,       ///< by refutation `by`
  };
  struct Fact {
    Kind kind;
    Rule rule;
    std::int16_t what;
    std::int32_t by;
  };
  /// A nested proof.
  struct Refutation {
    Assumption assumption;
    std::vector<Fact> facts;
    std::vector<int> outer;
    Contradiction contradiction;
  };

  /// A domino on an edge, as one number.
  static int placeOf(Domino domino, Edge edge) { return kEdges * domino + edge; }
  static DominoDigits digitsOfPlace(int place) { return kDominoDigits[place / kEdges]; }
  static Edge edgeOfPlace(int place) { return place % kEdges; }

  bool run();
  /// Follows one fact.
  bool settle(int index);
  /// Turns off what cannot be true beside a candidate that is.
  bool strikeAround(Candidate candidate, int index);
  /// Turns on what is left alone where a candidate went off.
  bool lookAround(Candidate candidate);
  /// Parts the other edges of the cells of a domino.
  void partAround(Edge laid, int index);
  /// Lays dominoes on what is left alone where an edge was parted.
  bool lookForPartners(Edge parted);
  bool sweepSingles();
  bool sweepDominoes();
  /// Which dominoes lie where, and which are left.
  void noteDominoes();
  /// Parts the edges that no unused domino fits.
  bool sweepEdges();
  /// Turns off what leaves its cell no domino.
  bool sweepPartners();
  /// Lays the first domino that has one place left.
  bool sweepPlaces();
  void turnOn(Candidate candidate, Rule rule, int by);
  bool turnOff(Candidate candidate, Rule rule, int by);
  void lay(Edge edge, Rule rule, int by);
  void part(Edge edge, Rule rule, int by);
  void push(Kind kind, Rule rule, int what, int by);
  bool fail(Contradiction::Kind kind, Cells cells, int house, DigitSet digits);
  bool refuteOne(Assumption assumption, int depth, std::int64_t& budget);
  /// Refutes candidates, those of the cells with the fewest first. False: none, or the budget is
  /// used up.
  bool refuteCandidates(int depth, std::int64_t& budget);
  /// The same with dominoes, where all digits are known.
  bool refuteEdges(int depth, std::int64_t& budget);

  /// Visits the facts from which a fact follows, or the contradiction.
  template <typename Visit>
  void becauseOf(int index, Visit visit) const;
  template <typename Visit>
  void becauseOfContradiction(Visit visit) const;
  /// Visits what keeps two digits off an edge, of the facts before one.
  template <typename Visit>
  void blocksOf(Edge edge, Digit first, Digit second, int before, Visit visit) const;
  /// The same for all pairs of digits that an edge could hold at the start.
  template <typename Visit>
  void blocksOfEdge(Edge edge, int before, Visit visit) const;
  /// The same for all partners that a cell with a digit had at the start.
  template <typename Visit>
  void blocksOfPartners(Cell cell, Digit digit, int before, Visit visit) const;
  /// The same for a domino, of all places that it had at the start.
  template <typename Visit>
  void blocksOfPlaces(Digit low, Digit high, int before, Visit visit) const;
  /// Visits what lays a domino of two digits on another edge.
  template <typename Visit>
  void usesOf(Digit a, Digit b, Edge except, int before, Visit visit) const;
  /// Whether a candidate was alone in its cell before a fact.
  bool wasAlone(Candidate candidate, int before) const;
  /// Visits what tells that it was.
  template <typename Visit>
  void becauseAlone(Candidate candidate, int before, Visit visit) const;
  /// Visits what turned off the other candidates of a cell.
  template <typename Visit>
  void othersOff(Candidate candidate, Visit visit) const;
  template <typename Visit>
  void forEachWay(Domino domino, Visit visit) const;
  bool hasPartner(Edge edge, Cell other, Digit digit) const;

  /// The facts that a fact needs, itself included; −1: those that the contradiction needs.
  /// Ascending.
  std::vector<int> needed(int fact);
  std::vector<Fact> factsFor(int fact);
  Assumption firstAssumption() const;
  static bool isStep(const Fact& fact);
  int lengthOf(const std::vector<Fact>& facts) const;
  void describe(const std::vector<Fact>& facts, std::vector<Step>& steps) const;
  /// Adds to a step what a fact says.
  static void conclude(const Fact& fact, Step& step);
  /// Gives a step the technique of a fact's rule, and what shows it.
  void justify(const Fact& fact, Step& step) const;
  Branch branchOf(const Refutation& refutation) const;

  const Position& start_;
  CandidateGrid candidates_;
  std::array<Cells, kSize> planes_;
  /// The cells that are not open, by their digits.
  std::array<Cells, kSize> filled_{};
  Cells on_;
  Edges edges_;
  Edges laid_;
  Cells uncovered_;
  /// Where the domino lies; −1: nowhere yet.
  LaidOn laidOn_;
  /// For each digit those that it shares an unused domino with.
  std::array<DigitSet, kSize> unused_;

  std::vector<Fact> facts_;
  std::size_t settled_ = 0;
  std::array<std::int16_t, kCandidates> whenOn_, whenOff_;
  std::array<std::int16_t, kEdges> whenLaid_, whenParted_;
  /// All since the beginning, those that were undone as well: later ones may refer to them.
  std::vector<Refutation> refutations_;
  bool failed_ = false;
  Contradiction contradiction_;
  std::vector<char> isNeeded_;
};

}  // namespace sudominoku::explain
