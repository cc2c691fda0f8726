#include "cli/profiles.h"

#include <iostream>

#include "cli/wording.h"
#include "profile/registry.h"
#include "profile/words.h"

namespace sudominoku::cli {
namespace {

/// So much is said of an input that may be anything.
constexpr std::size_t kMostOfUnknown = 3;

}  // namespace

std::optional<ProfiledInput> readByProfile(const std::string& id, const std::string& path,
                                           const std::string& input, const std::string& output) {
  if (id == "auto" && !profile::Words(input).has(0)) {
    // More likely a file went missing than that it is for the one problem without an input.
    std::cerr << path << ": the input is empty; if that is meant, name --profile 12095\n";
    return std::nullopt;
  }
  const profile::Profile* chosen =
      id == "auto" ? profile::detectProfile(input, output) : profile::profileOf(id);
  if (chosen == nullptr) {
    std::cerr << path << ": no profile is known to fit this input; name one with --profile\n";
  }
  profile::Input read = profile::readInputBy(chosen, input);
  if (chosen == nullptr && read.diagnostics.size() > kMostOfUnknown) {
    read.diagnostics.erase(read.diagnostics.begin() + kMostOfUnknown, read.diagnostics.end());
  }
  for (const text::Diagnostic& diagnostic : read.diagnostics) {
    std::cerr << path << ':' << diagnostic.place.line << ':' << diagnostic.place.column << ": "
              << wordingOfInput(diagnostic) << '\n';
  }
  if (chosen == nullptr || hasErrors(read.diagnostics)) return std::nullopt;
  return ProfiledInput{chosen, std::move(read.cases)};
}

void sayProfile(const std::string& path, const ProfiledInput& read) {
  std::cerr << path << ": read as an input of problem " << read.profile->id << '\n';
}

}  // namespace sudominoku::cli
