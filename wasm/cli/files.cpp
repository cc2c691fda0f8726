#include "cli/files.h"

#include <cerrno>
#include <cstring>
#include <iostream>

namespace sudominoku::cli {
namespace {

void complain(const std::string& path) {
  std::cerr << path << ": " << std::strerror(errno) << '\n';
}

}  // namespace

File openFile(const std::string& path) {
  if (path == "-") return {stdin, [](std::FILE*) { return 0; }};
  File file{std::fopen(path.c_str(), "rb"), &std::fclose};
  if (!file) complain(path);
  return file;
}

bool isUtf16(std::string_view begin) {
  return begin.substr(0, 2) == "\xff\xfe" || begin.substr(0, 2) == "\xfe\xff";
}

std::optional<std::string> readFile(const std::string& path) {
  const File file = openFile(path);
  if (!file) return std::nullopt;
  std::string content;
  char buffer[65536];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file.get())) > 0;) {
    content.append(buffer, n);
  }
  if (std::ferror(file.get()) != 0) {
    complain(path);
    return std::nullopt;
  }
  if (isUtf16(content)) {
    std::cerr << path << ": " << kIsUtf16 << '\n';
    return std::nullopt;
  }
  return content;
}

bool writeFile(const std::string& path, const std::string& content) {
  const File file{std::fopen(path.c_str(), "wb"), &std::fclose};
  if (file && std::fwrite(content.data(), 1, content.size(), file.get()) == content.size() &&
      std::fflush(file.get()) == 0) {
    return true;
  }
  complain(path);
  return false;
}

}  // namespace sudominoku::cli
