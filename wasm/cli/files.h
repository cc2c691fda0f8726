// Files, and whole ones in memory.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sudominoku::cli {

/// A file that is closed when nobody needs it any more.
using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

/// Opens a file to be read, or standard input for `-`. Null: it cannot be, and standard error says
/// why.
File openFile(const std::string& path);

/// Whether a file's first bytes are the byte order mark of UTF-16, which is not read here.
bool isUtf16(std::string_view begin);

/// What is said of such a file.
inline constexpr const char* kIsUtf16 = "the text is UTF-16; save it as UTF-8";

/// What is said of a file that holds a NUL.
inline constexpr const char* kIsBinary = "this is no text";

/// The content of a file, or of standard input for `-`. None: it could not be read, and standard
/// error says why.
std::optional<std::string> readFile(const std::string& path);

/// False: the file could not be written, and standard error says why.
bool writeFile(const std::string& path, const std::string& content);

}  // namespace sudominoku::cli
