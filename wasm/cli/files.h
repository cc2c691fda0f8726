// Whole files in memory.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudominoku::cli {

/// Whether a file's first bytes are the byte order mark of UTF-16, which is not read here.
bool isUtf16(std::string_view begin);

/// What is said of such a file.
inline constexpr const char* kIsUtf16 = "the text is UTF-16; save it as UTF-8";

/// The content of a file, or of standard input for `-`. None: it could not be read, and standard
/// error says why.
std::optional<std::string> readFile(const std::string& path);

/// False: the file could not be written, and standard error says why.
bool writeFile(const std::string& path, const std::string& content);

}  // namespace sudominoku::cli
