#include "text/signs.h"

#include <algorithm>

namespace sudominoku::text {

bool containsAny(std::string_view text, std::span<const std::string_view> parts) {
  return std::any_of(parts.begin(), parts.end(),
                     [&](std::string_view part) { return contains(text, part); });
}

}  // namespace sudominoku::text
