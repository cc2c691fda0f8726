// A way through a puzzle, always by the easiest step.
#pragma once

#include <functional>

#include "explain/knowledge.h"
#include "explain/registry.h"
#include "explain/techniques/singles.h"

namespace sudominoku::explain {

/// Looks for a technique's step, and says of it all that there is to say. For one that refutes
/// candidates the truth is known.
bool find(const TechniqueRow& row, const Position& position, Knowledge& knowledge,
          const std::function<bool()>& goOn, Step& step);

/// How looking for the next step ended.
enum class Next {
  step,
  agreed,  ///< there are several solutions, and they agree on nothing more
  none,    ///< it is above the level, or goOn said no, or the effort was spent
};

/// Goes through a puzzle by always taking the easiest step.
class Walk {
 public:
  /// `allowsUniqueness`: techniques from uniqueness apply to a puzzle with one solution.
  Walk(const Position& position, Knowledge& knowledge, bool allowsUniqueness);

  const Position& position() const { return position_; }
  void take(const Step& step) { apply(step, position_); }

  /// Fills a cell by a full house or single that comes before all that needs a step.
  bool takeSingle(techniques::Single& single);

  /// The easiest step. What cannot be told without the truth is left for last.
  Next next(Step& step, Level most, const std::function<bool()>& goOn);

 private:
  /// Whether no candidate is left to settle.
  bool has(const CandidateGrid& truth) const;

  Position position_;
  Knowledge& knowledge_;
  bool allowsUniqueness_;
};

}  // namespace sudominoku::explain
