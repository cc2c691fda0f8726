// Whole files in memory.
#pragma once

#include <optional>
#include <string>

namespace sudominoku::cli {

/// The content of a file, or of standard input for `-`. None: it could not be read, and standard
/// error says why.
std::optional<std::string> readFile(const std::string& path);

/// False: the file could not be written, and standard error says why.
bool writeFile(const std::string& path, const std::string& content);

}  // namespace sudominoku::cli
