// Programs for problem setters, to be compiled with testlib.h.
#pragma once

#include <string_view>
#include <vector>

#include "pack/pack.h"

namespace sudominoku::pack {

/// `validator.cpp`, `checker.cpp` and `generator.cpp` for a problem that has a pack.
std::vector<PackFile> testlibFilesFor(std::string_view problem);

}  // namespace sudominoku::pack
