#include <array>

#include "judge/judge.h"

namespace sudominoku::judge {

std::string_view nameOf(Verdict verdict) {
  static constexpr std::array<std::string_view, kVerdicts> names{
      "accepted",       "wrong-answer", "presentation-error",
      "missing-output", "extra-output", "undecided"};
  return names[static_cast<int>(verdict)];
}

std::string_view nameOf(ReasonKind kind) {
  static constexpr std::array<std::string_view, kReasonKinds> names{
      "empty-output",         "missing-answer",        "missing-heading",
      "wrong-heading",        "unexpected-text",       "wrong-row-count",
      "wrong-cell-count",     "wrong-separators",      "blank-left",
      "not-a-digit",          "digit-out-of-range",    "given-changed",
      "duplicate-in-row",     "duplicate-in-column",   "duplicate-in-box",
      "isolated-digit-wrong", "domino-torn-apart",     "pair-used-twice",
      "pair-nowhere",         "cell-blocked",          "cannot-be-tiled",
      "not-smallest",         "wrong-digit",           "cell-not-forced",
      "grid-expected",        "message-expected",      "wrong-message",
      "number-expected",      "wrong-number",          "second-solution",
      "text-after-answer",    "no-solution",           "several-solutions",
      "cap-reached",          "too-many-solutions",    "more-solutions",
      "blank-at-line-end",    "blank-at-line-start",   "extra-blank-line",
      "missing-blank-line",   "missing-final-newline", "carriage-return",
      "byte-order-mark",      "other-white-space",
  };
  return names[static_cast<int>(kind)];
}

}  // namespace sudominoku::judge
