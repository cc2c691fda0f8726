// One explained deduction, as data. The shapes are those of web/src/engine/types/explain.ts.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "explain/position.h"

namespace sudominoku::explain {

/// In the order in which they are tried, which is nearly that of their difficulty.
enum class Technique : std::uint8_t {
  fullHouse,
  hiddenSingle,
  oneFreeNeighbour,
  nakedSingle,
  forcedDomino,
  forcedPartner,
  dominoExhausted,
  pointing,
  claiming,
  nakedPair,
  oddRegion,
  xWing,
  hiddenPair,
  nakedTriple,
  dominoPlaces,
  swordfish,
  hiddenTriple,
  skyscraper,
  twoStringKite,
  turbotFish,
  xyWing,
  emptyRectangle,
  wWing,
  xyzWing,
  finnedXWing,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  nakedQuad,
  finnedSwordfish,
  jellyfish,
  hiddenQuad,
  simpleColouring,
  bugPlusOne,
  finnedJellyfish,
  alsXz,
  sueDeCoq,
  xyChain,
  aic,
  groupedAic,
  alsChain,
  frankenFish,
  forcingChain,
  contradiction,
};
inline constexpr int kTechniques = static_cast<int>(Technique::contradiction) + 1;

/// How hard a technique is to find, for people; of a puzzle the hardest that it needs.
enum class Level : std::uint8_t { easy, medium, hard, expert, extreme };
inline constexpr int kLevels = static_cast<int>(Level::extreme) + 1;

/// `easy`, `medium`, `hard`, `expert` or `extreme`.
std::string_view nameOf(Level level);

/// What candidates are to a step, and so how they are drawn: those that a pattern stands on, those
/// it covers, what is too many of a fish, the pivot of a wing, and ends of links that are true or
/// false.
enum class MarkRole : std::uint8_t { base, cover, fin, pivot, on, off };

/// `base`, `cover`, `fin`, `pivot`, `on` or `off`.
std::string_view nameOf(MarkRole role);

/// Candidates that matter to a step, and why.
struct Mark {
  MarkRole role;
  std::vector<Candidate> candidates;
};

/// From a candidate, or a group of one digit, to another.
struct Link {
  bool isStrong;
  std::vector<Candidate> from;
  std::vector<Candidate> to;
  /// The almost locked set that makes it; empty: a cell or a house does.
  Cells set = {};
};

/// A domino whose place is known.
struct LaidDomino {
  Edge edge;
  /// On the first and the second cell; 0: not known.
  Digit first = 0;
  Digit second = 0;
};

struct Branch;

/// One deduction: the pattern that shows it, and what follows. Its lists make its copying and
/// moving long: that is written once, in step.cpp.
struct Step {
  Step();
  Step(const Step& other);
  Step(Step&& other) noexcept;
  Step& operator=(const Step& other);
  Step& operator=(Step&& other) noexcept;
  ~Step();

  Technique technique = Technique::fullHouse;
  /// A finned fish that would be none without its fins.
  bool sashimi = false;
  /// Those that the pattern stands in.
  Cells cells;
  /// 0 to 26: of a single its house, of a fish the base houses before the covers.
  std::vector<int> houses;
  DigitSet digits;
  /// At most one for each role.
  std::vector<Mark> marks;
  /// Of chains, in order, strong and weak in turns; the first and the last are strong. Of a
  /// domino's places one for each, from digit to digit; where all are used up one for each of them
  /// that would fit, weak.
  std::vector<Link> links;
  /// Candidates that are true.
  std::vector<Candidate> placed;
  /// Candidates that are false, beside those that a placed digit strikes from its peers.
  std::vector<Candidate> removed;
  /// Of a Su-domino-ku: pairs of cells that share a domino.
  std::vector<LaidDomino> laid;
  /// Of a Su-domino-ku: adjacent cells that share none.
  std::vector<Edge> parted;
  /// Of a forcing chain one for every way; of a contradiction one for every candidate that it
  /// removes: one, or where it takes a search all that are false in a cell.
  std::vector<Branch> branches;
  /// In tenths: 10 to about 120.
  int difficulty = 0;

  /// What the step adds to the score of a path: doubles with each point of difficulty.
  int score() const;

  /// Marks the cells that may hold a digit.
  void mark(MarkRole role, Cells cells, Digit digit);
  void mark(MarkRole role, Candidate candidate);
  /// Marks all candidates of cells.
  void markAll(MarkRole role, const Position& position, Cells cells);
  /// Removes a digit from those of the cells that may hold it.
  void remove(const Position& position, Cells cells, Digit digit);
  bool concludes() const {
    return !placed.empty() || !removed.empty() || !laid.empty() || !parted.empty();
  }
  /// What the step concludes about digits, not only about where dominoes lie.
  bool touchesDigits() const { return !placed.empty() || !removed.empty(); }
};

/// What follows from an assumption.
struct Branch {
  Branch();
  Branch(const Branch& other);
  Branch(Branch&& other) noexcept;
  Branch& operator=(const Branch& other);
  Branch& operator=(Branch&& other) noexcept;
  ~Branch();

  /// −1: a domino is assumed.
  Candidate candidate = -1;
  /// −1: a candidate is assumed.
  Edge domino = -1;
  std::vector<Step> steps;
  bool isContradiction = false;
  Contradiction contradiction = {};
};

/// What the length of a chain or a proof adds to its difficulty, in tenths: one for each of 2, 4,
/// 6, 8, 12, 16, 24, 32 and so on, up to 512, that it exceeds, `least` being the first of them.
int tenthsForLength(int length, int least);

/// Makes the step's conclusions true.
void apply(const Step& step, Position& position);

}  // namespace sudominoku::explain
