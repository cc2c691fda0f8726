// The compression of links of f-puzzles and SudokuPad: LZ-string, six bits a character.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudominoku::text {

/// What a Base64 text of LZ-string (pieroxy.net, 2013) stands for; characters beyond ASCII as `?`.
/// None where it is no such text, or says more than `most` characters.
std::optional<std::string> lzDecompress(std::string_view base64, std::size_t most = 1u << 20);

}  // namespace sudominoku::text
