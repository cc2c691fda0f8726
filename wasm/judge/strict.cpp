#include "judge/strict.h"

#include <algorithm>

#include "profile/words.h"

namespace sudominoku::judge {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }
bool isBreak(char c) { return c == '\n' || c == '\r'; }

}  // namespace

std::optional<Reason> firstByteDifference(std::string_view wanted, std::string_view output) {
  if (wanted == output) return std::nullopt;
  const auto mismatch = std::mismatch(wanted.begin(), wanted.end(), output.begin(), output.end());
  std::size_t at = static_cast<std::size_t>(mismatch.first - wanted.begin());
  const auto reason = [&](ReasonKind kind, std::size_t offset, int length) {
    text::Place place = profile::placeAt(output, offset);
    place.length = length;
    return Reason{kind, 0, place, {}, {}, {}};
  };
  const std::string_view missing = wanted.substr(at);
  if (at == output.size()) {
    const bool isOpen = !output.ends_with('\n');
    return reason(isOpen ? ReasonKind::missingFinalNewline : ReasonKind::missingBlankLine, at, 0);
  }
  if (output[at] == '\r') return reason(ReasonKind::carriageReturn, at, 0);
  if (isBlank(output[at])) {
    std::size_t first = at;
    while (first > 0 && isBlank(output[first - 1])) --first;
    std::size_t end = at;
    while (end < output.size() && isBlank(output[end])) ++end;
    const auto length = static_cast<int>(end - at);
    if (end == output.size() || isBreak(output[end])) {
      return reason(ReasonKind::blankAtLineEnd, at, length);
    }
    const bool isAtStart = first == 0 || isBreak(output[first - 1]);
    return reason(isAtStart ? ReasonKind::blankAtLineStart : ReasonKind::otherWhiteSpace, at,
                  length);
  }
  const bool isAtLineStart = at == 0 || output[at - 1] == '\n';
  if (output[at] == '\n') {
    return reason(isAtLineStart ? ReasonKind::extraBlankLine : ReasonKind::otherWhiteSpace, at, 0);
  }
  const bool lacksLine = !missing.empty() && missing[0] == '\n' && isAtLineStart;
  return reason(lacksLine ? ReasonKind::missingBlankLine : ReasonKind::otherWhiteSpace, at, 0);
}

}  // namespace sudominoku::judge
