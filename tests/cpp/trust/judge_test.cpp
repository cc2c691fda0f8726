// What only boards of other sizes can show of the judge.
#include "judge/judge.h"

#include <gtest/gtest.h>

#include "profile/registry.h"

namespace sudominoku::trust {
namespace {

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
