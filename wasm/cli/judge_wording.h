// English sentences for what the judge says as data.
#pragma once

#include <string>

#include "judge/judge.h"

namespace sudominoku::cli {

/// One sentence without its place. Cells are named as `r1c1`, in a Su-domino-ku as `A1`.
std::string wordingOf(const judge::Reason& reason, bool isSudominoku, int boardSize);

}  // namespace sudominoku::cli
