// What a byte-exact judge has against white space.
#pragma once

#include <optional>
#include <string_view>

#include "judge/judge.h"

namespace sudominoku::judge {

/// The first place at which an output with the right words differs from the bytes that are wanted.
std::optional<Reason> firstByteDifference(std::string_view wanted, std::string_view output);

}  // namespace sudominoku::judge
