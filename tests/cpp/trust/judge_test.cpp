// What the fuzzer found in the judge, and what only boards of other sizes can show.
#include "judge/judge.h"

#include <gtest/gtest.h>

#include "profile/registry.h"

namespace sudominoku::trust {
namespace {

/// libFuzzer's find: the judge read past the end of the list of cases.
TEST(JudgeOfNothing, HasAReasonForAnyOutput) {
  int empty = 0;
  for (const profile::Profile* profile : profile::profiles()) {
    for (const std::string_view text : {"", "0\n", "\n"}) {
      const profile::Input input = profile->read(text);
      if (hasErrors(input.diagnostics) || !input.cases.empty()) continue;
      ++empty;
      for (const bool isStrict : {false, true}) {
        for (const std::string_view output : {"x", "1 2 3\n", "Puzzle 1\n", "\n1\n\n"}) {
          const auto judgement =
              judge::judge(*profile, input.cases, output, {.isStrict = isStrict});
          ASSERT_NE(judgement.verdict, judge::Verdict::accepted) << profile->id;
          ASSERT_TRUE(judgement.reason) << profile->id;
          EXPECT_EQ(judgement.reason->puzzle, 0) << profile->id;
        }
      }
    }
  }
  EXPECT_GT(empty, 0);
}

TEST(JudgeSizes, ADigitBeyondASmallBoardIsOutOfRange) {
  const profile::Profile& profile = *profile::profileOf("uva989");
  const profile::Input input = profile.read("2\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 0\n");
  ASSERT_EQ(input.cases.size(), 1u);
  const std::string start = "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 ";
  EXPECT_EQ(judge::judge(profile, input.cases, start + "1\n").verdict, judge::Verdict::accepted);
  const auto judgement = judge::judge(profile, input.cases, start + "5\n");
  ASSERT_TRUE(judgement.reason);
  EXPECT_EQ(judgement.reason->kind, judge::ReasonKind::digitOutOfRange);
}

}  // namespace
}  // namespace sudominoku::trust
