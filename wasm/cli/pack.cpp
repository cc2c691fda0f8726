#include "pack/pack.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <iostream>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/pack_wording.h"
#include "cli/stream.h"

namespace sudominoku::cli {
namespace {

constexpr mode_t kFolderMode = 0777;

/// Case, seed, how it is judged, and what it is for in both languages; parted by tabs.
std::string listOf(const pack::Pack& made) {
  std::string list = "case\tseed\toutput\tcalls\treason\t이유\n";
  for (int i = 0; i < static_cast<int>(made.cases.size()); ++i) {
    const pack::PackCase& one = made.cases[i];
    const PackReason reason = reasonOf(one.kind);
    list += pack::stemOf(made, i);
    list += '\t' + std::to_string(made.seed);
    list += one.isAnyAccepted ? "\tany (checker)" : "\texact";
    list += '\t' + (one.calls == 0 ? std::string("-") : std::to_string(one.calls));
    list.append("\t").append(reason.english).append("\t").append(reason.korean).append("\n");
  }
  return list;
}

}  // namespace

int runPack(const PackOptions& options) {
  const std::string& folder = options.folder;
  if (mkdir(folder.c_str(), kFolderMode) != 0 && errno != EEXIST) {
    std::cerr << folder << ": " << std::strerror(errno) << '\n';
    return kBadInput;
  }
  const pack::Pack made = pack::makePack(options.problem, options.seed);
  const auto write = [&](const std::string& name, const std::string& content) {
    return writeFile(folder + '/' + name, content);
  };
  bool isWritten = write("cases.tsv", listOf(made));
  for (int i = 0; i < static_cast<int>(made.cases.size()); ++i) {
    const std::string stem = pack::stemOf(made, i);
    isWritten = isWritten && write(stem + ".in", made.cases[i].input) &&
                write(stem + ".out", made.cases[i].output);
    if (isWritten) std::cout << stem << ": " << reasonOf(made.cases[i].kind).english << '\n';
  }
  for (const pack::PackFile& file : made.files) {
    isWritten = isWritten && write(std::string(file.name), std::string(file.content));
  }
  return isWritten ? kSuccess : kBadInput;
}

}  // namespace sudominoku::cli
