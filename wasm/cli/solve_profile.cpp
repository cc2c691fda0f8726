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
  const answer::Answers found = answer::answersTo(*read->profile, read->cases);
  std::cout << writeOutput(*read->profile, read->cases, found.answers) << std::flush;
  for (const int number : found.unsolved) {
    std::cerr << file << ':' << read->cases[number - 1].firstLine << ":1: puzzle " << number
              << " has no solution\n";
  }
  return found.unsolved.empty() ? kSuccess : kUnsolved;
}

}  // namespace sudominoku::cli
