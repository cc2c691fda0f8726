// Choosing a judge problem's profile and reading an input by it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "profile/profile.h"

namespace sudominoku::cli {

/// An input without errors, and the profile that has read it.
struct ProfiledInput {
  const profile::Profile* profile;
  std::vector<profile::Case> cases;
};

/// Reads an input by the profile of this id, or for `auto` by the likeliest. None: there is no such
/// profile, or the input has errors; standard error says so.
std::optional<ProfiledInput> readByProfile(const std::string& id, const std::string& path,
                                           const std::string& input,
                                           const std::string& output = {});

/// Says on standard error by which profile `auto` has read an input.
void sayProfile(const std::string& path, const ProfiledInput& read);

}  // namespace sudominoku::cli
