// Profiles: every published sample byte for byte, reading what is not as it should be, and telling
// problems apart.
#include "profile/profile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "answer/answer.h"
#include "judge/judge.h"
#include "profile/registry.h"
#include "profile/words.h"
#include "support/corpus.h"

namespace sudominoku::profile {
namespace {

struct Sample {
  std::string profile, name;
  /// What `auto` takes it for with the output at hand.
  std::string detected;
};

TEST(Words, AreTheSameInWhateverOrderTheyAreAskedFor) {
  // Those that are asked for are cut by the thousand; 4,096 end where such a run does.
  for (const std::size_t count : {0, 1, 1023, 1024, 1025, 4096, 10'000}) {
    std::string text = "\xef\xbb\xbf";
    for (std::size_t i = 0; i < count; ++i) {
      text += (i % 3 == 0 ? "가" : "") + std::to_string(i) + (i % 9 == 8 ? " \r\n" : "\t ");
    }
    const std::vector<Word> all = wordsOf(text);
    ASSERT_EQ(all.size(), count);
    const Words words(text);
    EXPECT_FALSE(words.has(count));
    EXPECT_FALSE(words.has(count + 5'000));
    const auto expectAt = [&](std::size_t i) {
      ASSERT_TRUE(words.has(i));
      EXPECT_EQ(words[i].text, all[i].text);
      EXPECT_EQ(words[i].offset, all[i].offset);
      EXPECT_EQ(words[i].place.line, all[i].place.line);
      EXPECT_EQ(words[i].place.column, all[i].place.column);
      EXPECT_EQ(words[i].place.length, all[i].place.length);
    };
    for (std::size_t i = 0; i < count; ++i) expectAt(i);
    for (std::size_t i = count; i-- > 0;) expectAt(i);
    for (std::size_t i = 0; i < count; i += 511) expectAt(i * 7919 % count);
    EXPECT_FALSE(words.has(count + 5'000));
    const text::Place end = words.placeOf(count);
    EXPECT_EQ(end.line, count == 0 ? 1 : all.back().place.line);
    EXPECT_EQ(end.column, count == 0 ? 1 : all.back().place.column + all.back().place.length);
    EXPECT_EQ(end.length, 0);
  }
}

TEST(Words, StandOnLinesThatEndInAnyWay) {
  std::vector<int> lines;
  for (const Word& word : wordsOf("a\rb\nc\r\nd\n\re")) lines.push_back(word.place.line);
  EXPECT_EQ(lines, (std::vector{1, 2, 3, 4, 6}));
}

class ProfileSample : public testing::TestWithParam<Sample> {};

TEST_P(ProfileSample, IsReproducedByteForByte) {
  const auto& [id, name, detected] = GetParam();
  const Profile& profile = *profileOf(id);
  const std::string text = test::corpusFile("judges/" + name + ".in");
  const std::string output = test::corpusFile("judges/" + name + ".out");
  const Input input = profile.read(text);
  EXPECT_TRUE(input.diagnostics.empty());
  const answer::Answers found = answer::answersTo(profile, input.cases);
  const std::string written = writeOutput(profile, input.cases, found.answers);
  if (profile.task == Task::submission) {
    // Any puzzle is right that the judge accepts, and so is the sample.
    EXPECT_EQ(judge::judge(profile, input.cases, written).verdict, judge::Verdict::accepted);
  } else {
    EXPECT_EQ(written, output);
  }
  EXPECT_EQ(judge::judge(profile, input.cases, output, {.isStrict = true}).verdict,
            judge::Verdict::accepted);
}

TEST(Answers, SayWhichCasesHaveTooManySolutionsToCount) {
  const Profile& profile = *profileOf("sudogob");
  const Input input = profile.read(test::corpusFile("judges/spojSUDOGOB-1.in"));
  const std::string all =
      writeOutput(profile, input.cases, answer::answersTo(profile, input.cases).answers);
  const answer::Answers some = answer::answersTo(profile, input.cases, 1);
  EXPECT_EQ(some.uncounted, std::vector<int>{3}) << all;
  EXPECT_TRUE(some.unsolved.empty());
  EXPECT_NE(writeOutput(profile, input.cases, some.answers).find("uncounted"), std::string::npos);
}

TEST_P(ProfileSample, IsDetected) {
  const auto& [id, name, detected] = GetParam();
  const Profile* profile = detectProfile(test::corpusFile("judges/" + name + ".in"),
                                         test::corpusFile("judges/" + name + ".out"));
  ASSERT_NE(profile, nullptr);
  EXPECT_EQ(profile->id, detected);
}

INSTANTIATE_TEST_SUITE_P(
    AllProblems, ProfileSample,
    testing::Values(
        Sample{"2580", "boj2580-1", "2580"}, Sample{"2239", "boj2239-1", "2239"},
        Sample{"4574", "boj4574-1", "4574"}, Sample{"9291", "boj9291-c1", "9291"},
        Sample{"1840", "boj1840-1", "1840"}, Sample{"1840", "boj1840-2", "1840"},
        Sample{"2955", "boj2955-1", "2955"}, Sample{"2955", "boj2955-2", "2955"},
        Sample{"2955", "boj2955-3", "2955"}, Sample{"2955", "boj2955-4", "2955"},
        Sample{"4056", "boj4056-1", "4056"}, Sample{"7517", "boj7517-1", "7517"},
        Sample{"7681", "poj3074-1", "7681"}, Sample{"7681", "acwing168-1", "7681"},
        Sample{"7844", "poj3435-1", "7844"}, Sample{"7844", "poj3435-2", "7844"},
        Sample{"12095", "boj12095-1", "12095"}, Sample{"12095", "boj12095-2", "12095"},
        Sample{"12095", "boj12095-3", "12095"}, Sample{"12095", "boj12095-c4", "12095"},
        Sample{"30649", "boj30649-1", "30649"}, Sample{"30649", "boj30649-2", "30649"},
        Sample{"30649", "boj30649-3", "30649"}, Sample{"hdu1426", "hdu1426-1", "hdu1426"},
        Sample{"hdu1426", "hdu1426-c2", "hdu1426"}, Sample{"poj2676", "poj2676-1", "poj2676"},
        Sample{"sudogob", "spojSUDOGOB-1", "sudogob"},
        Sample{"sudokunique", "kattis-sudokunique-1", "sudokunique"},
        Sample{"sudokuverify", "kattis-sudokuverify-1", "sudokuverify"},
        Sample{"sudokuverify", "kattis-sudokuverify-2", "sudokuverify"},
        Sample{"uva989", "uva989-1", "uva989"}, Sample{"uva989", "uva989-c2", "uva989"},
        Sample{"uva10957", "uva10957-1", "uva10957"},
        // Nothing but a blank tells these from problem 2580.
        Sample{"p1784", "luoguP1784-1", "2580"}, Sample{"p1784", "luoguP1784-2", "2580"},
        Sample{"leetcode36", "leetcode36-1", "leetcode36"},
        Sample{"leetcode36", "leetcode36-2", "leetcode36"},
        Sample{"leetcode37", "leetcode37-1", "leetcode37"}, Sample{"euler96", "pe96-1", "euler96"}),
    [](const auto& info) {
      std::string name = info.param.name;
      for (char& c : name) c = c == '-' ? '_' : c;
      return name;
    });

TEST(Profiles, HaveIdsOfTheirOwn) {
  EXPECT_EQ(profiles().size(), 23u);
  for (const Profile* profile : profiles()) EXPECT_EQ(profileOf(profile->id), profile);
  EXPECT_EQ(profileOf("nowhere"), nullptr);
}

TEST(Profiles, ReadWhatTheyWrite) {
  for (const Profile* profile : profiles()) {
    if (profile->readInput != nullptr && profile->id != "4574") continue;
    Case one;
    const auto sample = profileOf(profile->id == "4574" ? "4574" : "2580");
    const std::string name = profile->id == "4574" ? "judges/boj4574-1.in" : "judges/boj2580-1.in";
    const std::vector<Case> cases = sample->read(test::corpusFile(name)).cases;
    const Input again = profile->read(writeInput(*profile, cases));
    EXPECT_TRUE(again.diagnostics.empty()) << profile->id;
    ASSERT_EQ(again.cases.size(), cases.size()) << profile->id;
    EXPECT_EQ(again.cases[0].square, cases[0].square) << profile->id;
  }
}

TEST(Profiles, TakeWhiteSpaceAsItComes) {
  const Profile& profile = *profileOf("2580");
  const std::string text = test::corpusFile("judges/boj2580-1.in");
  const auto expected = profile.read(text).cases[0].square;
  std::string oneLine;
  std::string crlf;
  for (const char c : text) {
    oneLine += c == '\n' ? ' ' : c;
    crlf += c == '\n' ? "  \r\n\r\n" : std::string(1, c);
  }
  for (const std::string& variant : {oneLine, crlf, "\xef\xbb\xbf" + text, "\n\n" + text}) {
    const Input input = profile.read(variant);
    EXPECT_TRUE(input.diagnostics.empty());
    ASSERT_EQ(input.cases.size(), 1u);
    EXPECT_EQ(input.cases[0].square, expected);
  }
}

TEST(Profiles, ReadDominoesUpToTheFirstTerminator) {
  const Profile& profile = *profileOf("4574");
  const std::string text = test::corpusFile("judges/boj4574-1.in");
  std::string oneLine = text;
  std::replace(oneLine.begin(), oneLine.end(), '\n', ' ');
  for (const std::string& variant : {text + " \r\n\n\t", oneLine, oneLine + "\n\n"}) {
    const Input input = profile.read(variant);
    EXPECT_TRUE(input.diagnostics.empty()) << variant;
    EXPECT_EQ(input.cases.size(), 2u);
  }
  EXPECT_TRUE(hasErrors(profile.read(oneLine + "10 ").diagnostics));
}

TEST(Profiles, ReadAnyNumberOfCases) {
  constexpr std::size_t kMany = 100'001;
  std::string text;
  for (std::size_t i = 0; i < kMany; ++i) text += "1 0\n";
  const Input input = profileOf("uva989")->read(text);
  EXPECT_TRUE(input.diagnostics.empty());
  EXPECT_EQ(input.cases.size(), kMany);
}

struct BadInput {
  std::string profile, text, kind, place;
};

TEST(Profiles, SayWhereAnInputIsWrong) {
  const std::string row = "0 0 0 0 0 0 0 0 0\n";
  std::string rows;
  for (int i = 0; i < 8; ++i) rows += row;
  std::string packed;
  for (int i = 0; i < 9; ++i) packed += std::string(9, '0') + "\n";
  const std::string array = R"([".",".",".",".",".",".",".",".","."])";
  const std::string shortArray = R"([".",".",".",".",".",".",".","."])";
  std::string arrays;
  for (int i = 0; i < 8; ++i) arrays += array + ",";
  const std::string dominoes = test::corpusFile("judges/boj4574-1.in");
  const std::vector<BadInput> inputs{
      {"2580", "", "no-puzzle", "1:1+0"},
      {"2580", rows, "wrong-row-count", "8:18+0"},
      {"2580", rows + "0 0 0 0 0 0 0 0\n", "wrong-cell-count", "9:1+15"},
      {"2580", rows + "0 0 0 0 x 0 0 0 0\n", "bad-cell-value", "9:9+1"},
      {"2580", rows + "0 0 0 0 12 0 0 0 0\n", "bad-cell-value", "9:9+2"},
      {"2580", rows + row + row, "wrong-row-count", "10:18+0"},
      {"2580", rows + row + "end\n", "extra-token", "10:1+3"},
      {"2580", rows + row + "한글한\n", "extra-token", "10:1+3"},
      {"2580", rows + "0 0 0 0 0 0 0 0 0 한글\n", "wrong-cell-count", "9:1+20"},
      {"poj2676", "x\n", "bad-digit", "1:1+1"},
      {"poj2676", std::string(9, '1') + "\n", "bad-digit", "1:1+9"},
      {"poj2676", "1000000\n" + std::string(9, '0') + "\n", "wrong-row-count", "2:10+0"},
      {"poj2676", "10000000\n" + std::string(9, '0') + "\n", "bad-digit", "1:1+8"},
      {"sudogob", rows + row, "bad-digit", "1:1+17"},
      {"sudogob", "5" + (rows + row).substr(1), "bad-digit", "1:1+17"},
      {"9291", " 1" + (rows + row).substr(1), "bad-digit", "1:2+17"},
      {"uva989", "3" + (rows + row).substr(1), "bad-digit", "1:1+17"},
      {"sudogob", "1 " + rows, "wrong-row-count", "8:18+0"},
      {"poj2676", "2\n" + packed, "wrong-count", "1:1+1"},
      {"poj2676", " 1\n" + packed + packed, "wrong-count", "1:2+1"},
      {"poj2676", "0\n\n" + packed, "wrong-count", "1:1+1"},
      {"poj2676", "12\n", "wrong-count", "1:1+2"},
      {"poj2676", "1\n" + packed + std::string(9, '0') + "\n", "wrong-row-count", "11:10+0"},
      {"poj2676", "2\n" + packed + std::string(9, '0') + "\n", "wrong-row-count", "11:10+0"},
      {"poj2676", "1\n" + packed + packed.substr(0, 76), "wrong-cell-count", "18:1+6"},
      {"poj2676", "1\n" + packed + packed + "end\n", "wrong-row-count", "11:10+0"},
      {"sudogob", "1\n" + rows + row + "\n" + rows + row, "wrong-count", "1:1+1"},
      {"7517", "3\n" + packed + "\n" + packed, "wrong-count", "1:1+1"},
      {"hdu1426", "0 0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n" + rows.substr(18) + rows + row + row,
       "wrong-cell-count", "1:1+19"},
      {"7681", std::string(80, '.') + "\nend\n", "wrong-cell-count", "1:1+80"},
      {"7681", std::string(81, '.') + "\n", "missing-terminator", "2:1+0"},
      {"uva989", "4\n", "bad-digit", "1:1+1"},
      {"uva989", "0\n", "bad-digit", "1:1+1"},
      {"uva989", "2\n0 0 5 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n", "bad-cell-value", "2:5+1"},
      {"7844", "11\n", "bad-digit", "1:1+2"},
      {"uva989", "3\n" + rows + row + "\n2\n0 0 0 0\n0 0 0\n", "wrong-cell-count", "14:1+5"},
      {"uva989", "3\n" + rows + row + "\n2\n0 0 0 0\n0 0 0 0\n", "wrong-row-count", "14:8+0"},
      {"7844", "2\n0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0 0\n", "wrong-cell-count", "5:1+9"},
      {"leetcode37", "[" + arrays + array + "," + array + "]\n", "wrong-row-count", "1:379+0"},
      {"leetcode37", "[" + array + "," + shortArray + "," + arrays, "wrong-cell-count", "1:42+29"},
      {"leetcode37", "[" + arrays + array + "];\n", "extra-token", "1:344+1"},
      {"1840", "1 1 0\n", "bad-digit", "1:5+1"},
      {"1840", "1 1 1\n", "missing-token", "2:1+0"},
      {"1840", "1 1 1\n2 1 3\n1 1 2\n", "cell-used-twice", "3:1+1"},
      {"4574", "10\n6 B2 1 B3\n", "missing-token", "2:10+0"},
      {"4574", "\r\n " + rows + row, "unrecognised-text", "2:2+17"},
      {"4574", rows + row + rows + row, "unrecognised-text", "1:1+17"},
      {"4574", dominoes + "1\n", "extra-token", "27:1+1"},
      {"4574", dominoes + "\nhello 0\n", "extra-token", "28:1+5"},
      {"4574", dominoes + dominoes, "extra-token", "27:1+2"},
      {"4574", "0\n0\n", "extra-token", "2:1+1"},
      {"4574", "1\n0 B2 1 B3\n" + dominoes, "bad-digit", "2:1+1"},
      {"12095", "1\n", "extra-token", "1:1+1"},
  };
  for (const auto& [id, text, kind, place] : inputs) {
    const Input input = profileOf(id)->read(text);
    ASSERT_FALSE(input.diagnostics.empty()) << id << '\n' << text;
    bool isFound = false;
    std::string all;
    for (const text::Diagnostic& diagnostic : input.diagnostics) {
      const std::string there = test::textOf(diagnostic.place);
      isFound |= nameOf(diagnostic.kind) == kind && there == place;
      all += std::string(nameOf(diagnostic.kind)) + ' ' + there + '\n';
    }
    EXPECT_TRUE(isFound) << id << ": expected " << kind << ' ' << place << ", read " << all;
  }
  EXPECT_EQ(profileOf("4574")->read(rows + row + rows + row).diagnostics.size(), 1u);
}

TEST(Profiles, SayWhatAnInputShouldHold) {
  const auto first = [](const std::string& id, const std::string& text) {
    return profileOf(id)->read(text).diagnostics.at(0);
  };
  const std::string grid = test::corpusFile("judges/boj2239-1.in");
  EXPECT_EQ(first("poj2676", "1\n" + grid + grid + grid).expected, "3");
  EXPECT_EQ(first("poj2676", "1\n" + grid + grid.substr(0, 30)).found, "3");
  EXPECT_EQ(first("poj2676", "007\n" + grid).found, "007");
  EXPECT_EQ(first("2239", "x" + grid).expected, "0-9 . ?");
  EXPECT_EQ(first("uva989", "2\n. 0 0 0\n").expected, "0-4");
}

TEST(Profiles, CountTheirHeadings) {
  EXPECT_EQ(headingOf("Grid {kk}", 9), "Grid 09");
  EXPECT_EQ(headingOf("Grid {kk}", 10), "Grid 10");
  EXPECT_EQ(headingOf("Case {k}:", 10), "Case 10:");
}

TEST(Profiles, TakeListsThatDoNotEnd) {
  const std::string grid(81, '.');
  const Input input = profileOf("7681")->read(grid + "\n" + grid + "\n");
  EXPECT_FALSE(hasErrors(input.diagnostics));
  EXPECT_EQ(input.cases.size(), 2u);
}

TEST(Profiles, QuoteWholeCodePoints) {
  std::string syllables;
  for (int i = 0; i < 41; ++i) syllables += "답";
  for (const std::string id : {"2580", "poj2676", "uva989", "1840", "12095"}) {
    const Input input = profileOf(id)->read(syllables);
    ASSERT_FALSE(input.diagnostics.empty()) << id;
    EXPECT_EQ(input.diagnostics.front().found, syllables.substr(0, 40 * 3) + "…") << id;
  }
}

TEST(Profiles, TellInputsApartWithoutAnOutput) {
  const std::vector<std::pair<std::string, std::string>> rows{
      {"boj2580-1", "2580"},    {"boj2239-1", "2239"},          {"boj4574-1", "4574"},
      {"boj9291-c1", "9291"},   {"boj1840-1", "1840"},          {"boj2955-1", "2955"},
      {"boj4056-1", "4056"},    {"boj7517-1", "7517"},          {"poj3074-1", "7681"},
      {"boj12095-1", "12095"},  {"boj30649-1", "30649"},        {"hdu1426-c2", "hdu1426"},
      {"poj2676-1", "poj2676"}, {"spojSUDOGOB-1", "sudogob"},   {"uva989-c2", "uva989"},
      {"pe96-1", "euler96"},    {"leetcode37-1", "leetcode37"}, {"poj3435-1", "7844"}};
  for (const auto& [name, id] : rows) {
    const Profile* profile = detectProfile(test::corpusFile("judges/" + name + ".in"));
    ASSERT_NE(profile, nullptr) << name;
    EXPECT_EQ(profile->id, id) << name;
  }
  EXPECT_EQ(detectProfile("no puzzle at all"), nullptr);
}

TEST(Profiles, AreKnownByAnswersThatAreNearlyRight) {
  const std::vector<std::array<std::string, 3>> rows{
      {"uva10957-1", "Case 1: Illegal\nCase 2: Impossible\n", "uva10957"},
      {"uva10957-1", "case 1: illegal\n", "uva10957"},
      {"uva10957-1", "Case 1 Illegal.\n", "uva10957"},
      {"uva10957-1", "Illegal\n", "uva10957"},
      {"uva10957-1", "Case1: Illegal.\n", "uva10957"},
      {"kattis-sudokunique-1", "non-unique.\n", "sudokunique"},
      {"kattis-sudokuverify-1", "Valid\n", "sudokuverify"},
      {"kattis-sudokuverify-2", "INVALID\n", "sudokuverify"},
      {"kattis-sudokuverify-2", "\xef\xbb\xbf\r\n invalid!\n", "sudokuverify"},
      {"kattis-sudokuverify-2", "0", "sudokuverify"},
      // Not what is true, but the digits of a grid.
      {"kattis-sudokuverify-1", "1\n2\n3\n", "2580"},
      {"leetcode36-1", "True\n", "leetcode36"},
      {"leetcode36-1", "1\n", "leetcode36"},
      {"leetcode37-1", "[[1]]\n", "leetcode37"},
      {"boj2955-1", "error\n", "2955"},
      {"boj4056-1", "could not\n", "4056"},
      {"poj3435-1", "Correct\n", "7844"},
      {"uva989-c2", "1\n", "uva989"},
      {"spojSUDOGOB-1", "1\n", "sudogob"},
      {"boj9291-c1", "case 1: correct\n", "9291"},
      // Only numbers speak for a problem that counts.
      {"boj9291-c1", "debug\nCase 1: CORRECT\n", "9291"},
      {"boj9291-c1", "True\nFalse\n", "9291"},
      // But not where they speak for a problem that would write the input otherwise.
      {"boj7517-1", "123456789\n", "7517"}};
  for (const auto& [name, output, id] : rows) {
    const Profile* profile = detectProfile(test::corpusFile("judges/" + name + ".in"), output);
    ASSERT_NE(profile, nullptr) << name;
    EXPECT_EQ(profile->id, id) << name << '\n' << output;
  }
}

TEST(Profiles, AreNoneOfThoseThatGiveOtherInputs) {
  const std::string oneLine =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  std::string counted = "1\n";
  for (std::size_t row = 0; row < 9; ++row) counted += oneLine.substr(9 * row, 9) + '\n';
  // No heading that euler96 has, and blanks, which 9291 has not.
  EXPECT_EQ(detectProfile(oneLine, "debug\n")->id, "2580");
  EXPECT_EQ(detectProfile(counted, "5 3 4 6 7 8 9 1 2\n")->id, "poj2676");
}

}  // namespace
}  // namespace sudominoku::profile
