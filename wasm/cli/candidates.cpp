#include <algorithm>

#include "cli/commands.h"
#include "cli/stream.h"
#include "solve/true_candidates.h"

namespace sudominoku::cli {
namespace {

/// `4:12,7:3+` or, without counts, `47`; `-` where the cell has none.
std::string cellOf(const std::array<std::uint32_t, kSize>& counts, std::uint32_t limit) {
  std::string text;
  for (Digit digit = 1; digit <= kSize; ++digit) {
    const std::uint32_t count = counts[digit - 1];
    if (count == 0) continue;
    if (limit > 0 && !text.empty()) text += ',';
    text += static_cast<char>('0' + digit);
    if (limit == 0) continue;
    text += ':';
    text += std::to_string(count);
    if (count == limit) text += '+';
  }
  return text.empty() ? "-" : text;
}

}  // namespace

int runCandidates(const CandidatesOptions& options) {
  return runLines(
      options.input,
      [&](const Puzzle& puzzle) {
        const std::uint32_t limit = std::max<std::uint32_t>(options.limit, 1);
        const solve::TrueCandidates found = std::visit(
            [&](const auto& one) { return solve::findTrueCandidates(one, limit); }, puzzle);
        std::string line;
        for (const auto& counts : found.counts) {
          if (!line.empty()) line += ' ';
          line += cellOf(counts, options.limit);
        }
        return line;
      },
      /*isSlow=*/true);
}

}  // namespace sudominoku::cli
