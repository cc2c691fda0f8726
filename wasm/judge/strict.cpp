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
  if (output.starts_with(profile::kByteOrderMark)) {
    return Reason{.kind = ReasonKind::byteOrderMark, .place = {1, 1, 0}};
  }
  const auto mismatch = std::mismatch(wanted.begin(), wanted.end(), output.begin(), output.end());
  const auto at = static_cast<std::size_t>(mismatch.first - wanted.begin());
  const auto reason = [&](ReasonKind kind, int length) {
    text::Place place = profile::placeAt(output, at);
    place.length = length;
    return Reason{.kind = kind, .place = place};
  };
  if (at == output.size()) {
    const bool isOpen = !output.ends_with('\n');
    return reason(isOpen ? ReasonKind::missingFinalNewline : ReasonKind::missingBlankLine, 0);
  }
  if (output[at] == '\r') return reason(ReasonKind::carriageReturn, 0);
  if (isBlank(output[at])) {
    std::size_t end = at;
    while (end < output.size() && isBlank(output[end])) ++end;
    const auto length = static_cast<int>(end - at);
    if (end == output.size() || isBreak(output[end])) {
      return reason(ReasonKind::blankAtLineEnd, length);
    }
    const bool isAtStart = at == 0 || isBreak(output[at - 1]);
    return reason(isAtStart ? ReasonKind::blankAtLineStart : ReasonKind::otherWhiteSpace, length);
  }
  const bool isAtLineStart = at == 0 || output[at - 1] == '\n';
  if (output[at] == '\n') {
    return reason(isAtLineStart ? ReasonKind::extraBlankLine : ReasonKind::otherWhiteSpace, 0);
  }
  const bool lacksLine = wanted.substr(at).starts_with('\n') && isAtLineStart;
  return reason(lacksLine ? ReasonKind::missingBlankLine : ReasonKind::otherWhiteSpace, 0);
}

}  // namespace sudominoku::judge
