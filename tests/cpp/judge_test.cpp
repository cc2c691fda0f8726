// The judge: every reason of docs/JUDGE.md, more broken outputs, random breakage, and that no right
// output is refused.
#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "judge/judge.h"
#include "profile/registry.h"
#include "solve/sudoku.h"
#include "solve/sudominoku.h"
#include "support/corpus.h"
#include "support/effort.h"
#include "support/generate.h"
#include "textbook/domino_tiling.h"

namespace sudominoku::judge {
namespace {

using profile::Profile;
using test::Random;
using test::replaceAll;

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string inputOf(const std::string& name) {
  const std::string isolated = "C5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n";
  if (name == "{one}") return "1\n6 B2 1 B3\n" + isolated;
  if (name == "{four}") {
    return "4\n1 A2 4 B2\n7 I8 2 I9\n3 H2 9 H1\n5 F9 3 E9\nC9 C7 G7 F4 B7 H9 C1 F1 C6\n0\n";
  }
  const std::string row(9, '0');
  if (name == "{blank}") return replaceAll(std::string(9, 'r'), "r", row + "\n");
  if (name == "{ones}") return "1\n0\n\n1\n0\n";
  if (name == "{small}") return "2\n0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n";
  if (name == "{none}") {
    const std::string blank = "0 0 0 0 0 0 0 0 0\n";
    return "1 1 0 0 0 0 0 0 0\n" + replaceAll(std::string(8, 'r'), "r", blank);
  }
  if (name == "{counted}")
    return "1\n" + replaceAll(std::string(9, 'r'), "r", "0 0 0 0 0 0 0 0 0\n");
  return test::corpusFile("judges/" + name + ".in");
}

std::string changed(const std::string& output, const std::string& change) {
  if (change.starts_with("=")) return change == "=" ? "" : change.substr(1) + "\n";
  if (change == "double") return output + output;
  if (change == "open") return output.substr(0, output.size() - 1);
  if (change.starts_with("+")) return output + change.substr(1) + "\n";
  std::vector<std::string> lines = linesOf(output);
  if (change.starts_with("cut ")) {
    lines.resize(std::stoul(change.substr(4)));
  } else if (change.starts_with("-L")) {
    lines.erase(lines.begin() + std::stol(change.substr(2)) - 1);
  } else {
    const std::size_t equals = change.find('=');
    lines[std::stoul(change.substr(1, equals - 1)) - 1] = change.substr(equals + 1);
  }
  std::string result;
  for (const std::string& line : lines) result += line + "\n";
  return result;
}

/// A sample's output after the changes that a row describes; ` & ` parts them.
std::string changedOutput(const std::string& name, std::string changes) {
  changes = replaceAll(replaceAll(replaceAll(changes, "⏎", "\n"), "␣", " "), "␍", "\r");
  changes = replaceAll(changes, "▸", "\xef\xbb\xbf");
  const bool isWhole = changes.starts_with("=");
  std::string output = isWhole ? "" : test::corpusFile("judges/" + name + ".out");
  while (true) {
    const std::size_t end = changes.find(" & ");
    output = changed(output, changes.substr(0, end));
    if (end == std::string::npos) return output;
    changes.erase(0, end + 3);
  }
}

std::string cellsOf(const Reason& reason) {
  std::string cells;
  for (const Cell cell : reason.cells) {
    cells += (cells.empty() ? "r" : " r") + std::to_string(rowOf(cell) + 1) + "c" +
             std::to_string(columnOf(cell) + 1);
  }
  return cells;
}

Judgement judgeText(const std::string& id, const std::string& input, const std::string& output,
                    bool isStrict = false) {
  const Profile* profile = profile::profileOf(id);
  EXPECT_NE(profile, nullptr) << id;
  const profile::Input read = profile->read(input);
  EXPECT_FALSE(hasErrors(read.diagnostics)) << id;
  return judge(*profile, read.cases, output, {.isStrict = isStrict});
}

struct Example {
  std::string reason, verdict, place, cells, profile, input, change;
};

void expectAsSaid(const Example& example) {
  SCOPED_TRACE(example.profile + " " + example.input + " " + example.change);
  const std::string output = changedOutput(example.input, example.change);
  const bool isStrict = example.verdict == "presentation-error";
  const Judgement judgement = judgeText(example.profile, inputOf(example.input), output, isStrict);
  EXPECT_EQ(nameOf(judgement.verdict), example.verdict);
  ASSERT_EQ(judgement.reason.has_value(), example.reason != "");
  if (!judgement.reason) return;
  EXPECT_EQ(nameOf(judgement.reason->kind), example.reason);
  EXPECT_EQ(test::textOf(judgement.reason->place), example.place);
  EXPECT_EQ(cellsOf(*judgement.reason), example.cells);
  const int puzzle = judgement.reason->puzzle;
  if (puzzle > 0 && judgement.board) {
    EXPECT_EQ(judgement.board->caseIndex, puzzle - 1);
  }
  if (!isStrict) return;
  EXPECT_FALSE(judgement.strictReason.has_value());
  const Judgement tolerant = judgeText(example.profile, inputOf(example.input), output);
  EXPECT_EQ(tolerant.verdict, Verdict::accepted);
  ASSERT_TRUE(tolerant.strictReason.has_value());
  EXPECT_EQ(tolerant.strictReason->kind, judgement.reason->kind);
}

TEST(JudgeReasons, AreAsDocumented) {
  std::map<std::string, int> documented;
  for (const std::vector<std::string>& row : test::tableRowsOf("JUDGE.md")) {
    if (row.size() < 8 || row[1] == "reason" || row[1].starts_with("---")) continue;
    ++documented[row[1]];
    expectAsSaid({row[1], row[2], row[3], row[4], row[5], row[6], row[7]});
  }
  for (int i = 0; i < kReasonKinds; ++i) {
    const std::string name(nameOf(static_cast<ReasonKind>(i)));
    EXPECT_GE(documented[name], 1) << name << " has no example in docs/JUDGE.md";
  }
  EXPECT_EQ(documented.size(), static_cast<std::size_t>(kReasonKinds));
}

class BrokenOutput : public testing::TestWithParam<Example> {};

TEST_P(BrokenOutput, GetsTheRightReason) { expectAsSaid(GetParam()); }

INSTANTIATE_TEST_SUITE_P(
    Judge, BrokenOutput,
    testing::Values(
        // White space that tolerant judges take.
        Example{
            "", "accepted", "", "", "2580", "boj2580-1",
            "=1 3 5 4 6 9 2 7 8 7 8 2 1 3 5 6 4 9 4 6 9 2 7 8 1 3 5 3 2 1 5 4 6 8 9 7 8 7 4 9 1 "
            "3 5 2 6 5 9 6 8 2 7 4 1 3 9 1 7 6 5 2 3 8 4 6 4 3 7 8 1 9 5 2 2 5 8 3 9 4 7 6 1"},
        Example{"", "accepted", "", "", "2239", "boj2239-1", "L9=⏎⏎  854396127␣␣␍"},
        Example{"", "accepted", "", "", "7517", "boj7517-1", "-L11"},
        Example{"", "accepted", "", "", "sudogob", "spojSUDOGOB-1",
                "L10=5 8 2 9 6 1 7 3 4 0 & -L11"},
        Example{"", "accepted", "", "", "uva989", "{ones}", "=1 1"},
        // Forms.
        Example{"wrong-cell-count", "missing-output", "9:1+7", "", "2580", "boj2580-1",
                "L9=2 5 8 3"},
        Example{"wrong-cell-count", "wrong-answer", "5:1+10", "", "2239", "boj2239-1",
                "L5=4689173522"},
        Example{"wrong-cell-count", "missing-output", "2:1+6", "", "7681", "poj3074-1",
                "L2=416837"},
        Example{"wrong-cell-count", "wrong-answer", "3:1+1", "", "2580", "boj2580-1", "L3=."},
        // Lines are white space to what ends too soon, too.
        Example{"wrong-row-count", "missing-output", "1:26+0", "", "2580", "boj2580-1",
                "=1 3 5 4 6 9 2 7 8 7 8 2 1"},
        Example{"wrong-row-count", "missing-output", "11:2+0", "", "2580", "boj2580-1",
                "=1⏎3⏎5⏎4⏎6⏎9⏎2⏎7⏎8⏎7⏎8"},
        Example{"wrong-row-count", "missing-output", "2:20+0", "", "sudogob", "spojSUDOGOB-1",
                "=1⏎3 1 6 4 9 2 5 7 8 2"},
        Example{"wrong-row-count", "wrong-answer", "10:1+6", "", "4574", "boj4574-1", "-L10"},
        Example{"wrong-row-count", "wrong-answer", "10:1+5", "", "4056", "boj4056-1", "-L9"},
        Example{"wrong-row-count", "wrong-answer", "11:1+9", "", "4574", "boj4574-1",
                "L10=913426578⏎913426578"},
        Example{"wrong-separators", "wrong-answer", "1:1+9", "", "7681", "poj3074-1",
                "=527389416⏎819426735"},
        Example{"unexpected-text", "wrong-answer", "10:1+3", "", "hdu1426", "hdu1426-c2",
                "L10=---"},
        Example{"text-after-answer", "extra-output", "21:1+8", "", "4574", "boj4574-1",
                "+Puzzle 3"},
        Example{"wrong-heading", "wrong-answer", "1:1+8", "", "4574", "boj4574-1", "L1=puzzle 1"},
        Example{"wrong-heading", "wrong-answer", "1:1+7", "", "4574", "boj4574-1", "L1=Puzzle1"},
        Example{"wrong-heading", "wrong-answer", "1:1+11", "", "7517", "boj7517-1",
                "L1=Scenario #1"},
        Example{"missing-heading", "wrong-answer", "1:1+9", "", "7517", "boj7517-1", "-L1"},
        Example{"wrong-heading", "wrong-answer", "2:1+7", "", "9291", "boj9291-c1",
                "L2=Case 1: INCORRECT"},
        Example{"wrong-heading", "wrong-answer", "1:1+6", "", "uva10957", "uva10957-1",
                "L1=Case 1 Unique."},
        Example{"wrong-cell-count", "wrong-answer", "10:1+15", "", "sudogob", "spojSUDOGOB-1",
                "L10=5 8 2 9 6 1 7 3"},
        Example{"wrong-cell-count", "wrong-answer", "2:1+15", "", "sudogob", "spojSUDOGOB-1",
                "L2=3 1 6 4 9 2 5 7"},
        // A last row that is short is right as far as it goes, or not.
        Example{"digit-out-of-range", "wrong-answer", "1:1+2", "r1c1", "2580", "boj2580-1",
                "=10 3 5"},
        Example{"given-changed", "wrong-answer", "1:5+1", "r1c3", "2580", "boj2580-1", "=1 3 3"},
        Example{"not-a-digit", "wrong-answer", "1:8+1", "r1c8", "2239", "boj2239-1", "=1436285x"},
        Example{"blank-left", "wrong-answer", "1:8+1", "r1c8", "2239", "boj2239-1", "=1436285_"},
        // A number may be in range, and still no digit.
        Example{"not-a-digit", "wrong-answer", "1:1+2", "r1c1", "2580", "boj2580-1", "=01 3 5"},
        Example{"not-a-digit", "wrong-answer", "1:1+3", "r1c1", "2580", "boj2580-1", "=1.0 3 5"},
        Example{"digit-out-of-range", "wrong-answer", "1:1+2", "r1c1", "2580", "boj2580-1",
                "=-1 3 5"},
        // An input that breaks its promise has no right answer.
        Example{"no-solution", "undecided", "1:1+1", "", "2580", "{none}", "=1 2 3 4 5 6 7 8 9"},
        Example{"empty-output", "missing-output", "1:1+0", "", "2580", "{none}", "="},
        Example{"wrong-digit", "wrong-answer", "1:1+1", "r1c1", "2955", "boj2955-2", "=111111111"},
        Example{"duplicate-in-row", "wrong-answer", "1:3+1", "r1c2 r1c1", "12095", "boj12095-1",
                "=9 9 9 9 9 9 9 9 9"},
        // Cells.
        Example{"given-changed", "wrong-answer", "2:3+1", "r2c3", "2239", "boj2239-1",
                "L2=571239468"},
        Example{"duplicate-in-row", "wrong-answer", "1:8+1", "r1c8 r1c1", "2239", "boj2239-1",
                "L1=143628519"},
        Example{"blank-left", "wrong-answer", "3:2+1", "r3c2", "2239", "boj2239-1", "L3=9.6754231"},
        Example{"blank-left", "wrong-answer", "1:7+1", "r1c4", "hdu1426", "hdu1426-1",
                "L1=7 1 2 ? 6 ? 3 5 8"},
        Example{"digit-out-of-range", "wrong-answer", "2:9+2", "r2c5", "2580", "boj2580-1",
                "L2=7 8 2 1 -3 5 6 4 9"},
        Example{"not-a-digit", "wrong-answer", "1:9+1", "r1c9", "2239", "boj2239-1",
                "L1=14362857한"},
        Example{"given-changed", "wrong-answer", "3:1+1", "r2c1", "7517", "boj7517-1",
                "L3=917965432"},
        // Headings that are cut off.
        Example{"missing-answer", "missing-output", "11:7+0", "", "4574", "boj4574-1",
                "L11=Puzzle & cut 11"},
        Example{"missing-answer", "missing-output", "2:5+0", "", "9291", "boj9291-c1",
                "L2=Case & cut 2"},
        Example{"wrong-heading", "wrong-answer", "11:1+8", "", "4574", "boj4574-1",
                "L11=Puzzle 3 & cut 11"},
        // So may be messages, and words.
        Example{"missing-answer", "missing-output", "11:24+0", "", "4056", "boj4056-1",
                "L11=Could not complete this & cut 11"},
        Example{"missing-answer", "missing-output", "2:15+0", "", "9291", "boj9291-c1",
                "L2=Case 2: INCORR & cut 2 & open"},
        Example{"message-expected", "wrong-answer", "2:9+6", "", "9291", "boj9291-c1",
                "L2=Case 2: INCORR & cut 2"},
        Example{"missing-answer", "missing-output", "11:5+0", "", "4574", "boj4574-1",
                "L11=Puzz & cut 11 & open"},
        // Messages and numbers.
        Example{"wrong-message", "wrong-answer", "1:9+9", "", "9291", "boj9291-c1",
                "L1=Case 1: INCORRECT"},
        Example{"wrong-message", "wrong-answer", "1:1+6", "", "30649", "boj30649-1", "L1=GRESKA"},
        Example{"message-expected", "wrong-answer", "1:1+7", "", "30649", "boj30649-3",
                "L1=MISTAKE"},
        Example{"message-expected", "wrong-answer", "1:1+7", "", "sudokuverify",
                "kattis-sudokuverify-2", "L1=INVALID"},
        Example{"message-expected", "wrong-answer", "1:1+9", "", "sudokuverify",
                "kattis-sudokuverify-2", "L1=INVALID !"},
        Example{"message-expected", "wrong-answer", "11:1+28", "", "4056", "boj4056-1",
                "L11=Could not complete this grid"},
        Example{"wrong-message", "wrong-answer", "11:1+10", "", "sudokunique",
                "kattis-sudokunique-1", "L11=Non-unique"},
        Example{"message-expected", "wrong-answer", "13:1+1", "", "sudokunique",
                "kattis-sudokunique-1", "L13=1 2 3 4 5 6 7 8 9"},
        Example{"grid-expected", "wrong-answer", "1:1+5", "", "2955", "boj2955-1", "=ERROR"},
        Example{"message-expected", "wrong-answer", "1:1+9", "", "2955", "boj2955-3", "=1........"},
        Example{"blank-left", "wrong-answer", "1:1+1", "r1c1", "2955", "boj2955-1", "L1=..9......"},
        Example{"not-a-digit", "wrong-answer", "1:1+1", "r1c1", "2955", "boj2955-1",
                "L1=x.9......"},
        Example{"digit-out-of-range", "wrong-answer", "1:1+1", "r1c1", "2955", "boj2955-1",
                "L1=0.9......"},
        Example{"given-changed", "wrong-answer", "1:3+1", "r1c3", "2955", "boj2955-1",
                "L1=4.8......"},
        Example{"wrong-message", "wrong-answer", "13:1+18", "", "sudokunique",
                "kattis-sudokunique-1", "L13=Find␣␣␣another job"},
        Example{"wrong-number", "wrong-answer", "1:1+2", "", "1840", "boj1840-2", "L1=30"},
        Example{"wrong-number", "wrong-answer", "1:1+3", "", "1840", "boj1840-2", "L1=+30"},
        Example{"wrong-number", "wrong-answer", "11:1+1", "", "sudogob", "spojSUDOGOB-1", "L11=1"},
        Example{"wrong-number", "wrong-answer", "1:1+3", "", "euler96", "pe96-1", "L1=484"},
        Example{"text-after-answer", "extra-output", "2:1+2", "", "1840", "boj1840-1", "+31"},
        Example{"text-after-answer", "extra-output", "10:1+35", "", "2580", "boj2580-1",
                "+as many words as a row has, that is"},
        Example{"missing-answer", "missing-output", "1:2+0", "", "sudogob", "spojSUDOGOB-1",
                "cut 1"},
        Example{"wrong-message", "wrong-answer", "1:1+5", "", "leetcode36", "leetcode36-1",
                "L1=false"},
        // Other sizes.
        Example{"not-smallest", "wrong-answer", "13:5+1", "r1c3", "uva989", "uva989-c2",
                "L13=1 2 4 3 & L14=3 4 2 1 & L15=2 1 3 4 & L16=4 3 1 2"},
        Example{"message-expected", "wrong-answer", "20:1+1", "", "uva989", "uva989-c2",
                "L20=1 2 3 4"},
        Example{"not-a-digit", "wrong-answer", "1:7+2", "r1c4", "uva989", "{small}", "=1 2 3 NO"},
        Example{"wrong-separators", "wrong-answer", "1:1+56", "", "uva989", "{small}",
                "=[[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]]"},
        Example{"digit-out-of-range", "wrong-answer", "1:1+1", "r1c1", "uva989", "{ones}", "=2 1"},
        // JSON.
        Example{"wrong-separators", "wrong-answer", "1:3+1", "", "leetcode37", "leetcode37-1",
                "=[[5,3]]"},
        Example{"wrong-cell-count", "wrong-answer", "1:10+1", "", "leetcode37", "leetcode37-1",
                "=[[\"5\",\"3\"],[]]"},
        Example{"wrong-separators", "missing-output", "1:6+0", "", "leetcode37", "leetcode37-1",
                "=[[\"5\""},
        Example{"wrong-cell-count", "missing-output", "1:4+0", "", "leetcode37", "leetcode37-1",
                "=[[\""},
        Example{"blank-left", "wrong-answer", "1:4+1", "r1c1", "leetcode37", "leetcode37-1",
                "=[[\"0\""},
        Example{"text-after-answer", "extra-output", "2:1+1", "", "leetcode37", "leetcode37-1",
                "+;"},
        Example{"text-after-answer", "extra-output", "1:344+1", "", "leetcode37", "leetcode37-1",
                "open & +;"},
        Example{"not-a-digit", "wrong-answer", "1:4+1", "r1c1", "leetcode37", "leetcode37-1",
                "=[[\" 5\",\"3\"]]"},
        Example{"not-a-digit", "wrong-answer", "1:8+1", "r1c2", "leetcode37", "leetcode37-1",
                "=[[\"5\",\"⏎3\"]]"},
        Example{"digit-out-of-range", "wrong-answer", "1:4+2", "r1c1", "leetcode37", "leetcode37-1",
                "=[[\"10\",\"3\"]]"},
        Example{"wrong-separators", "wrong-answer", "1:5+1", "", "leetcode37", "leetcode37-1",
                "=[[\"5 \",\"3\"]]"},
        Example{"wrong-separators", "wrong-answer", "1:7+1", "", "leetcode37", "leetcode37-1",
                "=[ [ \"5⏎\",\"3\"]]"},
        // Submissions.
        Example{"", "accepted", "", "", "12095", "boj12095-1", "L2=0⏎0 0 0 0⏎3 0 8 5"},
        Example{"wrong-cell-count", "wrong-answer", "2:1+19", "", "12095", "boj12095-1",
                "L2=0 0 0 0 0 3 0 8 5 0"},
        Example{"wrong-cell-count", "wrong-answer", "1:1+19", "", "12095", "boj12095-1",
                "=0 0 0 0 0 0 0 0 0 0⏎0 0 0 0 0 0 0 0 0⏎0 0 0 0 0 0 0 0 0⏎0 0 0 0 0 0 0 0 0⏎"
                "0 0 0 0 0 0 0 0 0⏎0 0 0 0 0 0 0 0 0⏎0 0 0 0 0 0 0 0 0⏎0 0 0 0 0 0 0 0 0⏎"
                "0 0 0 0 0 0 0 0 0"},
        Example{"wrong-cell-count", "wrong-answer", "2:1+15", "", "12095", "boj12095-1",
                "L2=0 0 0 0 0 3 0 8"},
        Example{"wrong-cell-count", "wrong-answer", "9:1+19", "", "12095", "boj12095-1",
                "L9=0 9 0 0 0 0 4 0 0 0"},
        Example{"duplicate-in-column", "wrong-answer", "9:1+1", "r9c1 r1c1", "12095", "boj12095-1",
                "L9=8 9 0 0 0 0 4 0 0"},
        Example{"digit-out-of-range", "wrong-answer", "9:1+2", "r9c1", "12095", "boj12095-1",
                "L9=10 9 0 0 0 0 4 0 0"},
        Example{"not-a-digit", "wrong-answer", "9:1+1", "r9c1", "12095", "boj12095-1",
                "L9=. 9 0 0 0 0 4 0 0"},
        // Counts that are too large to be found.
        Example{"more-solutions", "wrong-answer", "1:1+6", "", "sudogob", "{counted}", "=200000"},
        Example{"more-solutions", "wrong-answer", "1:1+7", "", "sudogob", "{counted}", "=-200001"},
        Example{"too-many-solutions", "undecided", "1:1+8", "", "sudogob", "{counted}",
                "=00200001"},
        Example{"more-solutions", "wrong-answer", "1:1+9", "", "sudogob", "{counted}",
                "=000000007"},
        Example{"number-expected", "wrong-answer", "1:1+3", "", "sudogob", "{counted}", "=abc"},
        // Second answers, with and without headings.
        Example{"second-solution", "extra-output", "10:1+9", "", "poj2676", "poj2676-1", "double"},
        // Rows belong to the answer before them only where that is a grid.
        Example{"text-after-answer", "extra-output", "13:1+17", "", "sudogob", "spojSUDOGOB-1",
                "+1 2 3 4 5 6 7 8 9"},
        Example{"text-after-answer", "extra-output", "12:1+9", "", "4056", "boj4056-1",
                "+123456789"},
        Example{"text-after-answer", "extra-output", "2:1+17", "", "sudokunique", "{blank}",
                "=Non-unique⏎1 2 3 4 5 6 7 9 8⏎4 5 6 7 9 8 1 2 3⏎7 9 8 1 2 3 4 5 6⏎2 1 4 3 6 5 9 8 "
                "7⏎3 6 5 9 8 7 2 1 4⏎9 8 7 2 1 4 3 6 5⏎5 3 1 6 4 2 8 7 9⏎6 4 2 8 7 9 5 3 1⏎8 7 9 5 "
                "3 1 6 4 2"},
        Example{"wrong-row-count", "extra-output", "10:1+9", "", "2955", "boj2955-1", "+........."},
        // Strict.
        Example{"other-white-space", "presentation-error", "1:18+0", "", "p1784", "luoguP1784-1",
                "L1=8 1 2 7 5 3 6 4 9"},
        Example{"byte-order-mark", "presentation-error", "1:1+0", "", "2239", "boj2239-1",
                "L1=▸143628579␣"},
        Example{"missing-blank-line", "presentation-error", "11:1+0", "", "7517", "boj7517-1",
                "-L11"},
        Example{"missing-blank-line", "presentation-error", "22:1+0", "", "7517", "boj7517-1",
                "-L22"},
        Example{"blank-at-line-start", "presentation-error", "2:1+2", "", "2580", "boj2580-1",
                "L2=␣␣7 8 2 1 3 5 6 4 9"},
        Example{"extra-blank-line", "presentation-error", "10:1+0", "", "2580", "boj2580-1", "+"}));

struct Sample {
  std::string profile, name;
};

/// Samples whose right output is the only one.
const std::vector<Sample>& samples() {
  static const std::vector<Sample> all{{"2580", "boj2580-1"},
                                       {"2239", "boj2239-1"},
                                       {"4574", "boj4574-1"},
                                       {"9291", "boj9291-c1"},
                                       {"1840", "boj1840-1"},
                                       {"2955", "boj2955-1"},
                                       {"2955", "boj2955-3"},
                                       {"4056", "boj4056-1"},
                                       {"7517", "boj7517-1"},
                                       {"7681", "poj3074-1"},
                                       {"7844", "poj3435-2"},
                                       {"30649", "boj30649-1"},
                                       {"hdu1426", "hdu1426-c2"},
                                       {"poj2676", "poj2676-1"},
                                       {"sudogob", "spojSUDOGOB-1"},
                                       {"sudokunique", "kattis-sudokunique-1"},
                                       {"sudokuverify", "kattis-sudokuverify-2"},
                                       {"uva989", "uva989-c2"},
                                       {"uva10957", "uva10957-1"},
                                       {"p1784", "luoguP1784-1"},
                                       {"leetcode36", "leetcode36-1"},
                                       {"leetcode37", "leetcode37-1"},
                                       {"euler96", "pe96-1"}};
  return all;
}

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// The words, parted by one blank; of JSON the characters without white space between its strings.
std::string wordsIn(const std::string& text, bool isJson) {
  std::string words;
  bool isInString = false;
  for (const char c : text) {
    if (isJson && c == '"') isInString = !isInString;
    if (!isSpace(c) || isInString) {
      words += c;
    } else if (!isJson && !words.empty() && words.back() != ' ') {
      words += ' ';
    }
  }
  if (words.ends_with(' ')) words.pop_back();
  return words;
}

std::string mutated(std::string text, Random& random) {
  constexpr std::string_view kAlphabet = "1234567890.?- \nPx:";
  const auto position = [&] { return random.below(static_cast<int>(text.size())); };
  const char letter = kAlphabet[random.below(static_cast<int>(kAlphabet.size()))];
  switch (random.below(7)) {
    case 0:
      text[position()] = letter;
      return text;
    case 1:
      return text.erase(position(), 1);
    case 2:
      return text.insert(position(), 1, letter);
    case 3:
      std::swap(text[position()], text[position()]);
      return text;
    case 4:
      return text.substr(0, position());
    case 5: {
      std::vector<std::string> lines = linesOf(text);
      const int line = random.below(static_cast<int>(lines.size()));
      if (random.below(2) == 0) {
        lines.erase(lines.begin() + line);
      } else {
        lines.insert(lines.begin() + line, lines[random.below(static_cast<int>(lines.size()))]);
      }
      text.clear();
      for (const std::string& each : lines) text += each + "\n";
      return text;
    }
    default: {
      // A digit becomes another one.
      const std::size_t at = text.find_first_of("123456789", position());
      if (at != std::string::npos) text[at] = static_cast<char>('1' + random.below(9));
      return text;
    }
  }
}

TEST(Judge, AcceptsNoBrokenOutput) {
  constexpr int kMutations = 400 / static_cast<int>(test::kStride);
  Random random(5);
  for (const auto& [id, name] : samples()) {
    const Profile& profile = *profile::profileOf(id);
    const auto cases = profile.read(inputOf(name)).cases;
    const std::string output = test::corpusFile("judges/" + name + ".out");
    const bool isJson = profile.output.cells == profile::CellStyle::json;
    int broken = 0;
    for (int i = 0; i < kMutations; ++i) {
      const std::string changed = mutated(output, random);
      const bool isRight = wordsIn(changed, isJson) == wordsIn(output, isJson);
      broken += isRight ? 0 : 1;
      const Judgement judgement = judge(profile, cases, changed);
      EXPECT_EQ(judgement.verdict == Verdict::accepted, isRight) << id << "\n" << changed;
      EXPECT_EQ(judgement.reason.has_value(), !isRight);
      const Judgement strict = judge(profile, cases, changed, {.isStrict = true});
      EXPECT_EQ(strict.verdict == Verdict::accepted, changed == output) << id << "\n" << changed;
    }
    EXPECT_GT(broken, kMutations / 2) << id;
  }
}

TEST(Judge, TakesAnyWhiteSpaceThatJudgesTake) {
  Random random(6);
  for (const auto& [id, name] : samples()) {
    const Profile& profile = *profile::profileOf(id);
    const auto cases = profile.read(inputOf(name)).cases;
    const std::string output = test::corpusFile("judges/" + name + ".out");
    for (int i = 0; i < 60; ++i) {
      std::string changed = std::string(random.below(2), ' ');
      for (const char c : output) {
        if (c == ' ') {
          changed += std::string(1 + random.below(3), random.below(3) == 0 ? '\t' : ' ');
        } else if (c == '\n') {
          changed += std::string(random.below(3), ' ') + (random.below(3) == 0 ? "\r\n" : "\n") +
                     std::string(random.below(3), '\n');
        } else {
          changed += c;
        }
      }
      if (random.below(2) == 0) changed.erase(changed.find_last_not_of(" \r\n") + 1);
      EXPECT_EQ(judge(profile, cases, changed).verdict, Verdict::accepted) << id << "\n" << changed;
    }
    // All on one line.
    const std::string line = replaceAll(output, "\n", " ");
    EXPECT_EQ(judge(profile, cases, line).verdict, Verdict::accepted) << id << "\n" << line;
    // On any lines.
    for (int i = 0; i < 20; ++i) {
      std::string changed = output;
      for (char& c : changed) {
        if (c == ' ' || c == '\n') c = random.below(10) == 0 ? '\n' : ' ';
      }
      EXPECT_EQ(judge(profile, cases, changed).verdict, Verdict::accepted) << id << "\n" << changed;
    }
  }
}

TEST(Judge, NamesSignsThatNobodySees) {
  const std::string output =
      replaceAll(test::corpusFile("judges/boj4574-1.out"), "Puzzle 1", "Puzzle\xc2\xa0\x31");
  const Judgement judgement = judgeText("4574", inputOf("boj4574-1"), output);
  EXPECT_EQ(judgement.verdict, Verdict::wrongAnswer);
  ASSERT_TRUE(judgement.reason.has_value());
  EXPECT_EQ(judgement.reason->found, "Puzzle<U+00A0>1");
}

TEST(Judge, AcceptsEverySampleStrictly) {
  for (const auto& [id, name] : samples()) {
    const Judgement judgement =
        judgeText(id, inputOf(name), test::corpusFile("judges/" + name + ".out"), true);
    EXPECT_EQ(judgement.verdict, Verdict::accepted) << id << ' ' << name;
  }
}

TEST(Judge, TakesAnAnswerForASecondOneOnlyBeforeTheNext) {
  const std::string right = test::corpusFile("judges/boj2239-1.out");
  const std::string blank = replaceAll(std::string(9, 'r'), "r", "000000000\n");
  const std::string input = "2\n" + blank + test::corpusFile("judges/boj2239-1.in");
  const std::string other = replaceAll(test::corpusFile("judges/boj2580-1.out"), " ", "");
  const auto expect = [&](const std::string& output, Verdict verdict, ReasonKind kind, int puzzle) {
    const Judgement judgement = judgeText("poj2676", input, output);
    EXPECT_EQ(judgement.verdict, verdict);
    ASSERT_TRUE(judgement.reason.has_value());
    EXPECT_EQ(judgement.reason->kind, kind);
    EXPECT_EQ(judgement.reason->puzzle, puzzle);
    ASSERT_TRUE(judgement.board.has_value());
    EXPECT_EQ(judgement.board->caseIndex, puzzle - 1);
  };
  expect(other + other, Verdict::wrongAnswer, ReasonKind::duplicateInRow, 2);
  expect(other + other + other, Verdict::wrongAnswer, ReasonKind::duplicateInRow, 2);
  expect(other + other + right, Verdict::extraOutput, ReasonKind::secondSolution, 1);
  expect(other + right + right, Verdict::extraOutput, ReasonKind::secondSolution, 2);
}

TEST(Judge, TellsAGivenThatComesLaterFromADigitThatStandsBefore) {
  const auto isOtherGiven = [](const std::string& change) {
    const std::string name = "boj2580-1";
    const Judgement judgement = judgeText("2580", inputOf(name), changedOutput(name, change));
    return judgement.reason && judgement.reason->isOtherGiven;
  };
  EXPECT_TRUE(isOtherGiven("L1=3 3 5 4 6 9 2 7 8"));
  // Row 2 gives the first 2; the second one is wrong.
  EXPECT_FALSE(isOtherGiven("L2=7 8 2 1 2 5 6 4 9"));
  EXPECT_FALSE(isOtherGiven("L1=1 4 5 4 6 9 2 7 8"));
}

TEST(Judge, LooksForNoNumberBehindTheOutput) {
  const std::string name = "spojSUDOGOB-1";
  // The grid of the first answer once more, where the second one's number belongs.
  std::string output = changedOutput(name, "cut 10");
  output += output.substr(output.find('\n') + 1);
  const Judgement judgement = judgeText("sudogob", inputOf(name), output);
  EXPECT_EQ(judgement.verdict, Verdict::wrongAnswer);
  ASSERT_TRUE(judgement.reason.has_value());
  EXPECT_EQ(judgement.reason->kind, ReasonKind::wrongNumber);
}

std::string foundIn(const std::string& id, const std::string& name, const std::string& output) {
  const Judgement judgement = judgeText(id, inputOf(name), output);
  return judgement.reason ? judgement.reason->found : "accepted";
}

TEST(Judge, QuotesAllOfAMessageThatStandsWhereAGridOught) {
  EXPECT_EQ(foundIn("sudokunique", "kattis-sudokunique-1", "Find another job\n"),
            "Find another job");
}

TEST(Judge, CountsRowsOfJsonWhateverLinesTheyAreOn) {
  const std::string output =
      replaceAll(test::corpusFile("judges/leetcode37-1.out"), "],[", "]\n,[");
  const auto expectRows = [&](const std::string& rows, const std::string& found) {
    const Judgement judgement = judgeText("leetcode37", inputOf("leetcode37-1"), rows);
    ASSERT_TRUE(judgement.reason.has_value()) << rows;
    EXPECT_EQ(judgement.reason->kind, ReasonKind::wrongRowCount) << rows;
    EXPECT_EQ(judgement.reason->found, found);
    EXPECT_EQ(judgement.reason->expected, "9");
  };
  expectRows(replaceAll(output, "]]", "]\n,[\"1\"]]"), "10");
  expectRows(output.substr(0, output.rfind(",[")) + "]", "8");
}

TEST(Judge, CountsRowsThatAreTooManyOfTheirPuzzle) {
  const auto expectTen = [](const std::string& id, const std::string& name,
                            const std::string& change, int puzzle) {
    const Judgement judgement = judgeText(id, inputOf(name), changedOutput(name, change));
    ASSERT_TRUE(judgement.reason.has_value());
    EXPECT_EQ(judgement.reason->kind, ReasonKind::wrongRowCount);
    EXPECT_EQ(judgement.reason->puzzle, puzzle);
    EXPECT_EQ(judgement.reason->found, "10");
  };
  expectTen("2580", "boj2580-1", "+1 2 3 4 5 6 7 8 9", 1);
  expectTen("4574", "boj4574-1", "L10=913426578⏎913426578", 1);
}

TEST(Judge, FindsTheMistakeOfTheLastStep) {
  std::string solved;
  const Grid grid = test::gridOf(
      replaceAll(replaceAll(test::corpusFile("judges/boj2580-1.out"), " ", ""), "\n", ""));
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit digit = cell < kCells - 1 ? grid[cell] : grid[cell] % kSize + 1;
    solved += std::to_string(rowOf(cell) + 1) + ' ' + std::to_string(columnOf(cell) + 1) + ' ' +
              std::to_string(digit) + '\n';
  }
  EXPECT_EQ(judgeText("1840", solved, "81\n").verdict, Verdict::accepted);
  EXPECT_EQ(judgeText("1840", solved, "-1\n").verdict, Verdict::wrongAnswer);
}

TEST(Judge, TakesLongNumbersForNumbers) {
  const std::string digits(41, '7');
  for (const std::string& number : {digits, '-' + digits}) {
    const Judgement judgement = judgeText("1840", inputOf("boj1840-1"), number);
    ASSERT_TRUE(judgement.reason.has_value());
    EXPECT_EQ(judgement.reason->kind, ReasonKind::wrongNumber);
  }
}

TEST(Judge, HasNoRightSumOfGridsWithoutSolutions) {
  const std::string input = "Grid 01\n550000000\n" + replaceAll("rrrrrrrr", "r", "000000000\n");
  const Judgement judgement = judgeText("euler96", input, "123\n");
  EXPECT_EQ(judgement.verdict, Verdict::undecided);
  ASSERT_TRUE(judgement.reason.has_value());
  EXPECT_EQ(judgement.reason->kind, ReasonKind::noSolution);
}

TEST(Judge, TakesOneAnswerToAllPuzzlesForThatOfNone) {
  for (const std::string output : {"", "12345\n"}) {
    const Judgement judgement = judgeText("euler96", inputOf("pe96-1"), output);
    ASSERT_TRUE(judgement.reason.has_value());
    EXPECT_EQ(judgement.reason->puzzle, 0);
  }
  const std::string twice = inputOf("pe96-1") + inputOf("pe96-1");
  EXPECT_EQ(judgeText("euler96", twice, "").reason->expected, "1");
}

TEST(Judge, LooksForNoSecondSolutionOfASubmission) {
  const Judgement judgement = judgeText(
      "12095", "",
      test::corpusFile("judges/boj12095-1.out") + test::corpusFile("judges/boj2580-1.out"));
  EXPECT_EQ(judgement.verdict, Verdict::extraOutput);
  ASSERT_TRUE(judgement.reason.has_value());
  EXPECT_EQ(judgement.reason->kind, ReasonKind::wrongRowCount);
}

TEST(Judge, BlamesNoAnswerToAnImpossibleSudominoku) {
  const std::string output = test::corpusFile("judges/boj4574-1.out");
  const std::string grid = output.substr(0, output.find("Puzzle 2"));
  const std::string isolated = "C5 A3 D9 I4 A9 E5 A2 C6 I1\n0\n";
  // Nothing is left beside A1 for a domino; two givens clash.
  for (const std::string domino : {"1\n3 B1 5 C1\n", "1\n2 B1 5 C1\n"}) {
    for (const std::string& answer : {grid, replaceAll(grid, "913426578", "913426579")}) {
      const Judgement judgement = judgeText("4574", domino + isolated, answer);
      EXPECT_EQ(judgement.verdict, Verdict::undecided);
      ASSERT_TRUE(judgement.reason.has_value());
      EXPECT_EQ(judgement.reason->kind, ReasonKind::noSolution);
    }
  }
}

TEST(Judge, ShowsABoardOnlyOfCellsThatWerePrinted) {
  const std::string output = test::corpusFile("judges/boj2580-1.out");
  EXPECT_TRUE(judgeText("2580", inputOf("boj2580-1"), output).board.has_value());
  EXPECT_TRUE(judgeText("2580", inputOf("boj2580-1"), output.substr(0, 30)).board.has_value());
  const std::string packed = replaceAll(output, " ", "");
  EXPECT_FALSE(judgeText("2580", inputOf("boj2580-1"), packed).board.has_value());
}

TEST(Judge, QuotesWholeCodePoints) {
  const std::string syllables = replaceAll(std::string(41, 'x'), "x", "답");
  const std::string quote = syllables.substr(0, 40 * 3) + "…";
  EXPECT_EQ(foundIn("9291", "boj9291-c1", syllables), quote);
  EXPECT_EQ(foundIn("2580", "boj2580-1", "1 3 5 4 6 9 2 7 " + syllables + "\n"), quote);
  EXPECT_EQ(foundIn("leetcode37", "leetcode37-1", "답"), "답");
  EXPECT_EQ(foundIn("leetcode37", "leetcode37-1", "[[\"답\",\"1\"]]"), "답");
}

TEST(Judge, QuotesBytesThatAreNotUtf8AsSuch) {
  const std::string foreign(41, '\x9b');
  const std::string quote = replaceAll(std::string(40, 'x'), "x", "\ufffd") + "…";
  EXPECT_EQ(foundIn("9291", "boj9291-c1", foreign), quote);
  EXPECT_EQ(foundIn("2580", "boj2580-1", "1 3 5 4 6 9 2 7 " + foreign + "\n"), quote);
  EXPECT_EQ(
      foundIn("2955", "boj2955-1", "4.9.....\x9b\n" + replaceAll("rrrrrrrr", "r", ".........\n")),
      "\ufffd");
  EXPECT_EQ(foundIn("2239", "boj2239-1", "1\xff\xec\x9dxxxxx\n"), "\ufffd");
  EXPECT_EQ(foundIn("leetcode37", "leetcode37-1", "\xeb\x8b"), "\ufffd");
  EXPECT_EQ(foundIn("leetcode37", "leetcode37-1", "[[\"\x80\""), "\ufffd");
  const Judgement judgement = judgeText("9291", inputOf("boj9291-c1"), foreign);
  EXPECT_EQ(judgement.reason->place.length, 41);
}

TEST(Judge, CountsTheCallsOfASubmission) {
  for (const auto& [name, calls] : {std::pair<std::string, std::uint64_t>{"boj12095-1", 72'097},
                                    {"boj12095-2", 102'108},
                                    {"boj12095-3", 9'840'147},
                                    {"boj12095-c4", 9'999'861}}) {
    const Judgement judgement =
        judgeText("12095", "", test::corpusFile("judges/" + name + ".out"), true);
    EXPECT_EQ(judgement.verdict, Verdict::accepted) << name;
    EXPECT_EQ(judgement.calls, calls) << name;
  }
}

TEST(Judge, ShowsTheFirstBoardOfWhatIsAcceptedWithItsTiling) {
  const Judgement judgement = judgeText("4574", test::corpusFile("judges/boj4574-1.in"),
                                        test::corpusFile("judges/boj4574-1.out"));
  ASSERT_TRUE(judgement.board && judgement.board->tiling);
  EXPECT_EQ(judgement.board->caseIndex, 0);
  int isolated = 0;
  for (Cell cell = 0; cell < kCells; ++cell) isolated += (*judgement.board->tiling)[cell] == cell;
  EXPECT_EQ(isolated, kSize);
}

/// Grids of digits that keep all rules but perhaps the tiling's: textbook and engine must agree.
TEST(Judge, DecidesTilingsAsTheEngineDoes) {
  Random random(7);
  int tiled = 0;
  int untiled = 0;
  const auto compare = [&](Sudominoku puzzle, const Grid& digits) {
    const std::uint64_t found = textbook::tileWithDominoes(puzzle, digits, 50).count;
    for (Cell cell = 0; cell < kCells; ++cell) {
      puzzle.candidates[cell] = DigitSet::of(digits[cell]);
    }
    solve::Request request;
    request.limits.maxTilings = 50;
    EXPECT_EQ(found, solveSudominoku(puzzle, request).tilingCount.value);
    ++(found > 0 ? tiled : untiled);
  };
  for (const Sudominoku& solved : test::solvedSudominokus()) {
    const Sudominoku puzzle = test::randomSudominoku(random, solved, random.below(30), true);
    solve::Request request;
    request.order = solve::Order::random;
    request.limits.maxSolutions = 3;
    request.keepSolutions = 3;
    request.limits.maxNodes = 300;
    for (const auto& solution : solveSudominoku(puzzle, request).solutions) {
      compare(puzzle, solution.grid);
    }
    for (const Grid& grid : solveSudoku({.givens = puzzle.givens()}, request).solutions) {
      compare(puzzle, grid);
    }
  }
  EXPECT_GT(tiled, 50);
  EXPECT_GT(untiled, 50);
}

}  // namespace
}  // namespace sudominoku::judge
