#include "pack/pack.h"

#include <filesystem>
#include <iostream>
#include <system_error>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/pack_wording.h"
#include "cli/stream.h"

namespace sudominoku::cli {
namespace {

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
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  // What another pack left there would be taken for part of this one.
  const bool isEmpty = !error && std::filesystem::is_empty(folder, error);
  if (!isEmpty) {
    std::cerr << folder << ": " << (error ? error.message() : "the folder is not empty") << '\n';
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
