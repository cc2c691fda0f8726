// What the cases of a test pack are for, in words.
#pragma once

#include <string_view>

#include "pack/pack.h"

namespace sudominoku::cli {

/// One line in each language: a pack's list travels with its files.
struct PackReason {
  std::string_view english;
  std::string_view korean;
};

/// What cases of a kind are for.
PackReason reasonOf(pack::CaseKind kind);

}  // namespace sudominoku::cli
