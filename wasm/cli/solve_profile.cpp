#include <iostream>

#include "answer/answer.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/profiles.h"
#include "cli/stream.h"

namespace sudominoku::cli {

int runSolveByProfile(const std::string& file, const std::string& profileId) {
  // Problem 12095 has no input, so none is waited for.
  const auto input = profileId == "12095" && file == "-" ? std::string() : readFile(file);
  if (!input) return kBadInput;
  const auto read = readByProfile(profileId, file, *input);
  if (!read) return kBadInput;
  if (profileId == "auto") sayProfile(file, *read);
  const answer::Answers found = answer::answersTo(*read->profile, read->cases);
  std::cout << writeOutput(*read->profile, read->cases, found.answers) << std::flush;
  const auto name = [&](const std::vector<int>& numbers, const std::string& what) {
    for (const int number : numbers) {
      std::cerr << file << ':' << read->cases[number - 1].firstLine << ":1: puzzle " << number
                << what << '\n';
    }
  };
  name(found.unsolved, " has no solution");
  name(found.uncounted,
       " has more than " + std::to_string(answer::kMostCounted) + " solutions, so was not counted");
  return found.unsolved.empty() && found.uncounted.empty() ? kSuccess : kUnsolved;
}

}  // namespace sudominoku::cli
