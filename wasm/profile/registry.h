// All profiles.
#pragma once

#include <string_view>
#include <vector>

#include "profile/profile.h"

namespace sudominoku::profile {

/// Every profile; where an input may belong to several, the likeliest comes first.
const std::vector<const Profile*>& profiles();

/// The profile of this id; null where there is none.
const Profile* profileOf(std::string_view id);

/// The profile that an input is most likely written for, and where several read it equally well,
/// the one whose answers look like the output, which may be empty. Null: no profile reads the input
/// as its own.
const Profile* detectProfile(std::string_view input, std::string_view output = {});

/// An input as a profile reads it. Null: no cases, and what is wrong with it as a puzzle text,
/// which may be why no profile fits.
Input readInputBy(const Profile* profile, std::string_view input);

}  // namespace sudominoku::profile
