// Every kind of diagnostic has an example in docs/FORMATS.md; here each is read and compared.
//
// An example is a table row: | `kind` | severity | line:column+length | found | expected | text |
// where text has ⏎ for a line break, and `…` names a puzzle part: {row}, {rows8}, {isolated}.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "support/corpus.h"
#include "text/read.h"

namespace sudominoku::text {
namespace {

struct Example {
  std::string kind, severity, place, found, expected, text;
};

std::vector<Example> documentedExamples() {
  std::vector<Example> examples;
  for (const std::vector<std::string>& row : test::tableRowsOf("FORMATS.md")) {
    const bool isExample =
        row.size() >= 7 && (row[2] == "error" || row[2] == "warning" || row[2] == "note");
    if (isExample) examples.push_back({row[1], row[2], row[3], row[4], row[5], row[6]});
  }
  return examples;
}

std::string expanded(std::string text) {
  text = test::replaceAll(text, "{rows8}", "{row}⏎{row}⏎{row}⏎{row}⏎{row}⏎{row}⏎{row}⏎{row}");
  text = test::replaceAll(text, "{row}", "53..7....");
  text = test::replaceAll(text, "{isolated}", "C5 A3 D9 I4 A9 E5 A2 C6 I1");
  return test::replaceAll(text, "⏎", "\n");
}

TEST(Diagnostics, AreAsDocumented) {
  const std::vector<Example> examples = documentedExamples();
  std::map<std::string, int> documented;
  for (const Example& example : examples) {
    SCOPED_TRACE(example.text);
    ++documented[example.kind];
    const Reading reading = read(expanded(example.text), {.drafts = true, .isWhole = true});
    bool found = false;
    std::string all;
    for (const Diagnostic& diagnostic : reading.diagnostics) {
      all += std::string(nameOf(diagnostic.kind)) + ' ' + test::textOf(diagnostic.place) + " '" +
             diagnostic.found + "' '" + diagnostic.expected + "'\n";
      found |= nameOf(diagnostic.kind) == example.kind &&
               nameOf(diagnostic.severity) == example.severity &&
               test::textOf(diagnostic.place) == example.place &&
               diagnostic.found == example.found && diagnostic.expected == example.expected;
    }
    EXPECT_TRUE(found) << "documented: " << example.kind << ' ' << example.place << "\nread:\n"
                       << all;
  }
  for (int i = 0; i < kDiagnosticKinds; ++i) {
    const std::string name(nameOf(static_cast<DiagnosticKind>(i)));
    EXPECT_GE(documented[name], 1) << name << " has no example in docs/FORMATS.md";
  }
  EXPECT_EQ(documented.size(), static_cast<std::size_t>(kDiagnosticKinds));
}

TEST(Diagnostics, ComeInReadingOrder) {
  const Reading reading = read(
      "11\n6 B2 1 B9\nx C4 9 C3\n6 D3 8 K3\n12 E1 4 F1\nC5 A3 D9 I4 A9 E5 A2 C6\n"
      "hello\n53..7...\n\n");
  EXPECT_GE(reading.diagnostics.size(), 7u);
  for (std::size_t i = 1; i < reading.diagnostics.size(); ++i) {
    const Place& before = reading.diagnostics[i - 1].place;
    const Place& after = reading.diagnostics[i].place;
    EXPECT_LE(std::tie(before.line, before.column), std::tie(after.line, after.column));
  }
}

TEST(Diagnostics, CountColumnsInCodePoints) {
  const Reading reading = read("10\n6 B2 1 한국어 C4\n");
  ASSERT_FALSE(reading.diagnostics.empty());
  bool found = false;
  for (const Diagnostic& diagnostic : reading.diagnostics) {
    if (diagnostic.found != "한국어") continue;
    found = true;
    EXPECT_EQ(diagnostic.place.column, 8);
    EXPECT_EQ(diagnostic.place.length, 3);
  }
  EXPECT_TRUE(found);
}

TEST(Diagnostics, QuoteNoMoreThanFortyCodePoints) {
  const Reading reading = read(std::string(500, '@'));
  ASSERT_EQ(reading.diagnostics.size(), 1u);
  EXPECT_EQ(reading.diagnostics[0].place.length, 500);
  EXPECT_EQ(reading.diagnostics[0].found, std::string(40, '@') + "…");
}

}  // namespace
}  // namespace sudominoku::text
